// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkActionBar`.
/// [Reference](https://docs.gtk.org/gtk4/class.ActionBar.html)
open class ActionBar: Widget {
    /// Source: `gtk_action_bar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ActionBar.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_action_bar_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ActionBar {
    /// Source: `gtk_action_bar_get_revealed`, `gtk_action_bar_set_revealed`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ActionBar.revealed.html)
    @_alwaysEmitIntoClient
    public var revealed: Bool {
        get {
            gtk_action_bar_get_revealed(opaquePointer) != 0
        }
        set {
            gtk_action_bar_set_revealed(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_action_bar_get_center_widget`, `gtk_action_bar_set_center_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ActionBar.get_center_widget.html)
    @_alwaysEmitIntoClient
    public var centerWidget: Widget? {
        get {
            Widget.wrapping(gtk_action_bar_get_center_widget(opaquePointer))
        }
        set {
            gtk_action_bar_set_center_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_action_bar_pack_end`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ActionBar.pack_end.html)
    @_alwaysEmitIntoClient
    public func packEnd(_ child: Widget) {
        gtk_action_bar_pack_end(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_action_bar_pack_start`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ActionBar.pack_start.html)
    @_alwaysEmitIntoClient
    public func packStart(_ child: Widget) {
        gtk_action_bar_pack_start(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_action_bar_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ActionBar.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ child: Widget) {
        gtk_action_bar_remove(opaquePointer, child.widgetPointer)
    }
}
