// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTextChildAnchor`.
/// [Reference](https://docs.gtk.org/gtk4/class.TextChildAnchor.html)
open class TextChildAnchor: Object {
    /// Source: `gtk_text_child_anchor_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TextChildAnchor.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_text_child_anchor_new()), transfer: .full)
    }

    /// Source: `gtk_text_child_anchor_new_with_replacement`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TextChildAnchor.new_with_replacement.html)
    @_alwaysEmitIntoClient
    public init(replacement character: String) {
        super.init(instance: CInstance(gtk_text_child_anchor_new_with_replacement(cText(character))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension TextChildAnchor {
    @_alwaysEmitIntoClient
    var textChildAnchorPointer: UnsafeMutablePointer<GtkTextChildAnchor> { pointer() }

    /// Source: `gtk_text_child_anchor_get_deleted`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextChildAnchor.get_deleted.html)
    @_alwaysEmitIntoClient
    public var deleted: Bool {
        gtk_text_child_anchor_get_deleted(textChildAnchorPointer) != 0
    }

    /// Source: `gtk_text_child_anchor_get_widgets`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextChildAnchor.get_widgets.html)
    @_alwaysEmitIntoClient
    public func widgets() -> [Widget] {
        var len: UInt32 = 0
        let result = gtk_text_child_anchor_get_widgets(textChildAnchorPointer, &len)
        return cArray(result, count: swiftInteger(len), isTaken: true) { Widget.wrapping(required: $0) }
    }
}
