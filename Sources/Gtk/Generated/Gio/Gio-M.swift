// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GMemoryInputStream`.
/// [Reference](https://docs.gtk.org/gio/class.MemoryInputStream.html)
open class MemoryInputStream: GioInputStream, PollableInputStream, Seekable {
    /// Source: `g_memory_input_stream_new`.
    /// [Reference](https://docs.gtk.org/gio/ctor.MemoryInputStream.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(g_memory_input_stream_new()), transfer: .full)
    }

    /// Source: `g_memory_input_stream_new_from_bytes`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/ctor.MemoryInputStream.new_from_bytes.html)
    @_alwaysEmitIntoClient
    public init(bytes: Bytes) {
        super.init(instance: CInstance(g_memory_input_stream_new_from_bytes(bytes.opaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension MemoryInputStream {
    @_alwaysEmitIntoClient
    var memoryInputStreamPointer: UnsafeMutablePointer<GMemoryInputStream> { pointer() }

    /// Source: `g_memory_input_stream_add_bytes`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.MemoryInputStream.add_bytes.html)
    @_alwaysEmitIntoClient
    public func addBytes(_ bytes: Bytes) {
        g_memory_input_stream_add_bytes(memoryInputStreamPointer, bytes.opaquePointer)
    }
}

/// Source: `GMemoryOutputStream`.
/// [Reference](https://docs.gtk.org/gio/class.MemoryOutputStream.html)
open class MemoryOutputStream: GioOutputStream, PollableOutputStream, Seekable {
    /// Source: `g_memory_output_stream_new_resizable`, since GLib 2.36.
    /// [Reference](https://docs.gtk.org/gio/ctor.MemoryOutputStream.new_resizable.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(g_memory_output_stream_new_resizable()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension MemoryOutputStream {
    @_alwaysEmitIntoClient
    var memoryOutputStreamPointer: UnsafeMutablePointer<GMemoryOutputStream> { pointer() }

    /// Source: `g_memory_output_stream_get_data_size`, since GLib 2.24.
    /// [Reference](https://docs.gtk.org/gio/property.MemoryOutputStream.data-size.html)
    @_alwaysEmitIntoClient
    public var dataSize: Int {
        Int(clamping: g_memory_output_stream_get_data_size(memoryOutputStreamPointer))
    }

    /// Source: `g_memory_output_stream_get_size`, since GLib 2.24.
    /// [Reference](https://docs.gtk.org/gio/property.MemoryOutputStream.size.html)
    @_alwaysEmitIntoClient
    public var size: Int {
        Int(clamping: g_memory_output_stream_get_size(memoryOutputStreamPointer))
    }

    /// Source: `g_memory_output_stream_steal_as_bytes`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.MemoryOutputStream.steal_as_bytes.html)
    @_alwaysEmitIntoClient
    public func stealAsBytes() -> Bytes {
        Bytes.wrapping(required: g_memory_output_stream_steal_as_bytes(memoryOutputStreamPointer), transfer: .full)
    }
}

/// Source: `GMenu`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/class.Menu.html)
open class Menu: MenuModel {
    /// Source: `g_menu_new`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/ctor.Menu.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(g_menu_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Menu {
    /// Source: `g_menu_append`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.append.html)
    @_alwaysEmitIntoClient
    public func append(_ label: String? = nil, detailedAction: String? = nil) {
        g_menu_append(opaquePointer, cText(ifAny: label), cText(ifAny: detailedAction))
    }

    /// Source: `g_menu_append_item`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.append_item.html)
    @_alwaysEmitIntoClient
    public func appendItem(_ item: MenuItem) {
        g_menu_append_item(opaquePointer, item.opaquePointer)
    }

    /// Source: `g_menu_append_section`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.append_section.html)
    @_alwaysEmitIntoClient
    public func appendSection(_ label: String? = nil, section: MenuModel) {
        g_menu_append_section(opaquePointer, cText(ifAny: label), section.menuModelPointer)
    }

    /// Source: `g_menu_append_submenu`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.append_submenu.html)
    @_alwaysEmitIntoClient
    public func appendSubmenu(_ label: String? = nil, submenu: MenuModel) {
        g_menu_append_submenu(opaquePointer, cText(ifAny: label), submenu.menuModelPointer)
    }

    /// Source: `g_menu_freeze`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.freeze.html)
    @_alwaysEmitIntoClient
    public func freeze() {
        g_menu_freeze(opaquePointer)
    }

    /// Source: `g_menu_insert`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.insert.html)
    @_alwaysEmitIntoClient
    public func insert(position: Int, label: String? = nil, detailedAction: String? = nil) {
        g_menu_insert(opaquePointer, cInteger(position), cText(ifAny: label), cText(ifAny: detailedAction))
    }

    /// Source: `g_menu_insert_item`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.insert_item.html)
    @_alwaysEmitIntoClient
    public func insertItem(position: Int, item: MenuItem) {
        g_menu_insert_item(opaquePointer, cInteger(position), item.opaquePointer)
    }

    /// Source: `g_menu_insert_section`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.insert_section.html)
    @_alwaysEmitIntoClient
    public func insertSection(position: Int, label: String? = nil, section: MenuModel) {
        g_menu_insert_section(opaquePointer, cInteger(position), cText(ifAny: label), section.menuModelPointer)
    }

    /// Source: `g_menu_insert_submenu`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.insert_submenu.html)
    @_alwaysEmitIntoClient
    public func insertSubmenu(position: Int, label: String? = nil, submenu: MenuModel) {
        g_menu_insert_submenu(opaquePointer, cInteger(position), cText(ifAny: label), submenu.menuModelPointer)
    }

    /// Source: `g_menu_prepend`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.prepend.html)
    @_alwaysEmitIntoClient
    public func prepend(_ label: String? = nil, detailedAction: String? = nil) {
        g_menu_prepend(opaquePointer, cText(ifAny: label), cText(ifAny: detailedAction))
    }

    /// Source: `g_menu_prepend_item`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.prepend_item.html)
    @_alwaysEmitIntoClient
    public func prependItem(_ item: MenuItem) {
        g_menu_prepend_item(opaquePointer, item.opaquePointer)
    }

    /// Source: `g_menu_prepend_section`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.prepend_section.html)
    @_alwaysEmitIntoClient
    public func prependSection(_ label: String? = nil, section: MenuModel) {
        g_menu_prepend_section(opaquePointer, cText(ifAny: label), section.menuModelPointer)
    }

    /// Source: `g_menu_prepend_submenu`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.prepend_submenu.html)
    @_alwaysEmitIntoClient
    public func prependSubmenu(_ label: String? = nil, submenu: MenuModel) {
        g_menu_prepend_submenu(opaquePointer, cText(ifAny: label), submenu.menuModelPointer)
    }

    /// Source: `g_menu_remove`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ position: Int) {
        g_menu_remove(opaquePointer, cInteger(position))
    }

    /// Source: `g_menu_remove_all`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.remove_all.html)
    @_alwaysEmitIntoClient
    public func removeAll() {
        g_menu_remove_all(opaquePointer)
    }
}

/// Source: `GMenuItem`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/class.MenuItem.html)
open class MenuItem: Object {
    /// Source: `g_menu_item_new`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/ctor.MenuItem.new.html)
    @_alwaysEmitIntoClient
    public init(label: String? = nil, detailedAction: String? = nil) {
        super.init(
            instance: CInstance(g_menu_item_new(cText(ifAny: label), cText(ifAny: detailedAction))),
            transfer: .full
        )
    }

    /// Source: `g_menu_item_new_from_model`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/ctor.MenuItem.new_from_model.html)
    @_alwaysEmitIntoClient
    public init(model: MenuModel, itemIndex: Int) {
        super.init(
            instance: CInstance(g_menu_item_new_from_model(model.menuModelPointer, cInteger(itemIndex))),
            transfer: .full
        )
    }

    /// Source: `g_menu_item_new_section`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/ctor.MenuItem.new_section.html)
    @_alwaysEmitIntoClient
    public init(label: String?, section: MenuModel) {
        super.init(
            instance: CInstance(g_menu_item_new_section(cText(ifAny: label), section.menuModelPointer)),
            transfer: .full
        )
    }

    /// Source: `g_menu_item_new_submenu`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/ctor.MenuItem.new_submenu.html)
    @_alwaysEmitIntoClient
    public init(label: String?, submenu: MenuModel) {
        super.init(
            instance: CInstance(g_menu_item_new_submenu(cText(ifAny: label), submenu.menuModelPointer)),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension MenuItem {
    /// Source: `g_menu_item_get_attribute_value`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.get_attribute_value.html)
    @_alwaysEmitIntoClient
    public func attributeValue(for attribute: String, expectedType: VariantType? = nil) -> Variant? {
        Variant.wrapping(
            g_menu_item_get_attribute_value(opaquePointer, cText(attribute), expectedType?.opaquePointer),
            transfer: .full
        )
    }

    /// Source: `g_menu_item_get_link`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.get_link.html)
    @_alwaysEmitIntoClient
    public func link(for link: String) -> MenuModel? {
        MenuModel.wrapping(g_menu_item_get_link(opaquePointer, cText(link)), transfer: .full)
    }

    /// Source: `g_menu_item_set_action_and_target_value`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.set_action_and_target_value.html)
    @_alwaysEmitIntoClient
    public func setActionAndTargetValue(_ action: String?, targetValue: Variant? = nil) {
        g_menu_item_set_action_and_target_value(opaquePointer, cText(ifAny: action), targetValue?.opaquePointer)
    }

    /// Source: `g_menu_item_set_attribute_value`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.set_attribute_value.html)
    @_alwaysEmitIntoClient
    public func setAttributeValue(_ attribute: String, value: Variant? = nil) {
        g_menu_item_set_attribute_value(opaquePointer, cText(attribute), value?.opaquePointer)
    }

    /// Source: `g_menu_item_set_detailed_action`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.set_detailed_action.html)
    @_alwaysEmitIntoClient
    public func setDetailedAction(_ detailedAction: String) {
        g_menu_item_set_detailed_action(opaquePointer, cText(detailedAction))
    }

    /// Source: `g_menu_item_set_icon`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.set_icon.html)
    @_alwaysEmitIntoClient
    public func setIcon(_ icon: any Icon) {
        g_menu_item_set_icon(opaquePointer, icon.opaquePointer)
    }

    /// Source: `g_menu_item_set_label`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.set_label.html)
    @_alwaysEmitIntoClient
    public func setLabel(_ label: String?) {
        g_menu_item_set_label(opaquePointer, cText(ifAny: label))
    }

    /// Source: `g_menu_item_set_link`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.set_link.html)
    @_alwaysEmitIntoClient
    public func setLink(_ link: String, model: MenuModel? = nil) {
        g_menu_item_set_link(opaquePointer, cText(link), model?.menuModelPointer)
    }

    /// Source: `g_menu_item_set_section`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.set_section.html)
    @_alwaysEmitIntoClient
    public func setSection(_ section: MenuModel?) {
        g_menu_item_set_section(opaquePointer, section?.menuModelPointer)
    }

    /// Source: `g_menu_item_set_submenu`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.set_submenu.html)
    @_alwaysEmitIntoClient
    public func setSubmenu(_ submenu: MenuModel?) {
        g_menu_item_set_submenu(opaquePointer, submenu?.menuModelPointer)
    }
}

/// Source: `GMenuModel`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/class.MenuModel.html)
open class MenuModel: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension MenuModel {
    @_alwaysEmitIntoClient
    var menuModelPointer: UnsafeMutablePointer<GMenuModel> { pointer() }

    /// Source: `g_menu_model_get_n_items`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuModel.get_n_items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        Int(g_menu_model_get_n_items(menuModelPointer))
    }

    /// Source: `g_menu_model_is_mutable`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuModel.is_mutable.html)
    @_alwaysEmitIntoClient
    public var isMutable: Bool {
        g_menu_model_is_mutable(menuModelPointer) != 0
    }

    /// Source: `g_menu_model_get_item_attribute_value`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuModel.get_item_attribute_value.html)
    @_alwaysEmitIntoClient
    public func itemAttributeValue(itemIndex: Int, attribute: String, expectedType: VariantType? = nil) -> Variant? {
        Variant.wrapping(
            g_menu_model_get_item_attribute_value(
                menuModelPointer,
                cInteger(itemIndex),
                cText(attribute),
                expectedType?.opaquePointer
            ),
            transfer: .full
        )
    }

    /// Source: `g_menu_model_get_item_link`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuModel.get_item_link.html)
    @_alwaysEmitIntoClient
    public func itemLink(itemIndex: Int, link: String) -> MenuModel? {
        MenuModel.wrapping(
            g_menu_model_get_item_link(menuModelPointer, cInteger(itemIndex), cText(link)),
            transfer: .full
        )
    }

    /// Source: `g_menu_model_items_changed`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuModel.items_changed.html)
    @_alwaysEmitIntoClient
    public func itemsChanged(position: Int, removed: Int, added: Int) {
        g_menu_model_items_changed(menuModelPointer, cInteger(position), cInteger(removed), cInteger(added))
    }

    /// Source: the signal `GMenuModel::items-changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.MenuModel.items-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onItemsChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int, Int) -> Void
    ) -> SignalConnection {
        connect("items-changed", after: after, handler)
    }
}

/// Source: `GMount`.
/// [Reference](https://docs.gtk.org/gio/iface.Mount.html)
public protocol Mount: Object {}

extension Mount {
    /// Source: `g_mount_can_eject`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.can_eject.html)
    @_alwaysEmitIntoClient
    public var canEject: Bool {
        g_mount_can_eject(opaquePointer) != 0
    }

    /// Source: `g_mount_can_unmount`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.can_unmount.html)
    @_alwaysEmitIntoClient
    public var canUnmount: Bool {
        g_mount_can_unmount(opaquePointer) != 0
    }

    /// Source: `g_mount_get_default_location`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_default_location.html)
    @_alwaysEmitIntoClient
    public var defaultLocation: any File {
        wrappingInterface(required: g_mount_get_default_location(opaquePointer), transfer: .full)
    }

    /// Source: `g_mount_get_drive`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_drive.html)
    @_alwaysEmitIntoClient
    public var drive: (any Drive)? {
        wrappingInterface(g_mount_get_drive(opaquePointer), transfer: .full)
    }

    /// Source: `g_mount_get_icon`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_icon.html)
    @_alwaysEmitIntoClient
    public var icon: any Icon {
        wrappingInterface(required: g_mount_get_icon(opaquePointer), transfer: .full)
    }

    /// Source: `g_mount_get_name`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        String(taking: g_mount_get_name(opaquePointer))
    }

    /// Source: `g_mount_get_root`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_root.html)
    @_alwaysEmitIntoClient
    public var root: any File {
        wrappingInterface(required: g_mount_get_root(opaquePointer), transfer: .full)
    }

    /// Source: `g_mount_get_sort_key`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_sort_key.html)
    @_alwaysEmitIntoClient
    public var sortKey: String? {
        String.optional(copying: g_mount_get_sort_key(opaquePointer))
    }

    /// Source: `g_mount_get_symbolic_icon`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_symbolic_icon.html)
    @_alwaysEmitIntoClient
    public var symbolicIcon: any Icon {
        wrappingInterface(required: g_mount_get_symbolic_icon(opaquePointer), transfer: .full)
    }

    /// Source: `g_mount_get_uuid`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_uuid.html)
    @_alwaysEmitIntoClient
    public var uuid: String? {
        String.optional(taking: g_mount_get_uuid(opaquePointer))
    }

    /// Source: `g_mount_get_volume`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.get_volume.html)
    @_alwaysEmitIntoClient
    public var volume: (any Volume)? {
        wrappingInterface(g_mount_get_volume(opaquePointer), transfer: .full)
    }

    /// Source: `g_mount_is_shadowed`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.is_shadowed.html)
    @_alwaysEmitIntoClient
    public var isShadowed: Bool {
        g_mount_is_shadowed(opaquePointer) != 0
    }

    /// Source: `g_mount_eject`, `g_mount_eject_finish`; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.eject.html)
    @_alwaysEmitIntoClient
    public func eject(_ flags: MountUnmountFlags = []) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_mount_eject(opaquePointer, flags.cValue, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_mount_eject_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_mount_eject_with_operation`, `g_mount_eject_with_operation_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.eject_with_operation.html)
    @_alwaysEmitIntoClient
    public func ejectWithOperation(_ flags: MountUnmountFlags = [], mountOperation: GioMountOperation? = nil)
        async throws
    {
        try await asyncOperation { cancellable, callback, data in
            g_mount_eject_with_operation(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_mount_eject_with_operation_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_mount_guess_content_type`, `g_mount_guess_content_type_finish`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.guess_content_type.html)
    @_alwaysEmitIntoClient
    public func guessContentType(_ forceRescan: Bool) async throws -> [String] {
        try await asyncOperation { cancellable, callback, data in
            g_mount_guess_content_type(opaquePointer, forceRescan ? 1 : 0, cancellable, callback, data)
        } finish: { result throws(GLibError) -> [String] in
            let result = try GLibError.check { error in
                g_mount_guess_content_type_finish(opaquePointer, result, error)
            }
            return [String](taking: result)
        }
    }

    /// Source: `g_mount_guess_content_type_sync`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.guess_content_type_sync.html)
    @_alwaysEmitIntoClient
    public func guessContentTypeSync(forceRescan: Bool, cancellable: Cancellable? = nil) throws(GLibError) -> [String] {
        let result = try GLibError.check { error in
            g_mount_guess_content_type_sync(opaquePointer, forceRescan ? 1 : 0, cancellable?.cancellablePointer, error)
        }
        return [String](taking: result)
    }

    /// Source: `g_mount_remount`, `g_mount_remount_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.remount.html)
    @_alwaysEmitIntoClient
    public func remount(_ flags: MountMountFlags = [], mountOperation: GioMountOperation? = nil) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_mount_remount(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_mount_remount_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_mount_shadow`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.shadow.html)
    @_alwaysEmitIntoClient
    public func shadow() {
        g_mount_shadow(opaquePointer)
    }

    /// Source: `g_mount_unmount`, `g_mount_unmount_finish`; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.unmount.html)
    @_alwaysEmitIntoClient
    public func unmount(_ flags: MountUnmountFlags = []) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_mount_unmount(opaquePointer, flags.cValue, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_mount_unmount_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_mount_unmount_with_operation`, `g_mount_unmount_with_operation_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.unmount_with_operation.html)
    @_alwaysEmitIntoClient
    public func unmountWithOperation(_ flags: MountUnmountFlags = [], mountOperation: GioMountOperation? = nil)
        async throws
    {
        try await asyncOperation { cancellable, callback, data in
            g_mount_unmount_with_operation(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_mount_unmount_with_operation_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_mount_unshadow`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/method.Mount.unshadow.html)
    @_alwaysEmitIntoClient
    public func unshadow() {
        g_mount_unshadow(opaquePointer)
    }

    /// Source: the signal `GMount::changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.Mount.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }

    /// Source: the signal `GMount::pre-unmount`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/signal.Mount.pre-unmount.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPreUnmount(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("pre-unmount", after: after, handler)
    }

    /// Source: the signal `GMount::unmounted`.
    /// [Reference](https://docs.gtk.org/gio/signal.Mount.unmounted.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUnmounted(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("unmounted", after: after, handler)
    }
}

/// An object of a private C class that implements ``Mount``.
///
/// The functions of the C interface are static members of this class.
public final class AnyMount: Object, Mount {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GMountMountFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.MountMountFlags.html)
nonisolated public struct MountMountFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    @_alwaysEmitIntoClient
    init(_ value: GMountMountFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GMountMountFlags { GMountMountFlags(rawValue: rawValue) }
}

extension MountMountFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_mount_mount_flags_get_type()) }
}

