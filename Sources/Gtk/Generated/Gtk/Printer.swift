// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrinter`.
/// [Reference](https://docs.gtk.org/gtk4/class.Printer.html)
open class Printer: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Printer {
    /// Source: `gtk_printer_is_accepting_jobs`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.accepting-jobs.html)
    @_alwaysEmitIntoClient
    public var acceptingJobs: Bool {
        gtk_printer_is_accepting_jobs(opaquePointer) != 0
    }

    /// Source: `gtk_printer_accepts_pdf`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.accepts-pdf.html)
    @_alwaysEmitIntoClient
    public var acceptsPdf: Bool {
        gtk_printer_accepts_pdf(opaquePointer) != 0
    }

    /// Source: `gtk_printer_accepts_ps`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.accepts-ps.html)
    @_alwaysEmitIntoClient
    public var acceptsPs: Bool {
        gtk_printer_accepts_ps(opaquePointer) != 0
    }

    /// Source: `gtk_printer_get_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.icon-name.html)
    @_alwaysEmitIntoClient
    public var iconName: String {
        String(copying: gtk_printer_get_icon_name(opaquePointer))
    }

    /// Source: `gtk_printer_is_virtual`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.is-virtual.html)
    @_alwaysEmitIntoClient
    public var isVirtual: Bool {
        gtk_printer_is_virtual(opaquePointer) != 0
    }

    /// Source: `gtk_printer_get_job_count`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.job-count.html)
    @_alwaysEmitIntoClient
    public var jobCount: Int {
        swiftInteger(gtk_printer_get_job_count(opaquePointer))
    }

    /// Source: `gtk_printer_get_location`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.location.html)
    @_alwaysEmitIntoClient
    public var location: String? {
        String.optional(copying: gtk_printer_get_location(opaquePointer))
    }

    /// Source: `gtk_printer_get_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        String(copying: gtk_printer_get_name(opaquePointer))
    }

    /// Source: `gtk_printer_is_paused`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.paused.html)
    @_alwaysEmitIntoClient
    public var paused: Bool {
        gtk_printer_is_paused(opaquePointer) != 0
    }

    /// Source: `gtk_printer_get_state_message`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.state-message.html)
    @_alwaysEmitIntoClient
    public var stateMessage: String? {
        String.optional(copying: gtk_printer_get_state_message(opaquePointer))
    }

    /// Source: `gtk_printer_get_capabilities`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.get_capabilities.html)
    @_alwaysEmitIntoClient
    public var capabilities: PrintCapabilities {
        PrintCapabilities(gtk_printer_get_capabilities(opaquePointer))
    }

    /// Source: `gtk_printer_get_default_page_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.get_default_page_size.html)
    @_alwaysEmitIntoClient
    public var defaultPageSize: PageSetup {
        PageSetup.wrapping(required: gtk_printer_get_default_page_size(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_printer_get_description`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.get_description.html)
    @_alwaysEmitIntoClient
    public var description: String? {
        String.optional(copying: gtk_printer_get_description(opaquePointer))
    }

    /// Source: `gtk_printer_has_details`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.has_details.html)
    @_alwaysEmitIntoClient
    public var hasDetails: Bool {
        gtk_printer_has_details(opaquePointer) != 0
    }

    /// Source: `gtk_printer_is_active`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.is_active.html)
    @_alwaysEmitIntoClient
    public var isActive: Bool {
        gtk_printer_is_active(opaquePointer) != 0
    }

    /// Source: `gtk_printer_is_default`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.is_default.html)
    @_alwaysEmitIntoClient
    public var isDefault: Bool {
        gtk_printer_is_default(opaquePointer) != 0
    }

    /// Source: `gtk_printer_compare`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.compare.html)
    @_alwaysEmitIntoClient
    public func compare(_ b: Printer) -> Int {
        swiftInteger(gtk_printer_compare(opaquePointer, b.opaquePointer))
    }

    /// Source: `gtk_printer_get_hard_margins`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.get_hard_margins.html)
    @_alwaysEmitIntoClient
    public func hardMargins() -> (top: Double, bottom: Double, left: Double, right: Double)? {
        var top: Double = 0
        var bottom: Double = 0
        var left: Double = 0
        var right: Double = 0
        guard gtk_printer_get_hard_margins(opaquePointer, &top, &bottom, &left, &right) != 0 else { return nil }
        return (top, bottom, left, right)
    }

    /// Source: `gtk_printer_get_hard_margins_for_paper_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.get_hard_margins_for_paper_size.html)
    @_alwaysEmitIntoClient
    public func hardMarginsForPaperSize(_ paperSize: PaperSize) -> (
        top: Double, bottom: Double, left: Double, right: Double
    )? {
        var top: Double = 0
        var bottom: Double = 0
        var left: Double = 0
        var right: Double = 0
        guard
            gtk_printer_get_hard_margins_for_paper_size(
                opaquePointer,
                paperSize.opaquePointer,
                &top,
                &bottom,
                &left,
                &right
            ) != 0
        else { return nil }
        return (top, bottom, left, right)
    }

    /// Source: `gtk_printer_list_papers`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.list_papers.html)
    @_alwaysEmitIntoClient
    public func listPapers() -> [PageSetup] {
        cElements(of: gtk_printer_list_papers(opaquePointer), transfer: .full) {
            PageSetup.wrapping(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `gtk_printer_request_details`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.request_details.html)
    @_alwaysEmitIntoClient
    public func requestDetails() {
        gtk_printer_request_details(opaquePointer)
    }

    /// Source: the signal `GtkPrinter::details-acquired`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Printer.details-acquired.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDetailsAcquired(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool) -> Void
    ) -> SignalConnection {
        connect("details-acquired", after: after, handler)
    }
}
