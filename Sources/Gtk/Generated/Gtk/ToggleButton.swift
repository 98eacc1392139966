// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkToggleButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.ToggleButton.html)
open class ToggleButton: Button {
    /// Source: `gtk_toggle_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ToggleButton.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_toggle_button_new()))
    }

    /// Source: `gtk_toggle_button_new_with_label`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ToggleButton.new_with_label.html)
    @_alwaysEmitIntoClient
    public override init(_ label: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_toggle_button_new_with_label(cText(label))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ToggleButton {
    @_alwaysEmitIntoClient
    var toggleButtonPointer: UnsafeMutablePointer<GtkToggleButton> { pointer() }

    /// Source: `gtk_toggle_button_get_active`, `gtk_toggle_button_set_active`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ToggleButton.active.html)
    @_alwaysEmitIntoClient
    public var active: Bool {
        get {
            gtk_toggle_button_get_active(toggleButtonPointer) != 0
        }
        set {
            gtk_toggle_button_set_active(toggleButtonPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_toggle_button_set_group`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ToggleButton.set_group.html)
    @_alwaysEmitIntoClient
    public func setGroup(_ group: ToggleButton?) {
        gtk_toggle_button_set_group(toggleButtonPointer, group?.toggleButtonPointer)
    }

    /// Source: `gtk_toggle_button_toggled`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ToggleButton.toggled.html)
    @_alwaysEmitIntoClient
    public func toggled() {
        gtk_toggle_button_toggled(toggleButtonPointer)
    }

    /// Source: the signal `GtkToggleButton::toggled`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ToggleButton.toggled.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggled(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggled", after: after, handler)
    }
}
