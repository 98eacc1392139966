// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkStringObject`.
/// [Reference](https://docs.gtk.org/gtk4/class.StringObject.html)
open class StringObject: Object {
    /// Source: `gtk_string_object_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.StringObject.new.html)
    @_alwaysEmitIntoClient
    public init(_ string: String) {
        super.init(instance: CInstance(gtk_string_object_new(cText(string))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension StringObject {
    /// Source: `gtk_string_object_get_string`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StringObject.string.html)
    @_alwaysEmitIntoClient
    public var string: String {
        String(copying: gtk_string_object_get_string(opaquePointer))
    }
}
