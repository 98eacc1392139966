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
            Int(gtk_label_get_lines(opaquePointer))
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
            Int(gtk_label_get_max_width_chars(opaquePointer))
        }
        set {
            gtk_label_set_max_width_chars(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_label_get_mnemonic_keyval`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Label.mnemonic-keyval.html)
    @_alwaysEmitIntoClient
    public var mnemonicKeyval: Int {
        Int(gtk_label_get_mnemonic_keyval(opaquePointer))
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
            Int(gtk_label_get_width_chars(opaquePointer))
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
        return (Int(x), Int(y))
    }

    /// Source: `gtk_label_get_selection_bounds`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Label.get_selection_bounds.html)
    @_alwaysEmitIntoClient
    public func selectionBounds() -> (start: Int, end: Int)? {
        var start: Int32 = 0
        var end: Int32 = 0
        guard gtk_label_get_selection_bounds(opaquePointer, &start, &end) != 0 else { return nil }
        return (Int(start), Int(end))
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

/// Source: `GtkLayoutChild`.
/// [Reference](https://docs.gtk.org/gtk4/class.LayoutChild.html)
open class LayoutChild: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension LayoutChild {
    @_alwaysEmitIntoClient
    var layoutChildPointer: UnsafeMutablePointer<GtkLayoutChild> { pointer() }

    /// Source: `gtk_layout_child_get_child_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LayoutChild.child-widget.html)
    @_alwaysEmitIntoClient
    public var childWidget: Widget {
        Widget.wrapping(required: gtk_layout_child_get_child_widget(layoutChildPointer))
    }

    /// Source: `gtk_layout_child_get_layout_manager`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LayoutChild.layout-manager.html)
    @_alwaysEmitIntoClient
    public var layoutManager: LayoutManager {
        LayoutManager.wrapping(required: gtk_layout_child_get_layout_manager(layoutChildPointer))
    }
}

/// Source: `GtkLayoutManager`.
/// [Reference](https://docs.gtk.org/gtk4/class.LayoutManager.html)
open class LayoutManager: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension LayoutManager {
    @_alwaysEmitIntoClient
    var layoutManagerPointer: UnsafeMutablePointer<GtkLayoutManager> { pointer() }

    /// Source: `gtk_layout_manager_get_request_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LayoutManager.get_request_mode.html)
    @_alwaysEmitIntoClient
    public var requestMode: SizeRequestMode {
        SizeRequestMode(gtk_layout_manager_get_request_mode(layoutManagerPointer))
    }

    /// Source: `gtk_layout_manager_get_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LayoutManager.get_widget.html)
    @_alwaysEmitIntoClient
    public var widget: Widget? {
        Widget.wrapping(gtk_layout_manager_get_widget(layoutManagerPointer))
    }

    /// Source: `gtk_layout_manager_allocate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LayoutManager.allocate.html)
    @_alwaysEmitIntoClient
    public func allocate(_ widget: Widget, width: Int, height: Int, baseline: Int) {
        gtk_layout_manager_allocate(
            layoutManagerPointer,
            widget.widgetPointer,
            cInteger(width),
            cInteger(height),
            cInteger(baseline)
        )
    }

    /// Source: `gtk_layout_manager_get_layout_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LayoutManager.get_layout_child.html)
    @_alwaysEmitIntoClient
    public func layoutChild(for child: Widget) -> LayoutChild {
        LayoutChild.wrapping(required: gtk_layout_manager_get_layout_child(layoutManagerPointer, child.widgetPointer))
    }

    /// Source: `gtk_layout_manager_layout_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LayoutManager.layout_changed.html)
    @_alwaysEmitIntoClient
    public func layoutChanged() {
        gtk_layout_manager_layout_changed(layoutManagerPointer)
    }

    /// Source: `gtk_layout_manager_measure`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LayoutManager.measure.html)
    @_alwaysEmitIntoClient
    public func measure(_ widget: Widget, orientation: Orientation, forSize: Int) -> (
        minimum: Int, natural: Int, minimumBaseline: Int, naturalBaseline: Int
    ) {
        var minimum: Int32 = 0
        var natural: Int32 = 0
        var minimumBaseline: Int32 = 0
        var naturalBaseline: Int32 = 0
        gtk_layout_manager_measure(
            layoutManagerPointer,
            widget.widgetPointer,
            orientation.cValue,
            cInteger(forSize),
            &minimum,
            &natural,
            &minimumBaseline,
            &naturalBaseline
        )
        return (Int(minimum), Int(natural), Int(minimumBaseline), Int(naturalBaseline))
    }
}

