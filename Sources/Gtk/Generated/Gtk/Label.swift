// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkLabel`.
/// [Reference](https://docs.gtk.org/gtk4/class.Label.html)
open class Label: Widget {
    /// Source: `gtk_label_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Label.new.html)
    @_alwaysEmitIntoClient
    public init(_ str: String? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_label_new(cText(ifAny: str))))
    }

    /// Source: `gtk_label_new_with_mnemonic`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Label.new_with_mnemonic.html)
    @_alwaysEmitIntoClient
    public init(mnemonic str: String?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_label_new_with_mnemonic(cText(ifAny: str))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Label {
    /// Source: `gtk_label_get_attributes`, `gtk_label_set_attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.attributes.html)
    @_alwaysEmitIntoClient
    public var attributes: PangoAttrList? {
        get {
            PangoAttrList.wrapping(gtk_label_get_attributes(opaquePointer))
        }
        set {
            gtk_label_set_attributes(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_label_get_ellipsize`, `gtk_label_set_ellipsize`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.ellipsize.html)
    @_alwaysEmitIntoClient
    public var ellipsize: PangoEllipsizeMode {
        get {
            PangoEllipsizeMode(gtk_label_get_ellipsize(opaquePointer))
        }
        set {
            gtk_label_set_ellipsize(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_label_get_extra_menu`, `gtk_label_set_extra_menu`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.extra-menu.html)
    @_alwaysEmitIntoClient
    public var extraMenu: MenuModel? {
        get {
            MenuModel.wrapping(gtk_label_get_extra_menu(opaquePointer))
        }
        set {
            gtk_label_set_extra_menu(opaquePointer, newValue?.menuModelPointer)
        }
    }

    /// Source: `gtk_label_get_justify`, `gtk_label_set_justify`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.justify.html)
    @_alwaysEmitIntoClient
    public var justify: Justification {
        get {
            Justification(gtk_label_get_justify(opaquePointer))
        }
        set {
            gtk_label_set_justify(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_label_get_label`, `gtk_label_set_label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.label.html)
    @_alwaysEmitIntoClient
    public var label: String {
        get {
            String(copying: gtk_label_get_label(opaquePointer))
        }
        set {
            gtk_label_set_label(opaquePointer, cText(newValue))
        }
    }

    /// Source: `gtk_label_get_lines`, `gtk_label_set_lines`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.lines.html)
    @_alwaysEmitIntoClient
    public var lines: Int {
        get {
            swiftInteger(gtk_label_get_lines(opaquePointer))
        }
        set {
            gtk_label_set_lines(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_label_get_max_width_chars`, `gtk_label_set_max_width_chars`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.max-width-chars.html)
    @_alwaysEmitIntoClient
    public var maxWidthChars: Int {
        get {
            swiftInteger(gtk_label_get_max_width_chars(opaquePointer))
        }
        set {
            gtk_label_set_max_width_chars(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_label_get_mnemonic_keyval`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.mnemonic-keyval.html)
    @_alwaysEmitIntoClient
    public var mnemonicKeyval: Int {
        swiftInteger(gtk_label_get_mnemonic_keyval(opaquePointer))
    }

    /// Source: `gtk_label_get_mnemonic_widget`, `gtk_label_set_mnemonic_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.mnemonic-widget.html)
    @_alwaysEmitIntoClient
    public var mnemonicWidget: Widget? {
        get {
            Widget.wrapping(gtk_label_get_mnemonic_widget(opaquePointer))
        }
        set {
            gtk_label_set_mnemonic_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_label_get_natural_wrap_mode`, `gtk_label_set_natural_wrap_mode`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.natural-wrap-mode.html)
    @_alwaysEmitIntoClient
    public var naturalWrapMode: NaturalWrapMode {
        get {
            NaturalWrapMode(gtk_label_get_natural_wrap_mode(opaquePointer))
        }
        set {
            gtk_label_set_natural_wrap_mode(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_label_get_selectable`, `gtk_label_set_selectable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.selectable.html)
    @_alwaysEmitIntoClient
    public var selectable: Bool {
        get {
            gtk_label_get_selectable(opaquePointer) != 0
        }
        set {
            gtk_label_set_selectable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_label_get_single_line_mode`, `gtk_label_set_single_line_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.single-line-mode.html)
    @_alwaysEmitIntoClient
    public var singleLineMode: Bool {
        get {
            gtk_label_get_single_line_mode(opaquePointer) != 0
        }
        set {
            gtk_label_set_single_line_mode(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_label_get_tabs`, `gtk_label_set_tabs`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.tabs.html)
    @_alwaysEmitIntoClient
    public var tabs: PangoTabArray? {
        get {
            PangoTabArray.wrapping(gtk_label_get_tabs(opaquePointer), transfer: .full)
        }
        set {
            gtk_label_set_tabs(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_label_get_use_markup`, `gtk_label_set_use_markup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.use-markup.html)
    @_alwaysEmitIntoClient
    public var useMarkup: Bool {
        get {
            gtk_label_get_use_markup(opaquePointer) != 0
        }
        set {
            gtk_label_set_use_markup(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_label_get_use_underline`, `gtk_label_set_use_underline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.use-underline.html)
    @_alwaysEmitIntoClient
    public var useUnderline: Bool {
        get {
            gtk_label_get_use_underline(opaquePointer) != 0
        }
        set {
            gtk_label_set_use_underline(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_label_get_width_chars`, `gtk_label_set_width_chars`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.width-chars.html)
    @_alwaysEmitIntoClient
    public var widthChars: Int {
        get {
            swiftInteger(gtk_label_get_width_chars(opaquePointer))
        }
        set {
            gtk_label_set_width_chars(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_label_get_wrap`, `gtk_label_set_wrap`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.wrap.html)
    @_alwaysEmitIntoClient
    public var wrap: Bool {
        get {
            gtk_label_get_wrap(opaquePointer) != 0
        }
        set {
            gtk_label_set_wrap(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_label_get_wrap_mode`, `gtk_label_set_wrap_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.wrap-mode.html)
    @_alwaysEmitIntoClient
    public var wrapMode: PangoWrapMode {
        get {
            PangoWrapMode(gtk_label_get_wrap_mode(opaquePointer))
        }
        set {
            gtk_label_set_wrap_mode(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_label_get_xalign`, `gtk_label_set_xalign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.xalign.html)
    @_alwaysEmitIntoClient
    public var xalign: Float {
        get {
            gtk_label_get_xalign(opaquePointer)
        }
        set {
            gtk_label_set_xalign(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_label_get_yalign`, `gtk_label_set_yalign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.yalign.html)
    @_alwaysEmitIntoClient
    public var yalign: Float {
        get {
            gtk_label_get_yalign(opaquePointer)
        }
        set {
            gtk_label_set_yalign(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_label_get_current_uri`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Label.get_current_uri.html)
    @_alwaysEmitIntoClient
    public var currentUri: String? {
        String.optional(copying: gtk_label_get_current_uri(opaquePointer))
    }

    /// Source: `gtk_label_get_layout`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Label.get_layout.html)
    @_alwaysEmitIntoClient
    public var layout: PangoLayout {
        PangoLayout.wrapping(required: gtk_label_get_layout(opaquePointer))
    }

    /// Source: `gtk_label_get_text`, `gtk_label_set_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Label.get_text.html)
    @_alwaysEmitIntoClient
    public var text: String {
        get {
            String(copying: gtk_label_get_text(opaquePointer))
        }
        set {
            gtk_label_set_text(opaquePointer, cText(newValue))
        }
    }

    /// Source: `gtk_label_get_layout_offsets`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Label.get_layout_offsets.html)
    @_alwaysEmitIntoClient
    public func layoutOffsets() -> (x: Int, y: Int) {
        var x: Int32 = 0
        var y: Int32 = 0
        gtk_label_get_layout_offsets(opaquePointer, &x, &y)
        return (swiftInteger(x), swiftInteger(y))
    }

    /// Source: `gtk_label_get_selection_bounds`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Label.get_selection_bounds.html)
    @_alwaysEmitIntoClient
    public func selectionBounds() -> (start: Int, end: Int)? {
        var start: Int32 = 0
        var end: Int32 = 0
        guard gtk_label_get_selection_bounds(opaquePointer, &start, &end) != 0 else { return nil }
        return (swiftInteger(start), swiftInteger(end))
    }

    /// Source: `gtk_label_select_region`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Label.select_region.html)
    @_alwaysEmitIntoClient
    public func selectRegion(startOffset: Int, endOffset: Int) {
        gtk_label_select_region(opaquePointer, cInteger(startOffset), cInteger(endOffset))
    }

    /// Source: `gtk_label_set_markup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Label.set_markup.html)
    @_alwaysEmitIntoClient
    public func setMarkup(_ str: String) {
        gtk_label_set_markup(opaquePointer, cText(str))
    }

    /// Source: `gtk_label_set_markup_with_mnemonic`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Label.set_markup_with_mnemonic.html)
    @_alwaysEmitIntoClient
    public func setMarkupWithMnemonic(_ str: String) {
        gtk_label_set_markup_with_mnemonic(opaquePointer, cText(str))
    }

    /// Source: `gtk_label_set_text_with_mnemonic`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Label.set_text_with_mnemonic.html)
    @_alwaysEmitIntoClient
    public func setTextWithMnemonic(_ str: String) {
        gtk_label_set_text_with_mnemonic(opaquePointer, cText(str))
    }

    /// Source: the signal `GtkLabel::activate-current-link`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Label.activate-current-link.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivateCurrentLink(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate-current-link", after: after, handler)
    }

    /// Source: the signal `GtkLabel::activate-link`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Label.activate-link.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivateLink(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Bool
    ) -> SignalConnection {
        connect("activate-link", after: after, handler)
    }

    /// Source: the signal `GtkLabel::copy-clipboard`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Label.copy-clipboard.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCopyClipboard(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("copy-clipboard", after: after, handler)
    }

    /// Source: the signal `GtkLabel::move-cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Label.move-cursor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveCursor(
        after: Bool = false,
        _ handler: @escaping @MainActor (MovementStep, Int, Bool) -> Void
    ) -> SignalConnection {
        connect("move-cursor", after: after, handler)
    }
}
