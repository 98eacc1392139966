// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrintOperation`.
/// [Reference](https://docs.gtk.org/gtk4/class.PrintOperation.html)
open class PrintOperation: Object, PrintOperationPreview {
    /// Source: `gtk_print_operation_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PrintOperation.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_print_operation_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension PrintOperation {
    @_alwaysEmitIntoClient
    var printOperationPointer: UnsafeMutablePointer<GtkPrintOperation> { pointer() }

    /// Source: the property `GtkPrintOperation:allow-async`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.allow-async.html)
    @_alwaysEmitIntoClient
    public var allowAsync: Bool {
        get {
            self[property: "allow-async"]
        }
        set {
            self[property: "allow-async"] = newValue
        }
    }

    /// Source: the property `GtkPrintOperation:current-page`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.current-page.html)
    @_alwaysEmitIntoClient
    public var currentPage: Int {
        get {
            self[property: "current-page"]
        }
        set {
            self[property: "current-page"] = newValue
        }
    }

    /// Source: the property `GtkPrintOperation:custom-tab-label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.custom-tab-label.html)
    @_alwaysEmitIntoClient
    public var customTabLabel: String? {
        get {
            self[property: "custom-tab-label"]
        }
        set {
            self[property: "custom-tab-label"] = newValue
        }
    }

