// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkIMContextSimple`.
/// [Reference](https://docs.gtk.org/gtk4/class.IMContextSimple.html)
open class IMContextSimple: IMContext {
    /// Source: `gtk_im_context_simple_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.IMContextSimple.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_im_context_simple_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension IMContextSimple {
    @_alwaysEmitIntoClient
    var imContextSimplePointer: UnsafeMutablePointer<GtkIMContextSimple> { pointer() }

    /// Source: `gtk_im_context_simple_add_compose_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContextSimple.add_compose_file.html)
    @_alwaysEmitIntoClient
    public func addComposeFile(_ composeFile: String) {
        gtk_im_context_simple_add_compose_file(imContextSimplePointer, cText(composeFile))
    }
}
