// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkConstraintAttribute`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ConstraintAttribute.html)
nonisolated public enum ConstraintAttribute: Enumeration {
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_NONE`.
    case none
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_LEFT`.
    case left
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_RIGHT`.
    case right
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_TOP`.
    case top
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_BOTTOM`.
    case bottom
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_START`.
    case start
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_END`.
    case end
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_WIDTH`.
    case width
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_HEIGHT`.
    case height
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_CENTER_X`.
    case centerX
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_CENTER_Y`.
    case centerY
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_BASELINE`.
    case baseline
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ConstraintAttribute] = [
        .none,
        .left,
        .right,
        .top,
        .bottom,
        .start,
        .end,
        .width,
        .height,
        .centerX,
        .centerY,
        .baseline,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .left
        case 2: self = .right
        case 3: self = .top
        case 4: self = .bottom
        case 5: self = .start
        case 6: self = .end
        case 7: self = .width
        case 8: self = .height
        case 9: self = .centerX
        case 10: self = .centerY
        case 11: self = .baseline
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .left: 1
        case .right: 2
        case .top: 3
        case .bottom: 4
        case .start: 5
        case .end: 6
        case .width: 7
        case .height: 8
        case .centerX: 9
        case .centerY: 10
        case .baseline: 11
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkConstraintAttribute) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkConstraintAttribute { GtkConstraintAttribute(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ConstraintAttribute: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_constraint_attribute_get_type()) }
}
