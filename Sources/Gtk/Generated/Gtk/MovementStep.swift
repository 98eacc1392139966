// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkMovementStep`.
/// [Reference](https://docs.gtk.org/gtk4/enum.MovementStep.html)
nonisolated public enum MovementStep: Enumeration {
    /// Source: `GTK_MOVEMENT_LOGICAL_POSITIONS`.
    case logicalPositions
    /// Source: `GTK_MOVEMENT_VISUAL_POSITIONS`.
    case visualPositions
    /// Source: `GTK_MOVEMENT_WORDS`.
    case words
    /// Source: `GTK_MOVEMENT_DISPLAY_LINES`.
    case displayLines
    /// Source: `GTK_MOVEMENT_DISPLAY_LINE_ENDS`.
    case displayLineEnds
    /// Source: `GTK_MOVEMENT_PARAGRAPHS`.
    case paragraphs
    /// Source: `GTK_MOVEMENT_PARAGRAPH_ENDS`.
    case paragraphEnds
    /// Source: `GTK_MOVEMENT_PAGES`.
    case pages
    /// Source: `GTK_MOVEMENT_BUFFER_ENDS`.
    case bufferEnds
    /// Source: `GTK_MOVEMENT_HORIZONTAL_PAGES`.
    case horizontalPages
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [MovementStep] = [
        .logicalPositions,
        .visualPositions,
        .words,
        .displayLines,
        .displayLineEnds,
        .paragraphs,
        .paragraphEnds,
        .pages,
        .bufferEnds,
        .horizontalPages,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .logicalPositions
        case 1: self = .visualPositions
        case 2: self = .words
        case 3: self = .displayLines
        case 4: self = .displayLineEnds
        case 5: self = .paragraphs
        case 6: self = .paragraphEnds
        case 7: self = .pages
        case 8: self = .bufferEnds
        case 9: self = .horizontalPages
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .logicalPositions: 0
        case .visualPositions: 1
        case .words: 2
        case .displayLines: 3
        case .displayLineEnds: 4
        case .paragraphs: 5
        case .paragraphEnds: 6
        case .pages: 7
        case .bufferEnds: 8
        case .horizontalPages: 9
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkMovementStep) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkMovementStep { GtkMovementStep(rawValue: UInt32(bitPattern: rawValue)) }
}

extension MovementStep: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_movement_step_get_type()) }
}
