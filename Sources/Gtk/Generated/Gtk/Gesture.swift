// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkGesture`.
/// [Reference](https://docs.gtk.org/gtk4/class.Gesture.html)
open class Gesture: EventController {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
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
