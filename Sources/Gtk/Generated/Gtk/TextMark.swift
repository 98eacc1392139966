// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTextMark`.
/// [Reference](https://docs.gtk.org/gtk4/class.TextMark.html)
open class TextMark: Object {
    /// Source: `gtk_text_mark_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TextMark.new.html)
    @_alwaysEmitIntoClient
    public init(name: String? = nil, leftGravity: Bool) {
        super.init(instance: CInstance(gtk_text_mark_new(cText(ifAny: name), leftGravity ? 1 : 0)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension TextMark {
    @_alwaysEmitIntoClient
    var textMarkPointer: UnsafeMutablePointer<GtkTextMark> { pointer() }

    /// Source: `gtk_text_mark_get_left_gravity`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextMark.left-gravity.html)
    @_alwaysEmitIntoClient
    public var leftGravity: Bool {
        gtk_text_mark_get_left_gravity(textMarkPointer) != 0
    }

    /// Source: `gtk_text_mark_get_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextMark.name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        String.optional(copying: gtk_text_mark_get_name(textMarkPointer))
    }

    /// Source: `gtk_text_mark_get_buffer`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextMark.get_buffer.html)
    @_alwaysEmitIntoClient
    public var buffer: TextBuffer? {
        TextBuffer.wrapping(gtk_text_mark_get_buffer(textMarkPointer))
    }

    /// Source: `gtk_text_mark_get_deleted`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextMark.get_deleted.html)
    @_alwaysEmitIntoClient
    public var deleted: Bool {
        gtk_text_mark_get_deleted(textMarkPointer) != 0
    }

    /// Source: `gtk_text_mark_get_visible`, `gtk_text_mark_set_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextMark.get_visible.html)
    @_alwaysEmitIntoClient
    public var visible: Bool {
        get {
            gtk_text_mark_get_visible(textMarkPointer) != 0
        }
        set {
            gtk_text_mark_set_visible(textMarkPointer, newValue ? 1 : 0)
        }
    }
}
