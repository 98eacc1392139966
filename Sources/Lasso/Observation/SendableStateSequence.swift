/// The values of a state, one after the other, for code that is not on the main actor.
///
/// ```swift
/// for await count in store.sendableStates(of: \.count) {
///     await archive.add(count)
/// }
/// ```
///
/// It begins with the current value, and ends when the store goes or the task is cancelled. It does not keep the store alive, nor the
/// view store that it was made of.
public struct SendableStateSequence<Value: Sendable>: AsyncSequence, Sendable {
    fileprivate let makeStates: @MainActor @Sendable () -> StateSequence<Value>?

    /// An iterator over the values, which observes from the first call of ``next()`` on.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let makeStates: @MainActor @Sendable () -> StateSequence<Value>?
        private var reader: Reader?

        fileprivate init(_ makeStates: @escaping @MainActor @Sendable () -> StateSequence<Value>?) {
            self.makeStates = makeStates
        }

        /// Waits for the next value.
        ///
        /// - Returns: The value, or `nil` if the store is gone or the task is cancelled.
        public mutating func next() async -> Value? {
            if let reader { return await reader.next() }
            let reader = await Reader(makeStates)
            self.reader = reader
            return await reader.next()
        }
    }

    /// The part of an iterator that is on the main actor.
    @MainActor
    private final class Reader {
        private let iterator: StateSequence<Value>.Iterator?

        init(_ makeStates: @MainActor () -> StateSequence<Value>?) {
            iterator = makeStates()?.makeAsyncIterator()
        }

        func next() async -> Value? {
            // A copy: it reads the same buffer.
            var iterator = iterator
            return await iterator?.next()
        }

        isolated deinit {}
    }

    /// Makes an iterator.
    public func makeAsyncIterator() -> Iterator { Iterator(makeStates) }
}

extension StateObservable where Self: Sendable, State: Sendable {
    /// The states, from the current one on, for code that is not on the main actor.
    ///
    /// The states that come while the loop's body is busy are skipped but for the newest.
    public nonisolated var sendableStates: SendableStateSequence<State> {
        SendableStateSequence { [weak self] in self?.states }
    }
}

extension StateObservable where Self: Sendable {
    /// The values of a part of the state, from the current one on, for code that is not on the main actor; of an `Equatable` part
    /// only the values that differ from the one before.
    ///
    /// - Parameters:
    ///   - keyPath: The part.
    ///   - buffering: The fate of values that come while the loop's body is busy.
    /// - Returns: The sequence.
    public nonisolated func sendableStates<Value: Sendable>(
        of keyPath: any KeyPath<State, Value> & Sendable,
        buffering: StateSequence<Value>.Buffering = .newest
    ) -> SendableStateSequence<Value> {
        SendableStateSequence { [weak self] in self?.states(of: keyPath, buffering: buffering) }
    }
}