/// Source: `GMountOperationResult`.
/// [Reference](https://docs.gtk.org/gio/enum.MountOperationResult.html)
nonisolated public enum MountOperationResult: Enumeration {
    /// Source: `G_MOUNT_OPERATION_HANDLED`.
    case handled
    /// Source: `G_MOUNT_OPERATION_ABORTED`.
    case aborted
    /// Source: `G_MOUNT_OPERATION_UNHANDLED`.
    case unhandled
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [MountOperationResult] = [
        .handled,
        .aborted,
        .unhandled,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .handled
        case 1: self = .aborted
        case 2: self = .unhandled
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .handled: 0
        case .aborted: 1
        case .unhandled: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GMountOperationResult) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GMountOperationResult { GMountOperationResult(rawValue: UInt32(bitPattern: rawValue)) }
}

extension MountOperationResult: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_mount_operation_result_get_type()) }
}

/// Source: `GMountUnmountFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.MountUnmountFlags.html)
nonisolated public struct MountUnmountFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_MOUNT_UNMOUNT_FORCE`.
    @_alwaysEmitIntoClient
    public static var force: MountUnmountFlags { MountUnmountFlags(rawValue: 0x1) }

    @_alwaysEmitIntoClient
    init(_ value: GMountUnmountFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GMountUnmountFlags { GMountUnmountFlags(rawValue: rawValue) }
}

extension MountUnmountFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_mount_unmount_flags_get_type()) }
}
