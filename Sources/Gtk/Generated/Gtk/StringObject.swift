// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkStringObject`.
/// [Reference](https://docs.gtk.org/gtk4/class.StringObject.html)
open class StringObject: Object {
    /// Source: `gtk_string_object_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.StringObject.new.html)
    public init(_ string: String) {
        super.init(instance: CInstance(gtk_string_object_new(cText(string))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Source: `gtk_string_object_get_string`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StringObject.string.html)
    public var string: String {
        String(copying: gtk_string_object_get_string(opaquePointer))
    }
}
