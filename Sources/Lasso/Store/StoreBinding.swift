/// A value of a store's state that can be written: writing it sends an action.
///
/// ```swift
/// let text = store.binding(\.text) { .didEditText($0) }
/// text.wrappedValue = "new"
/// ```
///
/// Source: Lasso's `binding(_:action:)`, where it is SwiftUI's `Binding`.
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

    /// The value now. Setting it sends the action; the value is what the store makes of it.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: StoreBinding<Value> { self }

    /// Observes the value.
    ///
    /// - Parameter handler: Is called with the value now, and whenever it changes.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    public func observe(_ handler: @escaping @MainActor (Value) -> Void) -> Observation { observe(handler) }
}

extension AbstractViewStore {
    /// A part of the state that can be written.
    ///
    /// - Parameters:
    ///   - keyPath: The part.
    ///   - action: Makes the action of a new value.
    public func binding<Value>(
        _ keyPath: KeyPath<State, Value>,
        action: @escaping (Value) -> Action
    ) -> StoreBinding<Value> {
        binding(keyPath, value: { $0 }, action: action)
    }

    /// A part of the state, as something else, that can be written.
    ///
    /// - Parameters:
    ///   - keyPath: The part.
    ///   - value: Makes the value of it.
    ///   - action: Makes the action of a new value.
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
