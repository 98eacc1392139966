/// A control with one value that the user changes.
///
/// | Control | Value |
/// | --- | --- |
/// | `CheckButton`, `ToggleButton`, `Switch` | `Bool`: whether it is on |
/// | `Expander` | `Bool`: whether it is expanded |
/// | `Scale` and every other `GtkRange`, `SpinButton`, `ScaleButton` | `Double` |
/// | `ColorButton`, `ColorChooserWidget` | `RGBA` |
/// | `FontButton`, `FontChooserWidget` | `String`: the font's description |
/// | `Stack` | `String?`: the name of the visible page |
/// | `Notebook` | `Int`: the index of the visible page |
///
/// Texts are bound with ``Gtk/Editable/bindText(to:_:mapping:)``, dates with
/// ``Gtk/GtkCalendar/bindDate(to:_:mapping:)``, and choices with `bindChoice` of ``ChoiceBindable``.
public protocol ValueBindable: Object {
    /// The type of the value.
    associatedtype BoundValue: Equatable
    /// The value.
    var boundValue: BoundValue { get set }
}

extension ValueBindable {
    /// Sends a store an action whenever the value changes, unless it changes while the store calls its state observers.
    ///
    /// ```swift
    /// darkMode.bindValueChange(to: store) { .didChangeDarkMode($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - store: The store, which the control keeps alive.
    ///   - mapping: A closure that returns the action for the new value.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: Lasso's `bindValueChange(to:mapping:)`.
    @discardableResult
    public func bindValueChange<Target: ActionDispatchable>(
        to store: Target,
        mapping: @escaping @MainActor (BoundValue) -> Target.Action
    ) -> Observation {
        let reporter = ValueReporter(boundValue) { store.dispatchReported(mapping($0)) }
        let connections = onAnyChange { [weak self] in
            if let self { reporter.report(self.boundValue) }
        }
        return .stopping { connections.forEach { $0.disconnect() } }
    }

    /// Binds the value to a part of a store's state in both directions.
    ///
    /// ```swift
    /// volume.bindValue(to: store, \.volume) { .didChangeVolume($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - store: The store, which the control keeps alive.
    ///   - keyPath: The part of the state.
    ///   - mapping: A closure that returns the action for the new value.
    /// - Returns: The observation, which can be canceled to end both directions.
    @discardableResult
    public func bindValue<Store: AbstractViewStore>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, BoundValue>,
        mapping: @escaping @MainActor (BoundValue) -> Store.Action
    ) -> Observation {
        bind(\.boundValue, to: store, keyPath, action: mapping)
    }
}

/// An object that passes a value on when it differs from the one before.
private final class ValueReporter<Value: Equatable> {
    private var known: Value
    private let send: (Value) -> Void

    init(_ value: Value, _ send: @escaping (Value) -> Void) {
        known = value
        self.send = send
    }

    func report(_ value: Value) {
        guard value != known else { return }
        known = value
        send(value)
    }
}
