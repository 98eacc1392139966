// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkATContext`.
/// [Reference](https://docs.gtk.org/gtk4/class.ATContext.html)
open class ATContext: Object {
    /// Source: `gtk_at_context_create`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ATContext.create.html)
    public class func create(accessibleRole: AccessibleRole, accessible: any Accessible, display: Display) -> ATContext?
    {
        ATContext.wrapping(
            gtk_at_context_create(accessibleRole.cValue, accessible.opaquePointer, display.opaquePointer),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ATContext {
    /// Source: `gtk_at_context_get_accessible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ATContext.accessible.html)
    @_alwaysEmitIntoClient
    public var accessible: any Accessible {
        wrappingInterface(required: gtk_at_context_get_accessible(opaquePointer))
    }

    /// Source: the property `GtkATContext:accessible-role`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ATContext.accessible-role.html)
    @_alwaysEmitIntoClient
    public var accessibleRole: AccessibleRole {
        get {
            AccessibleRole(gtk_at_context_get_accessible_role(opaquePointer))
        }
        set {
            self[property: "accessible-role"] = newValue
        }
    }

    /// Source: the property `GtkATContext:display`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ATContext.display.html)
    @_alwaysEmitIntoClient
    public var display: Display? {
        get {
            self[property: "display"]
        }
        set {
            self[property: "display"] = newValue
        }
    }

    /// Source: the signal `GtkATContext::state-change`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ATContext.state-change.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStateChange(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("state-change", after: after, handler)
    }
}
