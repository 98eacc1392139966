// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellRendererText`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRendererText.html)
open class CellRendererText: CellRenderer {
    /// Source: `gtk_cell_renderer_text_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellRendererText.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_cell_renderer_text_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension CellRendererText {
    @_alwaysEmitIntoClient
    var cellRendererTextPointer: UnsafeMutablePointer<GtkCellRendererText> { pointer() }

    /// Source: the property `GtkCellRendererText:align-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.align-set.html)
    @_alwaysEmitIntoClient
    public var alignSet: Bool {
        get {
            self[property: "align-set"]
        }
        set {
            self[property: "align-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:alignment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.alignment.html)
    @_alwaysEmitIntoClient
    public var cellRendererTextAlignment: PangoAlignment {
        get {
            self[property: "alignment"]
        }
        set {
            self[property: "alignment"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.attributes.html)
    @_alwaysEmitIntoClient
    public var attributes: PangoAttrList? {
        get {
            self[property: "attributes"]
        }
        set {
            self[property: "attributes"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:background`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.background.html)
    @_alwaysEmitIntoClient
    public func setBackground(_ background: String?) {
        self[property: "background"] = background
    }

    /// Source: the property `GtkCellRendererText:background-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.background-rgba.html)
    @_alwaysEmitIntoClient
    public var backgroundRgba: RGBA {
        get {
            self[property: "background-rgba"]
        }
        set {
            self[property: "background-rgba"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:background-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.background-set.html)
    @_alwaysEmitIntoClient
    public var backgroundSet: Bool {
        get {
            self[property: "background-set"]
        }
        set {
            self[property: "background-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:editable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.editable.html)
    @_alwaysEmitIntoClient
    public var editable: Bool {
        get {
            self[property: "editable"]
        }
        set {
            self[property: "editable"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:editable-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.editable-set.html)
    @_alwaysEmitIntoClient
    public var editableSet: Bool {
        get {
            self[property: "editable-set"]
        }
        set {
            self[property: "editable-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:ellipsize`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.ellipsize.html)
    @_alwaysEmitIntoClient
    public var ellipsize: PangoEllipsizeMode {
        get {
            self[property: "ellipsize"]
        }
        set {
            self[property: "ellipsize"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:ellipsize-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.ellipsize-set.html)
    @_alwaysEmitIntoClient
    public var ellipsizeSet: Bool {
        get {
            self[property: "ellipsize-set"]
        }
        set {
            self[property: "ellipsize-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:family`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.family.html)
    @_alwaysEmitIntoClient
    public var family: String? {
        get {
            self[property: "family"]
        }
        set {
            self[property: "family"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:family-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.family-set.html)
    @_alwaysEmitIntoClient
    public var familySet: Bool {
        get {
            self[property: "family-set"]
        }
        set {
            self[property: "family-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:font`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.font.html)
    @_alwaysEmitIntoClient
    public var font: String? {
        get {
            self[property: "font"]
        }
        set {
            self[property: "font"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:font-desc`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.font-desc.html)
    @_alwaysEmitIntoClient
    public var fontDesc: PangoFontDescription? {
        get {
            self[property: "font-desc"]
        }
        set {
            self[property: "font-desc"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:foreground`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.foreground.html)
    @_alwaysEmitIntoClient
    public func setForeground(_ foreground: String?) {
        self[property: "foreground"] = foreground
    }

    /// Source: the property `GtkCellRendererText:foreground-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.foreground-rgba.html)
    @_alwaysEmitIntoClient
    public var foregroundRgba: RGBA {
        get {
            self[property: "foreground-rgba"]
        }
        set {
            self[property: "foreground-rgba"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:foreground-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.foreground-set.html)
    @_alwaysEmitIntoClient
    public var foregroundSet: Bool {
        get {
            self[property: "foreground-set"]
        }
        set {
            self[property: "foreground-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:language`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.language.html)
    @_alwaysEmitIntoClient
    public var language: String? {
        get {
            self[property: "language"]
        }
        set {
            self[property: "language"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:language-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.language-set.html)
    @_alwaysEmitIntoClient
    public var languageSet: Bool {
        get {
            self[property: "language-set"]
        }
        set {
            self[property: "language-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:markup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.markup.html)
    @_alwaysEmitIntoClient
    public func setMarkup(_ markup: String?) {
        self[property: "markup"] = markup
    }

    /// Source: the property `GtkCellRendererText:max-width-chars`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.max-width-chars.html)
    @_alwaysEmitIntoClient
    public var maxWidthChars: Int {
        get {
            self[property: "max-width-chars"]
        }
        set {
            self[property: "max-width-chars"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:placeholder-text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.placeholder-text.html)
    @_alwaysEmitIntoClient
    public var placeholderText: String? {
        get {
            self[property: "placeholder-text"]
        }
        set {
            self[property: "placeholder-text"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:rise`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.rise.html)
    @_alwaysEmitIntoClient
    public var rise: Int {
        get {
            self[property: "rise"]
        }
        set {
            self[property: "rise"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:rise-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.rise-set.html)
    @_alwaysEmitIntoClient
    public var riseSet: Bool {
        get {
            self[property: "rise-set"]
        }
        set {
            self[property: "rise-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:scale`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.scale.html)
    @_alwaysEmitIntoClient
    public var scale: Double {
        get {
            self[property: "scale"]
        }
        set {
            self[property: "scale"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:scale-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.scale-set.html)
    @_alwaysEmitIntoClient
    public var scaleSet: Bool {
        get {
            self[property: "scale-set"]
        }
        set {
            self[property: "scale-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:single-paragraph-mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.single-paragraph-mode.html)
    @_alwaysEmitIntoClient
    public var singleParagraphMode: Bool {
        get {
            self[property: "single-paragraph-mode"]
        }
        set {
            self[property: "single-paragraph-mode"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.size.html)
    @_alwaysEmitIntoClient
    public var size: Int {
        get {
            self[property: "size"]
        }
        set {
            self[property: "size"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:size-points`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.size-points.html)
    @_alwaysEmitIntoClient
    public var sizePoints: Double {
        get {
            self[property: "size-points"]
        }
        set {
            self[property: "size-points"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:size-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.size-set.html)
    @_alwaysEmitIntoClient
    public var sizeSet: Bool {
        get {
            self[property: "size-set"]
        }
        set {
            self[property: "size-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:stretch`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.stretch.html)
    @_alwaysEmitIntoClient
    public var stretch: PangoStretch {
        get {
            self[property: "stretch"]
        }
        set {
            self[property: "stretch"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:stretch-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.stretch-set.html)
    @_alwaysEmitIntoClient
    public var stretchSet: Bool {
        get {
            self[property: "stretch-set"]
        }
        set {
            self[property: "stretch-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:strikethrough`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.strikethrough.html)
    @_alwaysEmitIntoClient
    public var strikethrough: Bool {
        get {
            self[property: "strikethrough"]
        }
        set {
            self[property: "strikethrough"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:strikethrough-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.strikethrough-set.html)
    @_alwaysEmitIntoClient
    public var strikethroughSet: Bool {
        get {
            self[property: "strikethrough-set"]
        }
        set {
            self[property: "strikethrough-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:style`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.style.html)
    @_alwaysEmitIntoClient
    public var style: PangoStyle {
        get {
            self[property: "style"]
        }
        set {
            self[property: "style"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:style-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.style-set.html)
    @_alwaysEmitIntoClient
    public var styleSet: Bool {
        get {
            self[property: "style-set"]
        }
        set {
            self[property: "style-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.text.html)
    @_alwaysEmitIntoClient
    public var text: String? {
        get {
            self[property: "text"]
        }
        set {
            self[property: "text"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:underline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.underline.html)
    @_alwaysEmitIntoClient
    public var underline: PangoUnderline {
        get {
            self[property: "underline"]
        }
        set {
            self[property: "underline"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:underline-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.underline-set.html)
    @_alwaysEmitIntoClient
    public var underlineSet: Bool {
        get {
            self[property: "underline-set"]
        }
        set {
            self[property: "underline-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:variant`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.variant.html)
    @_alwaysEmitIntoClient
    public var variant: PangoVariant {
        get {
            self[property: "variant"]
        }
        set {
            self[property: "variant"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:variant-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.variant-set.html)
    @_alwaysEmitIntoClient
    public var variantSet: Bool {
        get {
            self[property: "variant-set"]
        }
        set {
            self[property: "variant-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:weight`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.weight.html)
    @_alwaysEmitIntoClient
    public var weight: Int {
        get {
            self[property: "weight"]
        }
        set {
            self[property: "weight"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:weight-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.weight-set.html)
    @_alwaysEmitIntoClient
    public var weightSet: Bool {
        get {
            self[property: "weight-set"]
        }
        set {
            self[property: "weight-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:width-chars`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.width-chars.html)
    @_alwaysEmitIntoClient
    public var widthChars: Int {
        get {
            self[property: "width-chars"]
        }
        set {
            self[property: "width-chars"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:wrap-mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.wrap-mode.html)
    @_alwaysEmitIntoClient
    public var wrapMode: PangoWrapMode {
        get {
            self[property: "wrap-mode"]
        }
        set {
            self[property: "wrap-mode"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:wrap-width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.wrap-width.html)
    @_alwaysEmitIntoClient
    public var wrapWidth: Int {
        get {
            self[property: "wrap-width"]
        }
        set {
            self[property: "wrap-width"] = newValue
        }
    }

    /// Source: `gtk_cell_renderer_text_set_fixed_height_from_font`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRendererText.set_fixed_height_from_font.html)
    @_alwaysEmitIntoClient
    public func setFixedHeightFromFont(_ numberOfRows: Int) {
        gtk_cell_renderer_text_set_fixed_height_from_font(cellRendererTextPointer, cInteger(numberOfRows))
    }

    /// Source: the signal `GtkCellRendererText::edited`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellRendererText.edited.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEdited(
        after: Bool = false,
        _ handler: @escaping @MainActor (String, String) -> Void
    ) -> SignalConnection {
        connect("edited", after: after, handler)
    }
}
