// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrintCapabilities`.
/// [Reference](https://docs.gtk.org/gtk4/flags.PrintCapabilities.html)
nonisolated public struct PrintCapabilities: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_PRINT_CAPABILITY_PAGE_SET`.
    public static let pageSet = PrintCapabilities(rawValue: 0x1)
    /// Source: `GTK_PRINT_CAPABILITY_COPIES`.
    public static let copies = PrintCapabilities(rawValue: 0x2)
    /// Source: `GTK_PRINT_CAPABILITY_COLLATE`.
    public static let collate = PrintCapabilities(rawValue: 0x4)
    /// Source: `GTK_PRINT_CAPABILITY_REVERSE`.
    public static let reverse = PrintCapabilities(rawValue: 0x8)
    /// Source: `GTK_PRINT_CAPABILITY_SCALE`.
    public static let scale = PrintCapabilities(rawValue: 0x10)
    /// Source: `GTK_PRINT_CAPABILITY_GENERATE_PDF`.
    public static let generatePdf = PrintCapabilities(rawValue: 0x20)
    /// Source: `GTK_PRINT_CAPABILITY_GENERATE_PS`.
    public static let generatePs = PrintCapabilities(rawValue: 0x40)
    /// Source: `GTK_PRINT_CAPABILITY_PREVIEW`.
    public static let preview = PrintCapabilities(rawValue: 0x80)
    /// Source: `GTK_PRINT_CAPABILITY_NUMBER_UP`.
    public static let numberUp = PrintCapabilities(rawValue: 0x100)
    /// Source: `GTK_PRINT_CAPABILITY_NUMBER_UP_LAYOUT`.
    public static let numberUpLayout = PrintCapabilities(rawValue: 0x200)

    init(_ value: GtkPrintCapabilities) { self.init(rawValue: value.rawValue) }

    var cValue: GtkPrintCapabilities { GtkPrintCapabilities(rawValue: rawValue) }
}

extension PrintCapabilities: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_print_capabilities_get_type()) }
}
