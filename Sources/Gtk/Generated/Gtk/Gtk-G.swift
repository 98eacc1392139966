// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkGLArea`.
/// [Reference](https://docs.gtk.org/gtk4/class.GLArea.html)
open class GLArea: Widget {
    /// Source: `gtk_gl_area_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GLArea.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_gl_area_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GLArea {
    @_alwaysEmitIntoClient
    var glAreaPointer: UnsafeMutablePointer<GtkGLArea> { pointer() }

    /// Source: `gtk_gl_area_get_auto_render`, `gtk_gl_area_set_auto_render`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GLArea.auto-render.html)
    @_alwaysEmitIntoClient
    public var autoRender: Bool {
        get {
            gtk_gl_area_get_auto_render(glAreaPointer) != 0
        }
        set {
            gtk_gl_area_set_auto_render(glAreaPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_gl_area_get_context`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GLArea.context.html)
    @_alwaysEmitIntoClient
    public var context: GLContext? {
        GLContext.wrapping(gtk_gl_area_get_context(glAreaPointer))
    }

    /// Source: `gtk_gl_area_get_has_depth_buffer`, `gtk_gl_area_set_has_depth_buffer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GLArea.has-depth-buffer.html)
    @_alwaysEmitIntoClient
    public var hasDepthBuffer: Bool {
        get {
            gtk_gl_area_get_has_depth_buffer(glAreaPointer) != 0
        }
        set {
            gtk_gl_area_set_has_depth_buffer(glAreaPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_gl_area_get_has_stencil_buffer`, `gtk_gl_area_set_has_stencil_buffer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GLArea.has-stencil-buffer.html)
    @_alwaysEmitIntoClient
    public var hasStencilBuffer: Bool {
        get {
            gtk_gl_area_get_has_stencil_buffer(glAreaPointer) != 0
        }
        set {
            gtk_gl_area_set_has_stencil_buffer(glAreaPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_gl_area_get_use_es`, `gtk_gl_area_set_use_es`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GLArea.use-es.html)
    @_alwaysEmitIntoClient
    public var useEs: Bool {
        get {
            gtk_gl_area_get_use_es(glAreaPointer) != 0
        }
        set {
            gtk_gl_area_set_use_es(glAreaPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_gl_area_get_error`, `gtk_gl_area_set_error`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GLArea.get_error.html)
    @_alwaysEmitIntoClient
    public var error: GLibError? {
        get {
            gtk_gl_area_get_error(glAreaPointer).map { GLibError($0) }
        }
        set {
            GLibError.withCError(newValue) { newValuePointer in
                gtk_gl_area_set_error(glAreaPointer, newValuePointer)
            }
        }
    }

    /// Source: `gtk_gl_area_attach_buffers`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GLArea.attach_buffers.html)
    @_alwaysEmitIntoClient
    public func attachBuffers() {
        gtk_gl_area_attach_buffers(glAreaPointer)
    }

    /// Source: `gtk_gl_area_get_required_version`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GLArea.get_required_version.html)
    @_alwaysEmitIntoClient
    public func requiredVersion() -> (major: Int, minor: Int) {
        var major: Int32 = 0
        var minor: Int32 = 0
        gtk_gl_area_get_required_version(glAreaPointer, &major, &minor)
        return (Int(major), Int(minor))
    }

    /// Source: `gtk_gl_area_make_current`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GLArea.make_current.html)
    @_alwaysEmitIntoClient
    public func makeCurrent() {
        gtk_gl_area_make_current(glAreaPointer)
    }

    /// Source: `gtk_gl_area_queue_render`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GLArea.queue_render.html)
    @_alwaysEmitIntoClient
    public func queueRender() {
        gtk_gl_area_queue_render(glAreaPointer)
    }

    /// Source: `gtk_gl_area_set_required_version`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GLArea.set_required_version.html)
    @_alwaysEmitIntoClient
    public func setRequiredVersion(major: Int, minor: Int) {
        gtk_gl_area_set_required_version(glAreaPointer, cInteger(major), cInteger(minor))
    }

    /// Source: the signal `GtkGLArea::create-context`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GLArea.create-context.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCreateContext(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> GLContext?
    ) -> SignalConnection {
        connect("create-context", after: after, handler)
    }

    /// Source: the signal `GtkGLArea::render`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GLArea.render.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRender(
        after: Bool = false,
        _ handler: @escaping @MainActor (GLContext) -> Bool
    ) -> SignalConnection {
        connect("render", after: after, handler)
    }

    /// Source: the signal `GtkGLArea::resize`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GLArea.resize.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onResize(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int) -> Void
    ) -> SignalConnection {
        connect("resize", after: after, handler)
    }
}

/// Source: `GtkGesture`.
/// [Reference](https://docs.gtk.org/gtk4/class.Gesture.html)
open class Gesture: EventController {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Gesture {
    /// Source: the property `GtkGesture:n-points`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Gesture.n-points.html)
    @_alwaysEmitIntoClient
    public var nPoints: Int {
        self[property: "n-points"]
    }

    /// Source: `gtk_gesture_get_device`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Gesture.get_device.html)
    @_alwaysEmitIntoClient
    public var device: GdkDevice? {
        GdkDevice.wrapping(gtk_gesture_get_device(opaquePointer))
    }

    /// Source: `gtk_gesture_get_group`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Gesture.get_group.html)
    @_alwaysEmitIntoClient
    public var group: [Gesture] {
        cElements(of: gtk_gesture_get_group(opaquePointer), transfer: .container) {
            Gesture.wrapping(required: OpaquePointer($0))
        }
    }

    /// Source: `gtk_gesture_get_last_updated_sequence`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Gesture.get_last_updated_sequence.html)
    @_alwaysEmitIntoClient
    public var lastUpdatedSequence: EventSequence? {
        EventSequence.wrapping(gtk_gesture_get_last_updated_sequence(opaquePointer))
    }

    /// Source: `gtk_gesture_get_sequences`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Gesture.get_sequences.html)
    @_alwaysEmitIntoClient
    public var sequences: [EventSequence] {
        cElements(of: gtk_gesture_get_sequences(opaquePointer), transfer: .container) {
            EventSequence.wrapping(required: OpaquePointer($0))
        }
    }

    /// Source: `gtk_gesture_is_active`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Gesture.is_active.html)
    @_alwaysEmitIntoClient
    public var isActive: Bool {
        gtk_gesture_is_active(opaquePointer) != 0
    }

    /// Source: `gtk_gesture_is_recognized`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Gesture.is_recognized.html)
    @_alwaysEmitIntoClient
    public var isRecognized: Bool {
        gtk_gesture_is_recognized(opaquePointer) != 0
    }

    /// Source: `gtk_gesture_get_bounding_box`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Gesture.get_bounding_box.html)
    @_alwaysEmitIntoClient
    public func boundingBox() -> GdkRectangle? {
        var rect = CGtk.GdkRectangle()
        guard gtk_gesture_get_bounding_box(opaquePointer, &rect) != 0 else { return nil }
        return GdkRectangle(rect)
    }

    /// Source: `gtk_gesture_get_bounding_box_center`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Gesture.get_bounding_box_center.html)
    @_alwaysEmitIntoClient
    public func boundingBoxCenter() -> (x: Double, y: Double)? {
        var x: Double = 0
        var y: Double = 0
        guard gtk_gesture_get_bounding_box_center(opaquePointer, &x, &y) != 0 else { return nil }
        return (x, y)
    }

    /// Source: `gtk_gesture_get_last_event`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Gesture.get_last_event.html)
    @_alwaysEmitIntoClient
    public func lastEvent(for sequence: EventSequence? = nil) -> Event? {
        Event.wrapping(gtk_gesture_get_last_event(opaquePointer, sequence?.opaquePointer))
    }

    /// Source: `gtk_gesture_get_point`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Gesture.get_point.html)
    @_alwaysEmitIntoClient
    public func point(for sequence: EventSequence? = nil) -> (x: Double, y: Double)? {
        var x: Double = 0
        var y: Double = 0
        guard gtk_gesture_get_point(opaquePointer, sequence?.opaquePointer, &x, &y) != 0 else { return nil }
        return (x, y)
    }

    /// Source: `gtk_gesture_get_sequence_state`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Gesture.get_sequence_state.html)
    @_alwaysEmitIntoClient
    public func sequenceState(for sequence: EventSequence) -> EventSequenceState {
        EventSequenceState(gtk_gesture_get_sequence_state(opaquePointer, sequence.opaquePointer))
    }

    /// Source: `gtk_gesture_group`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Gesture.group.html)
    @_alwaysEmitIntoClient
    public func group(_ gesture: Gesture) {
        gtk_gesture_group(opaquePointer, gesture.opaquePointer)
    }

    /// Source: `gtk_gesture_handles_sequence`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Gesture.handles_sequence.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func handlesSequence(_ sequence: EventSequence? = nil) -> Bool {
        gtk_gesture_handles_sequence(opaquePointer, sequence?.opaquePointer) != 0
    }

    /// Source: `gtk_gesture_is_grouped_with`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Gesture.is_grouped_with.html)
    @_alwaysEmitIntoClient
    public func isGroupedWith(_ other: Gesture) -> Bool {
        gtk_gesture_is_grouped_with(opaquePointer, other.opaquePointer) != 0
    }

    /// Source: `gtk_gesture_set_sequence_state`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Gesture.set_sequence_state.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setSequenceState(_ sequence: EventSequence, state: EventSequenceState) -> Bool {
        gtk_gesture_set_sequence_state(opaquePointer, sequence.opaquePointer, state.cValue) != 0
    }

    /// Source: `gtk_gesture_set_state`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Gesture.set_state.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setState(_ state: EventSequenceState) -> Bool {
        gtk_gesture_set_state(opaquePointer, state.cValue) != 0
    }

    /// Source: `gtk_gesture_ungroup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Gesture.ungroup.html)
    @_alwaysEmitIntoClient
    public func ungroup() {
        gtk_gesture_ungroup(opaquePointer)
    }

    /// Source: the signal `GtkGesture::begin`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Gesture.begin.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onBegin(
        after: Bool = false,
        _ handler: @escaping @MainActor (EventSequence?) -> Void
    ) -> SignalConnection {
        connect("begin", after: after, handler)
    }

