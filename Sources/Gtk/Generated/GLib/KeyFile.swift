// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GKeyFile`.
/// [Reference](https://docs.gtk.org/glib/struct.KeyFile.html)
public final class KeyFile: Boxed {
    public override class var valueType: GType { GType(rawValue: g_key_file_get_type()) }

    /// Source: `g_key_file_new`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/ctor.KeyFile.new.html)
    @_alwaysEmitIntoClient
    public convenience init() {
        self.init(instance: CInstance(g_key_file_new()), transfer: .full)
    }

    /// Source: `g_key_file_get_start_group`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_start_group.html)
    @_alwaysEmitIntoClient
    public var startGroup: String? {
        String.optional(taking: g_key_file_get_start_group(opaquePointer))
    }

    /// Source: `g_key_file_get_boolean`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_boolean.html)
    @_alwaysEmitIntoClient
    public func boolean(for groupName: String, key: String) throws(GLibError) -> Bool {
        let result = try GLibError.check { error in
            g_key_file_get_boolean(opaquePointer, cText(groupName), cText(key), error)
        }
        return result != 0
    }

    /// Source: `g_key_file_get_boolean_list`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_boolean_list.html)
    @_alwaysEmitIntoClient
    public func booleanList(for groupName: String, key: String) throws(GLibError) -> [Bool] {
        var length: UInt = 0
        let result = try GLibError.check { error in
            g_key_file_get_boolean_list(opaquePointer, cText(groupName), cText(key), &length, error)
        }
        return cArray(result, count: swiftInteger(length), isTaken: true) { $0 != 0 }
    }

    /// Source: `g_key_file_get_comment`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_comment.html)
    @_alwaysEmitIntoClient
    public func comment(for groupName: String? = nil, key: String? = nil) throws(GLibError) -> String? {
        let result = try GLibError.check { error in
            g_key_file_get_comment(opaquePointer, cText(ifAny: groupName), cText(ifAny: key), error)
        }
        return String.optional(taking: result)
    }

    /// Source: `g_key_file_get_double`, since GLib 2.12.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_double.html)
    @_alwaysEmitIntoClient
    public func double(for groupName: String, key: String) throws(GLibError) -> Double {
        let result = try GLibError.check { error in
            g_key_file_get_double(opaquePointer, cText(groupName), cText(key), error)
        }
        return result
    }

    /// Source: `g_key_file_get_double_list`, since GLib 2.12.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_double_list.html)
    @_alwaysEmitIntoClient
    public func doubleList(for groupName: String, key: String) throws(GLibError) -> [Double] {
        var length: UInt = 0
        let result = try GLibError.check { error in
            g_key_file_get_double_list(opaquePointer, cText(groupName), cText(key), &length, error)
        }
        return cArray(result, count: swiftInteger(length), isTaken: true) { $0 }
    }

    /// Source: `g_key_file_get_groups`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_groups.html)
    @_alwaysEmitIntoClient
    public func groups() -> [String] {
        var length: UInt = 0
        let result = g_key_file_get_groups(opaquePointer, &length)
        return [String](taking: result)
    }

