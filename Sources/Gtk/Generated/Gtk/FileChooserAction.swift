// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFileChooserAction`.
/// [Reference](https://docs.gtk.org/gtk4/enum.FileChooserAction.html)
nonisolated public enum FileChooserAction: Enumeration {
    /// Source: `GTK_FILE_CHOOSER_ACTION_OPEN`.
    case open
    /// Source: `GTK_FILE_CHOOSER_ACTION_SAVE`.
    case save
    /// Source: `GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER`.
    case selectFolder
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FileChooserAction] = [
        .open,
        .save,
        .selectFolder,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .open
        case 1: self = .save
        case 2: self = .selectFolder
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .open: 0
        case .save: 1
        case .selectFolder: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkFileChooserAction) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkFileChooserAction { GtkFileChooserAction(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileChooserAction: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_file_chooser_action_get_type()) }
}