    /// Source: the signal `GtkGesture::cancel`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Gesture.cancel.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCancel(
        after: Bool = false,
        _ handler: @escaping @MainActor (EventSequence?) -> Void
    ) -> SignalConnection {
        connect("cancel", after: after, handler)
    }

    /// Source: the signal `GtkGesture::end`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Gesture.end.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEnd(
        after: Bool = false,
        _ handler: @escaping @MainActor (EventSequence?) -> Void
    ) -> SignalConnection {
        connect("end", after: after, handler)
    }

    /// Source: the signal `GtkGesture::sequence-state-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Gesture.sequence-state-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSequenceStateChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (EventSequence?, EventSequenceState) -> Void
    ) -> SignalConnection {
        connect("sequence-state-changed", after: after, handler)
    }

    /// Source: the signal `GtkGesture::update`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Gesture.update.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUpdate(
        after: Bool = false,
        _ handler: @escaping @MainActor (EventSequence?) -> Void
    ) -> SignalConnection {
        connect("update", after: after, handler)
    }
}

/// Source: `GtkGestureClick`.
/// [Reference](https://docs.gtk.org/gtk4/class.GestureClick.html)
open class GestureClick: GestureSingle {
    /// Source: `gtk_gesture_click_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GestureClick.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_gesture_click_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GestureClick {
    /// Source: the signal `GtkGestureClick::pressed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureClick.pressed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPressed(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Double, Double) -> Void
    ) -> SignalConnection {
        connect("pressed", after: after, handler)
    }

    /// Source: the signal `GtkGestureClick::released`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureClick.released.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onReleased(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Double, Double) -> Void
    ) -> SignalConnection {
        connect("released", after: after, handler)
    }

    /// Source: the signal `GtkGestureClick::stopped`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureClick.stopped.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStopped(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("stopped", after: after, handler)
    }

    /// Source: the signal `GtkGestureClick::unpaired-release`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureClick.unpaired-release.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUnpairedRelease(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double, Int, EventSequence?) -> Void
    ) -> SignalConnection {
        connect("unpaired-release", after: after, handler)
    }
}

