// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkRevealer`.
/// [Reference](https://docs.gtk.org/gtk4/class.Revealer.html)
open class Revealer: Widget {
    /// Source: `gtk_revealer_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Revealer.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_revealer_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Revealer {
    /// Source: `gtk_revealer_get_child`, `gtk_revealer_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Revealer.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_revealer_get_child(opaquePointer))
        }
        set {
            gtk_revealer_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_revealer_get_child_revealed`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Revealer.child-revealed.html)
    @_alwaysEmitIntoClient
    public var childRevealed: Bool {
        gtk_revealer_get_child_revealed(opaquePointer) != 0
    }

    /// Source: `gtk_revealer_get_reveal_child`, `gtk_revealer_set_reveal_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Revealer.reveal-child.html)
    @_alwaysEmitIntoClient
    public var revealChild: Bool {
        get {
            gtk_revealer_get_reveal_child(opaquePointer) != 0
        }
        set {
            gtk_revealer_set_reveal_child(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_revealer_get_transition_duration`, `gtk_revealer_set_transition_duration`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Revealer.transition-duration.html)
    @_alwaysEmitIntoClient
    public var transitionDuration: Int {
        get {
            swiftInteger(gtk_revealer_get_transition_duration(opaquePointer))
        }
        set {
            gtk_revealer_set_transition_duration(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_revealer_get_transition_type`, `gtk_revealer_set_transition_type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Revealer.transition-type.html)
    @_alwaysEmitIntoClient
    public var transitionType: RevealerTransitionType {
        get {
            RevealerTransitionType(gtk_revealer_get_transition_type(opaquePointer))
        }
        set {
            gtk_revealer_set_transition_type(opaquePointer, newValue.cValue)
        }
    }
}