/// Source: `GtkLevelBar`.
/// [Reference](https://docs.gtk.org/gtk4/class.LevelBar.html)
open class LevelBar: Widget, Orientable {
    /// Source: `gtk_level_bar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.LevelBar.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_level_bar_new()))
    }

    /// Source: `gtk_level_bar_new_for_interval`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.LevelBar.new_for_interval.html)
    @_alwaysEmitIntoClient
    public init(minValue: Double, maxValue: Double) {
        requireDisplay()
        super.init(instance: CInstance(gtk_level_bar_new_for_interval(minValue, maxValue)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension LevelBar {
    /// Source: `gtk_level_bar_get_inverted`, `gtk_level_bar_set_inverted`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LevelBar.inverted.html)
    @_alwaysEmitIntoClient
    public var inverted: Bool {
        get {
            gtk_level_bar_get_inverted(opaquePointer) != 0
        }
        set {
            gtk_level_bar_set_inverted(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_level_bar_get_max_value`, `gtk_level_bar_set_max_value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LevelBar.max-value.html)
    @_alwaysEmitIntoClient
    public var maxValue: Double {
        get {
            gtk_level_bar_get_max_value(opaquePointer)
        }
        set {
            gtk_level_bar_set_max_value(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_level_bar_get_min_value`, `gtk_level_bar_set_min_value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LevelBar.min-value.html)
    @_alwaysEmitIntoClient
    public var minValue: Double {
        get {
            gtk_level_bar_get_min_value(opaquePointer)
        }
        set {
            gtk_level_bar_set_min_value(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_level_bar_get_mode`, `gtk_level_bar_set_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LevelBar.mode.html)
    @_alwaysEmitIntoClient
    public var mode: LevelBarMode {
        get {
            LevelBarMode(gtk_level_bar_get_mode(opaquePointer))
        }
        set {
            gtk_level_bar_set_mode(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_level_bar_get_value`, `gtk_level_bar_set_value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LevelBar.value.html)
    @_alwaysEmitIntoClient
    public var value: Double {
        get {
            gtk_level_bar_get_value(opaquePointer)
        }
        set {
            gtk_level_bar_set_value(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_level_bar_add_offset_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LevelBar.add_offset_value.html)
    @_alwaysEmitIntoClient
    public func addOffsetValue(_ name: String, value: Double) {
        gtk_level_bar_add_offset_value(opaquePointer, cText(name), value)
    }

    /// Source: `gtk_level_bar_get_offset_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LevelBar.get_offset_value.html)
    @_alwaysEmitIntoClient
    public func offsetValue(for name: String? = nil) -> Double? {
        var value: Double = 0
        guard gtk_level_bar_get_offset_value(opaquePointer, cText(ifAny: name), &value) != 0 else { return nil }
        return value
    }

    /// Source: `gtk_level_bar_remove_offset_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LevelBar.remove_offset_value.html)
    @_alwaysEmitIntoClient
    public func removeOffsetValue(_ name: String? = nil) {
        gtk_level_bar_remove_offset_value(opaquePointer, cText(ifAny: name))
    }

    /// Source: the signal `GtkLevelBar::offset-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.LevelBar.offset-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onOffsetChanged(
        detail: String? = nil,
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect(detailedSignal("offset-changed", detail), after: after, handler)
    }
}

/// Source: `GtkLevelBarMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.LevelBarMode.html)
nonisolated public enum LevelBarMode: Enumeration {
    /// Source: `GTK_LEVEL_BAR_MODE_CONTINUOUS`.
    case continuous
    /// Source: `GTK_LEVEL_BAR_MODE_DISCRETE`.
    case discrete
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [LevelBarMode] = [
        .continuous,
        .discrete,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .continuous
        case 1: self = .discrete
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .continuous: 0
        case .discrete: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkLevelBarMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkLevelBarMode { GtkLevelBarMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension LevelBarMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_level_bar_mode_get_type()) }
}

/// Source: `GtkLicense`.
/// [Reference](https://docs.gtk.org/gtk4/enum.License.html)
nonisolated public enum License: Enumeration {
    /// Source: `GTK_LICENSE_UNKNOWN`.
    case unknown
    /// Source: `GTK_LICENSE_CUSTOM`.
    case custom
    /// Source: `GTK_LICENSE_GPL_2_0`.
    case gpl20
    /// Source: `GTK_LICENSE_GPL_3_0`.
    case gpl30
    /// Source: `GTK_LICENSE_LGPL_2_1`.
    case lgpl21
    /// Source: `GTK_LICENSE_LGPL_3_0`.
    case lgpl30
    /// Source: `GTK_LICENSE_BSD`.
    case bsd
    /// Source: `GTK_LICENSE_MIT_X11`.
    case mitX11
    /// Source: `GTK_LICENSE_ARTISTIC`.
    case artistic
    /// Source: `GTK_LICENSE_GPL_2_0_ONLY`.
    case gpl20Only
    /// Source: `GTK_LICENSE_GPL_3_0_ONLY`.
    case gpl30Only
    /// Source: `GTK_LICENSE_LGPL_2_1_ONLY`.
    case lgpl21Only
    /// Source: `GTK_LICENSE_LGPL_3_0_ONLY`.
    case lgpl30Only
    /// Source: `GTK_LICENSE_AGPL_3_0`.
    case agpl30
    /// Source: `GTK_LICENSE_AGPL_3_0_ONLY`.
    case agpl30Only
    /// Source: `GTK_LICENSE_BSD_3`.
    case bsd3
    /// Source: `GTK_LICENSE_APACHE_2_0`.
    case apache20
    /// Source: `GTK_LICENSE_MPL_2_0`.
    case mpl20
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [License] = [
        .unknown,
        .custom,
        .gpl20,
        .gpl30,
        .lgpl21,
        .lgpl30,
        .bsd,
        .mitX11,
        .artistic,
        .gpl20Only,
        .gpl30Only,
        .lgpl21Only,
        .lgpl30Only,
        .agpl30,
        .agpl30Only,
        .bsd3,
        .apache20,
        .mpl20,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .custom
        case 2: self = .gpl20
        case 3: self = .gpl30
        case 4: self = .lgpl21
        case 5: self = .lgpl30
        case 6: self = .bsd
        case 7: self = .mitX11
        case 8: self = .artistic
        case 9: self = .gpl20Only
        case 10: self = .gpl30Only
        case 11: self = .lgpl21Only
        case 12: self = .lgpl30Only
        case 13: self = .agpl30
        case 14: self = .agpl30Only
        case 15: self = .bsd3
        case 16: self = .apache20
        case 17: self = .mpl20
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .custom: 1
        case .gpl20: 2
        case .gpl30: 3
        case .lgpl21: 4
        case .lgpl30: 5
        case .bsd: 6
        case .mitX11: 7
        case .artistic: 8
        case .gpl20Only: 9
        case .gpl30Only: 10
        case .lgpl21Only: 11
        case .lgpl30Only: 12
        case .agpl30: 13
        case .agpl30Only: 14
        case .bsd3: 15
        case .apache20: 16
        case .mpl20: 17
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkLicense) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkLicense { GtkLicense(rawValue: UInt32(bitPattern: rawValue)) }
}

extension License: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_license_get_type()) }
}

/// Source: `GtkLinkButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.LinkButton.html)
open class LinkButton: Button {
    /// Source: `gtk_link_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.LinkButton.new.html)
    @_alwaysEmitIntoClient
    public init(uri: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_link_button_new(cText(uri))))
    }

    /// Source: `gtk_link_button_new_with_label`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.LinkButton.new_with_label.html)
    @_alwaysEmitIntoClient
    public init(uri: String, label: String? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_link_button_new_with_label(cText(uri), cText(ifAny: label))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension LinkButton {
    /// Source: `gtk_link_button_get_uri`, `gtk_link_button_set_uri`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LinkButton.uri.html)
    @_alwaysEmitIntoClient
    public var uri: String {
        get {
            String(copying: gtk_link_button_get_uri(opaquePointer))
        }
        set {
            gtk_link_button_set_uri(opaquePointer, cText(newValue))
        }
    }

    /// Source: `gtk_link_button_get_visited`, `gtk_link_button_set_visited`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LinkButton.visited.html)
    @_alwaysEmitIntoClient
    public var visited: Bool {
        get {
            gtk_link_button_get_visited(opaquePointer) != 0
        }
        set {
            gtk_link_button_set_visited(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkLinkButton::activate-link`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.LinkButton.activate-link.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivateLink(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("activate-link", after: after, handler)
    }
}

/// Source: `GtkListBase`.
/// [Reference](https://docs.gtk.org/gtk4/class.ListBase.html)
open class ListBase: Widget, Orientable, Scrollable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ListBase {
    /// Source: the property `GtkListBase:orientation`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListBase.orientation.html)
    @_alwaysEmitIntoClient
    public var orientation: Orientation {
        get {
            self[property: "orientation"]
        }
        set {
            self[property: "orientation"] = newValue
        }
    }
}

/// Source: `GtkListBox`.
/// [Reference](https://docs.gtk.org/gtk4/class.ListBox.html)
open class ListBox: Widget {
    /// Source: `gtk_list_box_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ListBox.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_list_box_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ListBox {
    /// Source: the property `GtkListBox:accept-unpaired-release`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListBox.accept-unpaired-release.html)
    @_alwaysEmitIntoClient
    public var acceptUnpairedRelease: Bool {
        get {
            self[property: "accept-unpaired-release"]
        }
        set {
            self[property: "accept-unpaired-release"] = newValue
        }
    }

    /// Source: `gtk_list_box_get_activate_on_single_click`, `gtk_list_box_set_activate_on_single_click`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListBox.activate-on-single-click.html)
    @_alwaysEmitIntoClient
    public var activateOnSingleClick: Bool {
        get {
            gtk_list_box_get_activate_on_single_click(opaquePointer) != 0
        }
        set {
            gtk_list_box_set_activate_on_single_click(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_list_box_get_selection_mode`, `gtk_list_box_set_selection_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListBox.selection-mode.html)
    @_alwaysEmitIntoClient
    public var selectionMode: SelectionMode {
        get {
            SelectionMode(gtk_list_box_get_selection_mode(opaquePointer))
        }
        set {
            gtk_list_box_set_selection_mode(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_list_box_get_show_separators`, `gtk_list_box_set_show_separators`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListBox.show-separators.html)
    @_alwaysEmitIntoClient
    public var showSeparators: Bool {
        get {
            gtk_list_box_get_show_separators(opaquePointer) != 0
        }
        set {
            gtk_list_box_set_show_separators(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_list_box_get_adjustment`, `gtk_list_box_set_adjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.get_adjustment.html)
    @_alwaysEmitIntoClient
    public var adjustment: Adjustment? {
        get {
            Adjustment.wrapping(gtk_list_box_get_adjustment(opaquePointer))
        }
        set {
            gtk_list_box_set_adjustment(opaquePointer, newValue?.adjustmentPointer)
        }
    }

    /// Source: `gtk_list_box_get_selected_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.get_selected_row.html)
    @_alwaysEmitIntoClient
    public var selectedRow: ListBoxRow? {
        ListBoxRow.wrapping(gtk_list_box_get_selected_row(opaquePointer))
    }

    /// Source: `gtk_list_box_get_selected_rows`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.get_selected_rows.html)
    @_alwaysEmitIntoClient
    public var selectedRows: [ListBoxRow] {
        cElements(of: gtk_list_box_get_selected_rows(opaquePointer), transfer: .container) {
            ListBoxRow.wrapping(required: $0)
        }
    }

    /// Source: `gtk_list_box_append`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.append.html)
    @_alwaysEmitIntoClient
    public func append(_ child: Widget) {
        gtk_list_box_append(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_list_box_bind_model`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.bind_model.html)
    @_alwaysEmitIntoClient
    public func bindModel(_ model: (any ListModel)?, createWidgetFunc: ListBoxCreateWidgetFunc? = nil) {
        gtk_list_box_bind_model(
            opaquePointer,
            model?.opaquePointer,
            createWidgetFunc == nil ? nil : callListBoxCreateWidgetFunc,
            retainedClosure(ifAny: createWidgetFunc),
            createWidgetFunc == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_list_box_drag_highlight_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.drag_highlight_row.html)
    @_alwaysEmitIntoClient
    public func dragHighlightRow(_ row: ListBoxRow) {
        gtk_list_box_drag_highlight_row(opaquePointer, row.listBoxRowPointer)
    }

    /// Source: `gtk_list_box_drag_unhighlight_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.drag_unhighlight_row.html)
    @_alwaysEmitIntoClient
    public func dragUnhighlightRow() {
        gtk_list_box_drag_unhighlight_row(opaquePointer)
    }

    /// Source: `gtk_list_box_get_row_at_index`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.get_row_at_index.html)
    @_alwaysEmitIntoClient
    public func rowAtIndex(_ index: Int) -> ListBoxRow? {
        ListBoxRow.wrapping(gtk_list_box_get_row_at_index(opaquePointer, cInteger(index)))
    }

    /// Source: `gtk_list_box_get_row_at_y`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.get_row_at_y.html)
    @_alwaysEmitIntoClient
    public func rowAtY(_ y: Int) -> ListBoxRow? {
        ListBoxRow.wrapping(gtk_list_box_get_row_at_y(opaquePointer, cInteger(y)))
    }

    /// Source: `gtk_list_box_insert`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.insert.html)
    @_alwaysEmitIntoClient
    public func insert(_ child: Widget, position: Int) {
        gtk_list_box_insert(opaquePointer, child.widgetPointer, cInteger(position))
    }

    /// Source: `gtk_list_box_invalidate_filter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.invalidate_filter.html)
    @_alwaysEmitIntoClient
    public func invalidateFilter() {
        gtk_list_box_invalidate_filter(opaquePointer)
    }

    /// Source: `gtk_list_box_invalidate_headers`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.invalidate_headers.html)
    @_alwaysEmitIntoClient
    public func invalidateHeaders() {
        gtk_list_box_invalidate_headers(opaquePointer)
    }

    /// Source: `gtk_list_box_invalidate_sort`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.invalidate_sort.html)
    @_alwaysEmitIntoClient
    public func invalidateSort() {
        gtk_list_box_invalidate_sort(opaquePointer)
    }

    /// Source: `gtk_list_box_prepend`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.prepend.html)
    @_alwaysEmitIntoClient
    public func prepend(_ child: Widget) {
        gtk_list_box_prepend(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_list_box_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ child: Widget) {
        gtk_list_box_remove(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_list_box_select_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.select_all.html)
    @_alwaysEmitIntoClient
    public func selectAll() {
        gtk_list_box_select_all(opaquePointer)
    }

    /// Source: `gtk_list_box_select_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.select_row.html)
    @_alwaysEmitIntoClient
    public func selectRow(_ row: ListBoxRow? = nil) {
        gtk_list_box_select_row(opaquePointer, row?.listBoxRowPointer)
    }

    /// Source: `gtk_list_box_selected_foreach`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.selected_foreach.html)
    @_alwaysEmitIntoClient
    public func selectedForeach(_ handler: ListBoxForeachFunc) {
        withoutActuallyEscaping(handler) { handler in
            withClosure(handler) { handlerData in
                gtk_list_box_selected_foreach(opaquePointer, callListBoxForeachFunc, handlerData)
            }
        }
    }

    /// Source: `gtk_list_box_set_filter_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.set_filter_func.html)
    @_alwaysEmitIntoClient
    public func setFilterFunc(_ filterFunc: ListBoxFilterFunc?) {
        gtk_list_box_set_filter_func(
            opaquePointer,
            filterFunc == nil ? nil : callListBoxFilterFunc,
            retainedClosure(ifAny: filterFunc),
            filterFunc == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_list_box_set_header_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.set_header_func.html)
    @_alwaysEmitIntoClient
    public func setHeaderFunc(_ updateHeader: ListBoxUpdateHeaderFunc?) {
        gtk_list_box_set_header_func(
            opaquePointer,
            updateHeader == nil ? nil : callListBoxUpdateHeaderFunc,
            retainedClosure(ifAny: updateHeader),
            updateHeader == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_list_box_set_placeholder`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.set_placeholder.html)
    @_alwaysEmitIntoClient
    public func setPlaceholder(_ placeholder: Widget?) {
        gtk_list_box_set_placeholder(opaquePointer, placeholder?.widgetPointer)
    }

    /// Source: `gtk_list_box_set_sort_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.set_sort_func.html)
    @_alwaysEmitIntoClient
    public func setSortFunc(_ sortFunc: ListBoxSortFunc?) {
        gtk_list_box_set_sort_func(
            opaquePointer,
            sortFunc == nil ? nil : callListBoxSortFunc,
            retainedClosure(ifAny: sortFunc),
            sortFunc == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_list_box_unselect_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.unselect_all.html)
    @_alwaysEmitIntoClient
    public func unselectAll() {
        gtk_list_box_unselect_all(opaquePointer)
    }

    /// Source: `gtk_list_box_unselect_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.unselect_row.html)
    @_alwaysEmitIntoClient
    public func unselectRow(_ row: ListBoxRow) {
        gtk_list_box_unselect_row(opaquePointer, row.listBoxRowPointer)
    }

    /// Source: the signal `GtkListBox::activate-cursor-row`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBox.activate-cursor-row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivateCursorRow(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate-cursor-row", after: after, handler)
    }

    /// Source: the signal `GtkListBox::move-cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBox.move-cursor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveCursor(
        after: Bool = false,
        _ handler: @escaping @MainActor (MovementStep, Int, Bool, Bool) -> Void
    ) -> SignalConnection {
        connect("move-cursor", after: after, handler)
    }

    /// Source: the signal `GtkListBox::row-activated`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBox.row-activated.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowActivated(
        after: Bool = false,
        _ handler: @escaping @MainActor (ListBoxRow) -> Void
    ) -> SignalConnection {
        connect("row-activated", after: after, handler)
    }

    /// Source: the signal `GtkListBox::row-selected`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBox.row-selected.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowSelected(
        after: Bool = false,
        _ handler: @escaping @MainActor (ListBoxRow?) -> Void
    ) -> SignalConnection {
        connect("row-selected", after: after, handler)
    }

    /// Source: the signal `GtkListBox::select-all`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBox.select-all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectAll(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("select-all", after: after, handler)
    }

    /// Source: the signal `GtkListBox::selected-rows-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBox.selected-rows-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectedRowsChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("selected-rows-changed", after: after, handler)
    }

    /// Source: the signal `GtkListBox::toggle-cursor-row`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBox.toggle-cursor-row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggleCursorRow(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggle-cursor-row", after: after, handler)
    }

    /// Source: the signal `GtkListBox::unselect-all`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBox.unselect-all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUnselectAll(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("unselect-all", after: after, handler)
    }
}

/// Source: `GtkListBoxCreateWidgetFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.ListBoxCreateWidgetFunc.html)
public typealias ListBoxCreateWidgetFunc = @MainActor (Object) -> Widget

@_alwaysEmitIntoClient
nonisolated var callListBoxCreateWidgetFunc: GtkListBoxCreateWidgetFunc {
    { item, userData in
        onMainActor((item, userData)) { item, userData in
            let handler: ListBoxCreateWidgetFunc = cClosure(userData)
            return handler(Object.wrapping(required: item)).retainedPointer()
        }
    }
}

/// Source: `GtkListBoxFilterFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.ListBoxFilterFunc.html)
public typealias ListBoxFilterFunc = @MainActor (ListBoxRow) -> Bool

@_alwaysEmitIntoClient
nonisolated var callListBoxFilterFunc: GtkListBoxFilterFunc {
    { row, userData in
        onMainActor((row, userData)) { row, userData in
            let handler: ListBoxFilterFunc = cClosure(userData)
            return handler(ListBoxRow.wrapping(required: row)) ? 1 : 0
        }
    }
}

/// Source: `GtkListBoxForeachFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.ListBoxForeachFunc.html)
public typealias ListBoxForeachFunc = @MainActor (ListBox, ListBoxRow) -> Void

@_alwaysEmitIntoClient
nonisolated var callListBoxForeachFunc: GtkListBoxForeachFunc {
    { box, row, userData in
        onMainActor((box, row, userData)) { box, row, userData in
            let handler: ListBoxForeachFunc = cClosure(userData)
            handler(ListBox.wrapping(required: box), ListBoxRow.wrapping(required: row))
        }
    }
}

/// Source: `GtkListBoxRow`.
/// [Reference](https://docs.gtk.org/gtk4/class.ListBoxRow.html)
open class ListBoxRow: Widget, Actionable {
    /// Source: `gtk_list_box_row_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ListBoxRow.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_list_box_row_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ListBoxRow {
    @_alwaysEmitIntoClient
    var listBoxRowPointer: UnsafeMutablePointer<GtkListBoxRow> { pointer() }

    /// Source: `gtk_list_box_row_get_activatable`, `gtk_list_box_row_set_activatable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListBoxRow.activatable.html)
    @_alwaysEmitIntoClient
    public var activatable: Bool {
        get {
            gtk_list_box_row_get_activatable(listBoxRowPointer) != 0
        }
        set {
            gtk_list_box_row_set_activatable(listBoxRowPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_list_box_row_get_child`, `gtk_list_box_row_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListBoxRow.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_list_box_row_get_child(listBoxRowPointer))
        }
        set {
            gtk_list_box_row_set_child(listBoxRowPointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_list_box_row_get_selectable`, `gtk_list_box_row_set_selectable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListBoxRow.selectable.html)
    @_alwaysEmitIntoClient
    public var selectable: Bool {
        get {
            gtk_list_box_row_get_selectable(listBoxRowPointer) != 0
        }
        set {
            gtk_list_box_row_set_selectable(listBoxRowPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_list_box_row_get_header`, `gtk_list_box_row_set_header`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBoxRow.get_header.html)
    @_alwaysEmitIntoClient
    public var header: Widget? {
        get {
            Widget.wrapping(gtk_list_box_row_get_header(listBoxRowPointer))
        }
        set {
            gtk_list_box_row_set_header(listBoxRowPointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_list_box_row_get_index`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBoxRow.get_index.html)
    @_alwaysEmitIntoClient
    public var index: Int {
        Int(gtk_list_box_row_get_index(listBoxRowPointer))
    }

    /// Source: `gtk_list_box_row_is_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBoxRow.is_selected.html)
    @_alwaysEmitIntoClient
    public var isSelected: Bool {
        gtk_list_box_row_is_selected(listBoxRowPointer) != 0
    }

    /// Source: `gtk_list_box_row_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBoxRow.changed.html)
    @_alwaysEmitIntoClient
    public func changed() {
        gtk_list_box_row_changed(listBoxRowPointer)
    }

    /// Source: the signal `GtkListBoxRow::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBoxRow.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }
}

/// Source: `GtkListBoxSortFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.ListBoxSortFunc.html)
public typealias ListBoxSortFunc = @MainActor (ListBoxRow, ListBoxRow) -> Int

@_alwaysEmitIntoClient
nonisolated var callListBoxSortFunc: GtkListBoxSortFunc {
    { row1, row2, userData in
        onMainActor((row1, row2, userData)) { row1, row2, userData in
            let handler: ListBoxSortFunc = cClosure(userData)
            return cInteger(handler(ListBoxRow.wrapping(required: row1), ListBoxRow.wrapping(required: row2))) as Int32
        }
    }
}

/// Source: `GtkListBoxUpdateHeaderFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.ListBoxUpdateHeaderFunc.html)
public typealias ListBoxUpdateHeaderFunc = @MainActor (ListBoxRow, ListBoxRow?) -> Void

@_alwaysEmitIntoClient
nonisolated var callListBoxUpdateHeaderFunc: GtkListBoxUpdateHeaderFunc {
    { row, before, userData in
        onMainActor((row, before, userData)) { row, before, userData in
            let handler: ListBoxUpdateHeaderFunc = cClosure(userData)
            handler(ListBoxRow.wrapping(required: row), ListBoxRow.wrapping(before))
        }
    }
}

/// Source: `GtkListItem`.
/// [Reference](https://docs.gtk.org/gtk4/class.ListItem.html)
open class ListItem: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ListItem {
    /// Source: `gtk_list_item_get_activatable`, `gtk_list_item_set_activatable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListItem.activatable.html)
    @_alwaysEmitIntoClient
    public var activatable: Bool {
        get {
            gtk_list_item_get_activatable(opaquePointer) != 0
        }
        set {
            gtk_list_item_set_activatable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_list_item_get_child`, `gtk_list_item_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListItem.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_list_item_get_child(opaquePointer))
        }
        set {
            gtk_list_item_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_list_item_get_item`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListItem.item.html)
    @_alwaysEmitIntoClient
    public var item: Object? {
        Object.wrapping(gtk_list_item_get_item(opaquePointer))
    }

    /// Source: `gtk_list_item_get_position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListItem.position.html)
    @_alwaysEmitIntoClient
    public var position: Int {
        Int(gtk_list_item_get_position(opaquePointer))
    }

    /// Source: `gtk_list_item_get_selectable`, `gtk_list_item_set_selectable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListItem.selectable.html)
    @_alwaysEmitIntoClient
    public var selectable: Bool {
        get {
            gtk_list_item_get_selectable(opaquePointer) != 0
        }
        set {
            gtk_list_item_set_selectable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_list_item_get_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListItem.selected.html)
    @_alwaysEmitIntoClient
    public var selected: Bool {
        gtk_list_item_get_selected(opaquePointer) != 0
    }
}

/// Source: `GtkListItemFactory`.
/// [Reference](https://docs.gtk.org/gtk4/class.ListItemFactory.html)
open class ListItemFactory: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkListStore`.
/// [Reference](https://docs.gtk.org/gtk4/class.ListStore.html)
open class ListStore: Object, Buildable, TreeDragDest, TreeDragSource, TreeSortable {
    /// Source: `gtk_list_store_newv`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ListStore.new.html)
    @_alwaysEmitIntoClient
    public init(types: [GType]) {
        var typesValues = types.map { $0.rawValue }
        super.init(instance: CInstance(gtk_list_store_newv(cInteger(types.count), &typesValues)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ListStore {
    @_alwaysEmitIntoClient
    var listStorePointer: UnsafeMutablePointer<GtkListStore> { pointer() }

    /// Source: `gtk_list_store_append`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.append.html)
    @_alwaysEmitIntoClient
    public func append() -> TreeIter {
        var iter = GtkTreeIter()
        gtk_list_store_append(listStorePointer, &iter)
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_list_store_clear`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.clear.html)
    @_alwaysEmitIntoClient
    public func clear() {
        gtk_list_store_clear(listStorePointer)
    }

    /// Source: `gtk_list_store_insert`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.insert.html)
    @_alwaysEmitIntoClient
    public func insert(_ position: Int) -> TreeIter {
        var iter = GtkTreeIter()
        gtk_list_store_insert(listStorePointer, &iter, cInteger(position))
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_list_store_insert_after`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.insert_after.html)
    @_alwaysEmitIntoClient
    public func insertAfter(_ sibling: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        gtk_list_store_insert_after(listStorePointer, &iter, sibling?.treeIterPointer)
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_list_store_insert_before`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.insert_before.html)
    @_alwaysEmitIntoClient
    public func insertBefore(_ sibling: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        gtk_list_store_insert_before(listStorePointer, &iter, sibling?.treeIterPointer)
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_list_store_insert_with_valuesv`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.insert_with_values.html)
    @_alwaysEmitIntoClient
    public func insertWithValues(position: Int, columns: [Int], values: [Value]) -> TreeIter {
        var iter = GtkTreeIter()
        var columnsValues = columns.map { cInteger($0) as Int32 }
        var valuesValues = values.map { $0.storage.pointer.pointee }
        requireSameCount(columns.count, values.count)
        gtk_list_store_insert_with_valuesv(
            listStorePointer,
            &iter,
            cInteger(position),
            &columnsValues,
            &valuesValues,
            cInteger(columns.count)
        )
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_list_store_iter_is_valid`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.iter_is_valid.html)
    @_alwaysEmitIntoClient
    public func iterIsValid(_ iter: TreeIter) -> Bool {
        gtk_list_store_iter_is_valid(listStorePointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_list_store_move_after`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.move_after.html)
    @_alwaysEmitIntoClient
    public func moveAfter(_ iter: TreeIter, position: TreeIter? = nil) {
        gtk_list_store_move_after(listStorePointer, iter.treeIterPointer, position?.treeIterPointer)
    }

    /// Source: `gtk_list_store_move_before`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.move_before.html)
    @_alwaysEmitIntoClient
    public func moveBefore(_ iter: TreeIter, position: TreeIter? = nil) {
        gtk_list_store_move_before(listStorePointer, iter.treeIterPointer, position?.treeIterPointer)
    }

    /// Source: `gtk_list_store_prepend`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.prepend.html)
    @_alwaysEmitIntoClient
    public func prepend() -> TreeIter {
        var iter = GtkTreeIter()
        gtk_list_store_prepend(listStorePointer, &iter)
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_list_store_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.remove.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func remove(_ iter: TreeIter) -> Bool {
        gtk_list_store_remove(listStorePointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_list_store_set_column_types`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.set_column_types.html)
    @_alwaysEmitIntoClient
    public func setColumnTypes(_ types: [GType]) {
        var typesValues = types.map { $0.rawValue }
        gtk_list_store_set_column_types(listStorePointer, cInteger(types.count), &typesValues)
    }

    /// Source: `gtk_list_store_set_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.set_value.html)
    @_alwaysEmitIntoClient
    public func setValue(_ iter: TreeIter, column: Int, value: Value) {
        gtk_list_store_set_value(listStorePointer, iter.treeIterPointer, cInteger(column), value.storage.pointer)
    }

    /// Source: `gtk_list_store_set_valuesv`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.set.html)
    @_alwaysEmitIntoClient
    public func set(_ iter: TreeIter, columns: [Int], values: [Value]) {
        var columnsValues = columns.map { cInteger($0) as Int32 }
        var valuesValues = values.map { $0.storage.pointer.pointee }
        requireSameCount(columns.count, values.count)
        gtk_list_store_set_valuesv(
            listStorePointer,
            iter.treeIterPointer,
            &columnsValues,
            &valuesValues,
            cInteger(columns.count)
        )
    }

    /// Source: `gtk_list_store_swap`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.swap.html)
    @_alwaysEmitIntoClient
    public func swap(_ a: TreeIter, b: TreeIter) {
        gtk_list_store_swap(listStorePointer, a.treeIterPointer, b.treeIterPointer)
    }
}

/// Source: `GtkListView`.
/// [Reference](https://docs.gtk.org/gtk4/class.ListView.html)
open class ListView: ListBase {
    /// Source: `gtk_list_view_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ListView.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_list_view_new(model?.retainedOpaquePointer, factory?.retainedOpaquePointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ListView {
    /// Source: `gtk_list_view_get_enable_rubberband`, `gtk_list_view_set_enable_rubberband`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListView.enable-rubberband.html)
    @_alwaysEmitIntoClient
    public var enableRubberband: Bool {
        get {
            gtk_list_view_get_enable_rubberband(opaquePointer) != 0
        }
        set {
            gtk_list_view_set_enable_rubberband(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_list_view_get_factory`, `gtk_list_view_set_factory`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListView.factory.html)
    @_alwaysEmitIntoClient
    public var factory: ListItemFactory? {
        get {
            ListItemFactory.wrapping(gtk_list_view_get_factory(opaquePointer))
        }
        set {
            gtk_list_view_set_factory(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_list_view_get_model`, `gtk_list_view_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListView.model.html)
    @_alwaysEmitIntoClient
    public var model: (any SelectionModel)? {
        get {
            wrappingInterface(gtk_list_view_get_model(opaquePointer))
        }
        set {
            gtk_list_view_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_list_view_get_show_separators`, `gtk_list_view_set_show_separators`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListView.show-separators.html)
    @_alwaysEmitIntoClient
    public var showSeparators: Bool {
        get {
            gtk_list_view_get_show_separators(opaquePointer) != 0
        }
        set {
            gtk_list_view_set_show_separators(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_list_view_get_single_click_activate`, `gtk_list_view_set_single_click_activate`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListView.single-click-activate.html)
    @_alwaysEmitIntoClient
    public var singleClickActivate: Bool {
        get {
            gtk_list_view_get_single_click_activate(opaquePointer) != 0
        }
        set {
            gtk_list_view_set_single_click_activate(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkListView::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListView.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }
}

/// Source: `GtkLockButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.LockButton.html)
open class LockButton: Button {
    /// Source: `gtk_lock_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.LockButton.new.html)
    @_alwaysEmitIntoClient
    public init(permission: Permission? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_lock_button_new(permission?.permissionPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension LockButton {
    /// Source: `gtk_lock_button_get_permission`, `gtk_lock_button_set_permission`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LockButton.permission.html)
    @_alwaysEmitIntoClient
    public var permission: Permission? {
        get {
            Permission.wrapping(gtk_lock_button_get_permission(opaquePointer))
        }
        set {
            gtk_lock_button_set_permission(opaquePointer, newValue?.permissionPointer)
        }
    }

    /// Source: the property `GtkLockButton:text-lock`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LockButton.text-lock.html)
    @_alwaysEmitIntoClient
    public var textLock: String? {
        get {
            self[property: "text-lock"]
        }
        set {
            self[property: "text-lock"] = newValue
        }
    }

    /// Source: the property `GtkLockButton:text-unlock`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LockButton.text-unlock.html)
    @_alwaysEmitIntoClient
    public var textUnlock: String? {
        get {
            self[property: "text-unlock"]
        }
        set {
            self[property: "text-unlock"] = newValue
        }
    }

    /// Source: the property `GtkLockButton:tooltip-lock`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LockButton.tooltip-lock.html)
    @_alwaysEmitIntoClient
    public var tooltipLock: String? {
        get {
            self[property: "tooltip-lock"]
        }
        set {
            self[property: "tooltip-lock"] = newValue
        }
    }

    /// Source: the property `GtkLockButton:tooltip-not-authorized`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LockButton.tooltip-not-authorized.html)
    @_alwaysEmitIntoClient
    public var tooltipNotAuthorized: String? {
        get {
            self[property: "tooltip-not-authorized"]
        }
        set {
            self[property: "tooltip-not-authorized"] = newValue
        }
    }

    /// Source: the property `GtkLockButton:tooltip-unlock`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LockButton.tooltip-unlock.html)
    @_alwaysEmitIntoClient
    public var tooltipUnlock: String? {
        get {
            self[property: "tooltip-unlock"]
        }
        set {
            self[property: "tooltip-unlock"] = newValue
        }
    }
}
