// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrintJob`.
/// [Reference](https://docs.gtk.org/gtk4/class.PrintJob.html)
open class PrintJob: Object {
    /// Source: `gtk_print_job_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PrintJob.new.html)
    @_alwaysEmitIntoClient
    public init(title: String, printer: Printer, settings: PrintSettings, pageSetup: PageSetup) {
        super.init(
            instance: CInstance(
                gtk_print_job_new(cText(title), printer.opaquePointer, settings.opaquePointer, pageSetup.opaquePointer)
            ),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension PrintJob {
    /// Source: the property `GtkPrintJob:page-setup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintJob.page-setup.html)
    @_alwaysEmitIntoClient
    public var pageSetup: PageSetup? {
        self[property: "page-setup"]
    }

    /// Source: `gtk_print_job_get_printer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintJob.printer.html)
    @_alwaysEmitIntoClient
    public var printer: Printer {
        Printer.wrapping(required: gtk_print_job_get_printer(opaquePointer))
    }

    /// Source: `gtk_print_job_get_settings`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintJob.settings.html)
    @_alwaysEmitIntoClient
    public var settings: PrintSettings {
        PrintSettings.wrapping(required: gtk_print_job_get_settings(opaquePointer))
    }

    /// Source: `gtk_print_job_get_title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintJob.title.html)
    @_alwaysEmitIntoClient
    public var title: String {
        String(copying: gtk_print_job_get_title(opaquePointer))
    }

    /// Source: `gtk_print_job_get_track_print_status`, `gtk_print_job_set_track_print_status`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintJob.track-print-status.html)
    @_alwaysEmitIntoClient
    public var trackPrintStatus: Bool {
        get {
            gtk_print_job_get_track_print_status(opaquePointer) != 0
        }
        set {
            gtk_print_job_set_track_print_status(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_job_get_collate`, `gtk_print_job_set_collate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_collate.html)
    @_alwaysEmitIntoClient
    public var collate: Bool {
        get {
            gtk_print_job_get_collate(opaquePointer) != 0
        }
        set {
            gtk_print_job_set_collate(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_job_get_n_up`, `gtk_print_job_set_n_up`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_n_up.html)
    @_alwaysEmitIntoClient
    public var nUp: Int {
        get {
            swiftInteger(gtk_print_job_get_n_up(opaquePointer))
        }
        set {
            gtk_print_job_set_n_up(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_print_job_get_n_up_layout`, `gtk_print_job_set_n_up_layout`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_n_up_layout.html)
    @_alwaysEmitIntoClient
    public var nUpLayout: NumberUpLayout {
        get {
            NumberUpLayout(gtk_print_job_get_n_up_layout(opaquePointer))
        }
        set {
            gtk_print_job_set_n_up_layout(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_job_get_num_copies`, `gtk_print_job_set_num_copies`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_num_copies.html)
    @_alwaysEmitIntoClient
    public var numCopies: Int {
        get {
            swiftInteger(gtk_print_job_get_num_copies(opaquePointer))
        }
        set {
            gtk_print_job_set_num_copies(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_print_job_get_page_set`, `gtk_print_job_set_page_set`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_page_set.html)
    @_alwaysEmitIntoClient
    public var pageSet: PageSet {
        get {
            PageSet(gtk_print_job_get_page_set(opaquePointer))
        }
        set {
            gtk_print_job_set_page_set(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_job_get_pages`, `gtk_print_job_set_pages`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_pages.html)
    @_alwaysEmitIntoClient
    public var pages: PrintPages {
        get {
            PrintPages(gtk_print_job_get_pages(opaquePointer))
        }
        set {
            gtk_print_job_set_pages(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_job_get_reverse`, `gtk_print_job_set_reverse`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_reverse.html)
    @_alwaysEmitIntoClient
    public var reverse: Bool {
        get {
            gtk_print_job_get_reverse(opaquePointer) != 0
        }
        set {
            gtk_print_job_set_reverse(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_job_get_rotate`, `gtk_print_job_set_rotate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_rotate.html)
    @_alwaysEmitIntoClient
    public var rotate: Bool {
        get {
            gtk_print_job_get_rotate(opaquePointer) != 0
        }
        set {
            gtk_print_job_set_rotate(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_job_get_scale`, `gtk_print_job_set_scale`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_scale.html)
    @_alwaysEmitIntoClient
    public var scale: Double {
        get {
            gtk_print_job_get_scale(opaquePointer)
        }
        set {
            gtk_print_job_set_scale(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_print_job_get_status`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_status.html)
    @_alwaysEmitIntoClient
    public var status: PrintStatus {
        PrintStatus(gtk_print_job_get_status(opaquePointer))
    }

    /// Source: `gtk_print_job_get_page_ranges`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_page_ranges.html)
    @_alwaysEmitIntoClient
    public func pageRanges() -> [PageRange] {
        var nRanges: Int32 = 0
        let result = gtk_print_job_get_page_ranges(opaquePointer, &nRanges)
        return cArray(result, count: swiftInteger(nRanges)) { PageRange($0) }
    }

    /// Source: `gtk_print_job_get_surface`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_surface.html)
    @_alwaysEmitIntoClient
    public func surface() throws(GLibError) -> CairoSurface {
        let result = try GLibError.check { error in
            gtk_print_job_get_surface(opaquePointer, error)
        }
        return CairoSurface.wrapping(required: result)
    }

    /// Source: `gtk_print_job_send`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.send.html)
    @_alwaysEmitIntoClient
    public func send(_ callback: @escaping PrintJobCompleteFunc) {
        gtk_print_job_send(opaquePointer, callPrintJobCompleteFunc, retainedClosure(callback), releaseClosure)
    }

    /// Source: `gtk_print_job_set_source_fd`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.set_source_fd.html)
    @_alwaysEmitIntoClient
    public func setSourceFd(_ fd: Int) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_print_job_set_source_fd(opaquePointer, cInteger(fd), error)
        }
    }

    /// Source: `gtk_print_job_set_source_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.set_source_file.html)
    @_alwaysEmitIntoClient
    public func setSourceFile(_ filename: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_print_job_set_source_file(opaquePointer, cText(filename), error)
        }
    }

    /// Source: the signal `GtkPrintJob::status-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintJob.status-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStatusChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("status-changed", after: after, handler)
    }
}
