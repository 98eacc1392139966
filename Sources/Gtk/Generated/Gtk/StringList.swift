// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkStringList`.
/// [Reference](https://docs.gtk.org/gtk4/class.StringList.html)
open class StringList: Object, ListModel, Buildable {
    /// Source: `gtk_string_list_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.StringList.new.html)
    @_alwaysEmitIntoClient
    public init(_ strings: [String]? = nil) {
        let instance = withStringArray(strings) { stringsArray in
            gtk_string_list_new(
                UnsafeMutableRawPointer(stringsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension StringList {
    /// Source: `gtk_string_list_append`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StringList.append.html)
    @_alwaysEmitIntoClient
    public func append(_ string: String) {
        gtk_string_list_append(opaquePointer, cText(string))
    }

    /// Source: `gtk_string_list_get_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StringList.get_string.html)
    @_alwaysEmitIntoClient
    public func string(_ position: Int) -> String? {
        String.optional(copying: gtk_string_list_get_string(opaquePointer, cInteger(position)))
    }

    /// Source: `gtk_string_list_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StringList.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ position: Int) {
        gtk_string_list_remove(opaquePointer, cInteger(position))
    }

    /// Source: `gtk_string_list_splice`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StringList.splice.html)
    @_alwaysEmitIntoClient
    public func splice(position: Int, nRemovals: Int, additions: [String]? = nil) {
        withStringArray(additions) { additionsArray in
            gtk_string_list_splice(
                opaquePointer,
                cInteger(position),
                cInteger(nRemovals),
                UnsafeMutableRawPointer(additionsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
    }
}
