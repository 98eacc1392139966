// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkBuilderListItemFactory`.
/// [Reference](https://docs.gtk.org/gtk4/class.BuilderListItemFactory.html)
open class BuilderListItemFactory: ListItemFactory {
    /// Source: `gtk_builder_list_item_factory_new_from_bytes`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.BuilderListItemFactory.new_from_bytes.html)
    @_alwaysEmitIntoClient
    public init(scope: (any BuilderScope)?, bytes: Bytes) {
        super.init(
            instance: CInstance(
                gtk_builder_list_item_factory_new_from_bytes(scope?.opaquePointer, bytes.opaquePointer)
            ),
            transfer: .full
        )
    }

    /// Source: `gtk_builder_list_item_factory_new_from_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.BuilderListItemFactory.new_from_resource.html)
    @_alwaysEmitIntoClient
    public init(scope: (any BuilderScope)?, resourcePath: String) {
        super.init(
            instance: CInstance(
                gtk_builder_list_item_factory_new_from_resource(scope?.opaquePointer, cText(resourcePath))
            ),
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

extension BuilderListItemFactory {
    /// Source: `gtk_builder_list_item_factory_get_bytes`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.bytes.html)
    @_alwaysEmitIntoClient
    public var bytes: Bytes {
        Bytes.wrapping(required: gtk_builder_list_item_factory_get_bytes(opaquePointer))
    }

    /// Source: `gtk_builder_list_item_factory_get_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.resource.html)
    @_alwaysEmitIntoClient
    public var resource: String? {
        String.optional(copying: gtk_builder_list_item_factory_get_resource(opaquePointer))
    }

    /// Source: `gtk_builder_list_item_factory_get_scope`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.scope.html)
    @_alwaysEmitIntoClient
    public var scope: (any BuilderScope)? {
        wrappingInterface(gtk_builder_list_item_factory_get_scope(opaquePointer))
    }
}
