/// An observer of a stored property of a state, which is read and compared in place.
///
/// Its closures are in the object itself. If the body of the observer captured them, they would be in a second object.
@MainActor @usableFromInline
final class StoredPartObservation<State, Value>: StateObservation<State> {
    /// The offset of the value in the state.
    @usableFromInline let offset: Int
    @usableFromInline let areEqual: ((Value, Value) -> Bool)?
    // One of the two, until the observation ends. A closure around the second one would be another object.
    @usableFromInline @exclusivity(unchecked) var handler: (@MainActor (Value?, Value) -> Void)?
    @usableFromInline @exclusivity(unchecked) var currentValueHandler: (@MainActor (Value) -> Void)?

    /// Creates an observer.
    ///
    /// - Parameters:
    ///   - offset: The offset at which the state has a value of this type, so that the memory there is bound to it:
    ///     that of a key path, or 0 for the whole state.
    ///   - areEqual: A closure that compares two values; `nil` if each change is announced.
    ///   - body: A closure that calls one of the handlers.
    @inlinable init(at offset: Int, areEqual: ((Value, Value) -> Bool)?, body: @escaping Body) {
        (self.offset, self.areEqual) = (offset, areEqual)
        super.init(
            parts: areEqual == nil ? .always : .stored(at: offset, size: MemoryLayout<Value>.size, in: State.self),
            body: body
        )
    }

    /// Returns the place of the value in a state.
    @inlinable func value(in state: UnsafePointer<State>) -> UnsafePointer<Value> {
        UnsafeRawPointer(state).advanced(by: offset).assumingMemoryBound(to: Value.self)
    }

    @usableFromInline override func end() {
        // Releasing what the closures captured may release the list.
        super.end()
        (handler, currentValueHandler) = (nil, nil)
    }
}

extension StateObservation {
    /// Returns an observer of a stored property.
    ///
    /// - Parameter offset: The offset at which the state has a value of this type.
    @inlinable static func stored<Value>(
        at offset: Int,
        areEqual: ((Value, Value) -> Bool)?,
        handler: @escaping @MainActor (Value?, Value) -> Void
    ) -> StateObservation {
        let observation = StoredPartObservation<State, Value>(at: offset, areEqual: areEqual) { observation, old, new in
            let part = unsafeDowncast(observation, to: StoredPartObservation<State, Value>.self)
            guard let handler = part.handler else { return }
            let new = part.value(in: new)
            guard let old else { return handler(nil, new.pointee) }
            let before = part.value(in: old)
            if let areEqual = part.areEqual, areEqual(before.pointee, new.pointee) { return }
            handler(before.pointee, new.pointee)
        }
        observation.handler = handler
        return observation
    }

    /// Returns an observer of a stored property that needs only the current value.
    ///
    /// - Parameter offset: The offset at which the state has a value of this type.
    @inlinable static func stored<Value>(
        at offset: Int,
        areEqual: ((Value, Value) -> Bool)?,
        currentValueHandler handler: @escaping @MainActor (Value) -> Void
    ) -> StateObservation {
        let observation = StoredPartObservation<State, Value>(at: offset, areEqual: areEqual) { observation, old, new in
            let part = unsafeDowncast(observation, to: StoredPartObservation<State, Value>.self)
            guard let handler = part.currentValueHandler else { return }
            let new = part.value(in: new)
            if let old, let areEqual = part.areEqual, areEqual(part.value(in: old).pointee, new.pointee) { return }
            handler(new.pointee)
        }
        observation.currentValueHandler = handler
        return observation
    }
}
