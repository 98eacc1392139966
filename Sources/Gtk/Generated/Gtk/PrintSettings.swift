// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrintSettings`.
/// [Reference](https://docs.gtk.org/gtk4/class.PrintSettings.html)
open class PrintSettings: Object {
    /// Source: `gtk_print_settings_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PrintSettings.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_print_settings_new()), transfer: .full)
    }

    /// Source: `gtk_print_settings_new_from_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PrintSettings.new_from_file.html)
    @_alwaysEmitIntoClient
    public init(file fileName: String) throws(GLibError) {
        let instance = try GLibError.check { error in
            gtk_print_settings_new_from_file(cText(fileName), error)
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gtk_print_settings_new_from_gvariant`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PrintSettings.new_from_gvariant.html)
    @_alwaysEmitIntoClient
    public init(gvariant variant: Variant) {
        super.init(instance: CInstance(gtk_print_settings_new_from_gvariant(variant.opaquePointer)), transfer: .full)
    }

    /// Source: `gtk_print_settings_new_from_key_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PrintSettings.new_from_key_file.html)
    @_alwaysEmitIntoClient
    public init(keyFile: KeyFile, groupName: String? = nil) throws(GLibError) {
        let instance = try GLibError.check { error in
            gtk_print_settings_new_from_key_file(keyFile.opaquePointer, cText(ifAny: groupName), error)
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

extension PrintSettings {
    /// Source: `gtk_print_settings_get_collate`, `gtk_print_settings_set_collate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_collate.html)
    @_alwaysEmitIntoClient
    public var collate: Bool {
        get {
            gtk_print_settings_get_collate(opaquePointer) != 0
        }
        set {
            gtk_print_settings_set_collate(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_settings_get_default_source`, `gtk_print_settings_set_default_source`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_default_source.html)
    @_alwaysEmitIntoClient
    public var defaultSource: String? {
        get {
            String.optional(copying: gtk_print_settings_get_default_source(opaquePointer))
        }
        set {
            gtk_print_settings_set_default_source(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_print_settings_get_dither`, `gtk_print_settings_set_dither`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_dither.html)
    @_alwaysEmitIntoClient
    public var dither: String? {
        get {
            String.optional(copying: gtk_print_settings_get_dither(opaquePointer))
        }
        set {
            gtk_print_settings_set_dither(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_print_settings_get_duplex`, `gtk_print_settings_set_duplex`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_duplex.html)
    @_alwaysEmitIntoClient
    public var duplex: PrintDuplex {
        get {
            PrintDuplex(gtk_print_settings_get_duplex(opaquePointer))
        }
        set {
            gtk_print_settings_set_duplex(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_settings_get_finishings`, `gtk_print_settings_set_finishings`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_finishings.html)
    @_alwaysEmitIntoClient
    public var finishings: String? {
        get {
            String.optional(copying: gtk_print_settings_get_finishings(opaquePointer))
        }
        set {
            gtk_print_settings_set_finishings(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_print_settings_get_media_type`, `gtk_print_settings_set_media_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_media_type.html)
    @_alwaysEmitIntoClient
    public var mediaType: String? {
        get {
            String.optional(copying: gtk_print_settings_get_media_type(opaquePointer))
        }
        set {
            gtk_print_settings_set_media_type(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_print_settings_get_n_copies`, `gtk_print_settings_set_n_copies`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_n_copies.html)
    @_alwaysEmitIntoClient
    public var nCopies: Int {
        get {
            swiftInteger(gtk_print_settings_get_n_copies(opaquePointer))
        }
        set {
            gtk_print_settings_set_n_copies(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_print_settings_get_number_up`, `gtk_print_settings_set_number_up`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_number_up.html)
    @_alwaysEmitIntoClient
    public var numberUp: Int {
        get {
            swiftInteger(gtk_print_settings_get_number_up(opaquePointer))
        }
        set {
            gtk_print_settings_set_number_up(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_print_settings_get_number_up_layout`, `gtk_print_settings_set_number_up_layout`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_number_up_layout.html)
    @_alwaysEmitIntoClient
    public var numberUpLayout: NumberUpLayout {
        get {
            NumberUpLayout(gtk_print_settings_get_number_up_layout(opaquePointer))
        }
        set {
            gtk_print_settings_set_number_up_layout(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_settings_get_orientation`, `gtk_print_settings_set_orientation`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_orientation.html)
    @_alwaysEmitIntoClient
    public var orientation: PageOrientation {
        get {
            PageOrientation(gtk_print_settings_get_orientation(opaquePointer))
        }
        set {
            gtk_print_settings_set_orientation(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_settings_get_output_bin`, `gtk_print_settings_set_output_bin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_output_bin.html)
    @_alwaysEmitIntoClient
    public var outputBin: String? {
        get {
            String.optional(copying: gtk_print_settings_get_output_bin(opaquePointer))
        }
        set {
            gtk_print_settings_set_output_bin(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_print_settings_get_page_set`, `gtk_print_settings_set_page_set`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_page_set.html)
    @_alwaysEmitIntoClient
    public var pageSet: PageSet {
        get {
            PageSet(gtk_print_settings_get_page_set(opaquePointer))
        }
        set {
            gtk_print_settings_set_page_set(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_settings_get_paper_size`, `gtk_print_settings_set_paper_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_paper_size.html)
    @_alwaysEmitIntoClient
    public var paperSize: PaperSize? {
        get {
            PaperSize.wrapping(gtk_print_settings_get_paper_size(opaquePointer), transfer: .full)
        }
        set {
            gtk_print_settings_set_paper_size(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_print_settings_get_print_pages`, `gtk_print_settings_set_print_pages`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_print_pages.html)
    @_alwaysEmitIntoClient
    public var printPages: PrintPages {
        get {
            PrintPages(gtk_print_settings_get_print_pages(opaquePointer))
        }
        set {
            gtk_print_settings_set_print_pages(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_settings_get_printer`, `gtk_print_settings_set_printer`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_printer.html)
    @_alwaysEmitIntoClient
    public var printer: String? {
        get {
            String.optional(copying: gtk_print_settings_get_printer(opaquePointer))
        }
        set {
            gtk_print_settings_set_printer(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_print_settings_get_printer_lpi`, `gtk_print_settings_set_printer_lpi`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_printer_lpi.html)
    @_alwaysEmitIntoClient
    public var printerLpi: Double {
        get {
            gtk_print_settings_get_printer_lpi(opaquePointer)
        }
        set {
            gtk_print_settings_set_printer_lpi(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_print_settings_get_quality`, `gtk_print_settings_set_quality`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_quality.html)
    @_alwaysEmitIntoClient
    public var quality: PrintQuality {
        get {
            PrintQuality(gtk_print_settings_get_quality(opaquePointer))
        }
        set {
            gtk_print_settings_set_quality(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_settings_get_resolution`, `gtk_print_settings_set_resolution`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_resolution.html)
    @_alwaysEmitIntoClient
    public var resolution: Int {
        get {
            swiftInteger(gtk_print_settings_get_resolution(opaquePointer))
        }
        set {
            gtk_print_settings_set_resolution(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_print_settings_get_resolution_x`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_resolution_x.html)
    @_alwaysEmitIntoClient
    public var resolutionX: Int {
        swiftInteger(gtk_print_settings_get_resolution_x(opaquePointer))
    }

    /// Source: `gtk_print_settings_get_resolution_y`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_resolution_y.html)
    @_alwaysEmitIntoClient
    public var resolutionY: Int {
        swiftInteger(gtk_print_settings_get_resolution_y(opaquePointer))
    }

    /// Source: `gtk_print_settings_get_reverse`, `gtk_print_settings_set_reverse`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_reverse.html)
    @_alwaysEmitIntoClient
    public var reverse: Bool {
        get {
            gtk_print_settings_get_reverse(opaquePointer) != 0
        }
        set {
            gtk_print_settings_set_reverse(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_settings_get_scale`, `gtk_print_settings_set_scale`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_scale.html)
    @_alwaysEmitIntoClient
    public var scale: Double {
        get {
            gtk_print_settings_get_scale(opaquePointer)
        }
        set {
            gtk_print_settings_set_scale(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_print_settings_get_use_color`, `gtk_print_settings_set_use_color`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_use_color.html)
    @_alwaysEmitIntoClient
    public var useColor: Bool {
        get {
            gtk_print_settings_get_use_color(opaquePointer) != 0
        }
        set {
            gtk_print_settings_set_use_color(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_settings_copy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> PrintSettings {
        PrintSettings.wrapping(required: gtk_print_settings_copy(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_print_settings_foreach`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.foreach.html)
    @_alwaysEmitIntoClient
    public func foreach(_ handler: PrintSettingsFunc) {
        withoutActuallyEscaping(handler) { handler in
            withClosure(handler) { handlerData in
                gtk_print_settings_foreach(opaquePointer, callPrintSettingsFunc, handlerData)
            }
        }
    }

    /// Source: `gtk_print_settings_get`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get.html)
    @_alwaysEmitIntoClient
    public func get(_ key: String) -> String? {
        String.optional(copying: gtk_print_settings_get(opaquePointer, cText(key)))
    }

    /// Source: `gtk_print_settings_get_bool`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_bool.html)
    @_alwaysEmitIntoClient
    public func bool(for key: String) -> Bool {
        gtk_print_settings_get_bool(opaquePointer, cText(key)) != 0
    }

    /// Source: `gtk_print_settings_get_double`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_double.html)
    @_alwaysEmitIntoClient
    public func double(for key: String) -> Double {
        gtk_print_settings_get_double(opaquePointer, cText(key))
    }

    /// Source: `gtk_print_settings_get_double_with_default`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_double_with_default.html)
    @_alwaysEmitIntoClient
    public func doubleWithDefault(_ key: String, def: Double) -> Double {
        gtk_print_settings_get_double_with_default(opaquePointer, cText(key), def)
    }

    /// Source: `gtk_print_settings_get_int`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_int.html)
    @_alwaysEmitIntoClient
    public func int(for key: String) -> Int {
        swiftInteger(gtk_print_settings_get_int(opaquePointer, cText(key)))
    }

    /// Source: `gtk_print_settings_get_int_with_default`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_int_with_default.html)
    @_alwaysEmitIntoClient
    public func intWithDefault(_ key: String, def: Int) -> Int {
        swiftInteger(gtk_print_settings_get_int_with_default(opaquePointer, cText(key), cInteger(def)))
    }

    /// Source: `gtk_print_settings_get_length`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_length.html)
    @_alwaysEmitIntoClient
    public func length(for key: String, unit: GtkUnit) -> Double {
        gtk_print_settings_get_length(opaquePointer, cText(key), unit.cValue)
    }

    /// Source: `gtk_print_settings_get_page_ranges`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_page_ranges.html)
    @_alwaysEmitIntoClient
    public func pageRanges() -> [PageRange] {
        var numRanges: Int32 = 0
        let result = gtk_print_settings_get_page_ranges(opaquePointer, &numRanges)
        return cArray(result, count: swiftInteger(numRanges), isTaken: true) { PageRange($0) }
    }

    /// Source: `gtk_print_settings_get_paper_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_paper_height.html)
    @_alwaysEmitIntoClient
    public func paperHeight(for unit: GtkUnit) -> Double {
        gtk_print_settings_get_paper_height(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_print_settings_get_paper_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_paper_width.html)
    @_alwaysEmitIntoClient
    public func paperWidth(for unit: GtkUnit) -> Double {
        gtk_print_settings_get_paper_width(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_print_settings_has_key`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.has_key.html)
    @_alwaysEmitIntoClient
    public func hasKey(_ key: String) -> Bool {
        gtk_print_settings_has_key(opaquePointer, cText(key)) != 0
    }

    /// Source: `gtk_print_settings_load_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.load_file.html)
    @_alwaysEmitIntoClient
    public func loadFile(_ fileName: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_print_settings_load_file(opaquePointer, cText(fileName), error)
        }
    }

    /// Source: `gtk_print_settings_load_key_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.load_key_file.html)
    @_alwaysEmitIntoClient
    public func loadKeyFile(_ keyFile: KeyFile, groupName: String? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_print_settings_load_key_file(opaquePointer, keyFile.opaquePointer, cText(ifAny: groupName), error)
        }
    }

    /// Source: `gtk_print_settings_set`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set.html)
    @_alwaysEmitIntoClient
    public func set(_ key: String, value: String? = nil) {
        gtk_print_settings_set(opaquePointer, cText(key), cText(ifAny: value))
    }

    /// Source: `gtk_print_settings_set_bool`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set_bool.html)
    @_alwaysEmitIntoClient
    public func setBool(_ key: String, value: Bool) {
        gtk_print_settings_set_bool(opaquePointer, cText(key), value ? 1 : 0)
    }

    /// Source: `gtk_print_settings_set_double`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set_double.html)
    @_alwaysEmitIntoClient
    public func setDouble(_ key: String, value: Double) {
        gtk_print_settings_set_double(opaquePointer, cText(key), value)
    }

    /// Source: `gtk_print_settings_set_int`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set_int.html)
    @_alwaysEmitIntoClient
    public func setInt(_ key: String, value: Int) {
        gtk_print_settings_set_int(opaquePointer, cText(key), cInteger(value))
    }

    /// Source: `gtk_print_settings_set_length`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set_length.html)
    @_alwaysEmitIntoClient
    public func setLength(_ key: String, value: Double, unit: GtkUnit) {
        gtk_print_settings_set_length(opaquePointer, cText(key), value, unit.cValue)
    }

    /// Source: `gtk_print_settings_set_page_ranges`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set_page_ranges.html)
    @_alwaysEmitIntoClient
    public func setPageRanges(_ pageRanges: [PageRange]) {
        var pageRangesValues = pageRanges.map { $0.cValue }
        gtk_print_settings_set_page_ranges(opaquePointer, &pageRangesValues, cInteger(pageRanges.count))
    }

    /// Source: `gtk_print_settings_set_paper_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set_paper_height.html)
    @_alwaysEmitIntoClient
    public func setPaperHeight(height: Double, unit: GtkUnit) {
        gtk_print_settings_set_paper_height(opaquePointer, height, unit.cValue)
    }

    /// Source: `gtk_print_settings_set_paper_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set_paper_width.html)
    @_alwaysEmitIntoClient
    public func setPaperWidth(width: Double, unit: GtkUnit) {
        gtk_print_settings_set_paper_width(opaquePointer, width, unit.cValue)
    }

    /// Source: `gtk_print_settings_set_resolution_xy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set_resolution_xy.html)
    @_alwaysEmitIntoClient
    public func setResolutionXy(resolutionX: Int, resolutionY: Int) {
        gtk_print_settings_set_resolution_xy(opaquePointer, cInteger(resolutionX), cInteger(resolutionY))
    }

    /// Source: `gtk_print_settings_to_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.to_file.html)
    @_alwaysEmitIntoClient
    public func toFile(_ fileName: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_print_settings_to_file(opaquePointer, cText(fileName), error)
        }
    }

    /// Source: `gtk_print_settings_to_gvariant`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.to_gvariant.html)
    @_alwaysEmitIntoClient
    public func toGvariant() -> Variant {
        Variant.wrapping(required: gtk_print_settings_to_gvariant(opaquePointer))
    }

    /// Source: `gtk_print_settings_to_key_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.to_key_file.html)
    @_alwaysEmitIntoClient
    public func toKeyFile(_ keyFile: KeyFile, groupName: String? = nil) {
        gtk_print_settings_to_key_file(opaquePointer, keyFile.opaquePointer, cText(ifAny: groupName))
    }

    /// Source: `gtk_print_settings_unset`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.unset.html)
    @_alwaysEmitIntoClient
    public func unset(_ key: String) {
        gtk_print_settings_unset(opaquePointer, cText(key))
    }
}
