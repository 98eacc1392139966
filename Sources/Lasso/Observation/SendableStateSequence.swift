/// An asynchronous sequence of the values of a state, for code that is not on the main actor.
///
/// ```swift
/// for await count in store.sendableStates(of: \.count) {
///     await archive.add(count)
/// }
/// ```
///
/// It begins with the current value, and ends when the store is released or the task is canceled. It keeps neither the
/// store alive nor the view store that it was created from.
public struct SendableStateSequence<Value: Sendable>: AsyncSequence, Sendable {
    fileprivate let makeStates: @MainActor @Sendable () -> StateSequence<Value>?

    /// An iterator over the values. It observes the state from the first call of ``next()`` on.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let makeStates: @MainActor @Sendable () -> StateSequence<Value>?
        private var reader: Reader?

        fileprivate init(_ makeStates: @escaping @MainActor @Sendable () -> StateSequence<Value>?) {
            self.makeStates = makeStates
        }

        /// Waits for the next value.
        ///
        /// - Returns: The value, or `nil` if the store has been released or the task is canceled.
        public mutating func next() async -> Value? {
            if let reader { return await reader.next() }
            let reader = await Reader(makeStates)
            self.reader = reader
            return await reader.next()
        }
    }

    /// The part of an iterator that is isolated to the main actor.
    @MainActor
    private final class Reader {
        private let iterator: StateSequence<Value>.Iterator?

        init(_ makeStates: @MainActor () -> StateSequence<Value>?) {
            iterator = makeStates()?.makeAsyncIterator()
        }

        func next() async -> Value? {
            // The copy reads the same buffer.
            var iterator = iterator
            return await iterator?.next()
        }

        isolated deinit {}
    }

    /// Creates an iterator.
    public func makeAsyncIterator() -> Iterator { Iterator(makeStates) }
}

extension StateObservable where Self: Sendable, State: Sendable {
    /// The states, beginning with the current one, for code that is not on the main actor.
    ///
    /// Of the states that arrive while the loop's body is busy, only the newest is kept.
    public nonisolated var sendableStates: SendableStateSequence<State> { sendableStates(of: \.self) }
}

extension StateObservable where Self: Sendable {
    /// Returns the values of a part of the state, beginning with the current one, for code that is not on the main
    /// actor. If the part is `Equatable`, the sequence contains only values that differ from the previous value.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the part.
    ///   - buffering: The policy for values that arrive while the loop's body is busy.
    /// - Returns: The sequence.
    public nonisolated func sendableStates<Value: Sendable>(
        of keyPath: any KeyPath<State, Value> & Sendable,
        buffering: StateSequence<Value>.Buffering = .newest
    ) -> SendableStateSequence<Value> {
        // A view store may be released before the first value is read, which must not end the sequence.
        if let forwarder = (self as? any ObserverForwarding<State>)?.forwarder {
            return SendableStateSequence {
                StateSequence(of: keyPath, buffering: buffering, observe: forwarder.observe)
            }
        }
        return SendableStateSequence { [weak self] in self?.states(of: keyPath, buffering: buffering) }
    }
}
