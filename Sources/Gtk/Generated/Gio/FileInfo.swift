// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFileInfo`.
/// [Reference](https://docs.gtk.org/gio/class.FileInfo.html)
open class FileInfo: Object {
    /// Source: `g_file_info_new`.
    /// [Reference](https://docs.gtk.org/gio/ctor.FileInfo.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(g_file_info_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension FileInfo {
    /// Source: `g_file_info_get_access_date_time`, since GLib 2.70.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_access_date_time.html)
    @_alwaysEmitIntoClient
    public var accessDateTime: DateTime? {
        DateTime.wrapping(g_file_info_get_access_date_time(opaquePointer), transfer: .full)
    }

    /// Source: `g_file_info_get_content_type`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_content_type.html)
    @_alwaysEmitIntoClient
    public var contentType: String? {
        String.optional(copying: g_file_info_get_content_type(opaquePointer))
    }

    /// Source: `g_file_info_get_creation_date_time`, since GLib 2.70.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_creation_date_time.html)
    @_alwaysEmitIntoClient
    public var creationDateTime: DateTime? {
        DateTime.wrapping(g_file_info_get_creation_date_time(opaquePointer), transfer: .full)
    }

    /// Source: `g_file_info_get_deletion_date`, since GLib 2.36.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_deletion_date.html)
    @_alwaysEmitIntoClient
    public var deletionDate: DateTime? {
        DateTime.wrapping(g_file_info_get_deletion_date(opaquePointer), transfer: .full)
    }

    /// Source: `g_file_info_get_display_name`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_display_name.html)
    @_alwaysEmitIntoClient
    public var displayName: String? {
        String.optional(copying: g_file_info_get_display_name(opaquePointer))
    }

    /// Source: `g_file_info_get_edit_name`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_edit_name.html)
    @_alwaysEmitIntoClient
    public var editName: String? {
        String.optional(copying: g_file_info_get_edit_name(opaquePointer))
    }

    /// Source: `g_file_info_get_etag`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_etag.html)
    @_alwaysEmitIntoClient
    public var etag: String? {
        String.optional(copying: g_file_info_get_etag(opaquePointer))
    }

