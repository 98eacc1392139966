// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GThemedIcon`.
/// [Reference](https://docs.gtk.org/gio/class.ThemedIcon.html)
open class ThemedIcon: Object, Icon {
    /// Source: `g_themed_icon_new`.
    /// [Reference](https://docs.gtk.org/gio/ctor.ThemedIcon.new.html)
    @_alwaysEmitIntoClient
    public init(iconname: String) {
        super.init(instance: CInstance(g_themed_icon_new(cText(iconname))), transfer: .full)
    }

    /// Source: `g_themed_icon_new_from_names`.
    /// [Reference](https://docs.gtk.org/gio/ctor.ThemedIcon.new_from_names.html)
    @_alwaysEmitIntoClient
    public init(names iconnames: [String]) {
        let instance = withStringArray(iconnames) { iconnamesArray in
            g_themed_icon_new_from_names(iconnamesArray, cInteger(iconnames.count))
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `g_themed_icon_new_with_default_fallbacks`.
    /// [Reference](https://docs.gtk.org/gio/ctor.ThemedIcon.new_with_default_fallbacks.html)
    @_alwaysEmitIntoClient
    public init(defaultFallbacks iconname: String) {
        super.init(instance: CInstance(g_themed_icon_new_with_default_fallbacks(cText(iconname))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ThemedIcon {
    /// Source: `g_themed_icon_get_names`.
    /// [Reference](https://docs.gtk.org/gio/property.ThemedIcon.names.html)
    @_alwaysEmitIntoClient
    public var names: [String] {
        [String](copying: g_themed_icon_get_names(opaquePointer))
    }

    /// Source: the property `GThemedIcon:use-default-fallbacks`.
    /// [Reference](https://docs.gtk.org/gio/property.ThemedIcon.use-default-fallbacks.html)
    @_alwaysEmitIntoClient
    public var useDefaultFallbacks: Bool {
        self[property: "use-default-fallbacks"]
    }

    /// Source: `g_themed_icon_append_name`.
    /// [Reference](https://docs.gtk.org/gio/method.ThemedIcon.append_name.html)
    @_alwaysEmitIntoClient
    public func appendName(_ iconname: String) {
        g_themed_icon_append_name(opaquePointer, cText(iconname))
    }

    /// Source: `g_themed_icon_prepend_name`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/method.ThemedIcon.prepend_name.html)
    @_alwaysEmitIntoClient
    public func prependName(_ iconname: String) {
        g_themed_icon_prepend_name(opaquePointer, cText(iconname))
    }
}
