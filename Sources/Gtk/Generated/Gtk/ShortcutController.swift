// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkShortcutController`.
/// [Reference](https://docs.gtk.org/gtk4/class.ShortcutController.html)
open class ShortcutController: EventController, ListModel, Buildable {
    /// Source: `gtk_shortcut_controller_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ShortcutController.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_shortcut_controller_new()), transfer: .full)
    }

    /// Source: `gtk_shortcut_controller_new_for_model`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ShortcutController.new_for_model.html)
    @_alwaysEmitIntoClient
    public init(model: any ListModel) {
        super.init(instance: CInstance(gtk_shortcut_controller_new_for_model(model.opaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ShortcutController {
    /// Source: the property `GtkShortcutController:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutController.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: the property `GtkShortcutController:mnemonic-modifiers`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutController.mnemonic-modifiers.html)
    @_alwaysEmitIntoClient
    public var mnemonicModifiers: ModifierType {
        get {
            self[property: "mnemonic-modifiers"]
        }
        set {
            self[property: "mnemonic-modifiers"] = newValue
        }
    }

    /// Source: the property `GtkShortcutController:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutController.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_shortcut_controller_get_scope`, `gtk_shortcut_controller_set_scope`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutController.scope.html)
    @_alwaysEmitIntoClient
    public var scope: ShortcutScope {
        get {
            ShortcutScope(gtk_shortcut_controller_get_scope(opaquePointer))
        }
        set {
            gtk_shortcut_controller_set_scope(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_shortcut_controller_get_mnemonics_modifiers`, `gtk_shortcut_controller_set_mnemonics_modifiers`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutController.get_mnemonics_modifiers.html)
    @_alwaysEmitIntoClient
    public var mnemonicsModifiers: ModifierType {
        get {
            ModifierType(gtk_shortcut_controller_get_mnemonics_modifiers(opaquePointer))
        }
        set {
            gtk_shortcut_controller_set_mnemonics_modifiers(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_shortcut_controller_add_shortcut`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutController.add_shortcut.html)
    @_alwaysEmitIntoClient
    public func addShortcut(_ shortcut: Shortcut) {
        gtk_shortcut_controller_add_shortcut(opaquePointer, shortcut.retainedOpaquePointer)
    }

    /// Source: `gtk_shortcut_controller_remove_shortcut`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutController.remove_shortcut.html)
    @_alwaysEmitIntoClient
    public func removeShortcut(_ shortcut: Shortcut) {
        gtk_shortcut_controller_remove_shortcut(opaquePointer, shortcut.opaquePointer)
    }
}