    /// Source: `g_file_info_get_file_type`, `g_file_info_set_file_type`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_file_type.html)
    @_alwaysEmitIntoClient
    public var fileType: FileType {
        get {
            FileType(g_file_info_get_file_type(opaquePointer))
        }
        set {
            g_file_info_set_file_type(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `g_file_info_get_icon`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_icon.html)
    @_alwaysEmitIntoClient
    public var icon: (any Icon)? {
        wrappingInterface(g_file_info_get_icon(opaquePointer))
    }

    /// Source: `g_file_info_get_is_backup`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_is_backup.html)
    @_alwaysEmitIntoClient
    public var isBackup: Bool {
        g_file_info_get_is_backup(opaquePointer) != 0
    }

    /// Source: `g_file_info_get_is_hidden`, `g_file_info_set_is_hidden`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_is_hidden.html)
    @_alwaysEmitIntoClient
    public var isHidden: Bool {
        get {
            g_file_info_get_is_hidden(opaquePointer) != 0
        }
        set {
            g_file_info_set_is_hidden(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `g_file_info_get_is_symlink`, `g_file_info_set_is_symlink`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_is_symlink.html)
    @_alwaysEmitIntoClient
    public var isSymlink: Bool {
        get {
            g_file_info_get_is_symlink(opaquePointer) != 0
        }
        set {
            g_file_info_set_is_symlink(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `g_file_info_get_modification_date_time`, since GLib 2.62.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_modification_date_time.html)
    @_alwaysEmitIntoClient
    public var modificationDateTime: DateTime? {
        DateTime.wrapping(g_file_info_get_modification_date_time(opaquePointer), transfer: .full)
    }

    /// Source: `g_file_info_get_name`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        String.optional(copying: g_file_info_get_name(opaquePointer))
    }

    /// Source: `g_file_info_get_size`, `g_file_info_set_size`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_size.html)
    @_alwaysEmitIntoClient
    public var size: Int {
        get {
            g_file_info_get_size(opaquePointer)
        }
        set {
            g_file_info_set_size(opaquePointer, newValue)
        }
    }

    /// Source: `g_file_info_get_sort_order`, `g_file_info_set_sort_order`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_sort_order.html)
    @_alwaysEmitIntoClient
    public var sortOrder: Int {
        get {
            swiftInteger(g_file_info_get_sort_order(opaquePointer))
        }
        set {
            g_file_info_set_sort_order(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `g_file_info_get_symbolic_icon`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_symbolic_icon.html)
    @_alwaysEmitIntoClient
    public var symbolicIcon: (any Icon)? {
        wrappingInterface(g_file_info_get_symbolic_icon(opaquePointer))
    }

    /// Source: `g_file_info_get_symlink_target`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_symlink_target.html)
    @_alwaysEmitIntoClient
    public var symlinkTarget: String? {
        String.optional(copying: g_file_info_get_symlink_target(opaquePointer))
    }

    /// Source: `g_file_info_clear_status`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.clear_status.html)
    @_alwaysEmitIntoClient
    public func clearStatus() {
        g_file_info_clear_status(opaquePointer)
    }

    /// Source: `g_file_info_copy_into`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.copy_into.html)
    @_alwaysEmitIntoClient
    public func copyInto(_ destInfo: FileInfo) {
        g_file_info_copy_into(opaquePointer, destInfo.opaquePointer)
    }

    /// Source: `g_file_info_dup`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.dup.html)
    @_alwaysEmitIntoClient
    public func dup() -> FileInfo {
        FileInfo.wrapping(required: g_file_info_dup(opaquePointer), transfer: .full)
    }

    /// Source: `g_file_info_get_attribute_as_string`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_as_string.html)
    @_alwaysEmitIntoClient
    public func attributeAsString(for attribute: String) -> String? {
        String.optional(taking: g_file_info_get_attribute_as_string(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_boolean`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_boolean.html)
    @_alwaysEmitIntoClient
    public func attributeBoolean(for attribute: String) -> Bool {
        g_file_info_get_attribute_boolean(opaquePointer, cText(attribute)) != 0
    }

    /// Source: `g_file_info_get_attribute_byte_string`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_byte_string.html)
    @_alwaysEmitIntoClient
    public func attributeByteString(for attribute: String) -> String? {
        String.optional(copying: g_file_info_get_attribute_byte_string(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_int32`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_int32.html)
    @_alwaysEmitIntoClient
    public func attributeInt32(for attribute: String) -> Int {
        swiftInteger(g_file_info_get_attribute_int32(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_int64`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_int64.html)
    @_alwaysEmitIntoClient
    public func attributeInt64(for attribute: String) -> Int {
        g_file_info_get_attribute_int64(opaquePointer, cText(attribute))
    }

    /// Source: `g_file_info_get_attribute_object`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_object.html)
    @_alwaysEmitIntoClient
    public func attributeObject(for attribute: String) -> Object? {
        Object.wrapping(g_file_info_get_attribute_object(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_status`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_status.html)
    @_alwaysEmitIntoClient
    public func attributeStatus(for attribute: String) -> FileAttributeStatus {
        FileAttributeStatus(g_file_info_get_attribute_status(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_string`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_string.html)
    @_alwaysEmitIntoClient
    public func attributeString(for attribute: String) -> String? {
        String.optional(copying: g_file_info_get_attribute_string(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_stringv`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_stringv.html)
    @_alwaysEmitIntoClient
    public func attributeStringv(for attribute: String) -> [String] {
        [String](copying: g_file_info_get_attribute_stringv(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_type`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_type.html)
    @_alwaysEmitIntoClient
    public func attributeType(for attribute: String) -> FileAttributeType {
        FileAttributeType(g_file_info_get_attribute_type(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_uint32`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_uint32.html)
    @_alwaysEmitIntoClient
    public func attributeUint32(for attribute: String) -> Int {
        swiftInteger(g_file_info_get_attribute_uint32(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_uint64`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_uint64.html)
    @_alwaysEmitIntoClient
    public func attributeUint64(for attribute: String) -> UInt64 {
        UInt64(g_file_info_get_attribute_uint64(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_has_attribute`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.has_attribute.html)
    @_alwaysEmitIntoClient
    public func hasAttribute(_ attribute: String) -> Bool {
        g_file_info_has_attribute(opaquePointer, cText(attribute)) != 0
    }

    /// Source: `g_file_info_has_namespace`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.has_namespace.html)
    @_alwaysEmitIntoClient
    public func hasNamespace(_ nameSpace: String) -> Bool {
        g_file_info_has_namespace(opaquePointer, cText(nameSpace)) != 0
    }

    /// Source: `g_file_info_list_attributes`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.list_attributes.html)
    @_alwaysEmitIntoClient
    public func listAttributes(_ nameSpace: String? = nil) -> [String] {
        [String](taking: g_file_info_list_attributes(opaquePointer, cText(ifAny: nameSpace)))
    }

    /// Source: `g_file_info_remove_attribute`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.remove_attribute.html)
    @_alwaysEmitIntoClient
    public func removeAttribute(_ attribute: String) {
        g_file_info_remove_attribute(opaquePointer, cText(attribute))
    }

    /// Source: `g_file_info_set_access_date_time`, since GLib 2.70.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_access_date_time.html)
    @_alwaysEmitIntoClient
    public func setAccessDateTime(_ atime: DateTime) {
        g_file_info_set_access_date_time(opaquePointer, atime.opaquePointer)
    }

    /// Source: `g_file_info_set_attribute_boolean`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_boolean.html)
    @_alwaysEmitIntoClient
    public func setAttributeBoolean(_ attribute: String, attrValue: Bool) {
        g_file_info_set_attribute_boolean(opaquePointer, cText(attribute), attrValue ? 1 : 0)
    }

    /// Source: `g_file_info_set_attribute_byte_string`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_byte_string.html)
    @_alwaysEmitIntoClient
    public func setAttributeByteString(_ attribute: String, attrValue: String) {
        g_file_info_set_attribute_byte_string(opaquePointer, cText(attribute), cText(attrValue))
    }

    /// Source: `g_file_info_set_attribute_int32`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_int32.html)
    @_alwaysEmitIntoClient
    public func setAttributeInt32(_ attribute: String, attrValue: Int) {
        g_file_info_set_attribute_int32(opaquePointer, cText(attribute), cInteger(attrValue))
    }

    /// Source: `g_file_info_set_attribute_int64`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_int64.html)
    @_alwaysEmitIntoClient
    public func setAttributeInt64(_ attribute: String, attrValue: Int) {
        g_file_info_set_attribute_int64(opaquePointer, cText(attribute), attrValue)
    }

    /// Source: `g_file_info_set_attribute_mask`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_mask.html)
    @_alwaysEmitIntoClient
    public func setAttributeMask(_ mask: FileAttributeMatcher) {
        g_file_info_set_attribute_mask(opaquePointer, mask.opaquePointer)
    }

    /// Source: `g_file_info_set_attribute_object`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_object.html)
    @_alwaysEmitIntoClient
    public func setAttributeObject(_ attribute: String, attrValue: Object) {
        g_file_info_set_attribute_object(opaquePointer, cText(attribute), attrValue.pointer())
    }

    /// Source: `g_file_info_set_attribute_status`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_status.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setAttributeStatus(_ attribute: String, status: FileAttributeStatus) -> Bool {
        g_file_info_set_attribute_status(opaquePointer, cText(attribute), status.cValue) != 0
    }

    /// Source: `g_file_info_set_attribute_string`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_string.html)
    @_alwaysEmitIntoClient
    public func setAttributeString(_ attribute: String, attrValue: String) {
        g_file_info_set_attribute_string(opaquePointer, cText(attribute), cText(attrValue))
    }

    /// Source: `g_file_info_set_attribute_stringv`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_stringv.html)
    @_alwaysEmitIntoClient
    public func setAttributeStringv(_ attribute: String, attrValue: [String]) {
        withStringArray(attrValue) { attrValueArray in
            g_file_info_set_attribute_stringv(opaquePointer, cText(attribute), attrValueArray)
        }
    }

    /// Source: `g_file_info_set_attribute_uint32`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_uint32.html)
    @_alwaysEmitIntoClient
    public func setAttributeUint32(_ attribute: String, attrValue: Int) {
        g_file_info_set_attribute_uint32(opaquePointer, cText(attribute), cInteger(attrValue))
    }

    /// Source: `g_file_info_set_attribute_uint64`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_uint64.html)
    @_alwaysEmitIntoClient
    public func setAttributeUint64(_ attribute: String, attrValue: UInt64) {
        g_file_info_set_attribute_uint64(opaquePointer, cText(attribute), guint64(attrValue))
    }

    /// Source: `g_file_info_set_content_type`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_content_type.html)
    @_alwaysEmitIntoClient
    public func setContentType(_ contentType: String) {
        g_file_info_set_content_type(opaquePointer, cText(contentType))
    }

    /// Source: `g_file_info_set_creation_date_time`, since GLib 2.70.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_creation_date_time.html)
    @_alwaysEmitIntoClient
    public func setCreationDateTime(_ creationTime: DateTime) {
        g_file_info_set_creation_date_time(opaquePointer, creationTime.opaquePointer)
    }

    /// Source: `g_file_info_set_display_name`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_display_name.html)
    @_alwaysEmitIntoClient
    public func setDisplayName(_ displayName: String) {
        g_file_info_set_display_name(opaquePointer, cText(displayName))
    }

    /// Source: `g_file_info_set_edit_name`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_edit_name.html)
    @_alwaysEmitIntoClient
    public func setEditName(_ editName: String) {
        g_file_info_set_edit_name(opaquePointer, cText(editName))
    }

    /// Source: `g_file_info_set_icon`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_icon.html)
    @_alwaysEmitIntoClient
    public func setIcon(_ icon: any Icon) {
        g_file_info_set_icon(opaquePointer, icon.opaquePointer)
    }

    /// Source: `g_file_info_set_modification_date_time`, since GLib 2.62.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_modification_date_time.html)
    @_alwaysEmitIntoClient
    public func setModificationDateTime(_ mtime: DateTime) {
        g_file_info_set_modification_date_time(opaquePointer, mtime.opaquePointer)
    }

    /// Source: `g_file_info_set_name`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_name.html)
    @_alwaysEmitIntoClient
    public func setName(_ name: String) {
        g_file_info_set_name(opaquePointer, cText(name))
    }

    /// Source: `g_file_info_set_symbolic_icon`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_symbolic_icon.html)
    @_alwaysEmitIntoClient
    public func setSymbolicIcon(_ icon: any Icon) {
        g_file_info_set_symbolic_icon(opaquePointer, icon.opaquePointer)
    }

    /// Source: `g_file_info_set_symlink_target`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_symlink_target.html)
    @_alwaysEmitIntoClient
    public func setSymlinkTarget(_ symlinkTarget: String) {
        g_file_info_set_symlink_target(opaquePointer, cText(symlinkTarget))
    }

    /// Source: `g_file_info_unset_attribute_mask`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.unset_attribute_mask.html)
    @_alwaysEmitIntoClient
    public func unsetAttributeMask() {
        g_file_info_unset_attribute_mask(opaquePointer)
    }
}
