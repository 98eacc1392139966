// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPaperSize`.
/// [Reference](https://docs.gtk.org/gtk4/struct.PaperSize.html)
public final class PaperSize: Boxed {
    public override class var valueType: GType { GType(rawValue: gtk_paper_size_get_type()) }

    /// Source: `gtk_paper_size_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PaperSize.new.html)
    @_alwaysEmitIntoClient
    public convenience init(name: String? = nil) {
        self.init(instance: CInstance(gtk_paper_size_new(cText(ifAny: name))), transfer: .full)
    }

    /// Source: `gtk_paper_size_new_custom`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PaperSize.new_custom.html)
    @_alwaysEmitIntoClient
    public convenience init(name: String, displayName: String, width: Double, height: Double, unit: GtkUnit) {
        self.init(
            instance: CInstance(gtk_paper_size_new_custom(cText(name), cText(displayName), width, height, unit.cValue)),
            transfer: .full
        )
    }

    /// Source: `gtk_paper_size_new_from_gvariant`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PaperSize.new_from_gvariant.html)
    @_alwaysEmitIntoClient
    public convenience init(gvariant variant: Variant) {
        self.init(instance: CInstance(gtk_paper_size_new_from_gvariant(variant.opaquePointer)), transfer: .full)
    }

    /// Source: `gtk_paper_size_new_from_ipp`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PaperSize.new_from_ipp.html)
    @_alwaysEmitIntoClient
    public convenience init(ippName: String, width: Double, height: Double) {
        self.init(instance: CInstance(gtk_paper_size_new_from_ipp(cText(ippName), width, height)), transfer: .full)
    }

    /// Source: `gtk_paper_size_new_from_key_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PaperSize.new_from_key_file.html)
    @_alwaysEmitIntoClient
    public convenience init(keyFile: KeyFile, groupName: String? = nil) throws(GLibError) {
        let instance = try GLibError.check { error in
            gtk_paper_size_new_from_key_file(keyFile.opaquePointer, cText(ifAny: groupName), error)
        }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gtk_paper_size_new_from_ppd`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PaperSize.new_from_ppd.html)
    @_alwaysEmitIntoClient
    public convenience init(ppdName: String, ppdDisplayName: String, width: Double, height: Double) {
        self.init(
            instance: CInstance(gtk_paper_size_new_from_ppd(cText(ppdName), cText(ppdDisplayName), width, height)),
            transfer: .full
        )
    }

    /// Source: `gtk_paper_size_get_display_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_display_name.html)
    @_alwaysEmitIntoClient
    public var displayName: String {
        String(copying: gtk_paper_size_get_display_name(opaquePointer))
    }

    /// Source: `gtk_paper_size_get_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        String(copying: gtk_paper_size_get_name(opaquePointer))
    }

    /// Source: `gtk_paper_size_get_ppd_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_ppd_name.html)
    @_alwaysEmitIntoClient
    public var ppdName: String? {
        String.optional(copying: gtk_paper_size_get_ppd_name(opaquePointer))
    }

    /// Source: `gtk_paper_size_is_custom`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.is_custom.html)
    @_alwaysEmitIntoClient
    public var isCustom: Bool {
        gtk_paper_size_is_custom(opaquePointer) != 0
    }

    /// Source: `gtk_paper_size_is_ipp`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.is_ipp.html)
    @_alwaysEmitIntoClient
    public var isIpp: Bool {
        gtk_paper_size_is_ipp(opaquePointer) != 0
    }

    /// Source: `gtk_paper_size_copy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> PaperSize {
        PaperSize.wrapping(required: gtk_paper_size_copy(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_paper_size_get_default_bottom_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_default_bottom_margin.html)
    @_alwaysEmitIntoClient
    public func defaultBottomMargin(for unit: GtkUnit) -> Double {
        gtk_paper_size_get_default_bottom_margin(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_paper_size_get_default_left_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_default_left_margin.html)
    @_alwaysEmitIntoClient
    public func defaultLeftMargin(for unit: GtkUnit) -> Double {
        gtk_paper_size_get_default_left_margin(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_paper_size_get_default_right_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_default_right_margin.html)
    @_alwaysEmitIntoClient
    public func defaultRightMargin(for unit: GtkUnit) -> Double {
        gtk_paper_size_get_default_right_margin(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_paper_size_get_default_top_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_default_top_margin.html)
    @_alwaysEmitIntoClient
    public func defaultTopMargin(for unit: GtkUnit) -> Double {
        gtk_paper_size_get_default_top_margin(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_paper_size_get_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_height.html)
    @_alwaysEmitIntoClient
    public func height(for unit: GtkUnit) -> Double {
        gtk_paper_size_get_height(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_paper_size_get_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_width.html)
    @_alwaysEmitIntoClient
    public func width(for unit: GtkUnit) -> Double {
        gtk_paper_size_get_width(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_paper_size_is_equal`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.is_equal.html)
    @_alwaysEmitIntoClient
    public func isEqual(_ size2: PaperSize) -> Bool {
        gtk_paper_size_is_equal(opaquePointer, size2.opaquePointer) != 0
    }

    /// Source: `gtk_paper_size_set_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.set_size.html)
    @_alwaysEmitIntoClient
    public func setSize(width: Double, height: Double, unit: GtkUnit) {
        gtk_paper_size_set_size(opaquePointer, width, height, unit.cValue)
    }

    /// Source: `gtk_paper_size_to_gvariant`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.to_gvariant.html)
    @_alwaysEmitIntoClient
    public func toGvariant() -> Variant {
        Variant.wrapping(required: gtk_paper_size_to_gvariant(opaquePointer))
    }

    /// Source: `gtk_paper_size_to_key_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.to_key_file.html)
    @_alwaysEmitIntoClient
    public func toKeyFile(_ keyFile: KeyFile, groupName: String) {
        gtk_paper_size_to_key_file(opaquePointer, keyFile.opaquePointer, cText(groupName))
    }

    /// Source: `gtk_paper_size_get_default`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.PaperSize.get_default.html)
    @_alwaysEmitIntoClient
    public static var `default`: String {
        String(copying: gtk_paper_size_get_default())
    }

    /// Source: `gtk_paper_size_get_paper_sizes`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.PaperSize.get_paper_sizes.html)
    @_alwaysEmitIntoClient
    public static func paperSizes(_ includeCustom: Bool) -> [PaperSize] {
        cElements(of: gtk_paper_size_get_paper_sizes(includeCustom ? 1 : 0), transfer: .full) {
            PaperSize.wrapping(required: OpaquePointer($0), transfer: .full)
        }
    }
}
