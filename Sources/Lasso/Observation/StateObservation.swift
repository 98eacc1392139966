/// An observer of a state, as stores keep it.
///
/// `observeState` creates it. A type that implements ``StateObservable`` passes it on to the store that it wraps.
@MainActor
public final class StateObservation<State>: Observation {
    /// The parts of the state whose changes the observer is called for.
    @usableFromInline let parts: StateParts
    // A closure instead of an overridden method: its body is specialized for the types of the module that observes.
    // Exclusivity holds without checks: the closure is only read and replaced, never changed in place.
    @usableFromInline @exclusivity(unchecked) var body:
        ((_ old: UnsafePointer<State>?, _ new: UnsafePointer<State>) -> Void)?

    /// - Parameters:
    ///   - parts: The parts of the state whose changes the observer is called for.
    ///   - body: A closure called first with `nil` and the state that the observer begins with, and then with the
    ///     states before and after each change.
    @inlinable init(
        parts: StateParts,
        body: @escaping (_ old: UnsafePointer<State>?, _ new: UnsafePointer<State>) -> Void
    ) {
        self.parts = parts
        self.body = body
        super.init()
    }

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

    /// Returns an observer of a stored property, which is read and compared in place.
    ///
    /// - Parameter offset: The offset at which the state has a value of this type: that of a key path, or 0 for the
    ///   whole state. So the memory there is bound to the type.
    @inlinable static func stored<Value>(
        at offset: Int,
        areEqual: ((Value, Value) -> Bool)?,
        handler: @escaping @MainActor (Value?, Value) -> Void
    ) -> StateObservation {
        StateObservation(parts: parts(of: Value.self, at: offset, areEqual)) { old, new in
            let new = UnsafeRawPointer(new).advanced(by: offset).assumingMemoryBound(to: Value.self)
            guard let old else { return handler(nil, new.pointee) }
            let before = UnsafeRawPointer(old).advanced(by: offset).assumingMemoryBound(to: Value.self)
            if let areEqual, areEqual(before.pointee, new.pointee) { return }
            handler(before.pointee, new.pointee)
        }
    }

    /// Returns an observer of a stored property that needs only the current value. It calls the handler directly,
    /// because a closure around the handler would be another object.
    @inlinable static func stored<Value>(
        at offset: Int,
        areEqual: ((Value, Value) -> Bool)?,
        currentValueHandler handler: @escaping @MainActor (Value) -> Void
    ) -> StateObservation {
        StateObservation(parts: parts(of: Value.self, at: offset, areEqual)) { old, new in
            let new = UnsafeRawPointer(new).advanced(by: offset).assumingMemoryBound(to: Value.self)
            if let old, let areEqual {
                let before = UnsafeRawPointer(old).advanced(by: offset).assumingMemoryBound(to: Value.self)
                if areEqual(before.pointee, new.pointee) { return }
            }
            handler(new.pointee)
        }
    }

    /// Returns the parts of the state that an observer of a stored property observes.
    @inlinable static func parts<Value>(
        of type: Value.Type,
        at offset: Int,
        _ areEqual: ((Value, Value) -> Bool)?
    ) -> StateParts {
        areEqual == nil ? .always : .stored(at: offset, size: MemoryLayout<Value>.size, in: State.self)
    }

    /// Returns an observer of a value that is computed from the state. The last value is kept, so that the value is
    /// computed only once for each change.
    @inlinable static func computed<Value>(
        by map: @escaping (State) -> Value,
        areEqual: ((Value, Value) -> Bool)?,
        handler: @escaping @MainActor (Value?, Value) -> Void
    ) -> StateObservation {
        var last: Value?
        return StateObservation(parts: areEqual == nil ? .always : .any) { _, new in
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
        return StateObservation(parts: parts) { _, new in
            guard let body = observation.body else { return }
            var view = map(new.pointee)
            guard var before = last else {
                last = view
                return body(nil, &view)
            }
            last = view
            let changed = StateParts.changed(among: observation.parts, from: &before, to: &view)
            if observation.parts.intersects(changed) { body(&before, &view) }
        }
    }
}
