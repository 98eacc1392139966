extension Widget {
    /// Sends a store an action whenever the user presses keys while the widget, or a widget in it, has the focus.
    ///
    /// ```swift
    /// editor.bindShortcut("<Control>s", to: store, action: .didPressSave)
    /// ```
    ///
    /// - Parameters:
    ///   - accelerator: The keys in GTK's notation, for example `"<Control>s"`, `"Escape"` or `"<Shift>F10"`.
    ///   - scope: Where the focus has to be: in this widget (`.local`), or anywhere in its window (`.global`).
    ///   - store: The store, which the widget keeps alive.
    ///   - action: The action.
    /// - Returns: The observation, which takes the shortcut away from the widget when it is canceled.
    /// - Precondition: GTK knows the keys.
    ///
    /// Source: `GtkShortcutController`.
    @discardableResult
    public func bindShortcut<Target: ActionDispatchable>(
        _ accelerator: String,
        scope: ShortcutScope = .local,
        to store: Target,
        action: Target.Action
    ) -> Observation {
        guard let accelerator = Accelerator(accelerator) else {
            preconditionFailure(
                """
                bindShortcut(_:scope:to:action:): GTK doesn't know the keys "\(accelerator)". \
                Use its notation, for example "<Control>s".
                """
            )
        }
        let controller = ShortcutController(accelerator) { store.dispatchReported(action) }
        controller.scope = scope
        return addController(removedWith: controller)
    }
}

extension ShortcutController {
    /// Creates a controller of one shortcut.
    ///
    /// - Parameters:
    ///   - accelerator: The keys.
    ///   - perform: A closure called when the user presses them.
    convenience init(_ accelerator: Accelerator, perform: @escaping @MainActor () -> Void) {
        self.init(sharing: accelerator) {
            perform()
            return true
        }
    }

    /// Creates a controller of one shortcut that can leave the keys to others.
    ///
    /// - Parameters:
    ///   - accelerator: The keys.
    ///   - perform: A closure called when the user presses them, which returns whether it did something. If it didn't,
    ///     the next shortcut with the same keys follows.
    convenience init(sharing accelerator: Accelerator, perform: @escaping @MainActor () -> Bool) {
        self.init()
        addShortcut(
            Shortcut(
                trigger: KeyvalTrigger(keyval: accelerator.key, modifiers: accelerator.modifiers),
                action: CallbackAction { widget, _ in
                    widget.takeTypedNumber()
                    return perform()
                }
            )
        )
    }
}