/// Source: `GtkGestureDrag`.
/// [Reference](https://docs.gtk.org/gtk4/class.GestureDrag.html)
open class GestureDrag: GestureSingle {
    /// Source: `gtk_gesture_drag_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GestureDrag.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_gesture_drag_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GestureDrag {
    /// Source: `gtk_gesture_drag_get_offset`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GestureDrag.get_offset.html)
    @_alwaysEmitIntoClient
    public func offset() -> (x: Double, y: Double)? {
        var x: Double = 0
        var y: Double = 0
        guard gtk_gesture_drag_get_offset(opaquePointer, &x, &y) != 0 else { return nil }
        return (x, y)
    }

    /// Source: `gtk_gesture_drag_get_start_point`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GestureDrag.get_start_point.html)
    @_alwaysEmitIntoClient
    public func startPoint() -> (x: Double, y: Double)? {
        var x: Double = 0
        var y: Double = 0
        guard gtk_gesture_drag_get_start_point(opaquePointer, &x, &y) != 0 else { return nil }
        return (x, y)
    }

    /// Source: the signal `GtkGestureDrag::drag-begin`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureDrag.drag-begin.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragBegin(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("drag-begin", after: after, handler)
    }

    /// Source: the signal `GtkGestureDrag::drag-end`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureDrag.drag-end.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragEnd(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("drag-end", after: after, handler)
    }

    /// Source: the signal `GtkGestureDrag::drag-update`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureDrag.drag-update.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragUpdate(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("drag-update", after: after, handler)
    }
}

/// Source: `GtkGestureLongPress`.
/// [Reference](https://docs.gtk.org/gtk4/class.GestureLongPress.html)
open class GestureLongPress: GestureSingle {
    /// Source: `gtk_gesture_long_press_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GestureLongPress.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_gesture_long_press_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GestureLongPress {
    /// Source: `gtk_gesture_long_press_get_delay_factor`, `gtk_gesture_long_press_set_delay_factor`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GestureLongPress.delay-factor.html)
    @_alwaysEmitIntoClient
    public var delayFactor: Double {
        get {
            gtk_gesture_long_press_get_delay_factor(opaquePointer)
        }
        set {
            gtk_gesture_long_press_set_delay_factor(opaquePointer, newValue)
        }
    }

    /// Source: the signal `GtkGestureLongPress::cancelled`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureLongPress.cancelled.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCancelled(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("cancelled", after: after, handler)
    }

    /// Source: the signal `GtkGestureLongPress::pressed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureLongPress.pressed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPressed(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("pressed", after: after, handler)
    }
}

