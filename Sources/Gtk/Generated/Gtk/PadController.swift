// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPadController`.
/// [Reference](https://docs.gtk.org/gtk4/class.PadController.html)
open class PadController: EventController {
    /// Source: `gtk_pad_controller_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PadController.new.html)
    @_alwaysEmitIntoClient
    public init(group: any ActionGroup, pad: GdkDevice? = nil) {
        super.init(
            instance: CInstance(gtk_pad_controller_new(group.opaquePointer, pad?.opaquePointer)),
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

extension PadController {
    /// Source: the property `GtkPadController:action-group`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PadController.action-group.html)
    @_alwaysEmitIntoClient
    public var actionGroup: (any ActionGroup)? {
        self[interfaceProperty: "action-group"]
    }

    /// Source: the property `GtkPadController:pad`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PadController.pad.html)
    @_alwaysEmitIntoClient
    public var pad: GdkDevice? {
        self[property: "pad"]
    }

    /// Source: `gtk_pad_controller_set_action`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PadController.set_action.html)
    @_alwaysEmitIntoClient
    public func setAction(_ type: PadActionType, index: Int, mode: Int, label: String, actionName: String) {
        gtk_pad_controller_set_action(
            opaquePointer,
            type.cValue,
            cInteger(index),
            cInteger(mode),
            cText(label),
            cText(actionName)
        )
    }
}
