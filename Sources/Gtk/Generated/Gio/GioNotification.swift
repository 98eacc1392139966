// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GNotification`, since GLib 2.40.
/// [Reference](https://docs.gtk.org/gio/class.Notification.html)
open class GioNotification: Object {
    /// Source: `g_notification_new`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/ctor.Notification.new.html)
    @_alwaysEmitIntoClient
    public init(title: String) {
        super.init(instance: CInstance(g_notification_new(cText(title))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GioNotification {
    /// Source: `g_notification_add_button`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.add_button.html)
    @_alwaysEmitIntoClient
    public func addButton(_ label: String, detailedAction: String) {
        g_notification_add_button(opaquePointer, cText(label), cText(detailedAction))
    }

    /// Source: `g_notification_add_button_with_target_value`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.add_button_with_target.html)
    @_alwaysEmitIntoClient
    public func addButtonWithTarget(_ label: String, action: String, target: Variant? = nil) {
        g_notification_add_button_with_target_value(opaquePointer, cText(label), cText(action), target?.opaquePointer)
    }

    /// Source: `g_notification_set_body`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.set_body.html)
    @_alwaysEmitIntoClient
    public func setBody(_ body: String?) {
        g_notification_set_body(opaquePointer, cText(ifAny: body))
    }

    /// Source: `g_notification_set_category`, since GLib 2.70.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.set_category.html)
    @_alwaysEmitIntoClient
    public func setCategory(_ category: String?) {
        g_notification_set_category(opaquePointer, cText(ifAny: category))
    }

    /// Source: `g_notification_set_default_action`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.set_default_action.html)
    @_alwaysEmitIntoClient
    public func setDefaultAction(_ detailedAction: String) {
        g_notification_set_default_action(opaquePointer, cText(detailedAction))
    }

    /// Source: `g_notification_set_default_action_and_target_value`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.set_default_action_and_target.html)
    @_alwaysEmitIntoClient
    public func setDefaultActionAndTarget(_ action: String, target: Variant? = nil) {
        g_notification_set_default_action_and_target_value(opaquePointer, cText(action), target?.opaquePointer)
    }

    /// Source: `g_notification_set_icon`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.set_icon.html)
    @_alwaysEmitIntoClient
    public func setIcon(_ icon: any Icon) {
        g_notification_set_icon(opaquePointer, icon.opaquePointer)
    }

    /// Source: `g_notification_set_priority`.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.set_priority.html)
    @_alwaysEmitIntoClient
    public func setPriority(_ priority: NotificationPriority) {
        g_notification_set_priority(opaquePointer, priority.cValue)
    }

    /// Source: `g_notification_set_title`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.set_title.html)
    @_alwaysEmitIntoClient
    public func setTitle(_ title: String) {
        g_notification_set_title(opaquePointer, cText(title))
    }

    /// Source: `g_notification_set_urgent`, since GLib 2.40; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.Notification.set_urgent.html)
    @_alwaysEmitIntoClient
    public func setUrgent(_ urgent: Bool) {
        g_notification_set_urgent(opaquePointer, urgent ? 1 : 0)
    }
}
