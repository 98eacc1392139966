/// An asynchronous sequence of the values of a state, for a `for await` loop.
///
/// ```swift
/// for await count in store.states(of: \.count) {
///     print(count)
/// }
/// ```
///
/// It begins with the current value, and ends when the store is released or the task is canceled. It is isolated to the
/// main actor, so the state need not be `Sendable`. Code that is not on the main actor uses
/// ``StateObservable/sendableStates``.
@MainActor
public struct StateSequence<Value> {
    /// A policy for values that arrive while the loop's body is busy.
    public enum Buffering: Sendable {
        /// Keeps only the newest value.
        case newest
        /// Keeps all values, without a limit.
        case all
    }

    fileprivate let observe: (StateBuffer<Value>) -> Void
    fileprivate let buffering: Buffering

    /// An iterator over the values.
    @MainActor
    public struct Iterator {
        private let buffer: StateBuffer<Value>
        // Ends the observation when the loop ends.
        private let end: StateBuffer<Value>.Reader

        fileprivate init(_ sequence: StateSequence<Value>) {
            buffer = StateBuffer(sequence.buffering)
            end = StateBuffer.Reader(buffer)
            sequence.observe(buffer)
        }
    }
}

extension StateSequence: @MainActor AsyncSequence {
    /// Creates an iterator and starts observing.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }
}

extension StateSequence.Iterator: @MainActor AsyncIteratorProtocol {
    /// Waits for the next value.
    ///
    /// - Returns: The value, or `nil` if the store has been released or the task is canceled.
    public mutating func next() async -> Value? { await buffer.next() }
}

/// A buffer of values that wait to be read.
@MainActor
private final class StateBuffer<Value> {
    private let buffering: StateSequence<Value>.Buffering
    private var values = Queue<Value>()
    private var isFinished = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    // Only the store holds the observation. When the store releases it, the buffer is finished.
    private weak var observation: Observation?

    init(_ buffering: StateSequence<Value>.Buffering) {
        self.buffering = buffering
    }

    /// An object that ends the observation when the iterator is released.
    @MainActor
    final class Reader {
        private let buffer: StateBuffer

        init(_ buffer: StateBuffer) {
            self.buffer = buffer
        }

        isolated deinit { buffer.finish() }
    }

    /// An object that writes to the buffer, and finishes the buffer when the observed store releases it.
    @MainActor
    final class Writer {
        private let buffer: StateBuffer

        init(_ buffer: StateBuffer) {
            self.buffer = buffer
        }

        func write(_ value: Value) { buffer.write(value) }

        isolated deinit { buffer.finish() }
    }

    func end(with observation: Observation) { self.observation = observation }

    private func write(_ value: Value) {
        if buffering == .newest { values.removeAll() }
        values.append(value)
        resume()
    }

    private func finish() {
        isFinished = true
        observation?.cancel()
        observation = nil
        resume()
    }

    private func resume() {
        let waiting = waiting
        self.waiting = []
        waiting.forEach { $0.resume() }
    }

    func next() async -> Value? {
        while values.isEmpty, !isFinished, !Task.isCancelled {
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    if Task.isCancelled { continuation.resume() } else { waiting.append(continuation) }
                }
            } onCancel: {
                Task { @MainActor in resume() }
            }
        }
        guard !Task.isCancelled else { return nil }
        return values.popFirst()
    }
}

extension StateSequence {
    /// Creates a sequence of the values of a part of a state.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the part.
    ///   - buffering: The policy for values that arrive while the loop's body is busy.
    ///   - observe: A closure that adds an observer of the state, or returns `nil` if the store has been released.
    init<State>(
        of keyPath: KeyPath<State, Value>,
        buffering: Buffering,
        observe: @escaping (StateObservation<State>) -> Observation?
    ) {
        self.init(
            observe: { buffer in
                let writer = StateBuffer<Value>.Writer(buffer)
                let areEqual = Equality.comparison(of: Value.self)
                let observer = StateObservation.part(keyPath, areEqual: areEqual, currentValueHandler: writer.write)
                if let observation = observe(observer) { buffer.end(with: observation) }
            },
            buffering: buffering
        )
    }
}

extension StateObservable {
    /// The states, beginning with the current one.
    ///
    /// Of the states that arrive while the loop's body is busy, only the newest is kept. See ``states(of:buffering:)``
    /// for another policy.
    public var states: StateSequence<State> { states(of: \.self) }

    /// Returns the values of a part of the state, beginning with the current one. If the part is `Equatable`, the
    /// sequence contains only values that differ from the previous value.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the part.
    ///   - buffering: The policy for values that arrive while the loop's body is busy.
    /// - Returns: The sequence.
    public func states<Value>(
        of keyPath: KeyPath<State, Value>,
        buffering: StateSequence<Value>.Buffering = .newest
    ) -> StateSequence<Value> {
        StateSequence(of: keyPath, buffering: buffering, observe: observeWhileAlive)
    }
}