    /// Source: `g_key_file_get_int64`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_int64.html)
    @_alwaysEmitIntoClient
    public func int64(for groupName: String, key: String) throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            g_key_file_get_int64(opaquePointer, cText(groupName), cText(key), error)
        }
        return result
    }

    /// Source: `g_key_file_get_integer`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_integer.html)
    @_alwaysEmitIntoClient
    public func integer(for groupName: String, key: String) throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            g_key_file_get_integer(opaquePointer, cText(groupName), cText(key), error)
        }
        return swiftInteger(result)
    }

    /// Source: `g_key_file_get_integer_list`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_integer_list.html)
    @_alwaysEmitIntoClient
    public func integerList(for groupName: String, key: String) throws(GLibError) -> [Int] {
        var length: UInt = 0
        let result = try GLibError.check { error in
            g_key_file_get_integer_list(opaquePointer, cText(groupName), cText(key), &length, error)
        }
        return cArray(result, count: swiftInteger(length), isTaken: true) { swiftInteger($0) }
    }

    /// Source: `g_key_file_get_keys`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_keys.html)
    @_alwaysEmitIntoClient
    public func keys(for groupName: String) throws(GLibError) -> [String] {
        var length: UInt = 0
        let result = try GLibError.check { error in
            g_key_file_get_keys(opaquePointer, cText(groupName), &length, error)
        }
        return [String](taking: result)
    }

    /// Source: `g_key_file_get_locale_for_key`, since GLib 2.56.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_locale_for_key.html)
    @_alwaysEmitIntoClient
    public func localeForKey(_ groupName: String, key: String, locale: String? = nil) -> String? {
        String.optional(
            taking: g_key_file_get_locale_for_key(opaquePointer, cText(groupName), cText(key), cText(ifAny: locale))
        )
    }

    /// Source: `g_key_file_get_locale_string`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_locale_string.html)
    @_alwaysEmitIntoClient
    public func localeString(for groupName: String, key: String, locale: String? = nil) throws(GLibError) -> String {
        let result = try GLibError.check { error in
            g_key_file_get_locale_string(opaquePointer, cText(groupName), cText(key), cText(ifAny: locale), error)
        }
        return String(taking: result)
    }

    /// Source: `g_key_file_get_locale_string_list`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_locale_string_list.html)
    @_alwaysEmitIntoClient
    public func localeStringList(for groupName: String, key: String, locale: String? = nil) throws(GLibError)
        -> [String]
    {
        var length: UInt = 0
        let result = try GLibError.check { error in
            g_key_file_get_locale_string_list(
                opaquePointer,
                cText(groupName),
                cText(key),
                cText(ifAny: locale),
                &length,
                error
            )
        }
        return cArray(result, count: swiftInteger(length), isTaken: true) { String(taking: $0) }
    }

    /// Source: `g_key_file_get_string`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_string.html)
    @_alwaysEmitIntoClient
    public func string(for groupName: String, key: String) throws(GLibError) -> String {
        let result = try GLibError.check { error in
            g_key_file_get_string(opaquePointer, cText(groupName), cText(key), error)
        }
        return String(taking: result)
    }

    /// Source: `g_key_file_get_string_list`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_string_list.html)
    @_alwaysEmitIntoClient
    public func stringList(for groupName: String, key: String) throws(GLibError) -> [String] {
        var length: UInt = 0
        let result = try GLibError.check { error in
            g_key_file_get_string_list(opaquePointer, cText(groupName), cText(key), &length, error)
        }
        return cArray(result, count: swiftInteger(length), isTaken: true) { String(taking: $0) }
    }

    /// Source: `g_key_file_get_uint64`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_uint64.html)
    @_alwaysEmitIntoClient
    public func uint64(for groupName: String, key: String) throws(GLibError) -> UInt64 {
        let result = try GLibError.check { error in
            g_key_file_get_uint64(opaquePointer, cText(groupName), cText(key), error)
        }
        return UInt64(result)
    }

    /// Source: `g_key_file_get_value`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.get_value.html)
    @_alwaysEmitIntoClient
    public func value(for groupName: String, key: String) throws(GLibError) -> String {
        let result = try GLibError.check { error in
            g_key_file_get_value(opaquePointer, cText(groupName), cText(key), error)
        }
        return String(taking: result)
    }

    /// Source: `g_key_file_has_group`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.has_group.html)
    @_alwaysEmitIntoClient
    public func hasGroup(_ groupName: String) -> Bool {
        g_key_file_has_group(opaquePointer, cText(groupName)) != 0
    }

    /// Source: `g_key_file_load_from_bytes`, since GLib 2.50.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.load_from_bytes.html)
    @_alwaysEmitIntoClient
    public func loadFromBytes(_ bytes: Bytes, flags: KeyFileFlags = []) throws(GLibError) {
        _ = try GLibError.check { error in
            g_key_file_load_from_bytes(opaquePointer, bytes.opaquePointer, flags.cValue, error)
        }
    }

    /// Source: `g_key_file_load_from_data`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.load_from_data.html)
    @_alwaysEmitIntoClient
    public func loadFromData(_ data: String, flags: KeyFileFlags = []) throws(GLibError) {
        _ = try GLibError.check { error in
            g_key_file_load_from_data(opaquePointer, cText(data), cInteger(cText(data).utf8.count), flags.cValue, error)
        }
    }

    /// Source: `g_key_file_load_from_data_dirs`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.load_from_data_dirs.html)
    @_alwaysEmitIntoClient
    public func loadFromDataDirs(_ file: String, flags: KeyFileFlags = []) throws(GLibError) -> String? {
        var fullPath: UnsafeMutablePointer<CChar>? = nil
        _ = try GLibError.check { error in
            g_key_file_load_from_data_dirs(opaquePointer, cText(file), &fullPath, flags.cValue, error)
        }
        return String.optional(taking: fullPath)
    }

    /// Source: `g_key_file_load_from_dirs`, since GLib 2.14.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.load_from_dirs.html)
    @_alwaysEmitIntoClient
    public func loadFromDirs(_ file: String, searchDirs: [String], flags: KeyFileFlags = []) throws(GLibError)
        -> String?
    {
        var fullPath: UnsafeMutablePointer<CChar>? = nil
        _ = try GLibError.check { error in
            withStringArray(searchDirs) { searchDirsArray in
                g_key_file_load_from_dirs(
                    opaquePointer,
                    cText(file),
                    UnsafeMutableRawPointer(searchDirsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                    &fullPath,
                    flags.cValue,
                    error
                )
            }
        }
        return String.optional(taking: fullPath)
    }

    /// Source: `g_key_file_load_from_file`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.load_from_file.html)
    @_alwaysEmitIntoClient
    public func loadFromFile(_ file: String, flags: KeyFileFlags = []) throws(GLibError) {
        _ = try GLibError.check { error in
            g_key_file_load_from_file(opaquePointer, cText(file), flags.cValue, error)
        }
    }

    /// Source: `g_key_file_remove_comment`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.remove_comment.html)
    @_alwaysEmitIntoClient
    public func removeComment(_ groupName: String? = nil, key: String? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_key_file_remove_comment(opaquePointer, cText(ifAny: groupName), cText(ifAny: key), error)
        }
    }

    /// Source: `g_key_file_remove_group`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.remove_group.html)
    @_alwaysEmitIntoClient
    public func removeGroup(_ groupName: String) throws(GLibError) {
        _ = try GLibError.check { error in
            g_key_file_remove_group(opaquePointer, cText(groupName), error)
        }
    }

    /// Source: `g_key_file_remove_key`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.remove_key.html)
    @_alwaysEmitIntoClient
    public func removeKey(_ groupName: String, key: String) throws(GLibError) {
        _ = try GLibError.check { error in
            g_key_file_remove_key(opaquePointer, cText(groupName), cText(key), error)
        }
    }

    /// Source: `g_key_file_save_to_file`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.save_to_file.html)
    @_alwaysEmitIntoClient
    public func saveToFile(_ filename: String) throws(GLibError) {
        _ = try GLibError.check { error in
            g_key_file_save_to_file(opaquePointer, cText(filename), error)
        }
    }

    /// Source: `g_key_file_set_boolean`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.set_boolean.html)
    @_alwaysEmitIntoClient
    public func setBoolean(_ groupName: String, key: String, value: Bool) {
        g_key_file_set_boolean(opaquePointer, cText(groupName), cText(key), value ? 1 : 0)
    }

    /// Source: `g_key_file_set_comment`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.set_comment.html)
    @_alwaysEmitIntoClient
    public func setComment(_ groupName: String?, key: String? = nil, comment: String) throws(GLibError) {
        _ = try GLibError.check { error in
            g_key_file_set_comment(opaquePointer, cText(ifAny: groupName), cText(ifAny: key), cText(comment), error)
        }
    }

    /// Source: `g_key_file_set_double`, since GLib 2.12.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.set_double.html)
    @_alwaysEmitIntoClient
    public func setDouble(_ groupName: String, key: String, value: Double) {
        g_key_file_set_double(opaquePointer, cText(groupName), cText(key), value)
    }

    /// Source: `g_key_file_set_double_list`, since GLib 2.12.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.set_double_list.html)
    @_alwaysEmitIntoClient
    public func setDoubleList(_ groupName: String, key: String, list: [Double]) {
        var listValues = list
        g_key_file_set_double_list(opaquePointer, cText(groupName), cText(key), &listValues, cInteger(list.count))
    }

    /// Source: `g_key_file_set_int64`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.set_int64.html)
    @_alwaysEmitIntoClient
    public func setInt64(_ groupName: String, key: String, value: Int) {
        g_key_file_set_int64(opaquePointer, cText(groupName), cText(key), value)
    }

    /// Source: `g_key_file_set_integer`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.set_integer.html)
    @_alwaysEmitIntoClient
    public func setInteger(_ groupName: String, key: String, value: Int) {
        g_key_file_set_integer(opaquePointer, cText(groupName), cText(key), cInteger(value))
    }

    /// Source: `g_key_file_set_integer_list`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.set_integer_list.html)
    @_alwaysEmitIntoClient
    public func setIntegerList(_ groupName: String, key: String, list: [Int]) {
        var listValues = list.map { cInteger($0) as Int32 }
        g_key_file_set_integer_list(opaquePointer, cText(groupName), cText(key), &listValues, cInteger(list.count))
    }

    /// Source: `g_key_file_set_list_separator`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.set_list_separator.html)
    @_alwaysEmitIntoClient
    public func setListSeparator(_ separator: Int) {
        g_key_file_set_list_separator(opaquePointer, cInteger(separator))
    }

    /// Source: `g_key_file_set_locale_string`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.set_locale_string.html)
    @_alwaysEmitIntoClient
    public func setLocaleString(_ groupName: String, key: String, locale: String, string: String) {
        g_key_file_set_locale_string(opaquePointer, cText(groupName), cText(key), cText(locale), cText(string))
    }

    /// Source: `g_key_file_set_locale_string_list`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.set_locale_string_list.html)
    @_alwaysEmitIntoClient
    public func setLocaleStringList(_ groupName: String, key: String, locale: String, list: [String]) {
        withStringArray(list) { listArray in
            g_key_file_set_locale_string_list(
                opaquePointer,
                cText(groupName),
                cText(key),
                cText(locale),
                UnsafeMutableRawPointer(listArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                cInteger(list.count)
            )
        }
    }

    /// Source: `g_key_file_set_string`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.set_string.html)
    @_alwaysEmitIntoClient
    public func setString(_ groupName: String, key: String, string: String) {
        g_key_file_set_string(opaquePointer, cText(groupName), cText(key), cText(string))
    }

    /// Source: `g_key_file_set_string_list`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.set_string_list.html)
    @_alwaysEmitIntoClient
    public func setStringList(_ groupName: String, key: String, list: [String]) {
        withStringArray(list) { listArray in
            g_key_file_set_string_list(
                opaquePointer,
                cText(groupName),
                cText(key),
                UnsafeMutableRawPointer(listArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                cInteger(list.count)
            )
        }
    }

    /// Source: `g_key_file_set_uint64`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.set_uint64.html)
    @_alwaysEmitIntoClient
    public func setUint64(_ groupName: String, key: String, value: UInt64) {
        g_key_file_set_uint64(opaquePointer, cText(groupName), cText(key), guint64(value))
    }

    /// Source: `g_key_file_set_value`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.set_value.html)
    @_alwaysEmitIntoClient
    public func setValue(_ groupName: String, key: String, value: String) {
        g_key_file_set_value(opaquePointer, cText(groupName), cText(key), cText(value))
    }

    /// Source: `g_key_file_to_data`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/method.KeyFile.to_data.html)
    @_alwaysEmitIntoClient
    public func toData() throws(GLibError) -> (result: String, length: Int) {
        var length: UInt = 0
        let result = try GLibError.check { error in
            g_key_file_to_data(opaquePointer, &length, error)
        }
        return (String(taking: result), Int(clamping: length))
    }

    /// Source: `g_key_file_error_quark`.
    /// [Reference](https://docs.gtk.org/glib/type_func.KeyFile.error_quark.html)
    @_alwaysEmitIntoClient
    public static func errorQuark() -> Int {
        swiftInteger(g_key_file_error_quark())
    }
}
