// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkActionable`.
/// [Reference](https://docs.gtk.org/gtk4/iface.Actionable.html)
public protocol Actionable: Widget {}

extension Actionable {
    /// Source: `gtk_actionable_get_action_name`, `gtk_actionable_set_action_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Actionable.action-name.html)
    @_alwaysEmitIntoClient
    public var actionName: String? {
        get {
            String.optional(copying: gtk_actionable_get_action_name(opaquePointer))
        }
        set {
            gtk_actionable_set_action_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: the property `GtkActionable:action-target`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Actionable.action-target.html)
    @_alwaysEmitIntoClient
    public var actionTarget: Variant? {
        get {
            self[property: "action-target"]
        }
        set {
            self[property: "action-target"] = newValue
        }
    }

    /// Source: `gtk_actionable_get_action_target_value`, `gtk_actionable_set_action_target_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Actionable.get_action_target_value.html)
    @_alwaysEmitIntoClient
    public var actionTargetValue: Variant? {
        get {
            Variant.wrapping(gtk_actionable_get_action_target_value(opaquePointer))
        }
        set {
            gtk_actionable_set_action_target_value(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_actionable_set_detailed_action_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Actionable.set_detailed_action_name.html)
    @_alwaysEmitIntoClient
    public func setDetailedActionName(_ detailedActionName: String) {
        gtk_actionable_set_detailed_action_name(opaquePointer, cText(detailedActionName))
    }
}

/// An object of a private C class that implements ``Actionable``.
///
/// The functions of the C interface are static members of this class.
public final class AnyActionable: Widget, Actionable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
