// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkGestureSingle`.
/// [Reference](https://docs.gtk.org/gtk4/class.GestureSingle.html)
open class GestureSingle: Gesture {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GestureSingle {
    /// Source: `gtk_gesture_single_get_button`, `gtk_gesture_single_set_button`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GestureSingle.button.html)
    @_alwaysEmitIntoClient
    public var button: Int {
        get {
            swiftInteger(gtk_gesture_single_get_button(opaquePointer))
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
        swiftInteger(gtk_gesture_single_get_current_button(opaquePointer))
    }

    /// Source: `gtk_gesture_single_get_current_sequence`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GestureSingle.get_current_sequence.html)
    @_alwaysEmitIntoClient
    public var currentSequence: EventSequence? {
        EventSequence.wrapping(gtk_gesture_single_get_current_sequence(opaquePointer), transfer: .full)
    }
}
