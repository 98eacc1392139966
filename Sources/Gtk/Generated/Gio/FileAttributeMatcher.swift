// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFileAttributeMatcher`.
/// [Reference](https://docs.gtk.org/gio/struct.FileAttributeMatcher.html)
public final class FileAttributeMatcher: Boxed {
    public override class var valueType: GType { GType(rawValue: g_file_attribute_matcher_get_type()) }

    /// Source: `g_file_attribute_matcher_new`.
    /// [Reference](https://docs.gtk.org/gio/ctor.FileAttributeMatcher.new.html)
    @_alwaysEmitIntoClient
    public convenience init(attributes: String) {
        self.init(instance: CInstance(g_file_attribute_matcher_new(cText(attributes))), transfer: .full)
    }

    /// Source: `g_file_attribute_matcher_enumerate_namespace`.
    /// [Reference](https://docs.gtk.org/gio/method.FileAttributeMatcher.enumerate_namespace.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func enumerateNamespace(_ ns: String) -> Bool {
        g_file_attribute_matcher_enumerate_namespace(opaquePointer, cText(ns)) != 0
    }

    /// Source: `g_file_attribute_matcher_enumerate_next`.
    /// [Reference](https://docs.gtk.org/gio/method.FileAttributeMatcher.enumerate_next.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func enumerateNext() -> String? {
        String.optional(copying: g_file_attribute_matcher_enumerate_next(opaquePointer))
    }

    /// Source: `g_file_attribute_matcher_matches`.
    /// [Reference](https://docs.gtk.org/gio/method.FileAttributeMatcher.matches.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func matches(_ attribute: String) -> Bool {
        g_file_attribute_matcher_matches(opaquePointer, cText(attribute)) != 0
    }

    /// Source: `g_file_attribute_matcher_matches_only`.
    /// [Reference](https://docs.gtk.org/gio/method.FileAttributeMatcher.matches_only.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func matchesOnly(_ attribute: String) -> Bool {
        g_file_attribute_matcher_matches_only(opaquePointer, cText(attribute)) != 0
    }

    /// Source: `g_file_attribute_matcher_subtract`.
    /// [Reference](https://docs.gtk.org/gio/method.FileAttributeMatcher.subtract.html)
    @_alwaysEmitIntoClient
    public func subtract(_ subtract: FileAttributeMatcher? = nil) -> FileAttributeMatcher? {
        FileAttributeMatcher.wrapping(
            g_file_attribute_matcher_subtract(opaquePointer, subtract?.opaquePointer),
            transfer: .full
        )
    }

    /// Source: `g_file_attribute_matcher_to_string`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.FileAttributeMatcher.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String {
        String(taking: g_file_attribute_matcher_to_string(opaquePointer))
    }
}