/// Source: `GtkGesturePan`.
/// [Reference](https://docs.gtk.org/gtk4/class.GesturePan.html)
open class GesturePan: GestureDrag {
    /// Source: `gtk_gesture_pan_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GesturePan.new.html)
    @_alwaysEmitIntoClient
    public init(orientation: Orientation) {
        super.init(instance: CInstance(gtk_gesture_pan_new(orientation.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GesturePan {
    /// Source: `gtk_gesture_pan_get_orientation`, `gtk_gesture_pan_set_orientation`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GesturePan.orientation.html)
    @_alwaysEmitIntoClient
    public var orientation: Orientation {
        get {
            Orientation(gtk_gesture_pan_get_orientation(opaquePointer))
        }
        set {
            gtk_gesture_pan_set_orientation(opaquePointer, newValue.cValue)
        }
    }

    /// Source: the signal `GtkGesturePan::pan`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GesturePan.pan.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPan(
        after: Bool = false,
        _ handler: @escaping @MainActor (PanDirection, Double) -> Void
    ) -> SignalConnection {
        connect("pan", after: after, handler)
    }
}

/// Source: `GtkGestureRotate`.
/// [Reference](https://docs.gtk.org/gtk4/class.GestureRotate.html)
open class GestureRotate: Gesture {
    /// Source: `gtk_gesture_rotate_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GestureRotate.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_gesture_rotate_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GestureRotate {
    /// Source: `gtk_gesture_rotate_get_angle_delta`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GestureRotate.get_angle_delta.html)
    @_alwaysEmitIntoClient
    public var angleDelta: Double {
        gtk_gesture_rotate_get_angle_delta(opaquePointer)
    }

    /// Source: the signal `GtkGestureRotate::angle-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureRotate.angle-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAngleChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("angle-changed", after: after, handler)
    }
}

/// Source: `GtkGestureSingle`.
/// [Reference](https://docs.gtk.org/gtk4/class.GestureSingle.html)
open class GestureSingle: Gesture {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GestureSingle {
    /// Source: `gtk_gesture_single_get_button`, `gtk_gesture_single_set_button`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GestureSingle.button.html)
    @_alwaysEmitIntoClient
    public var button: Int {
        get {
            Int(gtk_gesture_single_get_button(opaquePointer))
        }
        set {
            gtk_gesture_single_set_button(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_gesture_single_get_exclusive`, `gtk_gesture_single_set_exclusive`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GestureSingle.exclusive.html)
    @_alwaysEmitIntoClient
    public var exclusive: Bool {
        get {
            gtk_gesture_single_get_exclusive(opaquePointer) != 0
        }
        set {
            gtk_gesture_single_set_exclusive(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_gesture_single_get_touch_only`, `gtk_gesture_single_set_touch_only`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GestureSingle.touch-only.html)
    @_alwaysEmitIntoClient
    public var touchOnly: Bool {
        get {
            gtk_gesture_single_get_touch_only(opaquePointer) != 0
        }
        set {
            gtk_gesture_single_set_touch_only(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_gesture_single_get_current_button`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GestureSingle.get_current_button.html)
    @_alwaysEmitIntoClient
    public var currentButton: Int {
        Int(gtk_gesture_single_get_current_button(opaquePointer))
    }

    /// Source: `gtk_gesture_single_get_current_sequence`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GestureSingle.get_current_sequence.html)
    @_alwaysEmitIntoClient
    public var currentSequence: EventSequence? {
        EventSequence.wrapping(gtk_gesture_single_get_current_sequence(opaquePointer), transfer: .full)
    }
}

/// Source: `GtkGestureStylus`.
/// [Reference](https://docs.gtk.org/gtk4/class.GestureStylus.html)
open class GestureStylus: GestureSingle {
    /// Source: `gtk_gesture_stylus_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GestureStylus.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_gesture_stylus_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GestureStylus {
    /// Source: `gtk_gesture_stylus_get_device_tool`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GestureStylus.get_device_tool.html)
    @_alwaysEmitIntoClient
    public var deviceTool: DeviceTool? {
        DeviceTool.wrapping(gtk_gesture_stylus_get_device_tool(opaquePointer))
    }

    /// Source: `gtk_gesture_stylus_get_axis`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GestureStylus.get_axis.html)
    @_alwaysEmitIntoClient
    public func axis(for axis: AxisUse) -> Double? {
        var value: Double = 0
        guard gtk_gesture_stylus_get_axis(opaquePointer, axis.cValue, &value) != 0 else { return nil }
        return value
    }

    /// Source: the signal `GtkGestureStylus::down`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureStylus.down.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDown(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("down", after: after, handler)
    }

    /// Source: the signal `GtkGestureStylus::motion`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureStylus.motion.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMotion(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("motion", after: after, handler)
    }

    /// Source: the signal `GtkGestureStylus::proximity`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureStylus.proximity.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onProximity(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("proximity", after: after, handler)
    }

    /// Source: the signal `GtkGestureStylus::up`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureStylus.up.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUp(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("up", after: after, handler)
    }
}

/// Source: `GtkGestureSwipe`.
/// [Reference](https://docs.gtk.org/gtk4/class.GestureSwipe.html)
open class GestureSwipe: GestureSingle {
    /// Source: `gtk_gesture_swipe_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GestureSwipe.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_gesture_swipe_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GestureSwipe {
    /// Source: `gtk_gesture_swipe_get_velocity`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GestureSwipe.get_velocity.html)
    @_alwaysEmitIntoClient
    public func velocity() -> (velocityX: Double, velocityY: Double)? {
        var velocityX: Double = 0
        var velocityY: Double = 0
        guard gtk_gesture_swipe_get_velocity(opaquePointer, &velocityX, &velocityY) != 0 else { return nil }
        return (velocityX, velocityY)
    }

    /// Source: the signal `GtkGestureSwipe::swipe`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureSwipe.swipe.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSwipe(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("swipe", after: after, handler)
    }
}

/// Source: `GtkGestureZoom`.
/// [Reference](https://docs.gtk.org/gtk4/class.GestureZoom.html)
open class GestureZoom: Gesture {
    /// Source: `gtk_gesture_zoom_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GestureZoom.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_gesture_zoom_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GestureZoom {
    /// Source: `gtk_gesture_zoom_get_scale_delta`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GestureZoom.get_scale_delta.html)
    @_alwaysEmitIntoClient
    public var scaleDelta: Double {
        gtk_gesture_zoom_get_scale_delta(opaquePointer)
    }

    /// Source: the signal `GtkGestureZoom::scale-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureZoom.scale-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onScaleChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double) -> Void
    ) -> SignalConnection {
        connect("scale-changed", after: after, handler)
    }
}

/// Source: `GtkGrid`.
/// [Reference](https://docs.gtk.org/gtk4/class.Grid.html)
open class Grid: Widget, Orientable {
    /// Source: `gtk_grid_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Grid.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_grid_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Grid {
    @_alwaysEmitIntoClient
    var gridPointer: UnsafeMutablePointer<GtkGrid> { pointer() }

    /// Source: `gtk_grid_get_baseline_row`, `gtk_grid_set_baseline_row`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Grid.baseline-row.html)
    @_alwaysEmitIntoClient
    public var baselineRow: Int {
        get {
            Int(gtk_grid_get_baseline_row(gridPointer))
        }
        set {
            gtk_grid_set_baseline_row(gridPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_get_column_homogeneous`, `gtk_grid_set_column_homogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Grid.column-homogeneous.html)
    @_alwaysEmitIntoClient
    public var columnHomogeneous: Bool {
        get {
            gtk_grid_get_column_homogeneous(gridPointer) != 0
        }
        set {
            gtk_grid_set_column_homogeneous(gridPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_grid_get_column_spacing`, `gtk_grid_set_column_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Grid.column-spacing.html)
    @_alwaysEmitIntoClient
    public var columnSpacing: Int {
        get {
            Int(gtk_grid_get_column_spacing(gridPointer))
        }
        set {
            gtk_grid_set_column_spacing(gridPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_get_row_homogeneous`, `gtk_grid_set_row_homogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Grid.row-homogeneous.html)
    @_alwaysEmitIntoClient
    public var rowHomogeneous: Bool {
        get {
            gtk_grid_get_row_homogeneous(gridPointer) != 0
        }
        set {
            gtk_grid_set_row_homogeneous(gridPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_grid_get_row_spacing`, `gtk_grid_set_row_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Grid.row-spacing.html)
    @_alwaysEmitIntoClient
    public var rowSpacing: Int {
        get {
            Int(gtk_grid_get_row_spacing(gridPointer))
        }
        set {
            gtk_grid_set_row_spacing(gridPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_attach`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.attach.html)
    @_alwaysEmitIntoClient
    public func attach(_ child: Widget, column: Int, row: Int, width: Int, height: Int) {
        gtk_grid_attach(
            gridPointer,
            child.widgetPointer,
            cInteger(column),
            cInteger(row),
            cInteger(width),
            cInteger(height)
        )
    }

    /// Source: `gtk_grid_attach_next_to`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.attach_next_to.html)
    @_alwaysEmitIntoClient
    public func attachNextTo(_ child: Widget, sibling: Widget? = nil, side: PositionType, width: Int, height: Int) {
        gtk_grid_attach_next_to(
            gridPointer,
            child.widgetPointer,
            sibling?.widgetPointer,
            side.cValue,
            cInteger(width),
            cInteger(height)
        )
    }

    /// Source: `gtk_grid_get_child_at`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.get_child_at.html)
    @_alwaysEmitIntoClient
    public func childAt(column: Int, row: Int) -> Widget? {
        Widget.wrapping(gtk_grid_get_child_at(gridPointer, cInteger(column), cInteger(row)))
    }

    /// Source: `gtk_grid_get_row_baseline_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.get_row_baseline_position.html)
    @_alwaysEmitIntoClient
    public func rowBaselinePosition(_ row: Int) -> BaselinePosition {
        BaselinePosition(gtk_grid_get_row_baseline_position(gridPointer, cInteger(row)))
    }

    /// Source: `gtk_grid_insert_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.insert_column.html)
    @_alwaysEmitIntoClient
    public func insertColumn(_ position: Int) {
        gtk_grid_insert_column(gridPointer, cInteger(position))
    }

    /// Source: `gtk_grid_insert_next_to`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.insert_next_to.html)
    @_alwaysEmitIntoClient
    public func insertNextTo(_ sibling: Widget, side: PositionType) {
        gtk_grid_insert_next_to(gridPointer, sibling.widgetPointer, side.cValue)
    }

    /// Source: `gtk_grid_insert_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.insert_row.html)
    @_alwaysEmitIntoClient
    public func insertRow(_ position: Int) {
        gtk_grid_insert_row(gridPointer, cInteger(position))
    }

    /// Source: `gtk_grid_query_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.query_child.html)
    @_alwaysEmitIntoClient
    public func queryChild(_ child: Widget) -> (column: Int, row: Int, width: Int, height: Int) {
        var column: Int32 = 0
        var row: Int32 = 0
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_grid_query_child(gridPointer, child.widgetPointer, &column, &row, &width, &height)
        return (Int(column), Int(row), Int(width), Int(height))
    }

    /// Source: `gtk_grid_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ child: Widget) {
        gtk_grid_remove(gridPointer, child.widgetPointer)
    }

    /// Source: `gtk_grid_remove_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.remove_column.html)
    @_alwaysEmitIntoClient
    public func removeColumn(_ position: Int) {
        gtk_grid_remove_column(gridPointer, cInteger(position))
    }

    /// Source: `gtk_grid_remove_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.remove_row.html)
    @_alwaysEmitIntoClient
    public func removeRow(_ position: Int) {
        gtk_grid_remove_row(gridPointer, cInteger(position))
    }

    /// Source: `gtk_grid_set_row_baseline_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.set_row_baseline_position.html)
    @_alwaysEmitIntoClient
    public func setRowBaselinePosition(row: Int, pos: BaselinePosition) {
        gtk_grid_set_row_baseline_position(gridPointer, cInteger(row), pos.cValue)
    }
}

/// Source: `GtkGridLayout`.
/// [Reference](https://docs.gtk.org/gtk4/class.GridLayout.html)
open class GridLayout: LayoutManager {
    /// Source: `gtk_grid_layout_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GridLayout.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_grid_layout_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GridLayout {
    /// Source: `gtk_grid_layout_get_baseline_row`, `gtk_grid_layout_set_baseline_row`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayout.baseline-row.html)
    @_alwaysEmitIntoClient
    public var baselineRow: Int {
        get {
            Int(gtk_grid_layout_get_baseline_row(opaquePointer))
        }
        set {
            gtk_grid_layout_set_baseline_row(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_layout_get_column_homogeneous`, `gtk_grid_layout_set_column_homogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayout.column-homogeneous.html)
    @_alwaysEmitIntoClient
    public var columnHomogeneous: Bool {
        get {
            gtk_grid_layout_get_column_homogeneous(opaquePointer) != 0
        }
        set {
            gtk_grid_layout_set_column_homogeneous(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_grid_layout_get_column_spacing`, `gtk_grid_layout_set_column_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayout.column-spacing.html)
    @_alwaysEmitIntoClient
    public var columnSpacing: Int {
        get {
            Int(gtk_grid_layout_get_column_spacing(opaquePointer))
        }
        set {
            gtk_grid_layout_set_column_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_layout_get_row_homogeneous`, `gtk_grid_layout_set_row_homogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayout.row-homogeneous.html)
    @_alwaysEmitIntoClient
    public var rowHomogeneous: Bool {
        get {
            gtk_grid_layout_get_row_homogeneous(opaquePointer) != 0
        }
        set {
            gtk_grid_layout_set_row_homogeneous(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_grid_layout_get_row_spacing`, `gtk_grid_layout_set_row_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayout.row-spacing.html)
    @_alwaysEmitIntoClient
    public var rowSpacing: Int {
        get {
            Int(gtk_grid_layout_get_row_spacing(opaquePointer))
        }
        set {
            gtk_grid_layout_set_row_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_layout_get_row_baseline_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GridLayout.get_row_baseline_position.html)
    @_alwaysEmitIntoClient
    public func rowBaselinePosition(_ row: Int) -> BaselinePosition {
        BaselinePosition(gtk_grid_layout_get_row_baseline_position(opaquePointer, cInteger(row)))
    }

    /// Source: `gtk_grid_layout_set_row_baseline_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GridLayout.set_row_baseline_position.html)
    @_alwaysEmitIntoClient
    public func setRowBaselinePosition(row: Int, pos: BaselinePosition) {
        gtk_grid_layout_set_row_baseline_position(opaquePointer, cInteger(row), pos.cValue)
    }
}

/// Source: `GtkGridLayoutChild`.
/// [Reference](https://docs.gtk.org/gtk4/class.GridLayoutChild.html)
open class GridLayoutChild: LayoutChild {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GridLayoutChild {
    /// Source: `gtk_grid_layout_child_get_column`, `gtk_grid_layout_child_set_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayoutChild.column.html)
    @_alwaysEmitIntoClient
    public var column: Int {
        get {
            Int(gtk_grid_layout_child_get_column(opaquePointer))
        }
        set {
            gtk_grid_layout_child_set_column(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_layout_child_get_column_span`, `gtk_grid_layout_child_set_column_span`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayoutChild.column-span.html)
    @_alwaysEmitIntoClient
    public var columnSpan: Int {
        get {
            Int(gtk_grid_layout_child_get_column_span(opaquePointer))
        }
        set {
            gtk_grid_layout_child_set_column_span(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_layout_child_get_row`, `gtk_grid_layout_child_set_row`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayoutChild.row.html)
    @_alwaysEmitIntoClient
    public var row: Int {
        get {
            Int(gtk_grid_layout_child_get_row(opaquePointer))
        }
        set {
            gtk_grid_layout_child_set_row(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_layout_child_get_row_span`, `gtk_grid_layout_child_set_row_span`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayoutChild.row-span.html)
    @_alwaysEmitIntoClient
    public var rowSpan: Int {
        get {
            Int(gtk_grid_layout_child_get_row_span(opaquePointer))
        }
        set {
            gtk_grid_layout_child_set_row_span(opaquePointer, cInteger(newValue))
        }
    }
}

/// Source: `GtkGridView`.
/// [Reference](https://docs.gtk.org/gtk4/class.GridView.html)
open class GridView: ListBase {
    /// Source: `gtk_grid_view_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GridView.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_grid_view_new(model?.retainedOpaquePointer, factory?.retainedOpaquePointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GridView {
    /// Source: `gtk_grid_view_get_enable_rubberband`, `gtk_grid_view_set_enable_rubberband`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridView.enable-rubberband.html)
    @_alwaysEmitIntoClient
    public var enableRubberband: Bool {
        get {
            gtk_grid_view_get_enable_rubberband(opaquePointer) != 0
        }
        set {
            gtk_grid_view_set_enable_rubberband(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_grid_view_get_factory`, `gtk_grid_view_set_factory`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridView.factory.html)
    @_alwaysEmitIntoClient
    public var factory: ListItemFactory? {
        get {
            ListItemFactory.wrapping(gtk_grid_view_get_factory(opaquePointer))
        }
        set {
            gtk_grid_view_set_factory(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_grid_view_get_max_columns`, `gtk_grid_view_set_max_columns`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridView.max-columns.html)
    @_alwaysEmitIntoClient
    public var maxColumns: Int {
        get {
            Int(gtk_grid_view_get_max_columns(opaquePointer))
        }
        set {
            gtk_grid_view_set_max_columns(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_view_get_min_columns`, `gtk_grid_view_set_min_columns`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridView.min-columns.html)
    @_alwaysEmitIntoClient
    public var minColumns: Int {
        get {
            Int(gtk_grid_view_get_min_columns(opaquePointer))
        }
        set {
            gtk_grid_view_set_min_columns(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_view_get_model`, `gtk_grid_view_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridView.model.html)
    @_alwaysEmitIntoClient
    public var model: (any SelectionModel)? {
        get {
            wrappingInterface(gtk_grid_view_get_model(opaquePointer))
        }
        set {
            gtk_grid_view_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_grid_view_get_single_click_activate`, `gtk_grid_view_set_single_click_activate`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridView.single-click-activate.html)
    @_alwaysEmitIntoClient
    public var singleClickActivate: Bool {
        get {
            gtk_grid_view_get_single_click_activate(opaquePointer) != 0
        }
        set {
            gtk_grid_view_set_single_click_activate(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkGridView::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GridView.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }
}

/// Source: `GtkCalendar`.
/// [Reference](https://docs.gtk.org/gtk4/class.Calendar.html)
open class GtkCalendar: Widget {
    /// Source: `gtk_calendar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Calendar.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_calendar_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GtkCalendar {
    /// Source: the property `GtkCalendar:day`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Calendar.day.html)
    @_alwaysEmitIntoClient
    public var day: Int {
        get {
            self[property: "day"]
        }
        set {
            self[property: "day"] = newValue
        }
    }

    /// Source: the property `GtkCalendar:month`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Calendar.month.html)
    @_alwaysEmitIntoClient
    public var month: Int {
        get {
            self[property: "month"]
        }
        set {
            self[property: "month"] = newValue
        }
    }

    /// Source: `gtk_calendar_get_show_day_names`, `gtk_calendar_set_show_day_names`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Calendar.show-day-names.html)
    @_alwaysEmitIntoClient
    public var showDayNames: Bool {
        get {
            gtk_calendar_get_show_day_names(opaquePointer) != 0
        }
        set {
            gtk_calendar_set_show_day_names(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_calendar_get_show_heading`, `gtk_calendar_set_show_heading`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Calendar.show-heading.html)
    @_alwaysEmitIntoClient
    public var showHeading: Bool {
        get {
            gtk_calendar_get_show_heading(opaquePointer) != 0
        }
        set {
            gtk_calendar_set_show_heading(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_calendar_get_show_week_numbers`, `gtk_calendar_set_show_week_numbers`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Calendar.show-week-numbers.html)
    @_alwaysEmitIntoClient
    public var showWeekNumbers: Bool {
        get {
            gtk_calendar_get_show_week_numbers(opaquePointer) != 0
        }
        set {
            gtk_calendar_set_show_week_numbers(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkCalendar:year`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Calendar.year.html)
    @_alwaysEmitIntoClient
    public var year: Int {
        get {
            self[property: "year"]
        }
        set {
            self[property: "year"] = newValue
        }
    }

    /// Source: `gtk_calendar_get_date`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Calendar.get_date.html)
    @_alwaysEmitIntoClient
    public var date: DateTime {
        DateTime.wrapping(required: gtk_calendar_get_date(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_calendar_clear_marks`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Calendar.clear_marks.html)
    @_alwaysEmitIntoClient
    public func clearMarks() {
        gtk_calendar_clear_marks(opaquePointer)
    }

    /// Source: `gtk_calendar_get_day_is_marked`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Calendar.get_day_is_marked.html)
    @_alwaysEmitIntoClient
    public func dayIsMarked(_ day: Int) -> Bool {
        gtk_calendar_get_day_is_marked(opaquePointer, cInteger(day)) != 0
    }

    /// Source: `gtk_calendar_mark_day`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Calendar.mark_day.html)
    @_alwaysEmitIntoClient
    public func markDay(_ day: Int) {
        gtk_calendar_mark_day(opaquePointer, cInteger(day))
    }

    /// Source: `gtk_calendar_select_day`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Calendar.select_day.html)
    @_alwaysEmitIntoClient
    public func selectDay(_ date: DateTime) {
        gtk_calendar_select_day(opaquePointer, date.opaquePointer)
    }

    /// Source: `gtk_calendar_unmark_day`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Calendar.unmark_day.html)
    @_alwaysEmitIntoClient
    public func unmarkDay(_ day: Int) {
        gtk_calendar_unmark_day(opaquePointer, cInteger(day))
    }

    /// Source: the signal `GtkCalendar::day-selected`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Calendar.day-selected.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDaySelected(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("day-selected", after: after, handler)
    }

    /// Source: the signal `GtkCalendar::next-month`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Calendar.next-month.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onNextMonth(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("next-month", after: after, handler)
    }

    /// Source: the signal `GtkCalendar::next-year`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Calendar.next-year.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onNextYear(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("next-year", after: after, handler)
    }

    /// Source: the signal `GtkCalendar::prev-month`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Calendar.prev-month.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPrevMonth(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("prev-month", after: after, handler)
    }

    /// Source: the signal `GtkCalendar::prev-year`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Calendar.prev-year.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPrevYear(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("prev-year", after: after, handler)
    }
}

/// Source: `GtkExpression`.
/// [Reference](https://docs.gtk.org/gtk4/class.Expression.html)
open class GtkExpression: ReferenceCounted {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public override class var valueType: GType { GType(rawValue: gtk_expression_get_type()) }

    override func retain() { _ = gtk_expression_ref(opaquePointer) }

    override func release() { gtk_expression_unref(opaquePointer) }
}

extension GtkExpression {
    /// Source: `gtk_expression_get_value_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Expression.get_value_type.html)
    @_alwaysEmitIntoClient
    public var valueType: GType {
        GType(rawValue: gtk_expression_get_value_type(opaquePointer))
    }

    /// Source: `gtk_expression_is_static`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Expression.is_static.html)
    @_alwaysEmitIntoClient
    public var isStatic: Bool {
        gtk_expression_is_static(opaquePointer) != 0
    }

    /// Source: `gtk_expression_bind`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Expression.bind.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func bind(_ target: Object, property: String, this: Object? = nil) -> ExpressionWatch {
        ExpressionWatch.wrapping(
            required: gtk_expression_bind(
                retainedOpaquePointer,
                target.instance.pointer,
                cText(property),
                this?.instance.pointer
            )
        )
    }

    /// Source: `gtk_expression_watch`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Expression.watch.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func watch(_ this: Object? = nil, notify: @escaping ExpressionNotify) -> ExpressionWatch {
        ExpressionWatch.wrapping(
            required: gtk_expression_watch(
                opaquePointer,
                this?.instance.pointer,
                callExpressionNotify,
                retainedClosure(notify),
                releaseClosure
            )
        )
    }
}

/// Source: `GtkRange`.
/// [Reference](https://docs.gtk.org/gtk4/class.Range.html)
open class GtkRange: Widget, Orientable {
    /// Source: `g_object_new`.
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(g_object_new_with_properties(gtk_range_get_type(), 0, nil, nil)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GtkRange {
    @_alwaysEmitIntoClient
    var gtkRangePointer: UnsafeMutablePointer<CGtk.GtkRange> { pointer() }

    /// Source: `gtk_range_get_adjustment`, `gtk_range_set_adjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Range.adjustment.html)
    @_alwaysEmitIntoClient
    public var adjustment: Adjustment {
        get {
            Adjustment.wrapping(required: gtk_range_get_adjustment(gtkRangePointer))
        }
        set {
            gtk_range_set_adjustment(gtkRangePointer, newValue.adjustmentPointer)
        }
    }

    /// Source: `gtk_range_get_fill_level`, `gtk_range_set_fill_level`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Range.fill-level.html)
    @_alwaysEmitIntoClient
    public var fillLevel: Double {
        get {
            gtk_range_get_fill_level(gtkRangePointer)
        }
        set {
            gtk_range_set_fill_level(gtkRangePointer, newValue)
        }
    }

    /// Source: `gtk_range_get_inverted`, `gtk_range_set_inverted`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Range.inverted.html)
    @_alwaysEmitIntoClient
    public var inverted: Bool {
        get {
            gtk_range_get_inverted(gtkRangePointer) != 0
        }
        set {
            gtk_range_set_inverted(gtkRangePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_range_get_restrict_to_fill_level`, `gtk_range_set_restrict_to_fill_level`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Range.restrict-to-fill-level.html)
    @_alwaysEmitIntoClient
    public var restrictToFillLevel: Bool {
        get {
            gtk_range_get_restrict_to_fill_level(gtkRangePointer) != 0
        }
        set {
            gtk_range_set_restrict_to_fill_level(gtkRangePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_range_get_round_digits`, `gtk_range_set_round_digits`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Range.round-digits.html)
    @_alwaysEmitIntoClient
    public var roundDigits: Int {
        get {
            Int(gtk_range_get_round_digits(gtkRangePointer))
        }
        set {
            gtk_range_set_round_digits(gtkRangePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_range_get_show_fill_level`, `gtk_range_set_show_fill_level`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Range.show-fill-level.html)
    @_alwaysEmitIntoClient
    public var showFillLevel: Bool {
        get {
            gtk_range_get_show_fill_level(gtkRangePointer) != 0
        }
        set {
            gtk_range_set_show_fill_level(gtkRangePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_range_get_flippable`, `gtk_range_set_flippable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Range.get_flippable.html)
    @_alwaysEmitIntoClient
    public var flippable: Bool {
        get {
            gtk_range_get_flippable(gtkRangePointer) != 0
        }
        set {
            gtk_range_set_flippable(gtkRangePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_range_get_slider_size_fixed`, `gtk_range_set_slider_size_fixed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Range.get_slider_size_fixed.html)
    @_alwaysEmitIntoClient
    public var sliderSizeFixed: Bool {
        get {
            gtk_range_get_slider_size_fixed(gtkRangePointer) != 0
        }
        set {
            gtk_range_set_slider_size_fixed(gtkRangePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_range_get_value`, `gtk_range_set_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Range.get_value.html)
    @_alwaysEmitIntoClient
    public var value: Double {
        get {
            gtk_range_get_value(gtkRangePointer)
        }
        set {
            gtk_range_set_value(gtkRangePointer, newValue)
        }
    }

    /// Source: `gtk_range_get_range_rect`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Range.get_range_rect.html)
    @_alwaysEmitIntoClient
    public func rangeRect() -> GdkRectangle {
        var rangeRect = CGtk.GdkRectangle()
        gtk_range_get_range_rect(gtkRangePointer, &rangeRect)
        return GdkRectangle(rangeRect)
    }

    /// Source: `gtk_range_get_slider_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Range.get_slider_range.html)
    @_alwaysEmitIntoClient
    public func sliderRange() -> (sliderStart: Int, sliderEnd: Int) {
        var sliderStart: Int32 = 0
        var sliderEnd: Int32 = 0
        gtk_range_get_slider_range(gtkRangePointer, &sliderStart, &sliderEnd)
        return (Int(sliderStart), Int(sliderEnd))
    }

    /// Source: `gtk_range_set_increments`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Range.set_increments.html)
    @_alwaysEmitIntoClient
    public func setIncrements(step: Double, page: Double) {
        gtk_range_set_increments(gtkRangePointer, step, page)
    }

    /// Source: `gtk_range_set_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Range.set_range.html)
    @_alwaysEmitIntoClient
    public func setRange(min: Double, max: Double) {
        gtk_range_set_range(gtkRangePointer, min, max)
    }

    /// Source: the signal `GtkRange::adjust-bounds`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Range.adjust-bounds.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAdjustBounds(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double) -> Void
    ) -> SignalConnection {
        connect("adjust-bounds", after: after, handler)
    }

    /// Source: the signal `GtkRange::change-value`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Range.change-value.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChangeValue(
        after: Bool = false,
        _ handler: @escaping @MainActor (ScrollType, Double) -> Bool
    ) -> SignalConnection {
        connect("change-value", after: after, handler)
    }

    /// Source: the signal `GtkRange::move-slider`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Range.move-slider.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveSlider(
        after: Bool = false,
        _ handler: @escaping @MainActor (ScrollType) -> Void
    ) -> SignalConnection {
        connect("move-slider", after: after, handler)
    }

    /// Source: the signal `GtkRange::value-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Range.value-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onValueChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("value-changed", after: after, handler)
    }
}

/// Source: `GtkUnit`.
/// [Reference](https://docs.gtk.org/gtk4/enum.Unit.html)
nonisolated public enum GtkUnit: Enumeration {
    /// Source: `GTK_UNIT_NONE`.
    case none
    /// Source: `GTK_UNIT_POINTS`.
    case points
    /// Source: `GTK_UNIT_INCH`.
    case inch
    /// Source: `GTK_UNIT_MM`.
    case mm
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [GtkUnit] = [
        .none,
        .points,
        .inch,
        .mm,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .points
        case 2: self = .inch
        case 3: self = .mm
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .points: 1
        case .inch: 2
        case .mm: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.GtkUnit) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.GtkUnit { CGtk.GtkUnit(rawValue: UInt32(bitPattern: rawValue)) }
}

extension GtkUnit: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_unit_get_type()) }
}
