// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkIconTheme`.
/// [Reference](https://docs.gtk.org/gtk4/class.IconTheme.html)
open class IconTheme: Object {
    /// Source: `gtk_icon_theme_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.IconTheme.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_icon_theme_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension IconTheme {
    /// Source: the property `GtkIconTheme:display`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconTheme.display.html)
    @_alwaysEmitIntoClient
    public var display: Display? {
        get {
            Display.wrapping(gtk_icon_theme_get_display(opaquePointer))
        }
        set {
            self[property: "display"] = newValue
        }
    }

    /// Source: `gtk_icon_theme_get_icon_names`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconTheme.icon-names.html)
    @_alwaysEmitIntoClient
    public var iconNames: [String] {
        [String](taking: gtk_icon_theme_get_icon_names(opaquePointer))
    }

    /// Source: `gtk_icon_theme_get_resource_path`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconTheme.resource-path.html)
    @_alwaysEmitIntoClient
    public var resourcePath: [String] {
        [String](taking: gtk_icon_theme_get_resource_path(opaquePointer))
    }

    /// Source: `gtk_icon_theme_get_search_path`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconTheme.search-path.html)
    @_alwaysEmitIntoClient
    public var searchPath: [String] {
        [String](taking: gtk_icon_theme_get_search_path(opaquePointer))
    }

    /// Source: `gtk_icon_theme_get_theme_name`, `gtk_icon_theme_set_theme_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconTheme.theme-name.html)
    @_alwaysEmitIntoClient
    public var themeName: String? {
        get {
            String.optional(taking: gtk_icon_theme_get_theme_name(opaquePointer))
        }
        set {
            gtk_icon_theme_set_theme_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_icon_theme_add_resource_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconTheme.add_resource_path.html)
    @_alwaysEmitIntoClient
    public func addResourcePath(_ path: String) {
        gtk_icon_theme_add_resource_path(opaquePointer, cText(path))
    }

    /// Source: `gtk_icon_theme_add_search_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconTheme.add_search_path.html)
    @_alwaysEmitIntoClient
    public func addSearchPath(_ path: String) {
        gtk_icon_theme_add_search_path(opaquePointer, cText(path))
    }

    /// Source: `gtk_icon_theme_has_gicon`, since GTK 4.2.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconTheme.has_gicon.html)
    @_alwaysEmitIntoClient
    public func hasGicon(_ gicon: any Icon) -> Bool {
        gtk_icon_theme_has_gicon(opaquePointer, gicon.opaquePointer) != 0
    }

    /// Source: `gtk_icon_theme_has_icon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconTheme.has_icon.html)
    @_alwaysEmitIntoClient
    public func hasIcon(_ iconName: String) -> Bool {
        gtk_icon_theme_has_icon(opaquePointer, cText(iconName)) != 0
    }

    /// Source: `gtk_icon_theme_lookup_by_gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconTheme.lookup_by_gicon.html)
    @_alwaysEmitIntoClient
    public func lookupByGicon(
        _ icon: any Icon,
        size: Int,
        scale: Int,
        direction: TextDirection,
        flags: IconLookupFlags = []
    ) -> IconPaintable {
        IconPaintable.wrapping(
            required: gtk_icon_theme_lookup_by_gicon(
                opaquePointer,
                icon.opaquePointer,
                cInteger(size),
                cInteger(scale),
                direction.cValue,
                flags.cValue
            ),
            transfer: .full
        )
    }

    /// Source: `gtk_icon_theme_lookup_icon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconTheme.lookup_icon.html)
    @_alwaysEmitIntoClient
    public func lookupIcon(
        _ iconName: String,
        fallbacks: [String]? = nil,
        size: Int,
        scale: Int,
        direction: TextDirection,
        flags: IconLookupFlags = []
    ) -> IconPaintable {
        let result = withStringArray(fallbacks) { fallbacksArray in
            gtk_icon_theme_lookup_icon(
                opaquePointer,
                cText(iconName),
                UnsafeMutableRawPointer(fallbacksArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                cInteger(size),
                cInteger(scale),
                direction.cValue,
                flags.cValue
            )
        }
        return IconPaintable.wrapping(required: result, transfer: .full)
    }

    /// Source: `gtk_icon_theme_set_resource_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconTheme.set_resource_path.html)
    @_alwaysEmitIntoClient
    public func setResourcePath(_ path: [String]?) {
        withStringArray(path) { pathArray in
            gtk_icon_theme_set_resource_path(
                opaquePointer,
                UnsafeMutableRawPointer(pathArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
    }

    /// Source: `gtk_icon_theme_set_search_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconTheme.set_search_path.html)
    @_alwaysEmitIntoClient
    public func setSearchPath(_ path: [String]?) {
        withStringArray(path) { pathArray in
            gtk_icon_theme_set_search_path(
                opaquePointer,
                UnsafeMutableRawPointer(pathArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
    }

    /// Source: `gtk_icon_theme_get_for_display`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.IconTheme.get_for_display.html)
    @_alwaysEmitIntoClient
    public static func forDisplay(_ display: Display) -> IconTheme {
        IconTheme.wrapping(required: gtk_icon_theme_get_for_display(display.opaquePointer))
    }

    /// Source: the signal `GtkIconTheme::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconTheme.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }
}
