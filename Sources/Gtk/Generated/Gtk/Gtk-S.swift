// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkScale`.
/// [Reference](https://docs.gtk.org/gtk4/class.Scale.html)
open class Scale: GtkRange {
    /// Source: `gtk_scale_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Scale.new.html)
    @_alwaysEmitIntoClient
    public init(orientation: Orientation, adjustment: Adjustment? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_scale_new(orientation.cValue, adjustment?.adjustmentPointer)))
    }

    /// Source: `gtk_scale_new_with_range`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Scale.new_with_range.html)
    @_alwaysEmitIntoClient
    public init(orientation: Orientation, min: Double, max: Double, step: Double) {
        requireDisplay()
        super.init(instance: CInstance(gtk_scale_new_with_range(orientation.cValue, min, max, step)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Scale {
    @_alwaysEmitIntoClient
    var scalePointer: UnsafeMutablePointer<GtkScale> { pointer() }

    /// Source: `gtk_scale_get_digits`, `gtk_scale_set_digits`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scale.digits.html)
    @_alwaysEmitIntoClient
    public var digits: Int {
        get {
            Int(gtk_scale_get_digits(scalePointer))
        }
        set {
            gtk_scale_set_digits(scalePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_scale_get_draw_value`, `gtk_scale_set_draw_value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scale.draw-value.html)
    @_alwaysEmitIntoClient
    public var drawValue: Bool {
        get {
            gtk_scale_get_draw_value(scalePointer) != 0
        }
        set {
            gtk_scale_set_draw_value(scalePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_scale_get_has_origin`, `gtk_scale_set_has_origin`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scale.has-origin.html)
    @_alwaysEmitIntoClient
    public var hasOrigin: Bool {
        get {
            gtk_scale_get_has_origin(scalePointer) != 0
        }
        set {
            gtk_scale_set_has_origin(scalePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_scale_get_value_pos`, `gtk_scale_set_value_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scale.value-pos.html)
    @_alwaysEmitIntoClient
    public var valuePos: PositionType {
        get {
            PositionType(gtk_scale_get_value_pos(scalePointer))
        }
        set {
            gtk_scale_set_value_pos(scalePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_scale_get_layout`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Scale.get_layout.html)
    @_alwaysEmitIntoClient
    public var layout: PangoLayout? {
        PangoLayout.wrapping(gtk_scale_get_layout(scalePointer))
    }

    /// Source: `gtk_scale_add_mark`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Scale.add_mark.html)
    @_alwaysEmitIntoClient
    public func addMark(value: Double, position: PositionType, markup: String? = nil) {
        gtk_scale_add_mark(scalePointer, value, position.cValue, cText(ifAny: markup))
    }

    /// Source: `gtk_scale_clear_marks`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Scale.clear_marks.html)
    @_alwaysEmitIntoClient
    public func clearMarks() {
        gtk_scale_clear_marks(scalePointer)
    }

    /// Source: `gtk_scale_get_layout_offsets`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Scale.get_layout_offsets.html)
    @_alwaysEmitIntoClient
    public func layoutOffsets() -> (x: Int, y: Int) {
        var x: Int32 = 0
        var y: Int32 = 0
        gtk_scale_get_layout_offsets(scalePointer, &x, &y)
        return (Int(x), Int(y))
    }

    /// Source: `gtk_scale_set_format_value_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Scale.set_format_value_func.html)
    @_alwaysEmitIntoClient
    public func setFormatValueFunc(_ handler: ScaleFormatValueFunc?) {
        gtk_scale_set_format_value_func(
            scalePointer,
            handler == nil ? nil : callScaleFormatValueFunc,
            retainedClosure(ifAny: handler),
            handler == nil ? nil : releaseClosure
        )
    }
}

/// Source: `GtkScaleButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.ScaleButton.html)
open class ScaleButton: Widget, Orientable {
    /// Source: `gtk_scale_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ScaleButton.new.html)
    @_alwaysEmitIntoClient
    public init(min: Double, max: Double, step: Double, icons: [String]? = nil) {
        requireDisplay()
        let instance = withStringArray(icons) { iconsArray in
            gtk_scale_button_new(
                min,
                max,
                step,
                UnsafeMutableRawPointer(iconsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
        super.init(instance: CInstance(instance))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ScaleButton {
    @_alwaysEmitIntoClient
    var scaleButtonPointer: UnsafeMutablePointer<GtkScaleButton> { pointer() }

    /// Source: `gtk_scale_button_get_adjustment`, `gtk_scale_button_set_adjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScaleButton.adjustment.html)
    @_alwaysEmitIntoClient
    public var adjustment: Adjustment {
        get {
            Adjustment.wrapping(required: gtk_scale_button_get_adjustment(scaleButtonPointer))
        }
        set {
            gtk_scale_button_set_adjustment(scaleButtonPointer, newValue.adjustmentPointer)
        }
    }

    /// Source: the property `GtkScaleButton:icons`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScaleButton.icons.html)
    @_alwaysEmitIntoClient
    public var icons: [String] {
        get {
            self[property: "icons"]
        }
        set {
            self[property: "icons"] = newValue
        }
    }

    /// Source: `gtk_scale_button_get_value`, `gtk_scale_button_set_value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScaleButton.value.html)
    @_alwaysEmitIntoClient
    public var value: Double {
        get {
            gtk_scale_button_get_value(scaleButtonPointer)
        }
        set {
            gtk_scale_button_set_value(scaleButtonPointer, newValue)
        }
    }

    /// Source: `gtk_scale_button_get_minus_button`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScaleButton.get_minus_button.html)
    @_alwaysEmitIntoClient
    public var minusButton: Button {
        Button.wrapping(required: gtk_scale_button_get_minus_button(scaleButtonPointer))
    }

    /// Source: `gtk_scale_button_get_plus_button`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScaleButton.get_plus_button.html)
    @_alwaysEmitIntoClient
    public var plusButton: Button {
        Button.wrapping(required: gtk_scale_button_get_plus_button(scaleButtonPointer))
    }

    /// Source: `gtk_scale_button_get_popup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScaleButton.get_popup.html)
    @_alwaysEmitIntoClient
    public var popup: Widget {
        Widget.wrapping(required: gtk_scale_button_get_popup(scaleButtonPointer))
    }

    /// Source: the signal `GtkScaleButton::popdown`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ScaleButton.popdown.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPopdown(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("popdown", after: after, handler)
    }

    /// Source: the signal `GtkScaleButton::popup`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ScaleButton.popup.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPopup(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("popup", after: after, handler)
    }

    /// Source: the signal `GtkScaleButton::value-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ScaleButton.value-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onValueChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double) -> Void
    ) -> SignalConnection {
        connect("value-changed", after: after, handler)
    }
}

/// Source: `GtkScaleFormatValueFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.ScaleFormatValueFunc.html)
public typealias ScaleFormatValueFunc = @MainActor (Scale, Double) -> String

@_alwaysEmitIntoClient
nonisolated var callScaleFormatValueFunc: GtkScaleFormatValueFunc {
    { scale, value, userData in
        onMainActor((scale, value, userData)) { scale, value, userData in
            let handler: ScaleFormatValueFunc = cClosure(userData)
            return g_strdup(cText(handler(Scale.wrapping(required: scale), value)))
        }
    }
}

/// Source: `GtkScrollStep`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ScrollStep.html)
nonisolated public enum ScrollStep: Enumeration {
    /// Source: `GTK_SCROLL_STEPS`.
    case steps
    /// Source: `GTK_SCROLL_PAGES`.
    case pages
    /// Source: `GTK_SCROLL_ENDS`.
    case ends
    /// Source: `GTK_SCROLL_HORIZONTAL_STEPS`.
    case horizontalSteps
    /// Source: `GTK_SCROLL_HORIZONTAL_PAGES`.
    case horizontalPages
    /// Source: `GTK_SCROLL_HORIZONTAL_ENDS`.
    case horizontalEnds
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ScrollStep] = [
        .steps,
        .pages,
        .ends,
        .horizontalSteps,
        .horizontalPages,
        .horizontalEnds,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .steps
        case 1: self = .pages
        case 2: self = .ends
        case 3: self = .horizontalSteps
        case 4: self = .horizontalPages
        case 5: self = .horizontalEnds
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .steps: 0
        case .pages: 1
        case .ends: 2
        case .horizontalSteps: 3
        case .horizontalPages: 4
        case .horizontalEnds: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkScrollStep) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkScrollStep { GtkScrollStep(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ScrollStep: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_scroll_step_get_type()) }
}

/// Source: `GtkScrollType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ScrollType.html)
nonisolated public enum ScrollType: Enumeration {
    /// Source: `GTK_SCROLL_NONE`.
    case none
    /// Source: `GTK_SCROLL_JUMP`.
    case jump
    /// Source: `GTK_SCROLL_STEP_BACKWARD`.
    case stepBackward
    /// Source: `GTK_SCROLL_STEP_FORWARD`.
    case stepForward
    /// Source: `GTK_SCROLL_PAGE_BACKWARD`.
    case pageBackward
    /// Source: `GTK_SCROLL_PAGE_FORWARD`.
    case pageForward
    /// Source: `GTK_SCROLL_STEP_UP`.
    case stepUp
    /// Source: `GTK_SCROLL_STEP_DOWN`.
    case stepDown
    /// Source: `GTK_SCROLL_PAGE_UP`.
    case pageUp
    /// Source: `GTK_SCROLL_PAGE_DOWN`.
    case pageDown
    /// Source: `GTK_SCROLL_STEP_LEFT`.
    case stepLeft
    /// Source: `GTK_SCROLL_STEP_RIGHT`.
    case stepRight
    /// Source: `GTK_SCROLL_PAGE_LEFT`.
    case pageLeft
    /// Source: `GTK_SCROLL_PAGE_RIGHT`.
    case pageRight
    /// Source: `GTK_SCROLL_START`.
    case start
    /// Source: `GTK_SCROLL_END`.
    case end
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ScrollType] = [
        .none,
        .jump,
        .stepBackward,
        .stepForward,
        .pageBackward,
        .pageForward,
        .stepUp,
        .stepDown,
        .pageUp,
        .pageDown,
        .stepLeft,
        .stepRight,
        .pageLeft,
        .pageRight,
        .start,
        .end,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .jump
        case 2: self = .stepBackward
        case 3: self = .stepForward
        case 4: self = .pageBackward
        case 5: self = .pageForward
        case 6: self = .stepUp
        case 7: self = .stepDown
        case 8: self = .pageUp
        case 9: self = .pageDown
        case 10: self = .stepLeft
        case 11: self = .stepRight
        case 12: self = .pageLeft
        case 13: self = .pageRight
        case 14: self = .start
        case 15: self = .end
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .jump: 1
        case .stepBackward: 2
        case .stepForward: 3
        case .pageBackward: 4
        case .pageForward: 5
        case .stepUp: 6
        case .stepDown: 7
        case .pageUp: 8
        case .pageDown: 9
        case .stepLeft: 10
        case .stepRight: 11
        case .pageLeft: 12
        case .pageRight: 13
        case .start: 14
        case .end: 15
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkScrollType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkScrollType { GtkScrollType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ScrollType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_scroll_type_get_type()) }
}

/// Source: `GtkScrollable`.
/// [Reference](https://docs.gtk.org/gtk4/iface.Scrollable.html)
public protocol Scrollable: Object {}

extension Scrollable {
    /// Source: `gtk_scrollable_get_hadjustment`, `gtk_scrollable_set_hadjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scrollable.hadjustment.html)
    @_alwaysEmitIntoClient
    public var hadjustment: Adjustment? {
        get {
            Adjustment.wrapping(gtk_scrollable_get_hadjustment(opaquePointer))
        }
        set {
            gtk_scrollable_set_hadjustment(opaquePointer, newValue?.adjustmentPointer)
        }
    }

    /// Source: `gtk_scrollable_get_hscroll_policy`, `gtk_scrollable_set_hscroll_policy`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scrollable.hscroll-policy.html)
    @_alwaysEmitIntoClient
    public var hscrollPolicy: ScrollablePolicy {
        get {
            ScrollablePolicy(gtk_scrollable_get_hscroll_policy(opaquePointer))
        }
        set {
            gtk_scrollable_set_hscroll_policy(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_scrollable_get_vadjustment`, `gtk_scrollable_set_vadjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scrollable.vadjustment.html)
    @_alwaysEmitIntoClient
    public var vadjustment: Adjustment? {
        get {
            Adjustment.wrapping(gtk_scrollable_get_vadjustment(opaquePointer))
        }
        set {
            gtk_scrollable_set_vadjustment(opaquePointer, newValue?.adjustmentPointer)
        }
    }

    /// Source: `gtk_scrollable_get_vscroll_policy`, `gtk_scrollable_set_vscroll_policy`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scrollable.vscroll-policy.html)
    @_alwaysEmitIntoClient
    public var vscrollPolicy: ScrollablePolicy {
        get {
            ScrollablePolicy(gtk_scrollable_get_vscroll_policy(opaquePointer))
        }
        set {
            gtk_scrollable_set_vscroll_policy(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_scrollable_get_border`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Scrollable.get_border.html)
    @_alwaysEmitIntoClient
    public func border() -> Border? {
        var border = GtkBorder()
        guard gtk_scrollable_get_border(opaquePointer, &border) != 0 else { return nil }
        return Border(border)
    }
}

/// An object of a private C class that implements ``Scrollable``.
///
/// The functions of the C interface are static members of this class.
public final class AnyScrollable: Object, Scrollable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkScrollablePolicy`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ScrollablePolicy.html)
nonisolated public enum ScrollablePolicy: Enumeration {
    /// Source: `GTK_SCROLL_MINIMUM`.
    case minimum
    /// Source: `GTK_SCROLL_NATURAL`.
    case natural
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ScrollablePolicy] = [
        .minimum,
        .natural,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .minimum
        case 1: self = .natural
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .minimum: 0
        case .natural: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkScrollablePolicy) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkScrollablePolicy { GtkScrollablePolicy(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ScrollablePolicy: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_scrollable_policy_get_type()) }
}

/// Source: `GtkScrollbar`.
/// [Reference](https://docs.gtk.org/gtk4/class.Scrollbar.html)
open class Scrollbar: Widget, Orientable {
    /// Source: `gtk_scrollbar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Scrollbar.new.html)
    @_alwaysEmitIntoClient
    public init(orientation: Orientation, adjustment: Adjustment? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_scrollbar_new(orientation.cValue, adjustment?.adjustmentPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Scrollbar {
    /// Source: `gtk_scrollbar_get_adjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scrollbar.adjustment.html)
    @_alwaysEmitIntoClient
    public var adjustment: Adjustment {
        Adjustment.wrapping(required: gtk_scrollbar_get_adjustment(opaquePointer))
    }

    /// Source: `gtk_scrollbar_set_adjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Scrollbar.set_adjustment.html)
    @_alwaysEmitIntoClient
    public func setAdjustment(_ adjustment: Adjustment?) {
        gtk_scrollbar_set_adjustment(opaquePointer, adjustment?.adjustmentPointer)
    }
}

/// Source: `GtkScrolledWindow`.
/// [Reference](https://docs.gtk.org/gtk4/class.ScrolledWindow.html)
open class ScrolledWindow: Widget {
    /// Source: `gtk_scrolled_window_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ScrolledWindow.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_scrolled_window_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ScrolledWindow {
    /// Source: `gtk_scrolled_window_get_child`, `gtk_scrolled_window_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_scrolled_window_get_child(opaquePointer))
        }
        set {
            gtk_scrolled_window_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_scrolled_window_get_hadjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.hadjustment.html)
    @_alwaysEmitIntoClient
    public var hadjustment: Adjustment {
        Adjustment.wrapping(required: gtk_scrolled_window_get_hadjustment(opaquePointer))
    }

    /// Source: `gtk_scrolled_window_get_has_frame`, `gtk_scrolled_window_set_has_frame`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.has-frame.html)
    @_alwaysEmitIntoClient
    public var hasFrame: Bool {
        get {
            gtk_scrolled_window_get_has_frame(opaquePointer) != 0
        }
        set {
            gtk_scrolled_window_set_has_frame(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkScrolledWindow:hscrollbar-policy`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.hscrollbar-policy.html)
    @_alwaysEmitIntoClient
    public var hscrollbarPolicy: PolicyType {
        get {
            self[property: "hscrollbar-policy"]
        }
        set {
            self[property: "hscrollbar-policy"] = newValue
        }
    }

    /// Source: `gtk_scrolled_window_get_kinetic_scrolling`, `gtk_scrolled_window_set_kinetic_scrolling`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.kinetic-scrolling.html)
    @_alwaysEmitIntoClient
    public var kineticScrolling: Bool {
        get {
            gtk_scrolled_window_get_kinetic_scrolling(opaquePointer) != 0
        }
        set {
            gtk_scrolled_window_set_kinetic_scrolling(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_scrolled_window_get_max_content_height`, `gtk_scrolled_window_set_max_content_height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.max-content-height.html)
    @_alwaysEmitIntoClient
    public var maxContentHeight: Int {
        get {
            Int(gtk_scrolled_window_get_max_content_height(opaquePointer))
        }
        set {
            gtk_scrolled_window_set_max_content_height(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_scrolled_window_get_max_content_width`, `gtk_scrolled_window_set_max_content_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.max-content-width.html)
    @_alwaysEmitIntoClient
    public var maxContentWidth: Int {
        get {
            Int(gtk_scrolled_window_get_max_content_width(opaquePointer))
        }
        set {
            gtk_scrolled_window_set_max_content_width(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_scrolled_window_get_min_content_height`, `gtk_scrolled_window_set_min_content_height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.min-content-height.html)
    @_alwaysEmitIntoClient
    public var minContentHeight: Int {
        get {
            Int(gtk_scrolled_window_get_min_content_height(opaquePointer))
        }
        set {
            gtk_scrolled_window_set_min_content_height(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_scrolled_window_get_min_content_width`, `gtk_scrolled_window_set_min_content_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.min-content-width.html)
    @_alwaysEmitIntoClient
    public var minContentWidth: Int {
        get {
            Int(gtk_scrolled_window_get_min_content_width(opaquePointer))
        }
        set {
            gtk_scrolled_window_set_min_content_width(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_scrolled_window_get_overlay_scrolling`, `gtk_scrolled_window_set_overlay_scrolling`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.overlay-scrolling.html)
    @_alwaysEmitIntoClient
    public var overlayScrolling: Bool {
        get {
            gtk_scrolled_window_get_overlay_scrolling(opaquePointer) != 0
        }
        set {
            gtk_scrolled_window_set_overlay_scrolling(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_scrolled_window_get_propagate_natural_height`, `gtk_scrolled_window_set_propagate_natural_height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.propagate-natural-height.html)
    @_alwaysEmitIntoClient
    public var propagateNaturalHeight: Bool {
        get {
            gtk_scrolled_window_get_propagate_natural_height(opaquePointer) != 0
        }
        set {
            gtk_scrolled_window_set_propagate_natural_height(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_scrolled_window_get_propagate_natural_width`, `gtk_scrolled_window_set_propagate_natural_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.propagate-natural-width.html)
    @_alwaysEmitIntoClient
    public var propagateNaturalWidth: Bool {
        get {
            gtk_scrolled_window_get_propagate_natural_width(opaquePointer) != 0
        }
        set {
            gtk_scrolled_window_set_propagate_natural_width(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_scrolled_window_get_vadjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.vadjustment.html)
    @_alwaysEmitIntoClient
    public var vadjustment: Adjustment {
        Adjustment.wrapping(required: gtk_scrolled_window_get_vadjustment(opaquePointer))
    }

    /// Source: the property `GtkScrolledWindow:vscrollbar-policy`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.vscrollbar-policy.html)
    @_alwaysEmitIntoClient
    public var vscrollbarPolicy: PolicyType {
        get {
            self[property: "vscrollbar-policy"]
        }
        set {
            self[property: "vscrollbar-policy"] = newValue
        }
    }

    /// Source: the property `GtkScrolledWindow:window-placement`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.window-placement.html)
    @_alwaysEmitIntoClient
    public var windowPlacement: CornerType {
        get {
            self[property: "window-placement"]
        }
        set {
            self[property: "window-placement"] = newValue
        }
    }

    /// Source: `gtk_scrolled_window_get_hscrollbar`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_hscrollbar.html)
    @_alwaysEmitIntoClient
    public var hscrollbar: Widget {
        Widget.wrapping(required: gtk_scrolled_window_get_hscrollbar(opaquePointer))
    }

    /// Source: `gtk_scrolled_window_get_placement`, `gtk_scrolled_window_set_placement`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_placement.html)
    @_alwaysEmitIntoClient
    public var placement: CornerType {
        get {
            CornerType(gtk_scrolled_window_get_placement(opaquePointer))
        }
        set {
            gtk_scrolled_window_set_placement(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_scrolled_window_get_vscrollbar`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_vscrollbar.html)
    @_alwaysEmitIntoClient
    public var vscrollbar: Widget {
        Widget.wrapping(required: gtk_scrolled_window_get_vscrollbar(opaquePointer))
    }

    /// Source: `gtk_scrolled_window_get_policy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_policy.html)
    @_alwaysEmitIntoClient
    public func policy() -> (hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
        var hscrollbarPolicy: GtkPolicyType = GtkPolicyType(rawValue: 0)
        var vscrollbarPolicy: GtkPolicyType = GtkPolicyType(rawValue: 0)
        gtk_scrolled_window_get_policy(opaquePointer, &hscrollbarPolicy, &vscrollbarPolicy)
        return (PolicyType(hscrollbarPolicy), PolicyType(vscrollbarPolicy))
    }

    /// Source: `gtk_scrolled_window_set_hadjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_hadjustment.html)
    @_alwaysEmitIntoClient
    public func setHadjustment(_ hadjustment: Adjustment?) {
        gtk_scrolled_window_set_hadjustment(opaquePointer, hadjustment?.adjustmentPointer)
    }

    /// Source: `gtk_scrolled_window_set_policy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_policy.html)
    @_alwaysEmitIntoClient
    public func setPolicy(_ hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
        gtk_scrolled_window_set_policy(opaquePointer, hscrollbarPolicy.cValue, vscrollbarPolicy.cValue)
    }

    /// Source: `gtk_scrolled_window_set_vadjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_vadjustment.html)
    @_alwaysEmitIntoClient
    public func setVadjustment(_ vadjustment: Adjustment?) {
        gtk_scrolled_window_set_vadjustment(opaquePointer, vadjustment?.adjustmentPointer)
    }

    /// Source: `gtk_scrolled_window_unset_placement`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScrolledWindow.unset_placement.html)
    @_alwaysEmitIntoClient
    public func unsetPlacement() {
        gtk_scrolled_window_unset_placement(opaquePointer)
    }

    /// Source: the signal `GtkScrolledWindow::edge-overshot`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ScrolledWindow.edge-overshot.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEdgeOvershot(
        after: Bool = false,
        _ handler: @escaping @MainActor (PositionType) -> Void
    ) -> SignalConnection {
        connect("edge-overshot", after: after, handler)
    }

    /// Source: the signal `GtkScrolledWindow::edge-reached`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ScrolledWindow.edge-reached.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEdgeReached(
        after: Bool = false,
        _ handler: @escaping @MainActor (PositionType) -> Void
    ) -> SignalConnection {
        connect("edge-reached", after: after, handler)
    }

    /// Source: the signal `GtkScrolledWindow::move-focus-out`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ScrolledWindow.move-focus-out.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveFocusOut(
        after: Bool = false,
        _ handler: @escaping @MainActor (DirectionType) -> Void
    ) -> SignalConnection {
        connect("move-focus-out", after: after, handler)
    }

    /// Source: the signal `GtkScrolledWindow::scroll-child`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ScrolledWindow.scroll-child.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onScrollChild(
        after: Bool = false,
        _ handler: @escaping @MainActor (ScrollType, Bool) -> Bool
    ) -> SignalConnection {
        connect("scroll-child", after: after, handler)
    }
}

/// Source: `GtkSearchBar`.
/// [Reference](https://docs.gtk.org/gtk4/class.SearchBar.html)
open class SearchBar: Widget {
    /// Source: `gtk_search_bar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SearchBar.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_search_bar_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension SearchBar {
    /// Source: `gtk_search_bar_get_child`, `gtk_search_bar_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SearchBar.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_search_bar_get_child(opaquePointer))
        }
        set {
            gtk_search_bar_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_search_bar_get_key_capture_widget`, `gtk_search_bar_set_key_capture_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SearchBar.key-capture-widget.html)
    @_alwaysEmitIntoClient
    public var keyCaptureWidget: Widget? {
        get {
            Widget.wrapping(gtk_search_bar_get_key_capture_widget(opaquePointer))
        }
        set {
            gtk_search_bar_set_key_capture_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: the property `GtkSearchBar:search-mode-enabled`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SearchBar.search-mode-enabled.html)
    @_alwaysEmitIntoClient
    public var searchModeEnabled: Bool {
        get {
            self[property: "search-mode-enabled"]
        }
        set {
            self[property: "search-mode-enabled"] = newValue
        }
    }

    /// Source: `gtk_search_bar_get_show_close_button`, `gtk_search_bar_set_show_close_button`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SearchBar.show-close-button.html)
    @_alwaysEmitIntoClient
    public var showCloseButton: Bool {
        get {
            gtk_search_bar_get_show_close_button(opaquePointer) != 0
        }
        set {
            gtk_search_bar_set_show_close_button(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_search_bar_get_search_mode`, `gtk_search_bar_set_search_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SearchBar.get_search_mode.html)
    @_alwaysEmitIntoClient
    public var searchMode: Bool {
        get {
            gtk_search_bar_get_search_mode(opaquePointer) != 0
        }
        set {
            gtk_search_bar_set_search_mode(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_search_bar_connect_entry`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SearchBar.connect_entry.html)
    @_alwaysEmitIntoClient
    public func connectEntry(_ entry: any Editable) {
        gtk_search_bar_connect_entry(opaquePointer, entry.opaquePointer)
    }
}

/// Source: `GtkSearchEntry`.
/// [Reference](https://docs.gtk.org/gtk4/class.SearchEntry.html)
open class SearchEntry: Widget, Editable {
    /// Source: `gtk_search_entry_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SearchEntry.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_search_entry_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension SearchEntry {
    /// Source: the property `GtkSearchEntry:activates-default`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SearchEntry.activates-default.html)
    @_alwaysEmitIntoClient
    public var activatesDefault: Bool {
        get {
            self[property: "activates-default"]
        }
        set {
            self[property: "activates-default"] = newValue
        }
    }

    /// Source: the property `GtkSearchEntry:placeholder-text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SearchEntry.placeholder-text.html)
    @_alwaysEmitIntoClient
    public var placeholderText: String? {
        get {
            self[property: "placeholder-text"]
        }
        set {
            self[property: "placeholder-text"] = newValue
        }
    }

    /// Source: `gtk_search_entry_get_search_delay`, `gtk_search_entry_set_search_delay`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SearchEntry.search-delay.html)
    @_alwaysEmitIntoClient
    public var searchDelay: Int {
        get {
            Int(gtk_search_entry_get_search_delay(opaquePointer))
        }
        set {
            gtk_search_entry_set_search_delay(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_search_entry_get_key_capture_widget`, `gtk_search_entry_set_key_capture_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SearchEntry.get_key_capture_widget.html)
    @_alwaysEmitIntoClient
    public var keyCaptureWidget: Widget? {
        get {
            Widget.wrapping(gtk_search_entry_get_key_capture_widget(opaquePointer))
        }
        set {
            gtk_search_entry_set_key_capture_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: the signal `GtkSearchEntry::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SearchEntry.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkSearchEntry::next-match`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SearchEntry.next-match.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onNextMatch(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("next-match", after: after, handler)
    }

    /// Source: the signal `GtkSearchEntry::previous-match`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SearchEntry.previous-match.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPreviousMatch(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("previous-match", after: after, handler)
    }

    /// Source: the signal `GtkSearchEntry::search-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SearchEntry.search-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSearchChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("search-changed", after: after, handler)
    }

    /// Source: the signal `GtkSearchEntry::search-started`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SearchEntry.search-started.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSearchStarted(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("search-started", after: after, handler)
    }

    /// Source: the signal `GtkSearchEntry::stop-search`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SearchEntry.stop-search.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStopSearch(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("stop-search", after: after, handler)
    }
}

/// Source: `GtkSelectionFilterModel`.
/// [Reference](https://docs.gtk.org/gtk4/class.SelectionFilterModel.html)
open class SelectionFilterModel: Object, ListModel {
    /// Source: `gtk_selection_filter_model_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SelectionFilterModel.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any SelectionModel)? = nil) {
        super.init(instance: CInstance(gtk_selection_filter_model_new(model?.opaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension SelectionFilterModel {
    /// Source: the property `GtkSelectionFilterModel:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SelectionFilterModel.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_selection_filter_model_get_model`, `gtk_selection_filter_model_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SelectionFilterModel.model.html)
    @_alwaysEmitIntoClient
    public var model: (any SelectionModel)? {
        get {
            wrappingInterface(gtk_selection_filter_model_get_model(opaquePointer))
        }
        set {
            gtk_selection_filter_model_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkSelectionFilterModel:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SelectionFilterModel.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }
}

/// Source: `GtkSelectionMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SelectionMode.html)
nonisolated public enum SelectionMode: Enumeration {
    /// Source: `GTK_SELECTION_NONE`.
    case none
    /// Source: `GTK_SELECTION_SINGLE`.
    case single
    /// Source: `GTK_SELECTION_BROWSE`.
    case browse
    /// Source: `GTK_SELECTION_MULTIPLE`.
    case multiple
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SelectionMode] = [
        .none,
        .single,
        .browse,
        .multiple,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .single
        case 2: self = .browse
        case 3: self = .multiple
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .single: 1
        case .browse: 2
        case .multiple: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSelectionMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSelectionMode { GtkSelectionMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SelectionMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_selection_mode_get_type()) }
}

/// Source: `GtkSelectionModel`.
/// [Reference](https://docs.gtk.org/gtk4/iface.SelectionModel.html)
public protocol SelectionModel: ListModel {}

extension SelectionModel {
    /// Source: `gtk_selection_model_get_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.get_selection.html)
    @_alwaysEmitIntoClient
    public var selection: Bitset {
        Bitset.wrapping(required: gtk_selection_model_get_selection(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_selection_model_get_selection_in_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.get_selection_in_range.html)
    @_alwaysEmitIntoClient
    public func selectionInRange(position: Int, nItems: Int) -> Bitset {
        Bitset.wrapping(
            required: gtk_selection_model_get_selection_in_range(opaquePointer, cInteger(position), cInteger(nItems)),
            transfer: .full
        )
    }

    /// Source: `gtk_selection_model_is_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.is_selected.html)
    @_alwaysEmitIntoClient
    public func isSelected(_ position: Int) -> Bool {
        gtk_selection_model_is_selected(opaquePointer, cInteger(position)) != 0
    }

    /// Source: `gtk_selection_model_select_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.select_all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func selectAll() -> Bool {
        gtk_selection_model_select_all(opaquePointer) != 0
    }

    /// Source: `gtk_selection_model_select_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.select_item.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func selectItem(position: Int, unselectRest: Bool) -> Bool {
        gtk_selection_model_select_item(opaquePointer, cInteger(position), unselectRest ? 1 : 0) != 0
    }

    /// Source: `gtk_selection_model_select_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.select_range.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func selectRange(position: Int, nItems: Int, unselectRest: Bool) -> Bool {
        gtk_selection_model_select_range(opaquePointer, cInteger(position), cInteger(nItems), unselectRest ? 1 : 0) != 0
    }

    /// Source: `gtk_selection_model_selection_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.selection_changed.html)
    @_alwaysEmitIntoClient
    public func selectionChanged(position: Int, nItems: Int) {
        gtk_selection_model_selection_changed(opaquePointer, cInteger(position), cInteger(nItems))
    }

    /// Source: `gtk_selection_model_set_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.set_selection.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setSelection(_ selected: Bitset, mask: Bitset) -> Bool {
        gtk_selection_model_set_selection(opaquePointer, selected.opaquePointer, mask.opaquePointer) != 0
    }

    /// Source: `gtk_selection_model_unselect_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.unselect_all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func unselectAll() -> Bool {
        gtk_selection_model_unselect_all(opaquePointer) != 0
    }

    /// Source: `gtk_selection_model_unselect_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.unselect_item.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func unselectItem(_ position: Int) -> Bool {
        gtk_selection_model_unselect_item(opaquePointer, cInteger(position)) != 0
    }

    /// Source: `gtk_selection_model_unselect_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.unselect_range.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func unselectRange(position: Int, nItems: Int) -> Bool {
        gtk_selection_model_unselect_range(opaquePointer, cInteger(position), cInteger(nItems)) != 0
    }

    /// Source: the signal `GtkSelectionModel::selection-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SelectionModel.selection-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectionChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int) -> Void
    ) -> SignalConnection {
        connect("selection-changed", after: after, handler)
    }
}

/// An object of a private C class that implements ``SelectionModel``.
///
/// The functions of the C interface are static members of this class.
public final class AnySelectionModel: Object, SelectionModel {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkSensitivityType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SensitivityType.html)
nonisolated public enum SensitivityType: Enumeration {
    /// Source: `GTK_SENSITIVITY_AUTO`.
    case auto
    /// Source: `GTK_SENSITIVITY_ON`.
    case on
    /// Source: `GTK_SENSITIVITY_OFF`.
    case off
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SensitivityType] = [
        .auto,
        .on,
        .off,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .auto
        case 1: self = .on
        case 2: self = .off
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .auto: 0
        case .on: 1
        case .off: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSensitivityType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSensitivityType { GtkSensitivityType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SensitivityType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_sensitivity_type_get_type()) }
}

/// Source: `GtkSeparator`.
/// [Reference](https://docs.gtk.org/gtk4/class.Separator.html)
open class Separator: Widget, Orientable {
    /// Source: `gtk_separator_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Separator.new.html)
    @_alwaysEmitIntoClient
    public init(orientation: Orientation) {
        requireDisplay()
        super.init(instance: CInstance(gtk_separator_new(orientation.cValue)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkSettings`.
/// [Reference](https://docs.gtk.org/gtk4/class.Settings.html)
open class Settings: Object, StyleProvider {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Settings {
    /// Source: the property `GtkSettings:gtk-alternative-button-order`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-alternative-button-order.html)
    @_alwaysEmitIntoClient
    public var gtkAlternativeButtonOrder: Bool {
        get {
            self[property: "gtk-alternative-button-order"]
        }
        set {
            self[property: "gtk-alternative-button-order"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-alternative-sort-arrows`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-alternative-sort-arrows.html)
    @_alwaysEmitIntoClient
    public var gtkAlternativeSortArrows: Bool {
        get {
            self[property: "gtk-alternative-sort-arrows"]
        }
        set {
            self[property: "gtk-alternative-sort-arrows"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-application-prefer-dark-theme`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-application-prefer-dark-theme.html)
    @_alwaysEmitIntoClient
    public var gtkApplicationPreferDarkTheme: Bool {
        get {
            self[property: "gtk-application-prefer-dark-theme"]
        }
        set {
            self[property: "gtk-application-prefer-dark-theme"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-cursor-aspect-ratio`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-aspect-ratio.html)
    @_alwaysEmitIntoClient
    public var gtkCursorAspectRatio: Double {
        get {
            self[property: "gtk-cursor-aspect-ratio"]
        }
        set {
            self[property: "gtk-cursor-aspect-ratio"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-cursor-blink`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink.html)
    @_alwaysEmitIntoClient
    public var gtkCursorBlink: Bool {
        get {
            self[property: "gtk-cursor-blink"]
        }
        set {
            self[property: "gtk-cursor-blink"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-cursor-blink-time`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink-time.html)
    @_alwaysEmitIntoClient
    public var gtkCursorBlinkTime: Int {
        get {
            self[property: "gtk-cursor-blink-time"]
        }
        set {
            self[property: "gtk-cursor-blink-time"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-cursor-blink-timeout`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink-timeout.html)
    @_alwaysEmitIntoClient
    public var gtkCursorBlinkTimeout: Int {
        get {
            self[property: "gtk-cursor-blink-timeout"]
        }
        set {
            self[property: "gtk-cursor-blink-timeout"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-cursor-theme-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-theme-name.html)
    @_alwaysEmitIntoClient
    public var gtkCursorThemeName: String? {
        get {
            self[property: "gtk-cursor-theme-name"]
        }
        set {
            self[property: "gtk-cursor-theme-name"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-cursor-theme-size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-theme-size.html)
    @_alwaysEmitIntoClient
    public var gtkCursorThemeSize: Int {
        get {
            self[property: "gtk-cursor-theme-size"]
        }
        set {
            self[property: "gtk-cursor-theme-size"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-decoration-layout`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-decoration-layout.html)
    @_alwaysEmitIntoClient
    public var gtkDecorationLayout: String? {
        get {
            self[property: "gtk-decoration-layout"]
        }
        set {
            self[property: "gtk-decoration-layout"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-dialogs-use-header`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-dialogs-use-header.html)
    @_alwaysEmitIntoClient
    public var gtkDialogsUseHeader: Bool {
        get {
            self[property: "gtk-dialogs-use-header"]
        }
        set {
            self[property: "gtk-dialogs-use-header"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-dnd-drag-threshold`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-dnd-drag-threshold.html)
    @_alwaysEmitIntoClient
    public var gtkDndDragThreshold: Int {
        get {
            self[property: "gtk-dnd-drag-threshold"]
        }
        set {
            self[property: "gtk-dnd-drag-threshold"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-double-click-distance`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-double-click-distance.html)
    @_alwaysEmitIntoClient
    public var gtkDoubleClickDistance: Int {
        get {
            self[property: "gtk-double-click-distance"]
        }
        set {
            self[property: "gtk-double-click-distance"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-double-click-time`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-double-click-time.html)
    @_alwaysEmitIntoClient
    public var gtkDoubleClickTime: Int {
        get {
            self[property: "gtk-double-click-time"]
        }
        set {
            self[property: "gtk-double-click-time"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-enable-accels`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-accels.html)
    @_alwaysEmitIntoClient
    public var gtkEnableAccels: Bool {
        get {
            self[property: "gtk-enable-accels"]
        }
        set {
            self[property: "gtk-enable-accels"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-enable-animations`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-animations.html)
    @_alwaysEmitIntoClient
    public var gtkEnableAnimations: Bool {
        get {
            self[property: "gtk-enable-animations"]
        }
        set {
            self[property: "gtk-enable-animations"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-enable-event-sounds`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-event-sounds.html)
    @_alwaysEmitIntoClient
    public var gtkEnableEventSounds: Bool {
        get {
            self[property: "gtk-enable-event-sounds"]
        }
        set {
            self[property: "gtk-enable-event-sounds"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-enable-input-feedback-sounds`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-input-feedback-sounds.html)
    @_alwaysEmitIntoClient
    public var gtkEnableInputFeedbackSounds: Bool {
        get {
            self[property: "gtk-enable-input-feedback-sounds"]
        }
        set {
            self[property: "gtk-enable-input-feedback-sounds"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-enable-primary-paste`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-primary-paste.html)
    @_alwaysEmitIntoClient
    public var gtkEnablePrimaryPaste: Bool {
        get {
            self[property: "gtk-enable-primary-paste"]
        }
        set {
            self[property: "gtk-enable-primary-paste"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-entry-password-hint-timeout`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-entry-password-hint-timeout.html)
    @_alwaysEmitIntoClient
    public var gtkEntryPasswordHintTimeout: Int {
        get {
            self[property: "gtk-entry-password-hint-timeout"]
        }
        set {
            self[property: "gtk-entry-password-hint-timeout"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-entry-select-on-focus`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-entry-select-on-focus.html)
    @_alwaysEmitIntoClient
    public var gtkEntrySelectOnFocus: Bool {
        get {
            self[property: "gtk-entry-select-on-focus"]
        }
        set {
            self[property: "gtk-entry-select-on-focus"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-error-bell`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-error-bell.html)
    @_alwaysEmitIntoClient
    public var gtkErrorBell: Bool {
        get {
            self[property: "gtk-error-bell"]
        }
        set {
            self[property: "gtk-error-bell"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-font-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-font-name.html)
    @_alwaysEmitIntoClient
    public var gtkFontName: String? {
        get {
            self[property: "gtk-font-name"]
        }
        set {
            self[property: "gtk-font-name"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-fontconfig-timestamp`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-fontconfig-timestamp.html)
    @_alwaysEmitIntoClient
    public var gtkFontconfigTimestamp: Int {
        get {
            self[property: "gtk-fontconfig-timestamp"]
        }
        set {
            self[property: "gtk-fontconfig-timestamp"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-hint-font-metrics`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-hint-font-metrics.html)
    @_alwaysEmitIntoClient
    public var gtkHintFontMetrics: Bool {
        get {
            self[property: "gtk-hint-font-metrics"]
        }
        set {
            self[property: "gtk-hint-font-metrics"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-icon-theme-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-icon-theme-name.html)
    @_alwaysEmitIntoClient
    public var gtkIconThemeName: String? {
        get {
            self[property: "gtk-icon-theme-name"]
        }
        set {
            self[property: "gtk-icon-theme-name"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-im-module`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-im-module.html)
    @_alwaysEmitIntoClient
    public var gtkImModule: String? {
        get {
            self[property: "gtk-im-module"]
        }
        set {
            self[property: "gtk-im-module"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-keynav-use-caret`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-keynav-use-caret.html)
    @_alwaysEmitIntoClient
    public var gtkKeynavUseCaret: Bool {
        get {
            self[property: "gtk-keynav-use-caret"]
        }
        set {
            self[property: "gtk-keynav-use-caret"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-label-select-on-focus`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-label-select-on-focus.html)
    @_alwaysEmitIntoClient
    public var gtkLabelSelectOnFocus: Bool {
        get {
            self[property: "gtk-label-select-on-focus"]
        }
        set {
            self[property: "gtk-label-select-on-focus"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-long-press-time`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-long-press-time.html)
    @_alwaysEmitIntoClient
    public var gtkLongPressTime: Int {
        get {
            self[property: "gtk-long-press-time"]
        }
        set {
            self[property: "gtk-long-press-time"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-overlay-scrolling`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-overlay-scrolling.html)
    @_alwaysEmitIntoClient
    public var gtkOverlayScrolling: Bool {
        get {
            self[property: "gtk-overlay-scrolling"]
        }
        set {
            self[property: "gtk-overlay-scrolling"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-primary-button-warps-slider`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-primary-button-warps-slider.html)
    @_alwaysEmitIntoClient
    public var gtkPrimaryButtonWarpsSlider: Bool {
        get {
            self[property: "gtk-primary-button-warps-slider"]
        }
        set {
            self[property: "gtk-primary-button-warps-slider"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-print-backends`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-print-backends.html)
    @_alwaysEmitIntoClient
    public var gtkPrintBackends: String? {
        get {
            self[property: "gtk-print-backends"]
        }
        set {
            self[property: "gtk-print-backends"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-print-preview-command`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-print-preview-command.html)
    @_alwaysEmitIntoClient
    public var gtkPrintPreviewCommand: String? {
        get {
            self[property: "gtk-print-preview-command"]
        }
        set {
            self[property: "gtk-print-preview-command"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-recent-files-enabled`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-recent-files-enabled.html)
    @_alwaysEmitIntoClient
    public var gtkRecentFilesEnabled: Bool {
        get {
            self[property: "gtk-recent-files-enabled"]
        }
        set {
            self[property: "gtk-recent-files-enabled"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-recent-files-max-age`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-recent-files-max-age.html)
    @_alwaysEmitIntoClient
    public var gtkRecentFilesMaxAge: Int {
        get {
            self[property: "gtk-recent-files-max-age"]
        }
        set {
            self[property: "gtk-recent-files-max-age"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-shell-shows-app-menu`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-app-menu.html)
    @_alwaysEmitIntoClient
    public var gtkShellShowsAppMenu: Bool {
        get {
            self[property: "gtk-shell-shows-app-menu"]
        }
        set {
            self[property: "gtk-shell-shows-app-menu"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-shell-shows-desktop`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-desktop.html)
    @_alwaysEmitIntoClient
    public var gtkShellShowsDesktop: Bool {
        get {
            self[property: "gtk-shell-shows-desktop"]
        }
        set {
            self[property: "gtk-shell-shows-desktop"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-shell-shows-menubar`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-menubar.html)
    @_alwaysEmitIntoClient
    public var gtkShellShowsMenubar: Bool {
        get {
            self[property: "gtk-shell-shows-menubar"]
        }
        set {
            self[property: "gtk-shell-shows-menubar"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-sound-theme-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-sound-theme-name.html)
    @_alwaysEmitIntoClient
    public var gtkSoundThemeName: String? {
        get {
            self[property: "gtk-sound-theme-name"]
        }
        set {
            self[property: "gtk-sound-theme-name"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-split-cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-split-cursor.html)
    @_alwaysEmitIntoClient
    public var gtkSplitCursor: Bool {
        get {
            self[property: "gtk-split-cursor"]
        }
        set {
            self[property: "gtk-split-cursor"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-theme-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-theme-name.html)
    @_alwaysEmitIntoClient
    public var gtkThemeName: String? {
        get {
            self[property: "gtk-theme-name"]
        }
        set {
            self[property: "gtk-theme-name"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-titlebar-double-click`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-double-click.html)
    @_alwaysEmitIntoClient
    public var gtkTitlebarDoubleClick: String? {
        get {
            self[property: "gtk-titlebar-double-click"]
        }
        set {
            self[property: "gtk-titlebar-double-click"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-titlebar-middle-click`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-middle-click.html)
    @_alwaysEmitIntoClient
    public var gtkTitlebarMiddleClick: String? {
        get {
            self[property: "gtk-titlebar-middle-click"]
        }
        set {
            self[property: "gtk-titlebar-middle-click"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-titlebar-right-click`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-right-click.html)
    @_alwaysEmitIntoClient
    public var gtkTitlebarRightClick: String? {
        get {
            self[property: "gtk-titlebar-right-click"]
        }
        set {
            self[property: "gtk-titlebar-right-click"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-xft-antialias`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-antialias.html)
    @_alwaysEmitIntoClient
    public var gtkXftAntialias: Int {
        get {
            self[property: "gtk-xft-antialias"]
        }
        set {
            self[property: "gtk-xft-antialias"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-xft-dpi`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-dpi.html)
    @_alwaysEmitIntoClient
    public var gtkXftDpi: Int {
        get {
            self[property: "gtk-xft-dpi"]
        }
        set {
            self[property: "gtk-xft-dpi"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-xft-hinting`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-hinting.html)
    @_alwaysEmitIntoClient
    public var gtkXftHinting: Int {
        get {
            self[property: "gtk-xft-hinting"]
        }
        set {
            self[property: "gtk-xft-hinting"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-xft-hintstyle`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-hintstyle.html)
    @_alwaysEmitIntoClient
    public var gtkXftHintstyle: String? {
        get {
            self[property: "gtk-xft-hintstyle"]
        }
        set {
            self[property: "gtk-xft-hintstyle"] = newValue
        }
    }

    /// Source: the property `GtkSettings:gtk-xft-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-rgba.html)
    @_alwaysEmitIntoClient
    public var gtkXftRgba: String? {
        get {
            self[property: "gtk-xft-rgba"]
        }
        set {
            self[property: "gtk-xft-rgba"] = newValue
        }
    }

    /// Source: `gtk_settings_reset_property`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Settings.reset_property.html)
    @_alwaysEmitIntoClient
    public func resetProperty(_ name: String) {
        gtk_settings_reset_property(opaquePointer, cText(name))
    }

    /// Source: `gtk_settings_get_default`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.Settings.get_default.html)
    @_alwaysEmitIntoClient
    public static var `default`: Settings? {
        Settings.wrapping(gtk_settings_get_default())
    }

    /// Source: `gtk_settings_get_for_display`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.Settings.get_for_display.html)
    @_alwaysEmitIntoClient
    public static func forDisplay(_ display: Display) -> Settings {
        Settings.wrapping(required: gtk_settings_get_for_display(display.opaquePointer))
    }
}

/// Source: `GtkShortcut`.
/// [Reference](https://docs.gtk.org/gtk4/class.Shortcut.html)
open class Shortcut: Object {
    /// Source: `gtk_shortcut_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Shortcut.new.html)
    @_alwaysEmitIntoClient
    public init(trigger: ShortcutTrigger? = nil, action: ShortcutAction? = nil) {
        super.init(
            instance: CInstance(gtk_shortcut_new(trigger?.retainedOpaquePointer, action?.retainedOpaquePointer)),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Shortcut {
    /// Source: `gtk_shortcut_get_action`, `gtk_shortcut_set_action`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Shortcut.action.html)
    @_alwaysEmitIntoClient
    public var action: ShortcutAction? {
        get {
            ShortcutAction.wrapping(gtk_shortcut_get_action(opaquePointer))
        }
        set {
            gtk_shortcut_set_action(opaquePointer, newValue?.retainedOpaquePointer)
        }
    }

    /// Source: `gtk_shortcut_get_arguments`, `gtk_shortcut_set_arguments`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Shortcut.arguments.html)
    @_alwaysEmitIntoClient
    public var arguments: Variant? {
        get {
            Variant.wrapping(gtk_shortcut_get_arguments(opaquePointer))
        }
        set {
            gtk_shortcut_set_arguments(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_shortcut_get_trigger`, `gtk_shortcut_set_trigger`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Shortcut.trigger.html)
    @_alwaysEmitIntoClient
    public var trigger: ShortcutTrigger? {
        get {
            ShortcutTrigger.wrapping(gtk_shortcut_get_trigger(opaquePointer))
        }
        set {
            gtk_shortcut_set_trigger(opaquePointer, newValue?.retainedOpaquePointer)
        }
    }
}

/// Source: `GtkShortcutAction`.
/// [Reference](https://docs.gtk.org/gtk4/class.ShortcutAction.html)
open class ShortcutAction: Object {
    /// Source: `gtk_shortcut_action_parse_string`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ShortcutAction.parse_string.html)
    public class func parseString(_ string: String) -> ShortcutAction? {
        ShortcutAction.wrapping(gtk_shortcut_action_parse_string(cText(string)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ShortcutAction {
    /// Source: `gtk_shortcut_action_activate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutAction.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func activate(_ flags: ShortcutActionFlags = [], widget: Widget, args: Variant? = nil) -> Bool {
        gtk_shortcut_action_activate(opaquePointer, flags.cValue, widget.widgetPointer, args?.opaquePointer) != 0
    }

    /// Source: `gtk_shortcut_action_to_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutAction.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String {
        String(taking: gtk_shortcut_action_to_string(opaquePointer))
    }
}

/// Source: `GtkShortcutActionFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.ShortcutActionFlags.html)
nonisolated public struct ShortcutActionFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_SHORTCUT_ACTION_EXCLUSIVE`.
    @_alwaysEmitIntoClient
    public static var exclusive: ShortcutActionFlags { ShortcutActionFlags(rawValue: 0x1) }

    @_alwaysEmitIntoClient
    init(_ value: GtkShortcutActionFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkShortcutActionFlags { GtkShortcutActionFlags(rawValue: rawValue) }
}

extension ShortcutActionFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_shortcut_action_flags_get_type()) }
}

/// Source: `GtkShortcutController`.
/// [Reference](https://docs.gtk.org/gtk4/class.ShortcutController.html)
open class ShortcutController: EventController, ListModel, Buildable {
    /// Source: `gtk_shortcut_controller_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ShortcutController.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_shortcut_controller_new()), transfer: .full)
    }

    /// Source: `gtk_shortcut_controller_new_for_model`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ShortcutController.new_for_model.html)
    @_alwaysEmitIntoClient
    public init(model: any ListModel) {
        super.init(instance: CInstance(gtk_shortcut_controller_new_for_model(model.opaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ShortcutController {
    /// Source: the property `GtkShortcutController:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutController.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: the property `GtkShortcutController:mnemonic-modifiers`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutController.mnemonic-modifiers.html)
    @_alwaysEmitIntoClient
    public var mnemonicModifiers: ModifierType {
        get {
            self[property: "mnemonic-modifiers"]
        }
        set {
            self[property: "mnemonic-modifiers"] = newValue
        }
    }

    /// Source: the property `GtkShortcutController:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutController.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_shortcut_controller_get_scope`, `gtk_shortcut_controller_set_scope`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutController.scope.html)
    @_alwaysEmitIntoClient
    public var scope: ShortcutScope {
        get {
            ShortcutScope(gtk_shortcut_controller_get_scope(opaquePointer))
        }
        set {
            gtk_shortcut_controller_set_scope(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_shortcut_controller_get_mnemonics_modifiers`, `gtk_shortcut_controller_set_mnemonics_modifiers`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutController.get_mnemonics_modifiers.html)
    @_alwaysEmitIntoClient
    public var mnemonicsModifiers: ModifierType {
        get {
            ModifierType(gtk_shortcut_controller_get_mnemonics_modifiers(opaquePointer))
        }
        set {
            gtk_shortcut_controller_set_mnemonics_modifiers(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_shortcut_controller_add_shortcut`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutController.add_shortcut.html)
    @_alwaysEmitIntoClient
    public func addShortcut(_ shortcut: Shortcut) {
        gtk_shortcut_controller_add_shortcut(opaquePointer, shortcut.retainedOpaquePointer)
    }

    /// Source: `gtk_shortcut_controller_remove_shortcut`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutController.remove_shortcut.html)
    @_alwaysEmitIntoClient
    public func removeShortcut(_ shortcut: Shortcut) {
        gtk_shortcut_controller_remove_shortcut(opaquePointer, shortcut.opaquePointer)
    }
}

/// Source: `GtkShortcutFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.ShortcutFunc.html)
public typealias ShortcutFunc = @MainActor (Widget, Variant?) -> Bool

@_alwaysEmitIntoClient
nonisolated var callShortcutFunc: GtkShortcutFunc {
    { widget, args, userData in
        onMainActor((widget, args, userData)) { widget, args, userData in
            let handler: ShortcutFunc = cClosure(userData)
            return handler(Widget.wrapping(required: widget), Variant.wrapping(args)) ? 1 : 0
        }
    }
}

/// Source: `GtkShortcutLabel`.
/// [Reference](https://docs.gtk.org/gtk4/class.ShortcutLabel.html)
open class ShortcutLabel: Widget {
    /// Source: `gtk_shortcut_label_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ShortcutLabel.new.html)
    @_alwaysEmitIntoClient
    public init(accelerator: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_shortcut_label_new(cText(accelerator))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ShortcutLabel {
    /// Source: `gtk_shortcut_label_get_accelerator`, `gtk_shortcut_label_set_accelerator`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutLabel.accelerator.html)
    @_alwaysEmitIntoClient
    public var accelerator: String? {
        get {
            String.optional(copying: gtk_shortcut_label_get_accelerator(opaquePointer))
        }
        set {
            gtk_shortcut_label_set_accelerator(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_shortcut_label_get_disabled_text`, `gtk_shortcut_label_set_disabled_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutLabel.disabled-text.html)
    @_alwaysEmitIntoClient
    public var disabledText: String? {
        get {
            String.optional(copying: gtk_shortcut_label_get_disabled_text(opaquePointer))
        }
        set {
            gtk_shortcut_label_set_disabled_text(opaquePointer, cText(ifAny: newValue))
        }
    }
}

/// Source: `GtkShortcutManager`.
/// [Reference](https://docs.gtk.org/gtk4/iface.ShortcutManager.html)
public protocol ShortcutManager: Object {}

/// An object of a private C class that implements ``ShortcutManager``.
///
/// The functions of the C interface are static members of this class.
public final class AnyShortcutManager: Object, ShortcutManager {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkShortcutScope`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ShortcutScope.html)
nonisolated public enum ShortcutScope: Enumeration {
    /// Source: `GTK_SHORTCUT_SCOPE_LOCAL`.
    case local
    /// Source: `GTK_SHORTCUT_SCOPE_MANAGED`.
    case managed
    /// Source: `GTK_SHORTCUT_SCOPE_GLOBAL`.
    case global
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ShortcutScope] = [
        .local,
        .managed,
        .global,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .local
        case 1: self = .managed
        case 2: self = .global
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .local: 0
        case .managed: 1
        case .global: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkShortcutScope) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkShortcutScope { GtkShortcutScope(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ShortcutScope: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_shortcut_scope_get_type()) }
}

/// Source: `GtkShortcutTrigger`.
/// [Reference](https://docs.gtk.org/gtk4/class.ShortcutTrigger.html)
open class ShortcutTrigger: Object {
    /// Source: `gtk_shortcut_trigger_parse_string`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ShortcutTrigger.parse_string.html)
    public class func parseString(_ string: String) -> ShortcutTrigger? {
        ShortcutTrigger.wrapping(gtk_shortcut_trigger_parse_string(cText(string)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ShortcutTrigger {
    /// Source: `gtk_shortcut_trigger_compare`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutTrigger.compare.html)
    @_alwaysEmitIntoClient
    public func compare(_ trigger2: ShortcutTrigger) -> Int {
        Int(gtk_shortcut_trigger_compare(instance.pointer, trigger2.instance.pointer))
    }

    /// Source: `gtk_shortcut_trigger_equal`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutTrigger.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ trigger2: ShortcutTrigger) -> Bool {
        gtk_shortcut_trigger_equal(instance.pointer, trigger2.instance.pointer) != 0
    }

    /// Source: `gtk_shortcut_trigger_hash`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutTrigger.hash.html)
    @_alwaysEmitIntoClient
    public func hash() -> Int {
        Int(gtk_shortcut_trigger_hash(instance.pointer))
    }

    /// Source: `gtk_shortcut_trigger_to_label`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutTrigger.to_label.html)
    @_alwaysEmitIntoClient
    public func toLabel(_ display: Display) -> String {
        String(taking: gtk_shortcut_trigger_to_label(opaquePointer, display.opaquePointer))
    }

    /// Source: `gtk_shortcut_trigger_to_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutTrigger.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String {
        String(taking: gtk_shortcut_trigger_to_string(opaquePointer))
    }

    /// Source: `gtk_shortcut_trigger_trigger`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutTrigger.trigger.html)
    @_alwaysEmitIntoClient
    public func trigger(_ event: Event, enableMnemonics: Bool) -> KeyMatch {
        KeyMatch(gtk_shortcut_trigger_trigger(opaquePointer, event.opaquePointer, enableMnemonics ? 1 : 0))
    }
}

/// Source: `GtkShortcutType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ShortcutType.html)
nonisolated public enum ShortcutType: Enumeration {
    /// Source: `GTK_SHORTCUT_ACCELERATOR`.
    case accelerator
    /// Source: `GTK_SHORTCUT_GESTURE_PINCH`.
    case gesturePinch
    /// Source: `GTK_SHORTCUT_GESTURE_STRETCH`.
    case gestureStretch
    /// Source: `GTK_SHORTCUT_GESTURE_ROTATE_CLOCKWISE`.
    case gestureRotateClockwise
    /// Source: `GTK_SHORTCUT_GESTURE_ROTATE_COUNTERCLOCKWISE`.
    case gestureRotateCounterclockwise
    /// Source: `GTK_SHORTCUT_GESTURE_TWO_FINGER_SWIPE_LEFT`.
    case gestureTwoFingerSwipeLeft
    /// Source: `GTK_SHORTCUT_GESTURE_TWO_FINGER_SWIPE_RIGHT`.
    case gestureTwoFingerSwipeRight
    /// Source: `GTK_SHORTCUT_GESTURE`.
    case gesture
    /// Source: `GTK_SHORTCUT_GESTURE_SWIPE_LEFT`.
    case gestureSwipeLeft
    /// Source: `GTK_SHORTCUT_GESTURE_SWIPE_RIGHT`.
    case gestureSwipeRight
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ShortcutType] = [
        .accelerator,
        .gesturePinch,
        .gestureStretch,
        .gestureRotateClockwise,
        .gestureRotateCounterclockwise,
        .gestureTwoFingerSwipeLeft,
        .gestureTwoFingerSwipeRight,
        .gesture,
        .gestureSwipeLeft,
        .gestureSwipeRight,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .accelerator
        case 1: self = .gesturePinch
        case 2: self = .gestureStretch
        case 3: self = .gestureRotateClockwise
        case 4: self = .gestureRotateCounterclockwise
        case 5: self = .gestureTwoFingerSwipeLeft
        case 6: self = .gestureTwoFingerSwipeRight
        case 7: self = .gesture
        case 8: self = .gestureSwipeLeft
        case 9: self = .gestureSwipeRight
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .accelerator: 0
        case .gesturePinch: 1
        case .gestureStretch: 2
        case .gestureRotateClockwise: 3
        case .gestureRotateCounterclockwise: 4
        case .gestureTwoFingerSwipeLeft: 5
        case .gestureTwoFingerSwipeRight: 6
        case .gesture: 7
        case .gestureSwipeLeft: 8
        case .gestureSwipeRight: 9
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkShortcutType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkShortcutType { GtkShortcutType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ShortcutType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_shortcut_type_get_type()) }
}

/// Source: `GtkShortcutsGroup`.
/// [Reference](https://docs.gtk.org/gtk4/class.ShortcutsGroup.html)
open class ShortcutsGroup: Box {
    /// Source: `g_object_new`.
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(g_object_new_with_properties(gtk_shortcuts_group_get_type(), 0, nil, nil)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Source: the property `GtkShortcutsGroup:height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsGroup.height.html)
    public override var height: Int {
        self[property: "height"]
    }
}

extension ShortcutsGroup {
    /// Source: the property `GtkShortcutsGroup:accel-size-group`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsGroup.accel-size-group.html)
    @_alwaysEmitIntoClient
    public func setAccelSizeGroup(_ accelSizeGroup: SizeGroup?) {
        self[property: "accel-size-group"] = accelSizeGroup
    }

    /// Source: the property `GtkShortcutsGroup:title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsGroup.title.html)
    @_alwaysEmitIntoClient
    public var title: String? {
        get {
            self[property: "title"]
        }
        set {
            self[property: "title"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsGroup:title-size-group`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsGroup.title-size-group.html)
    @_alwaysEmitIntoClient
    public func setTitleSizeGroup(_ titleSizeGroup: SizeGroup?) {
        self[property: "title-size-group"] = titleSizeGroup
    }

    /// Source: the property `GtkShortcutsGroup:view`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsGroup.view.html)
    @_alwaysEmitIntoClient
    public var view: String? {
        get {
            self[property: "view"]
        }
        set {
            self[property: "view"] = newValue
        }
    }
}

/// Source: `GtkShortcutsSection`.
/// [Reference](https://docs.gtk.org/gtk4/class.ShortcutsSection.html)
open class ShortcutsSection: Box {
    /// Source: `g_object_new`.
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(g_object_new_with_properties(gtk_shortcuts_section_get_type(), 0, nil, nil)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ShortcutsSection {
    /// Source: the property `GtkShortcutsSection:max-height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsSection.max-height.html)
    @_alwaysEmitIntoClient
    public var maxHeight: Int {
        get {
            self[property: "max-height"]
        }
        set {
            self[property: "max-height"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsSection:section-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsSection.section-name.html)
    @_alwaysEmitIntoClient
    public var sectionName: String? {
        get {
            self[property: "section-name"]
        }
        set {
            self[property: "section-name"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsSection:title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsSection.title.html)
    @_alwaysEmitIntoClient
    public var title: String? {
        get {
            self[property: "title"]
        }
        set {
            self[property: "title"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsSection:view-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsSection.view-name.html)
    @_alwaysEmitIntoClient
    public var viewName: String? {
        get {
            self[property: "view-name"]
        }
        set {
            self[property: "view-name"] = newValue
        }
    }

    /// Source: the signal `GtkShortcutsSection::change-current-page`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ShortcutsSection.change-current-page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChangeCurrentPage(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Bool
    ) -> SignalConnection {
        connect("change-current-page", after: after, handler)
    }
}

/// Source: `GtkShortcutsShortcut`.
/// [Reference](https://docs.gtk.org/gtk4/class.ShortcutsShortcut.html)
open class ShortcutsShortcut: Widget {
    /// Source: `g_object_new`.
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(g_object_new_with_properties(gtk_shortcuts_shortcut_get_type(), 0, nil, nil)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Source: the property `GtkShortcutsShortcut:direction`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.direction.html)
    public override var direction: TextDirection {
        get {
            self[property: "direction"]
        }
        set {
            self[property: "direction"] = newValue
        }
    }
}

extension ShortcutsShortcut {
    /// Source: the property `GtkShortcutsShortcut:accel-size-group`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.accel-size-group.html)
    @_alwaysEmitIntoClient
    public func setAccelSizeGroup(_ accelSizeGroup: SizeGroup?) {
        self[property: "accel-size-group"] = accelSizeGroup
    }

    /// Source: the property `GtkShortcutsShortcut:accelerator`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.accelerator.html)
    @_alwaysEmitIntoClient
    public var accelerator: String? {
        get {
            self[property: "accelerator"]
        }
        set {
            self[property: "accelerator"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsShortcut:action-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.action-name.html)
    @_alwaysEmitIntoClient
    public var actionName: String? {
        get {
            self[property: "action-name"]
        }
        set {
            self[property: "action-name"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsShortcut:icon`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.icon.html)
    @_alwaysEmitIntoClient
    public var icon: (any Icon)? {
        get {
            self[interfaceProperty: "icon"]
        }
        set {
            self[interfaceProperty: "icon"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsShortcut:icon-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.icon-set.html)
    @_alwaysEmitIntoClient
    public var iconSet: Bool {
        get {
            self[property: "icon-set"]
        }
        set {
            self[property: "icon-set"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsShortcut:shortcut-type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.shortcut-type.html)
    @_alwaysEmitIntoClient
    public var shortcutType: ShortcutType {
        get {
            self[property: "shortcut-type"]
        }
        set {
            self[property: "shortcut-type"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsShortcut:subtitle`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.subtitle.html)
    @_alwaysEmitIntoClient
    public var subtitle: String? {
        get {
            self[property: "subtitle"]
        }
        set {
            self[property: "subtitle"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsShortcut:subtitle-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.subtitle-set.html)
    @_alwaysEmitIntoClient
    public var subtitleSet: Bool {
        get {
            self[property: "subtitle-set"]
        }
        set {
            self[property: "subtitle-set"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsShortcut:title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.title.html)
    @_alwaysEmitIntoClient
    public var title: String? {
        get {
            self[property: "title"]
        }
        set {
            self[property: "title"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsShortcut:title-size-group`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.title-size-group.html)
    @_alwaysEmitIntoClient
    public func setTitleSizeGroup(_ titleSizeGroup: SizeGroup?) {
        self[property: "title-size-group"] = titleSizeGroup
    }
}

/// Source: `GtkShortcutsWindow`.
/// [Reference](https://docs.gtk.org/gtk4/class.ShortcutsWindow.html)
open class ShortcutsWindow: Window {
    /// Source: `g_object_new`.
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(g_object_new_with_properties(gtk_shortcuts_window_get_type(), 0, nil, nil)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ShortcutsWindow {
    /// Source: the property `GtkShortcutsWindow:section-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsWindow.section-name.html)
    @_alwaysEmitIntoClient
    public var sectionName: String? {
        get {
            self[property: "section-name"]
        }
        set {
            self[property: "section-name"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsWindow:view-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsWindow.view-name.html)
    @_alwaysEmitIntoClient
    public var viewName: String? {
        get {
            self[property: "view-name"]
        }
        set {
            self[property: "view-name"] = newValue
        }
    }

    /// Source: the signal `GtkShortcutsWindow::close`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ShortcutsWindow.close.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onClose(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("close", after: after, handler)
    }

    /// Source: the signal `GtkShortcutsWindow::search`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ShortcutsWindow.search.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSearch(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("search", after: after, handler)
    }
}

/// Source: `GtkSignalAction`.
/// [Reference](https://docs.gtk.org/gtk4/class.SignalAction.html)
open class SignalAction: ShortcutAction {
    /// Source: `gtk_signal_action_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SignalAction.new.html)
    @_alwaysEmitIntoClient
    public init(signalName: String) {
        super.init(instance: CInstance(gtk_signal_action_new(cText(signalName))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension SignalAction {
    /// Source: `gtk_signal_action_get_signal_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SignalAction.signal-name.html)
    @_alwaysEmitIntoClient
    public var signalName: String {
        String(copying: gtk_signal_action_get_signal_name(opaquePointer))
    }
}

/// Source: `GtkSignalListItemFactory`.
/// [Reference](https://docs.gtk.org/gtk4/class.SignalListItemFactory.html)
open class SignalListItemFactory: ListItemFactory {
    /// Source: `gtk_signal_list_item_factory_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SignalListItemFactory.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_signal_list_item_factory_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension SignalListItemFactory {
    /// Source: the signal `GtkSignalListItemFactory::bind`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.bind.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onBind(
        after: Bool = false,
        _ handler: @escaping @MainActor (Object) -> Void
    ) -> SignalConnection {
        connect("bind", after: after, handler)
    }

    /// Source: the signal `GtkSignalListItemFactory::setup`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.setup.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSetup(
        after: Bool = false,
        _ handler: @escaping @MainActor (Object) -> Void
    ) -> SignalConnection {
        connect("setup", after: after, handler)
    }

    /// Source: the signal `GtkSignalListItemFactory::teardown`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.teardown.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onTeardown(
        after: Bool = false,
        _ handler: @escaping @MainActor (Object) -> Void
    ) -> SignalConnection {
        connect("teardown", after: after, handler)
    }

    /// Source: the signal `GtkSignalListItemFactory::unbind`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.unbind.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUnbind(
        after: Bool = false,
        _ handler: @escaping @MainActor (Object) -> Void
    ) -> SignalConnection {
        connect("unbind", after: after, handler)
    }
}

/// Source: `GtkSingleSelection`.
/// [Reference](https://docs.gtk.org/gtk4/class.SingleSelection.html)
open class SingleSelection: Object, SelectionModel {
    /// Source: `gtk_single_selection_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SingleSelection.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil) {
        super.init(instance: CInstance(gtk_single_selection_new(model?.retainedOpaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension SingleSelection {
    /// Source: `gtk_single_selection_get_autoselect`, `gtk_single_selection_set_autoselect`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SingleSelection.autoselect.html)
    @_alwaysEmitIntoClient
    public var autoselect: Bool {
        get {
            gtk_single_selection_get_autoselect(opaquePointer) != 0
        }
        set {
            gtk_single_selection_set_autoselect(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_single_selection_get_can_unselect`, `gtk_single_selection_set_can_unselect`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SingleSelection.can-unselect.html)
    @_alwaysEmitIntoClient
    public var canUnselect: Bool {
        get {
            gtk_single_selection_get_can_unselect(opaquePointer) != 0
        }
        set {
            gtk_single_selection_set_can_unselect(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkSingleSelection:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SingleSelection.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_single_selection_get_model`, `gtk_single_selection_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SingleSelection.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        get {
            wrappingInterface(gtk_single_selection_get_model(opaquePointer))
        }
        set {
            gtk_single_selection_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkSingleSelection:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SingleSelection.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_single_selection_get_selected`, `gtk_single_selection_set_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SingleSelection.selected.html)
    @_alwaysEmitIntoClient
    public var selected: Int {
        get {
            Int(gtk_single_selection_get_selected(opaquePointer))
        }
        set {
            gtk_single_selection_set_selected(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_single_selection_get_selected_item`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SingleSelection.selected-item.html)
    @_alwaysEmitIntoClient
    public var selectedItem: Object? {
        Object.wrapping(gtk_single_selection_get_selected_item(opaquePointer))
    }
}

/// Source: `GtkSizeGroup`.
/// [Reference](https://docs.gtk.org/gtk4/class.SizeGroup.html)
open class SizeGroup: Object, Buildable {
    /// Source: `gtk_size_group_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SizeGroup.new.html)
    @_alwaysEmitIntoClient
    public init(mode: SizeGroupMode) {
        super.init(instance: CInstance(gtk_size_group_new(mode.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension SizeGroup {
    @_alwaysEmitIntoClient
    var sizeGroupPointer: UnsafeMutablePointer<GtkSizeGroup> { pointer() }

    /// Source: `gtk_size_group_get_mode`, `gtk_size_group_set_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SizeGroup.mode.html)
    @_alwaysEmitIntoClient
    public var mode: SizeGroupMode {
        get {
            SizeGroupMode(gtk_size_group_get_mode(sizeGroupPointer))
        }
        set {
            gtk_size_group_set_mode(sizeGroupPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_size_group_get_widgets`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SizeGroup.get_widgets.html)
    @_alwaysEmitIntoClient
    public var widgets: [Widget] {
        cElements(of: gtk_size_group_get_widgets(sizeGroupPointer), transfer: .none) { Widget.wrapping(required: $0) }
    }

    /// Source: `gtk_size_group_add_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SizeGroup.add_widget.html)
    @_alwaysEmitIntoClient
    public func addWidget(_ widget: Widget) {
        gtk_size_group_add_widget(sizeGroupPointer, widget.widgetPointer)
    }

    /// Source: `gtk_size_group_remove_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SizeGroup.remove_widget.html)
    @_alwaysEmitIntoClient
    public func removeWidget(_ widget: Widget) {
        gtk_size_group_remove_widget(sizeGroupPointer, widget.widgetPointer)
    }
}

/// Source: `GtkSizeGroupMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SizeGroupMode.html)
nonisolated public enum SizeGroupMode: Enumeration {
    /// Source: `GTK_SIZE_GROUP_NONE`.
    case none
    /// Source: `GTK_SIZE_GROUP_HORIZONTAL`.
    case horizontal
    /// Source: `GTK_SIZE_GROUP_VERTICAL`.
    case vertical
    /// Source: `GTK_SIZE_GROUP_BOTH`.
    case both
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SizeGroupMode] = [
        .none,
        .horizontal,
        .vertical,
        .both,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .horizontal
        case 2: self = .vertical
        case 3: self = .both
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .horizontal: 1
        case .vertical: 2
        case .both: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSizeGroupMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSizeGroupMode { GtkSizeGroupMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SizeGroupMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_size_group_mode_get_type()) }
}

/// Source: `GtkSizeRequestMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SizeRequestMode.html)
nonisolated public enum SizeRequestMode: Enumeration {
    /// Source: `GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH`.
    case heightForWidth
    /// Source: `GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT`.
    case widthForHeight
    /// Source: `GTK_SIZE_REQUEST_CONSTANT_SIZE`.
    case constantSize
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SizeRequestMode] = [
        .heightForWidth,
        .widthForHeight,
        .constantSize,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .heightForWidth
        case 1: self = .widthForHeight
        case 2: self = .constantSize
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .heightForWidth: 0
        case .widthForHeight: 1
        case .constantSize: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSizeRequestMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSizeRequestMode { GtkSizeRequestMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SizeRequestMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_size_request_mode_get_type()) }
}

/// Source: `GtkSliceListModel`.
/// [Reference](https://docs.gtk.org/gtk4/class.SliceListModel.html)
open class SliceListModel: Object, ListModel {
    /// Source: `gtk_slice_list_model_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SliceListModel.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil, offset: Int, size: Int) {
        super.init(
            instance: CInstance(
                gtk_slice_list_model_new(model?.retainedOpaquePointer, cInteger(offset), cInteger(size))
            ),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension SliceListModel {
    /// Source: the property `GtkSliceListModel:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SliceListModel.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_slice_list_model_get_model`, `gtk_slice_list_model_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SliceListModel.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        get {
            wrappingInterface(gtk_slice_list_model_get_model(opaquePointer))
        }
        set {
            gtk_slice_list_model_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkSliceListModel:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SliceListModel.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_slice_list_model_get_offset`, `gtk_slice_list_model_set_offset`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SliceListModel.offset.html)
    @_alwaysEmitIntoClient
    public var offset: Int {
        get {
            Int(gtk_slice_list_model_get_offset(opaquePointer))
        }
        set {
            gtk_slice_list_model_set_offset(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_slice_list_model_get_size`, `gtk_slice_list_model_set_size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SliceListModel.size.html)
    @_alwaysEmitIntoClient
    public var size: Int {
        get {
            Int(gtk_slice_list_model_get_size(opaquePointer))
        }
        set {
            gtk_slice_list_model_set_size(opaquePointer, cInteger(newValue))
        }
    }
}

/// Source: `GtkSnapshot`.
/// [Reference](https://docs.gtk.org/gtk4/class.Snapshot.html)
open class Snapshot: GdkSnapshot {
    /// Source: `gtk_snapshot_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Snapshot.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_snapshot_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Snapshot {
    /// Source: `gtk_snapshot_append_cairo`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_cairo.html)
    @_alwaysEmitIntoClient
    public func appendCairo(_ bounds: GrapheneRect) -> CairoContext {
        var boundsValue = bounds.cValue
        return CairoContext.wrapping(required: gtk_snapshot_append_cairo(opaquePointer, &boundsValue), transfer: .full)
    }

    /// Source: `gtk_snapshot_append_color`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_color.html)
    @_alwaysEmitIntoClient
    public func appendColor(_ color: RGBA, bounds: GrapheneRect) {
        var colorValue = color.cValue
        var boundsValue = bounds.cValue
        gtk_snapshot_append_color(opaquePointer, &colorValue, &boundsValue)
    }

    /// Source: `gtk_snapshot_append_conic_gradient`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_conic_gradient.html)
    @_alwaysEmitIntoClient
    public func appendConicGradient(_ bounds: GrapheneRect, center: GraphenePoint, rotation: Float, stops: [ColorStop])
    {
        var boundsValue = bounds.cValue
        var centerValue = center.cValue
        var stopsValues = stops.map { $0.cValue }
        gtk_snapshot_append_conic_gradient(
            opaquePointer,
            &boundsValue,
            &centerValue,
            rotation,
            &stopsValues,
            cInteger(stops.count)
        )
    }

    /// Source: `gtk_snapshot_append_layout`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_layout.html)
    @_alwaysEmitIntoClient
    public func appendLayout(_ layout: PangoLayout, color: RGBA) {
        var colorValue = color.cValue
        gtk_snapshot_append_layout(opaquePointer, layout.opaquePointer, &colorValue)
    }

    /// Source: `gtk_snapshot_append_linear_gradient`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_linear_gradient.html)
    @_alwaysEmitIntoClient
    public func appendLinearGradient(
        _ bounds: GrapheneRect,
        startPoint: GraphenePoint,
        endPoint: GraphenePoint,
        stops: [ColorStop]
    ) {
        var boundsValue = bounds.cValue
        var startPointValue = startPoint.cValue
        var endPointValue = endPoint.cValue
        var stopsValues = stops.map { $0.cValue }
        gtk_snapshot_append_linear_gradient(
            opaquePointer,
            &boundsValue,
            &startPointValue,
            &endPointValue,
            &stopsValues,
            cInteger(stops.count)
        )
    }

    /// Source: `gtk_snapshot_append_node`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_node.html)
    @_alwaysEmitIntoClient
    public func appendNode(_ node: RenderNode) {
        gtk_snapshot_append_node(opaquePointer, node.opaquePointer)
    }

    /// Source: `gtk_snapshot_append_radial_gradient`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_radial_gradient.html)
    @_alwaysEmitIntoClient
    public func appendRadialGradient(
        _ bounds: GrapheneRect,
        center: GraphenePoint,
        hradius: Float,
        vradius: Float,
        start: Float,
        end: Float,
        stops: [ColorStop]
    ) {
        var boundsValue = bounds.cValue
        var centerValue = center.cValue
        var stopsValues = stops.map { $0.cValue }
        gtk_snapshot_append_radial_gradient(
            opaquePointer,
            &boundsValue,
            &centerValue,
            hradius,
            vradius,
            start,
            end,
            &stopsValues,
            cInteger(stops.count)
        )
    }

    /// Source: `gtk_snapshot_append_repeating_linear_gradient`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_repeating_linear_gradient.html)
    @_alwaysEmitIntoClient
    public func appendRepeatingLinearGradient(
        _ bounds: GrapheneRect,
        startPoint: GraphenePoint,
        endPoint: GraphenePoint,
        stops: [ColorStop]
    ) {
        var boundsValue = bounds.cValue
        var startPointValue = startPoint.cValue
        var endPointValue = endPoint.cValue
        var stopsValues = stops.map { $0.cValue }
        gtk_snapshot_append_repeating_linear_gradient(
            opaquePointer,
            &boundsValue,
            &startPointValue,
            &endPointValue,
            &stopsValues,
            cInteger(stops.count)
        )
    }

    /// Source: `gtk_snapshot_append_repeating_radial_gradient`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_repeating_radial_gradient.html)
    @_alwaysEmitIntoClient
    public func appendRepeatingRadialGradient(
        _ bounds: GrapheneRect,
        center: GraphenePoint,
        hradius: Float,
        vradius: Float,
        start: Float,
        end: Float,
        stops: [ColorStop]
    ) {
        var boundsValue = bounds.cValue
        var centerValue = center.cValue
        var stopsValues = stops.map { $0.cValue }
        gtk_snapshot_append_repeating_radial_gradient(
            opaquePointer,
            &boundsValue,
            &centerValue,
            hradius,
            vradius,
            start,
            end,
            &stopsValues,
            cInteger(stops.count)
        )
    }

    /// Source: `gtk_snapshot_append_texture`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_texture.html)
    @_alwaysEmitIntoClient
    public func appendTexture(_ texture: Texture, bounds: GrapheneRect) {
        var boundsValue = bounds.cValue
        gtk_snapshot_append_texture(opaquePointer, texture.opaquePointer, &boundsValue)
    }

    /// Source: `gtk_snapshot_gl_shader_pop_texture`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.gl_shader_pop_texture.html)
    @_alwaysEmitIntoClient
    public func glShaderPopTexture() {
        gtk_snapshot_gl_shader_pop_texture(opaquePointer)
    }

    /// Source: `gtk_snapshot_perspective`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.perspective.html)
    @_alwaysEmitIntoClient
    public func perspective(_ depth: Float) {
        gtk_snapshot_perspective(opaquePointer, depth)
    }

    /// Source: `gtk_snapshot_pop`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.pop.html)
    @_alwaysEmitIntoClient
    public func pop() {
        gtk_snapshot_pop(opaquePointer)
    }

    /// Source: `gtk_snapshot_push_blend`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_blend.html)
    @_alwaysEmitIntoClient
    public func pushBlend(_ blendMode: BlendMode) {
        gtk_snapshot_push_blend(opaquePointer, blendMode.cValue)
    }

    /// Source: `gtk_snapshot_push_blur`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_blur.html)
    @_alwaysEmitIntoClient
    public func pushBlur(_ radius: Double) {
        gtk_snapshot_push_blur(opaquePointer, radius)
    }

    /// Source: `gtk_snapshot_push_clip`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_clip.html)
    @_alwaysEmitIntoClient
    public func pushClip(_ bounds: GrapheneRect) {
        var boundsValue = bounds.cValue
        gtk_snapshot_push_clip(opaquePointer, &boundsValue)
    }

    /// Source: `gtk_snapshot_push_color_matrix`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_color_matrix.html)
    @_alwaysEmitIntoClient
    public func pushColorMatrix(_ colorMatrix: GrapheneMatrix, colorOffset: GrapheneVec4) {
        gtk_snapshot_push_color_matrix(
            opaquePointer,
            colorMatrix.grapheneMatrixPointer,
            colorOffset.grapheneVec4Pointer
        )
    }

    /// Source: `gtk_snapshot_push_cross_fade`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_cross_fade.html)
    @_alwaysEmitIntoClient
    public func pushCrossFade(_ progress: Double) {
        gtk_snapshot_push_cross_fade(opaquePointer, progress)
    }

    /// Source: `gtk_snapshot_push_gl_shader`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_gl_shader.html)
    @_alwaysEmitIntoClient
    public func pushGlShader(_ shader: GLShader, bounds: GrapheneRect, arguments takeArgs: Bytes) {
        var boundsValue = bounds.cValue
        gtk_snapshot_push_gl_shader(opaquePointer, shader.opaquePointer, &boundsValue, takeArgs.retainedOpaquePointer)
    }

    /// Source: `gtk_snapshot_push_opacity`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_opacity.html)
    @_alwaysEmitIntoClient
    public func pushOpacity(_ opacity: Double) {
        gtk_snapshot_push_opacity(opaquePointer, opacity)
    }

    /// Source: `gtk_snapshot_push_repeat`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_repeat.html)
    @_alwaysEmitIntoClient
    public func pushRepeat(_ bounds: GrapheneRect, childBounds: GrapheneRect? = nil) {
        var boundsValue = bounds.cValue
        withOptionalPointer(to: childBounds?.cValue) { childBoundsPointer in
            gtk_snapshot_push_repeat(opaquePointer, &boundsValue, childBoundsPointer)
        }
    }

    /// Source: `gtk_snapshot_push_shadow`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_shadow.html)
    @_alwaysEmitIntoClient
    public func pushShadow(_ shadow: [Shadow]) {
        var shadowValues = shadow.map { $0.cValue }
        gtk_snapshot_push_shadow(opaquePointer, &shadowValues, cInteger(shadow.count))
    }

    /// Source: `gtk_snapshot_render_background`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.render_background.html)
    @_alwaysEmitIntoClient
    public func renderBackground(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
        gtk_snapshot_render_background(opaquePointer, context.styleContextPointer, x, y, width, height)
    }

    /// Source: `gtk_snapshot_render_focus`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.render_focus.html)
    @_alwaysEmitIntoClient
    public func renderFocus(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
        gtk_snapshot_render_focus(opaquePointer, context.styleContextPointer, x, y, width, height)
    }

    /// Source: `gtk_snapshot_render_frame`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.render_frame.html)
    @_alwaysEmitIntoClient
    public func renderFrame(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
        gtk_snapshot_render_frame(opaquePointer, context.styleContextPointer, x, y, width, height)
    }

    /// Source: `gtk_snapshot_render_insertion_cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.render_insertion_cursor.html)
    @_alwaysEmitIntoClient
    public func renderInsertionCursor(
        _ context: StyleContext,
        x: Double,
        y: Double,
        layout: PangoLayout,
        index: Int,
        direction: PangoDirection
    ) {
        gtk_snapshot_render_insertion_cursor(
            opaquePointer,
            context.styleContextPointer,
            x,
            y,
            layout.opaquePointer,
            cInteger(index),
            direction.cValue
        )
    }

    /// Source: `gtk_snapshot_render_layout`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.render_layout.html)
    @_alwaysEmitIntoClient
    public func renderLayout(_ context: StyleContext, x: Double, y: Double, layout: PangoLayout) {
        gtk_snapshot_render_layout(opaquePointer, context.styleContextPointer, x, y, layout.opaquePointer)
    }

    /// Source: `gtk_snapshot_restore`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.restore.html)
    @_alwaysEmitIntoClient
    public func restore() {
        gtk_snapshot_restore(opaquePointer)
    }

    /// Source: `gtk_snapshot_rotate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.rotate.html)
    @_alwaysEmitIntoClient
    public func rotate(_ angle: Float) {
        gtk_snapshot_rotate(opaquePointer, angle)
    }

    /// Source: `gtk_snapshot_rotate_3d`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.rotate_3d.html)
    @_alwaysEmitIntoClient
    public func rotate3d(angle: Float, axis: GrapheneVec3) {
        gtk_snapshot_rotate_3d(opaquePointer, angle, axis.grapheneVec3Pointer)
    }

    /// Source: `gtk_snapshot_save`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.save.html)
    @_alwaysEmitIntoClient
    public func save() {
        gtk_snapshot_save(opaquePointer)
    }

    /// Source: `gtk_snapshot_scale`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.scale.html)
    @_alwaysEmitIntoClient
    public func scale(factorX: Float, factorY: Float) {
        gtk_snapshot_scale(opaquePointer, factorX, factorY)
    }

    /// Source: `gtk_snapshot_scale_3d`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.scale_3d.html)
    @_alwaysEmitIntoClient
    public func scale3d(factorX: Float, factorY: Float, factorZ: Float) {
        gtk_snapshot_scale_3d(opaquePointer, factorX, factorY, factorZ)
    }

    /// Source: `gtk_snapshot_to_node`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.to_node.html)
    @_alwaysEmitIntoClient
    public func toNode() -> RenderNode? {
        RenderNode.wrapping(gtk_snapshot_to_node(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_snapshot_to_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.to_paintable.html)
    @_alwaysEmitIntoClient
    public func toPaintable(_ size: GrapheneSize? = nil) -> (any Paintable)? {
        let result = withOptionalPointer(to: size?.cValue) { sizePointer in
            gtk_snapshot_to_paintable(opaquePointer, sizePointer)
        }
        return wrappingInterface(result, transfer: .full)
    }

    /// Source: `gtk_snapshot_transform`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.transform.html)
    @_alwaysEmitIntoClient
    public func transform(_ transform: Transform? = nil) {
        gtk_snapshot_transform(opaquePointer, transform?.opaquePointer)
    }

    /// Source: `gtk_snapshot_transform_matrix`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.transform_matrix.html)
    @_alwaysEmitIntoClient
    public func transformMatrix(_ matrix: GrapheneMatrix) {
        gtk_snapshot_transform_matrix(opaquePointer, matrix.grapheneMatrixPointer)
    }

    /// Source: `gtk_snapshot_translate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.translate.html)
    @_alwaysEmitIntoClient
    public func translate(_ point: GraphenePoint) {
        var pointValue = point.cValue
        gtk_snapshot_translate(opaquePointer, &pointValue)
    }

    /// Source: `gtk_snapshot_translate_3d`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.translate_3d.html)
    @_alwaysEmitIntoClient
    public func translate3d(_ point: GraphenePoint3D) {
        var pointValue = point.cValue
        gtk_snapshot_translate_3d(opaquePointer, &pointValue)
    }
}

/// Source: `GtkSortListModel`.
/// [Reference](https://docs.gtk.org/gtk4/class.SortListModel.html)
open class SortListModel: Object, ListModel {
    /// Source: `gtk_sort_list_model_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SortListModel.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil, sorter: Sorter? = nil) {
        super.init(
            instance: CInstance(gtk_sort_list_model_new(model?.retainedOpaquePointer, sorter?.retainedPointer())),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension SortListModel {
    /// Source: `gtk_sort_list_model_get_incremental`, `gtk_sort_list_model_set_incremental`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SortListModel.incremental.html)
    @_alwaysEmitIntoClient
    public var incremental: Bool {
        get {
            gtk_sort_list_model_get_incremental(opaquePointer) != 0
        }
        set {
            gtk_sort_list_model_set_incremental(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkSortListModel:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SortListModel.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_sort_list_model_get_model`, `gtk_sort_list_model_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SortListModel.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        get {
            wrappingInterface(gtk_sort_list_model_get_model(opaquePointer))
        }
        set {
            gtk_sort_list_model_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkSortListModel:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SortListModel.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_sort_list_model_get_pending`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SortListModel.pending.html)
    @_alwaysEmitIntoClient
    public var pending: Int {
        Int(gtk_sort_list_model_get_pending(opaquePointer))
    }

    /// Source: `gtk_sort_list_model_get_sorter`, `gtk_sort_list_model_set_sorter`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SortListModel.sorter.html)
    @_alwaysEmitIntoClient
    public var sorter: Sorter? {
        get {
            Sorter.wrapping(gtk_sort_list_model_get_sorter(opaquePointer))
        }
        set {
            gtk_sort_list_model_set_sorter(opaquePointer, newValue?.sorterPointer)
        }
    }
}

/// Source: `GtkSortType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SortType.html)
nonisolated public enum SortType: Enumeration {
    /// Source: `GTK_SORT_ASCENDING`.
    case ascending
    /// Source: `GTK_SORT_DESCENDING`.
    case descending
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SortType] = [
        .ascending,
        .descending,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ascending
        case 1: self = .descending
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .ascending: 0
        case .descending: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSortType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSortType { GtkSortType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SortType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_sort_type_get_type()) }
}

/// Source: `GtkSorter`.
/// [Reference](https://docs.gtk.org/gtk4/class.Sorter.html)
open class Sorter: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Sorter {
    @_alwaysEmitIntoClient
    var sorterPointer: UnsafeMutablePointer<GtkSorter> { pointer() }

    /// Source: `gtk_sorter_get_order`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Sorter.get_order.html)
    @_alwaysEmitIntoClient
    public var order: SorterOrder {
        SorterOrder(gtk_sorter_get_order(sorterPointer))
    }

    /// Source: `gtk_sorter_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Sorter.changed.html)
    @_alwaysEmitIntoClient
    public func changed(_ change: SorterChange) {
        gtk_sorter_changed(sorterPointer, change.cValue)
    }

    /// Source: `gtk_sorter_compare`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Sorter.compare.html)
    @_alwaysEmitIntoClient
    public func compare(_ item1: Object, item2: Object) -> Ordering {
        Ordering(gtk_sorter_compare(sorterPointer, item1.instance.pointer, item2.instance.pointer))
    }

    /// Source: the signal `GtkSorter::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Sorter.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (SorterChange) -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }
}

/// Source: `GtkSorterChange`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SorterChange.html)
nonisolated public enum SorterChange: Enumeration {
    /// Source: `GTK_SORTER_CHANGE_DIFFERENT`.
    case different
    /// Source: `GTK_SORTER_CHANGE_INVERTED`.
    case inverted
    /// Source: `GTK_SORTER_CHANGE_LESS_STRICT`.
    case lessStrict
    /// Source: `GTK_SORTER_CHANGE_MORE_STRICT`.
    case moreStrict
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SorterChange] = [
        .different,
        .inverted,
        .lessStrict,
        .moreStrict,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .different
        case 1: self = .inverted
        case 2: self = .lessStrict
        case 3: self = .moreStrict
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .different: 0
        case .inverted: 1
        case .lessStrict: 2
        case .moreStrict: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSorterChange) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSorterChange { GtkSorterChange(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SorterChange: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_sorter_change_get_type()) }
}

/// Source: `GtkSorterOrder`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SorterOrder.html)
nonisolated public enum SorterOrder: Enumeration {
    /// Source: `GTK_SORTER_ORDER_PARTIAL`.
    case partial
    /// Source: `GTK_SORTER_ORDER_NONE`.
    case none
    /// Source: `GTK_SORTER_ORDER_TOTAL`.
    case total
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SorterOrder] = [
        .partial,
        .none,
        .total,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .partial
        case 1: self = .none
        case 2: self = .total
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .partial: 0
        case .none: 1
        case .total: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSorterOrder) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSorterOrder { GtkSorterOrder(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SorterOrder: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_sorter_order_get_type()) }
}

/// Source: `GtkSpinButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.SpinButton.html)
open class SpinButton: Widget, CellEditable, Editable, Orientable {
    /// Source: `gtk_spin_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SpinButton.new.html)
    @_alwaysEmitIntoClient
    public init(adjustment: Adjustment? = nil, climbRate: Double, digits: Int) {
        requireDisplay()
        super.init(instance: CInstance(gtk_spin_button_new(adjustment?.adjustmentPointer, climbRate, cInteger(digits))))
    }

    /// Source: `gtk_spin_button_new_with_range`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SpinButton.new_with_range.html)
    @_alwaysEmitIntoClient
    public init(min: Double, max: Double, step: Double) {
        requireDisplay()
        super.init(instance: CInstance(gtk_spin_button_new_with_range(min, max, step)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension SpinButton {
    /// Source: `gtk_spin_button_get_adjustment`, `gtk_spin_button_set_adjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SpinButton.adjustment.html)
    @_alwaysEmitIntoClient
    public var adjustment: Adjustment {
        get {
            Adjustment.wrapping(required: gtk_spin_button_get_adjustment(opaquePointer))
        }
        set {
            gtk_spin_button_set_adjustment(opaquePointer, newValue.adjustmentPointer)
        }
    }

    /// Source: `gtk_spin_button_get_climb_rate`, `gtk_spin_button_set_climb_rate`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SpinButton.climb-rate.html)
    @_alwaysEmitIntoClient
    public var climbRate: Double {
        get {
            gtk_spin_button_get_climb_rate(opaquePointer)
        }
        set {
            gtk_spin_button_set_climb_rate(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_spin_button_get_digits`, `gtk_spin_button_set_digits`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SpinButton.digits.html)
    @_alwaysEmitIntoClient
    public var digits: Int {
        get {
            Int(gtk_spin_button_get_digits(opaquePointer))
        }
        set {
            gtk_spin_button_set_digits(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_spin_button_get_numeric`, `gtk_spin_button_set_numeric`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SpinButton.numeric.html)
    @_alwaysEmitIntoClient
    public var numeric: Bool {
        get {
            gtk_spin_button_get_numeric(opaquePointer) != 0
        }
        set {
            gtk_spin_button_set_numeric(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_spin_button_get_snap_to_ticks`, `gtk_spin_button_set_snap_to_ticks`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SpinButton.snap-to-ticks.html)
    @_alwaysEmitIntoClient
    public var snapToTicks: Bool {
        get {
            gtk_spin_button_get_snap_to_ticks(opaquePointer) != 0
        }
        set {
            gtk_spin_button_set_snap_to_ticks(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_spin_button_get_update_policy`, `gtk_spin_button_set_update_policy`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SpinButton.update-policy.html)
    @_alwaysEmitIntoClient
    public var updatePolicy: SpinButtonUpdatePolicy {
        get {
            SpinButtonUpdatePolicy(gtk_spin_button_get_update_policy(opaquePointer))
        }
        set {
            gtk_spin_button_set_update_policy(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_spin_button_get_value`, `gtk_spin_button_set_value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SpinButton.value.html)
    @_alwaysEmitIntoClient
    public var value: Double {
        get {
            gtk_spin_button_get_value(opaquePointer)
        }
        set {
            gtk_spin_button_set_value(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_spin_button_get_wrap`, `gtk_spin_button_set_wrap`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SpinButton.wrap.html)
    @_alwaysEmitIntoClient
    public var wrap: Bool {
        get {
            gtk_spin_button_get_wrap(opaquePointer) != 0
        }
        set {
            gtk_spin_button_set_wrap(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_spin_button_get_value_as_int`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SpinButton.get_value_as_int.html)
    @_alwaysEmitIntoClient
    public var valueAsInt: Int {
        Int(gtk_spin_button_get_value_as_int(opaquePointer))
    }

    /// Source: `gtk_spin_button_configure`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SpinButton.configure.html)
    @_alwaysEmitIntoClient
    public func configure(_ adjustment: Adjustment? = nil, climbRate: Double, digits: Int) {
        gtk_spin_button_configure(opaquePointer, adjustment?.adjustmentPointer, climbRate, cInteger(digits))
    }

    /// Source: `gtk_spin_button_get_increments`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SpinButton.get_increments.html)
    @_alwaysEmitIntoClient
    public func increments() -> (step: Double, page: Double) {
        var step: Double = 0
        var page: Double = 0
        gtk_spin_button_get_increments(opaquePointer, &step, &page)
        return (step, page)
    }

    /// Source: `gtk_spin_button_get_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SpinButton.get_range.html)
    @_alwaysEmitIntoClient
    public func range() -> (min: Double, max: Double) {
        var min: Double = 0
        var max: Double = 0
        gtk_spin_button_get_range(opaquePointer, &min, &max)
        return (min, max)
    }

    /// Source: `gtk_spin_button_set_increments`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SpinButton.set_increments.html)
    @_alwaysEmitIntoClient
    public func setIncrements(step: Double, page: Double) {
        gtk_spin_button_set_increments(opaquePointer, step, page)
    }

    /// Source: `gtk_spin_button_set_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SpinButton.set_range.html)
    @_alwaysEmitIntoClient
    public func setRange(min: Double, max: Double) {
        gtk_spin_button_set_range(opaquePointer, min, max)
    }

    /// Source: `gtk_spin_button_spin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SpinButton.spin.html)
    @_alwaysEmitIntoClient
    public func spin(_ direction: SpinType, increment: Double) {
        gtk_spin_button_spin(opaquePointer, direction.cValue, increment)
    }

    /// Source: `gtk_spin_button_update`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SpinButton.update.html)
    @_alwaysEmitIntoClient
    public func update() {
        gtk_spin_button_update(opaquePointer)
    }

    /// Source: the signal `GtkSpinButton::change-value`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SpinButton.change-value.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChangeValue(
        after: Bool = false,
        _ handler: @escaping @MainActor (ScrollType) -> Void
    ) -> SignalConnection {
        connect("change-value", after: after, handler)
    }

    /// Source: the signal `GtkSpinButton::input`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SpinButton.input.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInput(
        after: Bool = false,
        _ handler: @escaping @MainActor (OutParameter<Double>) -> Int
    ) -> SignalConnection {
        connect("input", after: after, handler)
    }

    /// Source: the signal `GtkSpinButton::output`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SpinButton.output.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onOutput(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("output", after: after, handler)
    }

    /// Source: the signal `GtkSpinButton::value-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SpinButton.value-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onValueChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("value-changed", after: after, handler)
    }

    /// Source: the signal `GtkSpinButton::wrapped`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SpinButton.wrapped.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onWrapped(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("wrapped", after: after, handler)
    }
}

/// Source: `GtkSpinButtonUpdatePolicy`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SpinButtonUpdatePolicy.html)
nonisolated public enum SpinButtonUpdatePolicy: Enumeration {
    /// Source: `GTK_UPDATE_ALWAYS`.
    case always
    /// Source: `GTK_UPDATE_IF_VALID`.
    case ifValid
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SpinButtonUpdatePolicy] = [
        .always,
        .ifValid,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .always
        case 1: self = .ifValid
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .always: 0
        case .ifValid: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSpinButtonUpdatePolicy) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSpinButtonUpdatePolicy { GtkSpinButtonUpdatePolicy(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SpinButtonUpdatePolicy: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_spin_button_update_policy_get_type()) }
}

/// Source: `GtkSpinType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SpinType.html)
nonisolated public enum SpinType: Enumeration {
    /// Source: `GTK_SPIN_STEP_FORWARD`.
    case stepForward
    /// Source: `GTK_SPIN_STEP_BACKWARD`.
    case stepBackward
    /// Source: `GTK_SPIN_PAGE_FORWARD`.
    case pageForward
    /// Source: `GTK_SPIN_PAGE_BACKWARD`.
    case pageBackward
    /// Source: `GTK_SPIN_HOME`.
    case home
    /// Source: `GTK_SPIN_END`.
    case end
    /// Source: `GTK_SPIN_USER_DEFINED`.
    case userDefined
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SpinType] = [
        .stepForward,
        .stepBackward,
        .pageForward,
        .pageBackward,
        .home,
        .end,
        .userDefined,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .stepForward
        case 1: self = .stepBackward
        case 2: self = .pageForward
        case 3: self = .pageBackward
        case 4: self = .home
        case 5: self = .end
        case 6: self = .userDefined
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .stepForward: 0
        case .stepBackward: 1
        case .pageForward: 2
        case .pageBackward: 3
        case .home: 4
        case .end: 5
        case .userDefined: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSpinType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSpinType { GtkSpinType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SpinType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_spin_type_get_type()) }
}

/// Source: `GtkSpinner`.
/// [Reference](https://docs.gtk.org/gtk4/class.Spinner.html)
open class Spinner: Widget {
    /// Source: `gtk_spinner_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Spinner.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_spinner_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Spinner {
    /// Source: `gtk_spinner_get_spinning`, `gtk_spinner_set_spinning`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Spinner.spinning.html)
    @_alwaysEmitIntoClient
    public var spinning: Bool {
        get {
            gtk_spinner_get_spinning(opaquePointer) != 0
        }
        set {
            gtk_spinner_set_spinning(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_spinner_start`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Spinner.start.html)
    @_alwaysEmitIntoClient
    public func start() {
        gtk_spinner_start(opaquePointer)
    }

    /// Source: `gtk_spinner_stop`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Spinner.stop.html)
    @_alwaysEmitIntoClient
    public func stop() {
        gtk_spinner_stop(opaquePointer)
    }
}

/// Source: `GtkStack`.
/// [Reference](https://docs.gtk.org/gtk4/class.Stack.html)
open class Stack: Widget {
    /// Source: `gtk_stack_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Stack.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_stack_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Stack {
    /// Source: `gtk_stack_get_hhomogeneous`, `gtk_stack_set_hhomogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.hhomogeneous.html)
    @_alwaysEmitIntoClient
    public var hhomogeneous: Bool {
        get {
            gtk_stack_get_hhomogeneous(opaquePointer) != 0
        }
        set {
            gtk_stack_set_hhomogeneous(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_stack_get_interpolate_size`, `gtk_stack_set_interpolate_size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.interpolate-size.html)
    @_alwaysEmitIntoClient
    public var interpolateSize: Bool {
        get {
            gtk_stack_get_interpolate_size(opaquePointer) != 0
        }
        set {
            gtk_stack_set_interpolate_size(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_stack_get_pages`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.pages.html)
    @_alwaysEmitIntoClient
    public var pages: any SelectionModel {
        wrappingInterface(required: gtk_stack_get_pages(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_stack_get_transition_duration`, `gtk_stack_set_transition_duration`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.transition-duration.html)
    @_alwaysEmitIntoClient
    public var transitionDuration: Int {
        get {
            Int(gtk_stack_get_transition_duration(opaquePointer))
        }
        set {
            gtk_stack_set_transition_duration(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_stack_get_transition_running`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.transition-running.html)
    @_alwaysEmitIntoClient
    public var transitionRunning: Bool {
        gtk_stack_get_transition_running(opaquePointer) != 0
    }

    /// Source: `gtk_stack_get_transition_type`, `gtk_stack_set_transition_type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.transition-type.html)
    @_alwaysEmitIntoClient
    public var transitionType: StackTransitionType {
        get {
            StackTransitionType(gtk_stack_get_transition_type(opaquePointer))
        }
        set {
            gtk_stack_set_transition_type(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_stack_get_vhomogeneous`, `gtk_stack_set_vhomogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.vhomogeneous.html)
    @_alwaysEmitIntoClient
    public var vhomogeneous: Bool {
        get {
            gtk_stack_get_vhomogeneous(opaquePointer) != 0
        }
        set {
            gtk_stack_set_vhomogeneous(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_stack_get_visible_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.visible-child.html)
    @_alwaysEmitIntoClient
    public var visibleChild: Widget? {
        Widget.wrapping(gtk_stack_get_visible_child(opaquePointer))
    }

    /// Source: `gtk_stack_get_visible_child_name`, `gtk_stack_set_visible_child_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Stack.visible-child-name.html)
    @_alwaysEmitIntoClient
    public var visibleChildName: String? {
        get {
            String.optional(copying: gtk_stack_get_visible_child_name(opaquePointer))
        }
        set {
            gtk_stack_set_visible_child_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_stack_add_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Stack.add_child.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addChild(_ child: Widget) -> StackPage {
        StackPage.wrapping(required: gtk_stack_add_child(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_stack_add_named`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Stack.add_named.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addNamed(_ child: Widget, name: String? = nil) -> StackPage {
        StackPage.wrapping(required: gtk_stack_add_named(opaquePointer, child.widgetPointer, cText(ifAny: name)))
    }

    /// Source: `gtk_stack_add_titled`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Stack.add_titled.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addTitled(_ child: Widget, name: String? = nil, title: String) -> StackPage {
        StackPage.wrapping(
            required: gtk_stack_add_titled(opaquePointer, child.widgetPointer, cText(ifAny: name), cText(title))
        )
    }

    /// Source: `gtk_stack_get_child_by_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Stack.get_child_by_name.html)
    @_alwaysEmitIntoClient
    public func childByName(_ name: String) -> Widget? {
        Widget.wrapping(gtk_stack_get_child_by_name(opaquePointer, cText(name)))
    }

    /// Source: `gtk_stack_get_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Stack.get_page.html)
    @_alwaysEmitIntoClient
    public func page(for child: Widget) -> StackPage {
        StackPage.wrapping(required: gtk_stack_get_page(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_stack_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Stack.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ child: Widget) {
        gtk_stack_remove(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_stack_set_visible_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Stack.set_visible_child.html)
    @_alwaysEmitIntoClient
    public func setVisibleChild(_ child: Widget) {
        gtk_stack_set_visible_child(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_stack_set_visible_child_full`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Stack.set_visible_child_full.html)
    @_alwaysEmitIntoClient
    public func setVisibleChildFull(_ name: String, transition: StackTransitionType) {
        gtk_stack_set_visible_child_full(opaquePointer, cText(name), transition.cValue)
    }
}

/// Source: `GtkStackPage`.
/// [Reference](https://docs.gtk.org/gtk4/class.StackPage.html)
open class StackPage: Object, Accessible {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension StackPage {
    /// Source: `gtk_stack_page_get_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackPage.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget {
        Widget.wrapping(required: gtk_stack_page_get_child(opaquePointer))
    }

    /// Source: `gtk_stack_page_get_icon_name`, `gtk_stack_page_set_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackPage.icon-name.html)
    @_alwaysEmitIntoClient
    public var iconName: String? {
        get {
            String.optional(copying: gtk_stack_page_get_icon_name(opaquePointer))
        }
        set {
            gtk_stack_page_set_icon_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_stack_page_get_name`, `gtk_stack_page_set_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackPage.name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        get {
            String.optional(copying: gtk_stack_page_get_name(opaquePointer))
        }
        set {
            gtk_stack_page_set_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_stack_page_get_needs_attention`, `gtk_stack_page_set_needs_attention`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackPage.needs-attention.html)
    @_alwaysEmitIntoClient
    public var needsAttention: Bool {
        get {
            gtk_stack_page_get_needs_attention(opaquePointer) != 0
        }
        set {
            gtk_stack_page_set_needs_attention(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_stack_page_get_title`, `gtk_stack_page_set_title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackPage.title.html)
    @_alwaysEmitIntoClient
    public var title: String? {
        get {
            String.optional(copying: gtk_stack_page_get_title(opaquePointer))
        }
        set {
            gtk_stack_page_set_title(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_stack_page_get_use_underline`, `gtk_stack_page_set_use_underline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackPage.use-underline.html)
    @_alwaysEmitIntoClient
    public var useUnderline: Bool {
        get {
            gtk_stack_page_get_use_underline(opaquePointer) != 0
        }
        set {
            gtk_stack_page_set_use_underline(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_stack_page_get_visible`, `gtk_stack_page_set_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackPage.visible.html)
    @_alwaysEmitIntoClient
    public var visible: Bool {
        get {
            gtk_stack_page_get_visible(opaquePointer) != 0
        }
        set {
            gtk_stack_page_set_visible(opaquePointer, newValue ? 1 : 0)
        }
    }
}

/// Source: `GtkStackSidebar`.
/// [Reference](https://docs.gtk.org/gtk4/class.StackSidebar.html)
open class StackSidebar: Widget {
    /// Source: `gtk_stack_sidebar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.StackSidebar.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_stack_sidebar_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension StackSidebar {
    /// Source: `gtk_stack_sidebar_get_stack`, `gtk_stack_sidebar_set_stack`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackSidebar.stack.html)
    @_alwaysEmitIntoClient
    public var stack: Stack? {
        get {
            Stack.wrapping(gtk_stack_sidebar_get_stack(opaquePointer))
        }
        set {
            gtk_stack_sidebar_set_stack(opaquePointer, newValue?.opaquePointer)
        }
    }
}

/// Source: `GtkStackSwitcher`.
/// [Reference](https://docs.gtk.org/gtk4/class.StackSwitcher.html)
open class StackSwitcher: Widget, Orientable {
    /// Source: `gtk_stack_switcher_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.StackSwitcher.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_stack_switcher_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension StackSwitcher {
    /// Source: `gtk_stack_switcher_get_stack`, `gtk_stack_switcher_set_stack`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackSwitcher.stack.html)
    @_alwaysEmitIntoClient
    public var stack: Stack? {
        get {
            Stack.wrapping(gtk_stack_switcher_get_stack(opaquePointer))
        }
        set {
            gtk_stack_switcher_set_stack(opaquePointer, newValue?.opaquePointer)
        }
    }
}

/// Source: `GtkStackTransitionType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.StackTransitionType.html)
nonisolated public enum StackTransitionType: Enumeration {
    /// Source: `GTK_STACK_TRANSITION_TYPE_NONE`.
    case none
    /// Source: `GTK_STACK_TRANSITION_TYPE_CROSSFADE`.
    case crossfade
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT`.
    case slideRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT`.
    case slideLeft
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_UP`.
    case slideUp
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_DOWN`.
    case slideDown
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT`.
    case slideLeftRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_UP_DOWN`.
    case slideUpDown
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_UP`.
    case overUp
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_DOWN`.
    case overDown
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_LEFT`.
    case overLeft
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_RIGHT`.
    case overRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_UNDER_UP`.
    case underUp
    /// Source: `GTK_STACK_TRANSITION_TYPE_UNDER_DOWN`.
    case underDown
    /// Source: `GTK_STACK_TRANSITION_TYPE_UNDER_LEFT`.
    case underLeft
    /// Source: `GTK_STACK_TRANSITION_TYPE_UNDER_RIGHT`.
    case underRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_UP_DOWN`.
    case overUpDown
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_DOWN_UP`.
    case overDownUp
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_LEFT_RIGHT`.
    case overLeftRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_RIGHT_LEFT`.
    case overRightLeft
    /// Source: `GTK_STACK_TRANSITION_TYPE_ROTATE_LEFT`.
    case rotateLeft
    /// Source: `GTK_STACK_TRANSITION_TYPE_ROTATE_RIGHT`.
    case rotateRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_ROTATE_LEFT_RIGHT`.
    case rotateLeftRight
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [StackTransitionType] = [
        .none,
        .crossfade,
        .slideRight,
        .slideLeft,
        .slideUp,
        .slideDown,
        .slideLeftRight,
        .slideUpDown,
        .overUp,
        .overDown,
        .overLeft,
        .overRight,
        .underUp,
        .underDown,
        .underLeft,
        .underRight,
        .overUpDown,
        .overDownUp,
        .overLeftRight,
        .overRightLeft,
        .rotateLeft,
        .rotateRight,
        .rotateLeftRight,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .crossfade
        case 2: self = .slideRight
        case 3: self = .slideLeft
        case 4: self = .slideUp
        case 5: self = .slideDown
        case 6: self = .slideLeftRight
        case 7: self = .slideUpDown
        case 8: self = .overUp
        case 9: self = .overDown
        case 10: self = .overLeft
        case 11: self = .overRight
        case 12: self = .underUp
        case 13: self = .underDown
        case 14: self = .underLeft
        case 15: self = .underRight
        case 16: self = .overUpDown
        case 17: self = .overDownUp
        case 18: self = .overLeftRight
        case 19: self = .overRightLeft
        case 20: self = .rotateLeft
        case 21: self = .rotateRight
        case 22: self = .rotateLeftRight
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .crossfade: 1
        case .slideRight: 2
        case .slideLeft: 3
        case .slideUp: 4
        case .slideDown: 5
        case .slideLeftRight: 6
        case .slideUpDown: 7
        case .overUp: 8
        case .overDown: 9
        case .overLeft: 10
        case .overRight: 11
        case .underUp: 12
        case .underDown: 13
        case .underLeft: 14
        case .underRight: 15
        case .overUpDown: 16
        case .overDownUp: 17
        case .overLeftRight: 18
        case .overRightLeft: 19
        case .rotateLeft: 20
        case .rotateRight: 21
        case .rotateLeftRight: 22
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkStackTransitionType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkStackTransitionType { GtkStackTransitionType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension StackTransitionType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_stack_transition_type_get_type()) }
}

/// Source: `GtkStateFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.StateFlags.html)
nonisolated public struct StateFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_STATE_FLAG_ACTIVE`.
    @_alwaysEmitIntoClient
    public static var active: StateFlags { StateFlags(rawValue: 0x1) }
    /// Source: `GTK_STATE_FLAG_PRELIGHT`.
    @_alwaysEmitIntoClient
    public static var prelight: StateFlags { StateFlags(rawValue: 0x2) }
    /// Source: `GTK_STATE_FLAG_SELECTED`.
    @_alwaysEmitIntoClient
    public static var selected: StateFlags { StateFlags(rawValue: 0x4) }
    /// Source: `GTK_STATE_FLAG_INSENSITIVE`.
    @_alwaysEmitIntoClient
    public static var insensitive: StateFlags { StateFlags(rawValue: 0x8) }
    /// Source: `GTK_STATE_FLAG_INCONSISTENT`.
    @_alwaysEmitIntoClient
    public static var inconsistent: StateFlags { StateFlags(rawValue: 0x10) }
    /// Source: `GTK_STATE_FLAG_FOCUSED`.
    @_alwaysEmitIntoClient
    public static var focused: StateFlags { StateFlags(rawValue: 0x20) }
    /// Source: `GTK_STATE_FLAG_BACKDROP`.
    @_alwaysEmitIntoClient
    public static var backdrop: StateFlags { StateFlags(rawValue: 0x40) }
    /// Source: `GTK_STATE_FLAG_DIR_LTR`.
    @_alwaysEmitIntoClient
    public static var dirLtr: StateFlags { StateFlags(rawValue: 0x80) }
    /// Source: `GTK_STATE_FLAG_DIR_RTL`.
    @_alwaysEmitIntoClient
    public static var dirRtl: StateFlags { StateFlags(rawValue: 0x100) }
    /// Source: `GTK_STATE_FLAG_LINK`.
    @_alwaysEmitIntoClient
    public static var link: StateFlags { StateFlags(rawValue: 0x200) }
    /// Source: `GTK_STATE_FLAG_VISITED`.
    @_alwaysEmitIntoClient
    public static var visited: StateFlags { StateFlags(rawValue: 0x400) }
    /// Source: `GTK_STATE_FLAG_CHECKED`.
    @_alwaysEmitIntoClient
    public static var checked: StateFlags { StateFlags(rawValue: 0x800) }
    /// Source: `GTK_STATE_FLAG_DROP_ACTIVE`.
    @_alwaysEmitIntoClient
    public static var dropActive: StateFlags { StateFlags(rawValue: 0x1000) }
    /// Source: `GTK_STATE_FLAG_FOCUS_VISIBLE`.
    @_alwaysEmitIntoClient
    public static var focusVisible: StateFlags { StateFlags(rawValue: 0x2000) }
    /// Source: `GTK_STATE_FLAG_FOCUS_WITHIN`.
    @_alwaysEmitIntoClient
    public static var focusWithin: StateFlags { StateFlags(rawValue: 0x4000) }

    @_alwaysEmitIntoClient
    init(_ value: GtkStateFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkStateFlags { GtkStateFlags(rawValue: rawValue) }
}

extension StateFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_state_flags_get_type()) }
}

/// Source: `GtkStatusbar`.
/// [Reference](https://docs.gtk.org/gtk4/class.Statusbar.html)
open class Statusbar: Widget {
    /// Source: `gtk_statusbar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Statusbar.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_statusbar_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Statusbar {
    /// Source: `gtk_statusbar_get_context_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Statusbar.get_context_id.html)
    @_alwaysEmitIntoClient
    public func contextId(for contextDescription: String) -> Int {
        Int(gtk_statusbar_get_context_id(opaquePointer, cText(contextDescription)))
    }

    /// Source: `gtk_statusbar_pop`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Statusbar.pop.html)
    @_alwaysEmitIntoClient
    public func pop(_ contextId: Int) {
        gtk_statusbar_pop(opaquePointer, cInteger(contextId))
    }

    /// Source: `gtk_statusbar_push`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Statusbar.push.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func push(contextId: Int, text: String) -> Int {
        Int(gtk_statusbar_push(opaquePointer, cInteger(contextId), cText(text)))
    }

    /// Source: `gtk_statusbar_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Statusbar.remove.html)
    @_alwaysEmitIntoClient
    public func remove(contextId: Int, messageId: Int) {
        gtk_statusbar_remove(opaquePointer, cInteger(contextId), cInteger(messageId))
    }

    /// Source: `gtk_statusbar_remove_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Statusbar.remove_all.html)
    @_alwaysEmitIntoClient
    public func removeAll(_ contextId: Int) {
        gtk_statusbar_remove_all(opaquePointer, cInteger(contextId))
    }

    /// Source: the signal `GtkStatusbar::text-popped`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Statusbar.text-popped.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onTextPopped(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, String) -> Void
    ) -> SignalConnection {
        connect("text-popped", after: after, handler)
    }

    /// Source: the signal `GtkStatusbar::text-pushed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Statusbar.text-pushed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onTextPushed(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, String) -> Void
    ) -> SignalConnection {
        connect("text-pushed", after: after, handler)
    }
}

/// Source: `GtkStringFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.StringFilter.html)
open class StringFilter: Filter {
    /// Source: `gtk_string_filter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.StringFilter.new.html)
    @_alwaysEmitIntoClient
    public init(expression: GtkExpression? = nil) {
        super.init(instance: CInstance(gtk_string_filter_new(expression?.retainedOpaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension StringFilter {
    /// Source: `gtk_string_filter_get_expression`, `gtk_string_filter_set_expression`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StringFilter.expression.html)
    @_alwaysEmitIntoClient
    public var expression: GtkExpression? {
        get {
            GtkExpression.wrapping(gtk_string_filter_get_expression(opaquePointer))
        }
        set {
            gtk_string_filter_set_expression(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_string_filter_get_ignore_case`, `gtk_string_filter_set_ignore_case`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StringFilter.ignore-case.html)
    @_alwaysEmitIntoClient
    public var ignoreCase: Bool {
        get {
            gtk_string_filter_get_ignore_case(opaquePointer) != 0
        }
        set {
            gtk_string_filter_set_ignore_case(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_string_filter_get_match_mode`, `gtk_string_filter_set_match_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StringFilter.match-mode.html)
    @_alwaysEmitIntoClient
    public var matchMode: StringFilterMatchMode {
        get {
            StringFilterMatchMode(gtk_string_filter_get_match_mode(opaquePointer))
        }
        set {
            gtk_string_filter_set_match_mode(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_string_filter_get_search`, `gtk_string_filter_set_search`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StringFilter.search.html)
    @_alwaysEmitIntoClient
    public var search: String? {
        get {
            String.optional(copying: gtk_string_filter_get_search(opaquePointer))
        }
        set {
            gtk_string_filter_set_search(opaquePointer, cText(ifAny: newValue))
        }
    }
}

/// Source: `GtkStringFilterMatchMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.StringFilterMatchMode.html)
nonisolated public enum StringFilterMatchMode: Enumeration {
    /// Source: `GTK_STRING_FILTER_MATCH_MODE_EXACT`.
    case exact
    /// Source: `GTK_STRING_FILTER_MATCH_MODE_SUBSTRING`.
    case substring
    /// Source: `GTK_STRING_FILTER_MATCH_MODE_PREFIX`.
    case prefix
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [StringFilterMatchMode] = [
        .exact,
        .substring,
        .prefix,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .exact
        case 1: self = .substring
        case 2: self = .prefix
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .exact: 0
        case .substring: 1
        case .prefix: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkStringFilterMatchMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkStringFilterMatchMode { GtkStringFilterMatchMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension StringFilterMatchMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_string_filter_match_mode_get_type()) }
}

/// Source: `GtkStringList`.
/// [Reference](https://docs.gtk.org/gtk4/class.StringList.html)
open class StringList: Object, ListModel, Buildable {
    /// Source: `gtk_string_list_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.StringList.new.html)
    @_alwaysEmitIntoClient
    public init(_ strings: [String]? = nil) {
        let instance = withStringArray(strings) { stringsArray in
            gtk_string_list_new(
                UnsafeMutableRawPointer(stringsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension StringList {
    /// Source: `gtk_string_list_append`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StringList.append.html)
    @_alwaysEmitIntoClient
    public func append(_ string: String) {
        gtk_string_list_append(opaquePointer, cText(string))
    }

    /// Source: `gtk_string_list_get_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StringList.get_string.html)
    @_alwaysEmitIntoClient
    public func string(_ position: Int) -> String? {
        String.optional(copying: gtk_string_list_get_string(opaquePointer, cInteger(position)))
    }

    /// Source: `gtk_string_list_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StringList.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ position: Int) {
        gtk_string_list_remove(opaquePointer, cInteger(position))
    }

    /// Source: `gtk_string_list_splice`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StringList.splice.html)
    @_alwaysEmitIntoClient
    public func splice(position: Int, nRemovals: Int, additions: [String]? = nil) {
        withStringArray(additions) { additionsArray in
            gtk_string_list_splice(
                opaquePointer,
                cInteger(position),
                cInteger(nRemovals),
                UnsafeMutableRawPointer(additionsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
    }
}

/// Source: `GtkStringObject`.
/// [Reference](https://docs.gtk.org/gtk4/class.StringObject.html)
open class StringObject: Object {
    /// Source: `gtk_string_object_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.StringObject.new.html)
    @_alwaysEmitIntoClient
    public init(_ string: String) {
        super.init(instance: CInstance(gtk_string_object_new(cText(string))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension StringObject {
    /// Source: `gtk_string_object_get_string`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StringObject.string.html)
    @_alwaysEmitIntoClient
    public var string: String {
        String(copying: gtk_string_object_get_string(opaquePointer))
    }
}

/// Source: `GtkStringSorter`.
/// [Reference](https://docs.gtk.org/gtk4/class.StringSorter.html)
open class StringSorter: Sorter {
    /// Source: `gtk_string_sorter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.StringSorter.new.html)
    @_alwaysEmitIntoClient
    public init(expression: GtkExpression? = nil) {
        super.init(instance: CInstance(gtk_string_sorter_new(expression?.retainedOpaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension StringSorter {
    /// Source: `gtk_string_sorter_get_expression`, `gtk_string_sorter_set_expression`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StringSorter.expression.html)
    @_alwaysEmitIntoClient
    public var expression: GtkExpression? {
        get {
            GtkExpression.wrapping(gtk_string_sorter_get_expression(opaquePointer))
        }
        set {
            gtk_string_sorter_set_expression(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_string_sorter_get_ignore_case`, `gtk_string_sorter_set_ignore_case`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StringSorter.ignore-case.html)
    @_alwaysEmitIntoClient
    public var ignoreCase: Bool {
        get {
            gtk_string_sorter_get_ignore_case(opaquePointer) != 0
        }
        set {
            gtk_string_sorter_set_ignore_case(opaquePointer, newValue ? 1 : 0)
        }
    }
}

/// Source: `GtkStyleContext`.
/// [Reference](https://docs.gtk.org/gtk4/class.StyleContext.html)
open class StyleContext: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension StyleContext {
    @_alwaysEmitIntoClient
    var styleContextPointer: UnsafeMutablePointer<GtkStyleContext> { pointer() }

    /// Source: `gtk_style_context_get_display`, `gtk_style_context_set_display`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StyleContext.display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        get {
            Display.wrapping(required: gtk_style_context_get_display(styleContextPointer))
        }
        set {
            gtk_style_context_set_display(styleContextPointer, newValue.opaquePointer)
        }
    }

    /// Source: `gtk_style_context_get_scale`, `gtk_style_context_set_scale`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.get_scale.html)
    @_alwaysEmitIntoClient
    public var scale: Int {
        get {
            Int(gtk_style_context_get_scale(styleContextPointer))
        }
        set {
            gtk_style_context_set_scale(styleContextPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_style_context_get_state`, `gtk_style_context_set_state`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.get_state.html)
    @_alwaysEmitIntoClient
    public var state: StateFlags {
        get {
            StateFlags(gtk_style_context_get_state(styleContextPointer))
        }
        set {
            gtk_style_context_set_state(styleContextPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_style_context_add_class`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.add_class.html)
    @_alwaysEmitIntoClient
    public func addClass(_ className: String) {
        gtk_style_context_add_class(styleContextPointer, cText(className))
    }

    /// Source: `gtk_style_context_add_provider`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.add_provider.html)
    @_alwaysEmitIntoClient
    public func addProvider(_ provider: any StyleProvider, priority: Int) {
        gtk_style_context_add_provider(styleContextPointer, provider.opaquePointer, cInteger(priority))
    }

    /// Source: `gtk_style_context_get_border`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.get_border.html)
    @_alwaysEmitIntoClient
    public func border() -> Border {
        var border = GtkBorder()
        gtk_style_context_get_border(styleContextPointer, &border)
        return Border(border)
    }

    /// Source: `gtk_style_context_get_color`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.get_color.html)
    @_alwaysEmitIntoClient
    public func color() -> RGBA {
        var color = GdkRGBA()
        gtk_style_context_get_color(styleContextPointer, &color)
        return RGBA(color)
    }

    /// Source: `gtk_style_context_get_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.get_margin.html)
    @_alwaysEmitIntoClient
    public func margin() -> Border {
        var margin = GtkBorder()
        gtk_style_context_get_margin(styleContextPointer, &margin)
        return Border(margin)
    }

    /// Source: `gtk_style_context_get_padding`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.get_padding.html)
    @_alwaysEmitIntoClient
    public func padding() -> Border {
        var padding = GtkBorder()
        gtk_style_context_get_padding(styleContextPointer, &padding)
        return Border(padding)
    }

    /// Source: `gtk_style_context_has_class`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.has_class.html)
    @_alwaysEmitIntoClient
    public func hasClass(_ className: String) -> Bool {
        gtk_style_context_has_class(styleContextPointer, cText(className)) != 0
    }

    /// Source: `gtk_style_context_lookup_color`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.lookup_color.html)
    @_alwaysEmitIntoClient
    public func lookupColor(_ colorName: String) -> RGBA? {
        var color = GdkRGBA()
        guard gtk_style_context_lookup_color(styleContextPointer, cText(colorName), &color) != 0 else { return nil }
        return RGBA(color)
    }

    /// Source: `gtk_style_context_remove_class`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.remove_class.html)
    @_alwaysEmitIntoClient
    public func removeClass(_ className: String) {
        gtk_style_context_remove_class(styleContextPointer, cText(className))
    }

    /// Source: `gtk_style_context_remove_provider`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.remove_provider.html)
    @_alwaysEmitIntoClient
    public func removeProvider(_ provider: any StyleProvider) {
        gtk_style_context_remove_provider(styleContextPointer, provider.opaquePointer)
    }

    /// Source: `gtk_style_context_restore`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.restore.html)
    @_alwaysEmitIntoClient
    public func restore() {
        gtk_style_context_restore(styleContextPointer)
    }

    /// Source: `gtk_style_context_save`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.save.html)
    @_alwaysEmitIntoClient
    public func save() {
        gtk_style_context_save(styleContextPointer)
    }

    /// Source: `gtk_style_context_to_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.to_string.html)
    @_alwaysEmitIntoClient
    public func toString(_ flags: StyleContextPrintFlags = []) -> String {
        String(taking: gtk_style_context_to_string(styleContextPointer, flags.cValue))
    }

    /// Source: `gtk_style_context_add_provider_for_display`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.StyleContext.add_provider_for_display.html)
    @_alwaysEmitIntoClient
    public static func addProviderForDisplay(_ display: Display, provider: any StyleProvider, priority: Int) {
        gtk_style_context_add_provider_for_display(display.opaquePointer, provider.opaquePointer, cInteger(priority))
    }

    /// Source: `gtk_style_context_remove_provider_for_display`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.StyleContext.remove_provider_for_display.html)
    @_alwaysEmitIntoClient
    public static func removeProviderForDisplay(_ display: Display, provider: any StyleProvider) {
        gtk_style_context_remove_provider_for_display(display.opaquePointer, provider.opaquePointer)
    }
}

/// Source: `GtkStyleContextPrintFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.StyleContextPrintFlags.html)
nonisolated public struct StyleContextPrintFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_STYLE_CONTEXT_PRINT_RECURSE`.
    @_alwaysEmitIntoClient
    public static var recurse: StyleContextPrintFlags { StyleContextPrintFlags(rawValue: 0x1) }
    /// Source: `GTK_STYLE_CONTEXT_PRINT_SHOW_STYLE`.
    @_alwaysEmitIntoClient
    public static var showStyle: StyleContextPrintFlags { StyleContextPrintFlags(rawValue: 0x2) }
    /// Source: `GTK_STYLE_CONTEXT_PRINT_SHOW_CHANGE`.
    @_alwaysEmitIntoClient
    public static var showChange: StyleContextPrintFlags { StyleContextPrintFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GtkStyleContextPrintFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkStyleContextPrintFlags { GtkStyleContextPrintFlags(rawValue: rawValue) }
}

extension StyleContextPrintFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_style_context_print_flags_get_type()) }
}

/// Source: `GtkStyleProvider`.
/// [Reference](https://docs.gtk.org/gtk4/iface.StyleProvider.html)
public protocol StyleProvider: Object {}

extension StyleProvider {
    /// Source: the signal `GtkStyleProvider::gtk-private-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.StyleProvider.gtk-private-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onGtkPrivateChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("gtk-private-changed", after: after, handler)
    }
}

/// An object of a private C class that implements ``StyleProvider``.
///
/// The functions of the C interface are static members of this class.
public final class AnyStyleProvider: Object, StyleProvider {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkSwitch`.
/// [Reference](https://docs.gtk.org/gtk4/class.Switch.html)
open class Switch: Widget, Actionable {
    /// Source: `gtk_switch_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Switch.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_switch_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Switch {
    /// Source: `gtk_switch_get_active`, `gtk_switch_set_active`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Switch.active.html)
    @_alwaysEmitIntoClient
    public var active: Bool {
        get {
            gtk_switch_get_active(opaquePointer) != 0
        }
        set {
            gtk_switch_set_active(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_switch_get_state`, `gtk_switch_set_state`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Switch.state.html)
    @_alwaysEmitIntoClient
    public var state: Bool {
        get {
            gtk_switch_get_state(opaquePointer) != 0
        }
        set {
            gtk_switch_set_state(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkSwitch::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Switch.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkSwitch::state-set`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Switch.state-set.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStateSet(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool) -> Bool
    ) -> SignalConnection {
        connect("state-set", after: after, handler)
    }
}

/// Source: `GtkSymbolicColor`, since GTK 4.6.
/// [Reference](https://docs.gtk.org/gtk4/enum.SymbolicColor.html)
nonisolated public enum SymbolicColor: Enumeration {
    /// Source: `GTK_SYMBOLIC_COLOR_FOREGROUND`.
    case foreground
    /// Source: `GTK_SYMBOLIC_COLOR_ERROR`.
    case error
    /// Source: `GTK_SYMBOLIC_COLOR_WARNING`.
    case warning
    /// Source: `GTK_SYMBOLIC_COLOR_SUCCESS`.
    case success
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SymbolicColor] = [
        .foreground,
        .error,
        .warning,
        .success,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .foreground
        case 1: self = .error
        case 2: self = .warning
        case 3: self = .success
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .foreground: 0
        case .error: 1
        case .warning: 2
        case .success: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSymbolicColor) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSymbolicColor { GtkSymbolicColor(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SymbolicColor: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_symbolic_color_get_type()) }
}

/// Source: `GtkSymbolicPaintable`, since GTK 4.6.
/// [Reference](https://docs.gtk.org/gtk4/iface.SymbolicPaintable.html)
public protocol SymbolicPaintable: Paintable {}

extension SymbolicPaintable {
    /// Source: `gtk_symbolic_paintable_snapshot_symbolic`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/method.SymbolicPaintable.snapshot_symbolic.html)
    @_alwaysEmitIntoClient
    public func snapshotSymbolic(_ snapshot: GdkSnapshot, width: Double, height: Double, colors: [RGBA]) {
        var colorsValues = colors.map { $0.cValue }
        gtk_symbolic_paintable_snapshot_symbolic(
            opaquePointer,
            snapshot.opaquePointer,
            width,
            height,
            &colorsValues,
            cInteger(colors.count)
        )
    }
}

/// An object of a private C class that implements ``SymbolicPaintable``.
///
/// The functions of the C interface are static members of this class.
public final class AnySymbolicPaintable: Object, SymbolicPaintable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkSystemSetting`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SystemSetting.html)
nonisolated public enum SystemSetting: Enumeration {
    /// Source: `GTK_SYSTEM_SETTING_DPI`.
    case dpi
    /// Source: `GTK_SYSTEM_SETTING_FONT_NAME`.
    case fontName
    /// Source: `GTK_SYSTEM_SETTING_FONT_CONFIG`.
    case fontConfig
    /// Source: `GTK_SYSTEM_SETTING_DISPLAY`.
    case display
    /// Source: `GTK_SYSTEM_SETTING_ICON_THEME`.
    case iconTheme
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SystemSetting] = [
        .dpi,
        .fontName,
        .fontConfig,
        .display,
        .iconTheme,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .dpi
        case 1: self = .fontName
        case 2: self = .fontConfig
        case 3: self = .display
        case 4: self = .iconTheme
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .dpi: 0
        case .fontName: 1
        case .fontConfig: 2
        case .display: 3
        case .iconTheme: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSystemSetting) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSystemSetting { GtkSystemSetting(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SystemSetting: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_system_setting_get_type()) }
}
