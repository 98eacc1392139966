// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkScrollStep`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ScrollStep.html)
nonisolated public enum ScrollStep: Enumeration {
    /// Source: `GTK_SCROLL_STEPS`.
    case steps
    /// Source: `GTK_SCROLL_PAGES`.
    case pages
    /// Source: `GTK_SCROLL_ENDS`.
    case ends
    /// Source: `GTK_SCROLL_HORIZONTAL_STEPS`.
    case horizontalSteps
    /// Source: `GTK_SCROLL_HORIZONTAL_PAGES`.
    case horizontalPages
    /// Source: `GTK_SCROLL_HORIZONTAL_ENDS`.
    case horizontalEnds
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ScrollStep] = [
        .steps,
        .pages,
        .ends,
        .horizontalSteps,
        .horizontalPages,
        .horizontalEnds,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .steps
        case 1: self = .pages
        case 2: self = .ends
        case 3: self = .horizontalSteps
        case 4: self = .horizontalPages
        case 5: self = .horizontalEnds
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .steps: 0
        case .pages: 1
        case .ends: 2
        case .horizontalSteps: 3
        case .horizontalPages: 4
        case .horizontalEnds: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkScrollStep) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkScrollStep { GtkScrollStep(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ScrollStep: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_scroll_step_get_type()) }
}
