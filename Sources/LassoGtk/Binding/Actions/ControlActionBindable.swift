/// An object with one primary action: a click on a button, Enter in a field, a click of a gesture.
///
/// | Object | Primary action |
/// | --- | --- |
/// | `Button` and its subclasses, such as `LinkButton` | a click |
/// | `CheckButton`, `Switch` | switching it on or off |
/// | `Entry`, `PasswordEntry`, `SearchEntry`, `Text` | Enter |
/// | `SpinButton`, `ScaleButton`, `Scale` and every other `GtkRange` | a change of the value |
/// | `DropDown`, `ComboBox`, `GtkCalendar`, `ColorButton`, `FontButton` | a choice |
/// | `Expander` | expanding and collapsing it |
/// | `GestureClick`, `GestureLongPress`, `GestureSwipe` | the gesture |
/// | `SimpleAction` | the activation, such as by a menu or a key |
///
/// Source: Lasso's `ControlActionBindable`, and its `GestureActionBindable` for gestures.
public protocol ControlActionBindable: Object {
    /// Connects a handler to the object's primary action.
    ///
    /// - Parameter handler: A closure called after each action.
    /// - Returns: The connection, which can be disconnected.
    @discardableResult
    func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection
}

/// A gesture with one primary action.
///
/// Source: Lasso's `GestureActionBindable`.
public typealias GestureActionBindable = Gesture & ControlActionBindable

extension ControlActionBindable {
    /// Sends a store an action whenever the user triggers the object's primary action.
    ///
    /// ```swift
    /// logInButton.bind(to: store, action: .didTapLogin)
    /// ```
    ///
    /// - Parameters:
    ///   - store: The store, which the object keeps alive.
    ///   - action: The action.
    /// - Returns: The connection, which can be disconnected.
    @discardableResult
    public func bind<Target: ActionDispatchable>(to store: Target, action: Target.Action) -> SignalConnection {
        onPrimaryAction { store.dispatchReported(action) }
    }

    /// Sends a store an action made from the object whenever the user triggers the object's primary action.
    ///
    /// ```swift
    /// colorButton.bind(to: store) { .didChoose($0.rgba) }
    /// ```
    ///
    /// - Parameters:
    ///   - store: The store, which the object keeps alive.
    ///   - mapping: A closure that returns the action. It is passed this object, which it need not capture.
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
