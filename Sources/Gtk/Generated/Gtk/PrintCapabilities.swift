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
    @_alwaysEmitIntoClient
    public static var pageSet: PrintCapabilities { PrintCapabilities(rawValue: 0x1) }
    /// Source: `GTK_PRINT_CAPABILITY_COPIES`.
    @_alwaysEmitIntoClient
    public static var copies: PrintCapabilities { PrintCapabilities(rawValue: 0x2) }
    /// Source: `GTK_PRINT_CAPABILITY_COLLATE`.
    @_alwaysEmitIntoClient
    public static var collate: PrintCapabilities { PrintCapabilities(rawValue: 0x4) }
    /// Source: `GTK_PRINT_CAPABILITY_REVERSE`.
    @_alwaysEmitIntoClient
    public static var reverse: PrintCapabilities { PrintCapabilities(rawValue: 0x8) }
    /// Source: `GTK_PRINT_CAPABILITY_SCALE`.
    @_alwaysEmitIntoClient
    public static var scale: PrintCapabilities { PrintCapabilities(rawValue: 0x10) }
    /// Source: `GTK_PRINT_CAPABILITY_GENERATE_PDF`.
    @_alwaysEmitIntoClient
    public static var generatePdf: PrintCapabilities { PrintCapabilities(rawValue: 0x20) }
    /// Source: `GTK_PRINT_CAPABILITY_GENERATE_PS`.
    @_alwaysEmitIntoClient
    public static var generatePs: PrintCapabilities { PrintCapabilities(rawValue: 0x40) }
    /// Source: `GTK_PRINT_CAPABILITY_PREVIEW`.
    @_alwaysEmitIntoClient
    public static var preview: PrintCapabilities { PrintCapabilities(rawValue: 0x80) }
    /// Source: `GTK_PRINT_CAPABILITY_NUMBER_UP`.
    @_alwaysEmitIntoClient
    public static var numberUp: PrintCapabilities { PrintCapabilities(rawValue: 0x100) }
    /// Source: `GTK_PRINT_CAPABILITY_NUMBER_UP_LAYOUT`.
    @_alwaysEmitIntoClient
    public static var numberUpLayout: PrintCapabilities { PrintCapabilities(rawValue: 0x200) }

    @_alwaysEmitIntoClient
    init(_ value: GtkPrintCapabilities) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkPrintCapabilities { GtkPrintCapabilities(rawValue: rawValue) }
}

extension PrintCapabilities: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_print_capabilities_get_type()) }
}
