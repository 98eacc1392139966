// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkObjectExpression`.
/// [Reference](https://docs.gtk.org/gtk4/class.ObjectExpression.html)
open class ObjectExpression: GtkExpression {
    /// Source: `gtk_object_expression_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ObjectExpression.new.html)
    @_alwaysEmitIntoClient
    public init(object: Object) {
        super.init(instance: CInstance(gtk_object_expression_new(object.pointer())), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public override class var valueType: GType { GType(rawValue: gtk_object_expression_get_type()) }
}

extension ObjectExpression {
    /// Source: `gtk_object_expression_get_object`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ObjectExpression.get_object.html)
    @_alwaysEmitIntoClient
    public var object: Object? {
        Object.wrapping(gtk_object_expression_get_object(opaquePointer))
    }
}

/// Source: `GtkOrdering`.
/// [Reference](https://docs.gtk.org/gtk4/enum.Ordering.html)
nonisolated public enum Ordering: Enumeration {
    /// Source: `GTK_ORDERING_SMALLER`.
    case smaller
    /// Source: `GTK_ORDERING_EQUAL`.
    case equal
    /// Source: `GTK_ORDERING_LARGER`.
    case larger
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [Ordering] = [
        .smaller,
        .equal,
        .larger,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .smaller
        case 0: self = .equal
        case 1: self = .larger
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .smaller: -1
        case .equal: 0
        case .larger: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkOrdering) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkOrdering { GtkOrdering(rawValue: rawValue) }
}

extension Ordering: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_ordering_get_type()) }
}

/// Source: `GtkOrientable`.
/// [Reference](https://docs.gtk.org/gtk4/iface.Orientable.html)
public protocol Orientable: Object {}

extension Orientable {
    /// Source: `gtk_orientable_get_orientation`, `gtk_orientable_set_orientation`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Orientable.orientation.html)
    @_alwaysEmitIntoClient
    public var orientation: Orientation {
        get {
            Orientation(gtk_orientable_get_orientation(opaquePointer))
        }
        set {
            gtk_orientable_set_orientation(opaquePointer, newValue.cValue)
        }
    }
}

/// An object of a private C class that implements ``Orientable``.
///
/// The functions of the C interface are static members of this class.
public final class AnyOrientable: Object, Orientable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkOrientation`.
/// [Reference](https://docs.gtk.org/gtk4/enum.Orientation.html)
nonisolated public enum Orientation: Enumeration {
    /// Source: `GTK_ORIENTATION_HORIZONTAL`.
    case horizontal
    /// Source: `GTK_ORIENTATION_VERTICAL`.
    case vertical
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [Orientation] = [
        .horizontal,
        .vertical,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .horizontal
        case 1: self = .vertical
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .horizontal: 0
        case .vertical: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkOrientation) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkOrientation { GtkOrientation(rawValue: UInt32(bitPattern: rawValue)) }
}

extension Orientation: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_orientation_get_type()) }
}

/// Source: `GtkOverflow`.
/// [Reference](https://docs.gtk.org/gtk4/enum.Overflow.html)
nonisolated public enum Overflow: Enumeration {
    /// Source: `GTK_OVERFLOW_VISIBLE`.
    case visible
    /// Source: `GTK_OVERFLOW_HIDDEN`.
    case hidden
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [Overflow] = [
        .visible,
        .hidden,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .visible
        case 1: self = .hidden
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .visible: 0
        case .hidden: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkOverflow) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkOverflow { GtkOverflow(rawValue: UInt32(bitPattern: rawValue)) }
}

extension Overflow: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_overflow_get_type()) }
}

/// Source: `GtkOverlay`.
/// [Reference](https://docs.gtk.org/gtk4/class.Overlay.html)
open class Overlay: Widget {
    /// Source: `gtk_overlay_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Overlay.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_overlay_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Overlay {
    /// Source: `gtk_overlay_get_child`, `gtk_overlay_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Overlay.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_overlay_get_child(opaquePointer))
        }
        set {
            gtk_overlay_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_overlay_add_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Overlay.add_overlay.html)
    @_alwaysEmitIntoClient
    public func addOverlay(_ widget: Widget) {
        gtk_overlay_add_overlay(opaquePointer, widget.widgetPointer)
    }

    /// Source: `gtk_overlay_get_clip_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Overlay.get_clip_overlay.html)
    @_alwaysEmitIntoClient
    public func clipOverlay(for widget: Widget) -> Bool {
        gtk_overlay_get_clip_overlay(opaquePointer, widget.widgetPointer) != 0
    }

    /// Source: `gtk_overlay_get_measure_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Overlay.get_measure_overlay.html)
    @_alwaysEmitIntoClient
    public func measureOverlay(for widget: Widget) -> Bool {
        gtk_overlay_get_measure_overlay(opaquePointer, widget.widgetPointer) != 0
    }

    /// Source: `gtk_overlay_remove_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Overlay.remove_overlay.html)
    @_alwaysEmitIntoClient
    public func removeOverlay(_ widget: Widget) {
        gtk_overlay_remove_overlay(opaquePointer, widget.widgetPointer)
    }

    /// Source: `gtk_overlay_set_clip_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Overlay.set_clip_overlay.html)
    @_alwaysEmitIntoClient
    public func setClipOverlay(_ widget: Widget, clipOverlay: Bool) {
        gtk_overlay_set_clip_overlay(opaquePointer, widget.widgetPointer, clipOverlay ? 1 : 0)
    }

    /// Source: `gtk_overlay_set_measure_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Overlay.set_measure_overlay.html)
    @_alwaysEmitIntoClient
    public func setMeasureOverlay(_ widget: Widget, measure: Bool) {
        gtk_overlay_set_measure_overlay(opaquePointer, widget.widgetPointer, measure ? 1 : 0)
    }

    /// Source: the signal `GtkOverlay::get-child-position`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Overlay.get-child-position.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onGetChildPosition(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget, OutParameter<GdkRectangle>) -> Bool
    ) -> SignalConnection {
        connect("get-child-position", after: after, handler)
    }
}

/// Source: `GtkOverlayLayout`.
/// [Reference](https://docs.gtk.org/gtk4/class.OverlayLayout.html)
open class OverlayLayout: LayoutManager {
    /// Source: `gtk_overlay_layout_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.OverlayLayout.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_overlay_layout_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkOverlayLayoutChild`.
/// [Reference](https://docs.gtk.org/gtk4/class.OverlayLayoutChild.html)
open class OverlayLayoutChild: LayoutChild {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension OverlayLayoutChild {
    /// Source: `gtk_overlay_layout_child_get_clip_overlay`, `gtk_overlay_layout_child_set_clip_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/property.OverlayLayoutChild.clip-overlay.html)
    @_alwaysEmitIntoClient
    public var clipOverlay: Bool {
        get {
            gtk_overlay_layout_child_get_clip_overlay(opaquePointer) != 0
        }
        set {
            gtk_overlay_layout_child_set_clip_overlay(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_overlay_layout_child_get_measure`, `gtk_overlay_layout_child_set_measure`.
    /// [Reference](https://docs.gtk.org/gtk4/property.OverlayLayoutChild.measure.html)
    @_alwaysEmitIntoClient
    public var measure: Bool {
        get {
            gtk_overlay_layout_child_get_measure(opaquePointer) != 0
        }
        set {
            gtk_overlay_layout_child_set_measure(opaquePointer, newValue ? 1 : 0)
        }
    }
}
