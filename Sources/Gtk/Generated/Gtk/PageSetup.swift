// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPageSetup`.
/// [Reference](https://docs.gtk.org/gtk4/class.PageSetup.html)
open class PageSetup: Object {
    /// Source: `gtk_page_setup_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PageSetup.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_page_setup_new()), transfer: .full)
    }

    /// Source: `gtk_page_setup_new_from_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PageSetup.new_from_file.html)
    @_alwaysEmitIntoClient
    public init(file fileName: String) throws(GLibError) {
        let instance = try GLibError.check { error in
            gtk_page_setup_new_from_file(cText(fileName), error)
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gtk_page_setup_new_from_gvariant`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PageSetup.new_from_gvariant.html)
    @_alwaysEmitIntoClient
    public init(gvariant variant: Variant) {
        super.init(instance: CInstance(gtk_page_setup_new_from_gvariant(variant.opaquePointer)), transfer: .full)
    }

    /// Source: `gtk_page_setup_new_from_key_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PageSetup.new_from_key_file.html)
    @_alwaysEmitIntoClient
    public init(keyFile: KeyFile, groupName: String? = nil) throws(GLibError) {
        let instance = try GLibError.check { error in
            gtk_page_setup_new_from_key_file(keyFile.opaquePointer, cText(ifAny: groupName), error)
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension PageSetup {
    /// Source: `gtk_page_setup_get_orientation`, `gtk_page_setup_set_orientation`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_orientation.html)
    @_alwaysEmitIntoClient
    public var orientation: PageOrientation {
        get {
            PageOrientation(gtk_page_setup_get_orientation(opaquePointer))
        }
        set {
            gtk_page_setup_set_orientation(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_page_setup_get_paper_size`, `gtk_page_setup_set_paper_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_paper_size.html)
    @_alwaysEmitIntoClient
    public var paperSize: PaperSize {
        get {
            PaperSize.wrapping(required: gtk_page_setup_get_paper_size(opaquePointer))
        }
        set {
            gtk_page_setup_set_paper_size(opaquePointer, newValue.opaquePointer)
        }
    }

    /// Source: `gtk_page_setup_copy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> PageSetup {
        PageSetup.wrapping(required: gtk_page_setup_copy(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_page_setup_get_bottom_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_bottom_margin.html)
    @_alwaysEmitIntoClient
    public func bottomMargin(for unit: GtkUnit) -> Double {
        gtk_page_setup_get_bottom_margin(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_page_setup_get_left_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_left_margin.html)
    @_alwaysEmitIntoClient
    public func leftMargin(for unit: GtkUnit) -> Double {
        gtk_page_setup_get_left_margin(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_page_setup_get_page_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_page_height.html)
    @_alwaysEmitIntoClient
    public func pageHeight(for unit: GtkUnit) -> Double {
        gtk_page_setup_get_page_height(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_page_setup_get_page_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_page_width.html)
    @_alwaysEmitIntoClient
    public func pageWidth(for unit: GtkUnit) -> Double {
        gtk_page_setup_get_page_width(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_page_setup_get_paper_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_paper_height.html)
    @_alwaysEmitIntoClient
    public func paperHeight(for unit: GtkUnit) -> Double {
        gtk_page_setup_get_paper_height(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_page_setup_get_paper_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_paper_width.html)
    @_alwaysEmitIntoClient
    public func paperWidth(for unit: GtkUnit) -> Double {
        gtk_page_setup_get_paper_width(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_page_setup_get_right_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_right_margin.html)
    @_alwaysEmitIntoClient
    public func rightMargin(for unit: GtkUnit) -> Double {
        gtk_page_setup_get_right_margin(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_page_setup_get_top_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_top_margin.html)
    @_alwaysEmitIntoClient
    public func topMargin(for unit: GtkUnit) -> Double {
        gtk_page_setup_get_top_margin(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_page_setup_load_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.load_file.html)
    @_alwaysEmitIntoClient
    public func loadFile(_ fileName: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_page_setup_load_file(opaquePointer, cText(fileName), error)
        }
    }

    /// Source: `gtk_page_setup_load_key_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.load_key_file.html)
    @_alwaysEmitIntoClient
    public func loadKeyFile(_ keyFile: KeyFile, groupName: String? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_page_setup_load_key_file(opaquePointer, keyFile.opaquePointer, cText(ifAny: groupName), error)
        }
    }

    /// Source: `gtk_page_setup_set_bottom_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.set_bottom_margin.html)
    @_alwaysEmitIntoClient
    public func setBottomMargin(margin: Double, unit: GtkUnit) {
        gtk_page_setup_set_bottom_margin(opaquePointer, margin, unit.cValue)
    }

    /// Source: `gtk_page_setup_set_left_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.set_left_margin.html)
    @_alwaysEmitIntoClient
    public func setLeftMargin(margin: Double, unit: GtkUnit) {
        gtk_page_setup_set_left_margin(opaquePointer, margin, unit.cValue)
    }

    /// Source: `gtk_page_setup_set_paper_size_and_default_margins`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.set_paper_size_and_default_margins.html)
    @_alwaysEmitIntoClient
    public func setPaperSizeAndDefaultMargins(_ size: PaperSize) {
        gtk_page_setup_set_paper_size_and_default_margins(opaquePointer, size.opaquePointer)
    }

    /// Source: `gtk_page_setup_set_right_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.set_right_margin.html)
    @_alwaysEmitIntoClient
    public func setRightMargin(margin: Double, unit: GtkUnit) {
        gtk_page_setup_set_right_margin(opaquePointer, margin, unit.cValue)
    }

    /// Source: `gtk_page_setup_set_top_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.set_top_margin.html)
    @_alwaysEmitIntoClient
    public func setTopMargin(margin: Double, unit: GtkUnit) {
        gtk_page_setup_set_top_margin(opaquePointer, margin, unit.cValue)
    }

    /// Source: `gtk_page_setup_to_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.to_file.html)
    @_alwaysEmitIntoClient
    public func toFile(_ fileName: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_page_setup_to_file(opaquePointer, cText(fileName), error)
        }
    }

    /// Source: `gtk_page_setup_to_gvariant`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.to_gvariant.html)
    @_alwaysEmitIntoClient
    public func toGvariant() -> Variant {
        Variant.wrapping(required: gtk_page_setup_to_gvariant(opaquePointer))
    }

    /// Source: `gtk_page_setup_to_key_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.to_key_file.html)
    @_alwaysEmitIntoClient
    public func toKeyFile(_ keyFile: KeyFile, groupName: String? = nil) {
        gtk_page_setup_to_key_file(opaquePointer, keyFile.opaquePointer, cText(ifAny: groupName))
    }
}