    /// Source: `gtk_print_operation_get_default_page_setup`, `gtk_print_operation_set_default_page_setup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.default-page-setup.html)
    @_alwaysEmitIntoClient
    public var defaultPageSetup: PageSetup? {
        get {
            PageSetup.wrapping(gtk_print_operation_get_default_page_setup(printOperationPointer))
        }
        set {
            gtk_print_operation_set_default_page_setup(printOperationPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_print_operation_get_embed_page_setup`, `gtk_print_operation_set_embed_page_setup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.embed-page-setup.html)
    @_alwaysEmitIntoClient
    public var embedPageSetup: Bool {
        get {
            gtk_print_operation_get_embed_page_setup(printOperationPointer) != 0
        }
        set {
            gtk_print_operation_set_embed_page_setup(printOperationPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkPrintOperation:export-filename`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.export-filename.html)
    @_alwaysEmitIntoClient
    public var exportFilename: String? {
        get {
            self[property: "export-filename"]
        }
        set {
            self[property: "export-filename"] = newValue
        }
    }

    /// Source: `gtk_print_operation_get_has_selection`, `gtk_print_operation_set_has_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.has-selection.html)
    @_alwaysEmitIntoClient
    public var hasSelection: Bool {
        get {
            gtk_print_operation_get_has_selection(printOperationPointer) != 0
        }
        set {
            gtk_print_operation_set_has_selection(printOperationPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkPrintOperation:job-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.job-name.html)
    @_alwaysEmitIntoClient
    public var jobName: String? {
        get {
            self[property: "job-name"]
        }
        set {
            self[property: "job-name"] = newValue
        }
    }

    /// Source: the property `GtkPrintOperation:n-pages`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.n-pages.html)
    @_alwaysEmitIntoClient
    public var nPages: Int {
        get {
            self[property: "n-pages"]
        }
        set {
            self[property: "n-pages"] = newValue
        }
    }

    /// Source: `gtk_print_operation_get_n_pages_to_print`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.n-pages-to-print.html)
    @_alwaysEmitIntoClient
    public var nPagesToPrint: Int {
        swiftInteger(gtk_print_operation_get_n_pages_to_print(printOperationPointer))
    }

    /// Source: `gtk_print_operation_get_print_settings`, `gtk_print_operation_set_print_settings`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.print-settings.html)
    @_alwaysEmitIntoClient
    public var printSettings: PrintSettings? {
        get {
            PrintSettings.wrapping(gtk_print_operation_get_print_settings(printOperationPointer))
        }
        set {
            gtk_print_operation_set_print_settings(printOperationPointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkPrintOperation:show-progress`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.show-progress.html)
    @_alwaysEmitIntoClient
    public var showProgress: Bool {
        get {
            self[property: "show-progress"]
        }
        set {
            self[property: "show-progress"] = newValue
        }
    }

    /// Source: `gtk_print_operation_get_status`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.status.html)
    @_alwaysEmitIntoClient
    public var status: PrintStatus {
        PrintStatus(gtk_print_operation_get_status(printOperationPointer))
    }

    /// Source: `gtk_print_operation_get_status_string`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.status-string.html)
    @_alwaysEmitIntoClient
    public var statusString: String {
        String(copying: gtk_print_operation_get_status_string(printOperationPointer))
    }

    /// Source: `gtk_print_operation_get_support_selection`, `gtk_print_operation_set_support_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.support-selection.html)
    @_alwaysEmitIntoClient
    public var supportSelection: Bool {
        get {
            gtk_print_operation_get_support_selection(printOperationPointer) != 0
        }
        set {
            gtk_print_operation_set_support_selection(printOperationPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkPrintOperation:track-print-status`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.track-print-status.html)
    @_alwaysEmitIntoClient
    public var trackPrintStatus: Bool {
        get {
            self[property: "track-print-status"]
        }
        set {
            self[property: "track-print-status"] = newValue
        }
    }

    /// Source: the property `GtkPrintOperation:unit`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.unit.html)
    @_alwaysEmitIntoClient
    public var unit: GtkUnit {
        get {
            self[property: "unit"]
        }
        set {
            self[property: "unit"] = newValue
        }
    }

    /// Source: the property `GtkPrintOperation:use-full-page`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.use-full-page.html)
    @_alwaysEmitIntoClient
    public var useFullPage: Bool {
        get {
            self[property: "use-full-page"]
        }
        set {
            self[property: "use-full-page"] = newValue
        }
    }

    /// Source: `gtk_print_operation_is_finished`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperation.is_finished.html)
    @_alwaysEmitIntoClient
    public var isFinished: Bool {
        gtk_print_operation_is_finished(printOperationPointer) != 0
    }

    /// Source: `gtk_print_operation_cancel`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperation.cancel.html)
    @_alwaysEmitIntoClient
    public func cancel() {
        gtk_print_operation_cancel(printOperationPointer)
    }

    /// Source: `gtk_print_operation_draw_page_finish`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperation.draw_page_finish.html)
    @_alwaysEmitIntoClient
    public func drawPageFinish() {
        gtk_print_operation_draw_page_finish(printOperationPointer)
    }

    /// Source: `gtk_print_operation_set_defer_drawing`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperation.set_defer_drawing.html)
    @_alwaysEmitIntoClient
    public func setDeferDrawing() {
        gtk_print_operation_set_defer_drawing(printOperationPointer)
    }

    /// Source: `gtk_print_operation_set_export_filename`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperation.set_export_filename.html)
    @_alwaysEmitIntoClient
    public func setExportFilename(_ filename: String) {
        gtk_print_operation_set_export_filename(printOperationPointer, cText(filename))
    }

    /// Source: `gtk_print_operation_set_job_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperation.set_job_name.html)
    @_alwaysEmitIntoClient
    public func setJobName(_ jobName: String) {
        gtk_print_operation_set_job_name(printOperationPointer, cText(jobName))
    }

    /// Source: the signal `GtkPrintOperation::begin-print`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.begin-print.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onBeginPrint(
        after: Bool = false,
        _ handler: @escaping @MainActor (PrintContext) -> Void
    ) -> SignalConnection {
        connect("begin-print", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::create-custom-widget`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.create-custom-widget.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCreateCustomWidget(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Object?
    ) -> SignalConnection {
        connect("create-custom-widget", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::custom-widget-apply`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.custom-widget-apply.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCustomWidgetApply(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget) -> Void
    ) -> SignalConnection {
        connect("custom-widget-apply", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::done`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.done.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDone(
        after: Bool = false,
        _ handler: @escaping @MainActor (PrintOperationResult) -> Void
    ) -> SignalConnection {
        connect("done", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::draw-page`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.draw-page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDrawPage(
        after: Bool = false,
        _ handler: @escaping @MainActor (PrintContext, Int) -> Void
    ) -> SignalConnection {
        connect("draw-page", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::end-print`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.end-print.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEndPrint(
        after: Bool = false,
        _ handler: @escaping @MainActor (PrintContext) -> Void
    ) -> SignalConnection {
        connect("end-print", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::paginate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.paginate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPaginate(
        after: Bool = false,
        _ handler: @escaping @MainActor (PrintContext) -> Bool
    ) -> SignalConnection {
        connect("paginate", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::preview`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.preview.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPreview(
        after: Bool = false,
        _ handler: @escaping @MainActor (any PrintOperationPreview, PrintContext, Window?) -> Bool
    ) -> SignalConnection {
        connect("preview", after: after) {
            (preview: InterfaceValue<any PrintOperationPreview>, context: PrintContext, parent: Window?) -> Bool in
            handler(preview.object, context, parent)
        }
    }

    /// Source: the signal `GtkPrintOperation::request-page-setup`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.request-page-setup.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRequestPageSetup(
        after: Bool = false,
        _ handler: @escaping @MainActor (PrintContext, Int, PageSetup) -> Void
    ) -> SignalConnection {
        connect("request-page-setup", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::status-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.status-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStatusChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("status-changed", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::update-custom-widget`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.update-custom-widget.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUpdateCustomWidget(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget, PageSetup, PrintSettings) -> Void
    ) -> SignalConnection {
        connect("update-custom-widget", after: after, handler)
    }
}
