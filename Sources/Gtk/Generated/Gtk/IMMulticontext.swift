// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkIMMulticontext`.
/// [Reference](https://docs.gtk.org/gtk4/class.IMMulticontext.html)
open class IMMulticontext: IMContext {
    /// Source: `gtk_im_multicontext_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.IMMulticontext.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_im_multicontext_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension IMMulticontext {
    @_alwaysEmitIntoClient
    var imMulticontextPointer: UnsafeMutablePointer<GtkIMMulticontext> { pointer() }

    /// Source: `gtk_im_multicontext_get_context_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMMulticontext.get_context_id.html)
    @_alwaysEmitIntoClient
    public var contextId: String {
        String(copying: gtk_im_multicontext_get_context_id(imMulticontextPointer))
    }

    /// Source: `gtk_im_multicontext_set_context_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMMulticontext.set_context_id.html)
    @_alwaysEmitIntoClient
    public func setContextId(_ contextId: String?) {
        gtk_im_multicontext_set_context_id(imMulticontextPointer, cText(ifAny: contextId))
    }
}
