/// An observer of a state, as stores keep it.
///
/// `observeState` creates it. A type that implements ``StateObservable`` passes it on to the store that it wraps.
@MainActor
public class StateObservation<State>: Observation {
    @usableFromInline typealias Body = (
        _ observation: StateObservation, _ old: UnsafePointer<State>?, _ new: UnsafePointer<State>
    ) -> Void

    /// The parts of the state whose changes the observer is called for.
    @usableFromInline final let parts: StateParts
    // A closure instead of an overridden method: its body is specialized for the types of the module that observes.
    // Exclusivity holds without checks: the closure is only read and replaced, never changed in place.
    @usableFromInline @exclusivity(unchecked) final var body: Body?

    /// - Parameters:
    ///   - parts: The parts of the state whose changes the observer is called for.
    ///   - body: A closure called with the observer, first with `nil` and the state that it begins with, and then with
    ///     the states before and after each change.
    @inlinable init(parts: StateParts, body: @escaping Body) {
        self.parts = parts
        self.body = body
        super.init()
    }

    /// Calls the observer, unless the observation has ended.
    @inlinable final func call(_ old: UnsafePointer<State>?, _ new: UnsafePointer<State>) { body?(self, old, new) }

    @usableFromInline override func end() {
        // Releasing what the closure captured may release the list.
        super.end()
        body = nil
    }
}

extension StateObservation {
    /// Returns an observer of a part of the state.
    @inlinable static func part<Value>(
        _ keyPath: KeyPath<State, Value>,
        areEqual: ((Value, Value) -> Bool)?,
        handler: @escaping @MainActor (Value?, Value) -> Void
    ) -> StateObservation {
        if let offset = MemoryLayout<State>.offset(of: keyPath) {
            return .stored(at: offset, areEqual: areEqual, handler: handler)
        }
        return .computed(by: { $0[keyPath: keyPath] }, areEqual: areEqual, handler: handler)
    }

    /// Returns an observer of a part of the state that needs only the current value.
    @inlinable static func part<Value>(
        _ keyPath: KeyPath<State, Value>,
        areEqual: ((Value, Value) -> Bool)?,
        currentValueHandler handler: @escaping @MainActor (Value) -> Void
    ) -> StateObservation {
        if let offset = MemoryLayout<State>.offset(of: keyPath) {
            return .stored(at: offset, areEqual: areEqual, currentValueHandler: handler)
        }
        return .computed(by: { $0[keyPath: keyPath] }, areEqual: areEqual) { _, new in handler(new) }
    }

    /// Returns an observer of a value that is computed from the state. The last value is kept, so that the value is
    /// computed only once for each change.
    @inlinable static func computed<Value>(
        by map: @escaping (State) -> Value,
        areEqual: ((Value, Value) -> Bool)?,
        handler: @escaping @MainActor (Value?, Value) -> Void
    ) -> StateObservation {
        var last: Value?
        return StateObservation(parts: areEqual == nil ? .always : .any) { _, _, new in
            let value = map(new.pointee)
            let before = last
            if let areEqual, let before, areEqual(before, value) { return }
            last = value
            handler(before, value)
        }
    }

    /// Returns an observer of a state that calls an observer of a view state, which is computed from the state.
    @inlinable static func viewed<ViewState>(
        as map: @escaping (State) -> ViewState,
        by observation: StateObservation<ViewState>
    ) -> StateObservation {
        var last: ViewState?
        // An observer for every change must also be called for changes that leave all bytes equal.
        let parts: StateParts = observation.parts.intersects(.always) ? .always : .any
        return StateObservation(parts: parts) { _, _, new in
            guard !observation.isEnded else { return }
            var view = map(new.pointee)
            guard var before = last else {
                last = view
                return observation.call(nil, &view)
            }
            last = view
            let changed = StateParts.changed(among: observation.parts, from: &before, to: &view)
            if observation.parts.intersects(changed) { observation.call(&before, &view) }
        }
    }
}
