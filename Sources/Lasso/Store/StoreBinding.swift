/// A binding to a value of a store's state. Setting the value sends an action.
///
/// ```swift
/// let text = store.binding(\.text) { .didEditText($0) }
/// text.wrappedValue = "new"
/// ```
///
/// Source: Lasso's `binding(_:action:)`, which returns SwiftUI's `Binding`.
@MainActor @propertyWrapper
public struct StoreBinding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void
    private let observe: (@escaping @MainActor (Value) -> Void) -> Observation

    init(
        read: @escaping () -> Value,
        write: @escaping (Value) -> Void,
        observe: @escaping (@escaping @MainActor (Value) -> Void) -> Observation
    ) {
        self.read = read
        self.write = write
        self.observe = observe
    }

    /// The current value. Setting it sends the action. The store decides the new value.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: StoreBinding<Value> { self }

    /// Observes the value.
    ///
    /// - Parameter handler: A closure called with the current value, and again each time it changes.
    /// - Returns: The observation, which can be canceled.
    @discardableResult
    public func observe(_ handler: @escaping @MainActor (Value) -> Void) -> Observation { observe(handler) }
}

extension AbstractViewStore {
    /// Returns a binding to a part of the state.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the part.
    ///   - action: A closure that returns the action for a new value.
    public func binding<Value>(
        _ keyPath: KeyPath<State, Value>,
        action: @escaping (Value) -> Action
    ) -> StoreBinding<Value> {
        binding(keyPath, value: { $0 }, action: action)
    }

    /// Returns a binding to a value that is computed from a part of the state.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the part.
    ///   - value: A closure that computes the value from the part.
    ///   - action: A closure that returns the action for a new value.
    public func binding<Source, Value>(
        _ keyPath: KeyPath<State, Source>,
        value: @escaping (Source) -> Value,
        action: @escaping (Value) -> Action
    ) -> StoreBinding<Value> {
        StoreBinding(
            read: { value(self.state[keyPath: keyPath]) },
            write: { self.dispatchAction(action($0)) },
            observe: { handler in
                self.observeState(mappedBy: { value($0[keyPath: keyPath]) }, handler: { _, new in handler(new) })
            }
        )
    }
}
