// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkColorChooser`.
/// [Reference](https://docs.gtk.org/gtk4/iface.ColorChooser.html)
public protocol ColorChooser: Object {}

extension ColorChooser {
    /// Source: the property `GtkColorChooser:rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColorChooser.rgba.html)
    @_alwaysEmitIntoClient
    public var rgba: RGBA {
        get {
            self[property: "rgba"]
        }
        set {
            self[property: "rgba"] = newValue
        }
    }

    /// Source: `gtk_color_chooser_get_use_alpha`, `gtk_color_chooser_set_use_alpha`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColorChooser.use-alpha.html)
    @_alwaysEmitIntoClient
    public var useAlpha: Bool {
        get {
            gtk_color_chooser_get_use_alpha(opaquePointer) != 0
        }
        set {
            gtk_color_chooser_set_use_alpha(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_color_chooser_add_palette`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ColorChooser.add_palette.html)
    @_alwaysEmitIntoClient
    public func addPalette(_ orientation: Orientation, colorsPerLine: Int, colors: [RGBA]) {
        var colorsValues = colors.map { $0.cValue }
        gtk_color_chooser_add_palette(
            opaquePointer,
            orientation.cValue,
            cInteger(colorsPerLine),
            cInteger(colors.count),
            &colorsValues
        )
    }

    /// Source: the signal `GtkColorChooser::color-activated`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ColorChooser.color-activated.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onColorActivated(
        after: Bool = false,
        _ handler: @escaping @MainActor (RGBA) -> Void
    ) -> SignalConnection {
        connect("color-activated", after: after, handler)
    }
}

/// An object of a private C class that implements ``ColorChooser``.
///
/// The functions of the C interface are static members of this class.
public final class AnyColorChooser: Object, ColorChooser {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
