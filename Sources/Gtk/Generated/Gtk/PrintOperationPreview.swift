// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrintOperationPreview`.
/// [Reference](https://docs.gtk.org/gtk4/iface.PrintOperationPreview.html)
public protocol PrintOperationPreview: Object {}

extension PrintOperationPreview {
    /// Source: `gtk_print_operation_preview_end_preview`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperationPreview.end_preview.html)
    @_alwaysEmitIntoClient
    public func endPreview() {
        gtk_print_operation_preview_end_preview(opaquePointer)
    }

    /// Source: `gtk_print_operation_preview_is_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperationPreview.is_selected.html)
    @_alwaysEmitIntoClient
    public func isSelected(_ pageNr: Int) -> Bool {
        gtk_print_operation_preview_is_selected(opaquePointer, cInteger(pageNr)) != 0
    }

    /// Source: `gtk_print_operation_preview_render_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperationPreview.render_page.html)
    @_alwaysEmitIntoClient
    public func renderPage(_ pageNr: Int) {
        gtk_print_operation_preview_render_page(opaquePointer, cInteger(pageNr))
    }

    /// Source: the signal `GtkPrintOperationPreview::got-page-size`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperationPreview.got-page-size.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onGotPageSize(
        after: Bool = false,
        _ handler: @escaping @MainActor (PrintContext, PageSetup) -> Void
    ) -> SignalConnection {
        connect("got-page-size", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperationPreview::ready`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperationPreview.ready.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onReady(
        after: Bool = false,
        _ handler: @escaping @MainActor (PrintContext) -> Void
    ) -> SignalConnection {
        connect("ready", after: after, handler)
    }
}

/// An object of a private C class that implements ``PrintOperationPreview``.
///
/// The functions of the C interface are static members of this class.
public final class AnyPrintOperationPreview: Object, PrintOperationPreview {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
