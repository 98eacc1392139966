/// A widget with one primary action: a click on a button, Enter in a field.
///
/// Source: Lasso's `ControlActionBindable`.
public protocol ControlActionBindable: Widget {
    /// Connects a handler to the widget's primary action.
    @discardableResult
    func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection
}

extension ControlActionBindable {
    /// Sends a store an action whenever the user triggers the widget's primary action.
    ///
    /// ```swift
    /// logInButton.bind(to: store, action: .didTapLogin)
    /// ```
    ///
    /// - Parameters:
    ///   - store: The store, which the widget keeps alive.
    ///   - action: The action.
    /// - Returns: The connection, which can be disconnected.
    @discardableResult
    public func bind<Target: ActionDispatchable>(to store: Target, action: Target.Action) -> SignalConnection {
        onPrimaryAction { store.dispatchReported(action) }
    }

    /// Sends a store an action made from the widget whenever the user triggers the widget's primary action.
    ///
    /// ```swift
    /// colorButton.bind(to: store) { .didChoose($0.name) }
    /// ```
    ///
    /// - Parameters:
    ///   - store: The store, which the widget keeps alive.
    ///   - mapping: A closure that returns the action. It is passed this widget, which it need not capture.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: Lasso's `bind(_:to:mapping:)`.
    @discardableResult
    public func bind<Target: ActionDispatchable>(
        to store: Target,
        mapping: @escaping @MainActor (Self) -> Target.Action
    ) -> SignalConnection {
        onPrimaryAction { [weak self] in
            guard let self else { return }
            store.dispatchReported(mapping(self))
        }
    }
}

extension Button: ControlActionBindable {
    /// Connects a handler to clicks on the button.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onClicked(handler)
    }
}

extension Entry: ControlActionBindable {
    /// Connects a handler to the Enter key in the field.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onActivate(handler)
    }
}

extension PasswordEntry: ControlActionBindable {
    /// Connects a handler to the Enter key in the field.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onActivate(handler)
    }
}
