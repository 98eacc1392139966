// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCheckButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.CheckButton.html)
open class CheckButton: Widget, Actionable {
    /// Source: `gtk_check_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CheckButton.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_check_button_new()))
    }

    /// Source: `gtk_check_button_new_with_label`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CheckButton.new_with_label.html)
    @_alwaysEmitIntoClient
    public init(_ label: String?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_check_button_new_with_label(cText(ifAny: label))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension CheckButton {
    @_alwaysEmitIntoClient
    var checkButtonPointer: UnsafeMutablePointer<GtkCheckButton> { pointer() }

    /// Source: `gtk_check_button_get_active`, `gtk_check_button_set_active`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CheckButton.active.html)
    @_alwaysEmitIntoClient
    public var active: Bool {
        get {
            gtk_check_button_get_active(checkButtonPointer) != 0
        }
        set {
            gtk_check_button_set_active(checkButtonPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_check_button_get_child`, `gtk_check_button_set_child`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.CheckButton.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_check_button_get_child(checkButtonPointer))
        }
        set {
            gtk_check_button_set_child(checkButtonPointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_check_button_get_inconsistent`, `gtk_check_button_set_inconsistent`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CheckButton.inconsistent.html)
    @_alwaysEmitIntoClient
    public var inconsistent: Bool {
        get {
            gtk_check_button_get_inconsistent(checkButtonPointer) != 0
        }
        set {
            gtk_check_button_set_inconsistent(checkButtonPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_check_button_get_label`, `gtk_check_button_set_label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CheckButton.label.html)
    @_alwaysEmitIntoClient
    public var label: String? {
        get {
            String.optional(copying: gtk_check_button_get_label(checkButtonPointer))
        }
        set {
            gtk_check_button_set_label(checkButtonPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_check_button_get_use_underline`, `gtk_check_button_set_use_underline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CheckButton.use-underline.html)
    @_alwaysEmitIntoClient
    public var useUnderline: Bool {
        get {
            gtk_check_button_get_use_underline(checkButtonPointer) != 0
        }
        set {
            gtk_check_button_set_use_underline(checkButtonPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_check_button_set_group`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CheckButton.set_group.html)
    @_alwaysEmitIntoClient
    public func setGroup(_ group: CheckButton?) {
        gtk_check_button_set_group(checkButtonPointer, group?.checkButtonPointer)
    }

    /// Source: the signal `GtkCheckButton::activate`, since GTK 4.2.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CheckButton.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkCheckButton::toggled`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CheckButton.toggled.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggled(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggled", after: after, handler)
    }
}
