// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkIconPaintable`.
/// [Reference](https://docs.gtk.org/gtk4/class.IconPaintable.html)
open class IconPaintable: Object, SymbolicPaintable {
    /// Source: `gtk_icon_paintable_new_for_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.IconPaintable.new_for_file.html)
    @_alwaysEmitIntoClient
    public init(file: any File, size: Int, scale: Int) {
        super.init(
            instance: CInstance(gtk_icon_paintable_new_for_file(file.opaquePointer, cInteger(size), cInteger(scale))),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension IconPaintable {
    /// Source: `gtk_icon_paintable_get_file`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconPaintable.file.html)
    @_alwaysEmitIntoClient
    public var file: (any File)? {
        wrappingInterface(gtk_icon_paintable_get_file(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_icon_paintable_get_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconPaintable.icon-name.html)
    @_alwaysEmitIntoClient
    public var iconName: String? {
        String.optional(copying: gtk_icon_paintable_get_icon_name(opaquePointer))
    }

    /// Source: `gtk_icon_paintable_is_symbolic`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconPaintable.is-symbolic.html)
    @_alwaysEmitIntoClient
    public var isSymbolic: Bool {
        gtk_icon_paintable_is_symbolic(opaquePointer) != 0
    }
}
