/// The values of a state, one after the other: what `for await` goes through.
///
/// ```swift
/// for await count in store.states(of: \.count) {
///     print(count)
/// }
/// ```
///
/// It begins with the value now, and ends when the store goes or the task is cancelled. It lives on the main actor, so that the
/// state need not be `Sendable`. Code that is not on the main actor goes through ``StateObservable/sendableStates``.
@MainActor
public struct StateSequence<Value> {
    /// What happens to values that come while the loop's body is busy.
    public enum Buffering: Sendable {
        /// Only the newest one is kept.
        case newest
        /// All are kept, however many they are.
        case all
    }

    fileprivate let observe: (StateBuffer<Value>) -> Void
    fileprivate let buffering: Buffering

    /// Goes through the values.
    @MainActor
    public struct Iterator {
        private let buffer: StateBuffer<Value>
        // Ends the observation with the loop.
        private let end: StateBuffer<Value>.Reader

        fileprivate init(_ sequence: StateSequence<Value>) {
            buffer = StateBuffer(sequence.buffering)
            end = StateBuffer.Reader(buffer)
            sequence.observe(buffer)
        }
    }
}

extension StateSequence: @MainActor AsyncSequence {
    /// Begins to observe.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }
}

extension StateSequence.Iterator: @MainActor AsyncIteratorProtocol {
    /// Waits for the next value.
    ///
    /// - Returns: The value, or `nil` if the store is gone or the task is cancelled.
    public mutating func next() async -> Value? { await buffer.next() }
}

/// Values that wait to be read.
@MainActor
private final class StateBuffer<Value> {
    private let buffering: StateSequence<Value>.Buffering
    private var values = Queue<Value>()
    private var isFinished = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    // Held by the store alone: what it lets go of finishes the buffer.
    private weak var observation: Observation?

    init(_ buffering: StateSequence<Value>.Buffering) {
        self.buffering = buffering
    }

    /// Ends the observation when nobody reads any more.
    @MainActor
    final class Reader {
        private let buffer: StateBuffer

        init(_ buffer: StateBuffer) {
            self.buffer = buffer
        }

        isolated deinit { buffer.finish() }
    }

    /// Finishes the buffer when the observed store lets go of what writes to it.
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

extension StateObservable {
    /// The states, from the one now on.
    ///
    /// Those that come while the loop's body is busy are skipped but for the newest; see ``states(of:buffering:)``.
    public var states: StateSequence<State> { states(of: \.self) }

    /// The values of a part of the state, from the one now on; of an `Equatable` part only those that differ from the one
    /// before.
    ///
    /// - Parameters:
    ///   - keyPath: The part.
    ///   - buffering: What happens to values that come while the loop's body is busy.
    public func states<Value>(
        of keyPath: KeyPath<State, Value>,
        buffering: StateSequence<Value>.Buffering = .newest
    ) -> StateSequence<Value> {
        StateSequence(
            observe: { [observe = observeWhileThere] buffer in
                let writer = StateBuffer<Value>.Writer(buffer)
                if let observation = observe(.part(keyPath) { writer.write($0) }) { buffer.end(with: observation) }
            },
            buffering: buffering
        )
    }
}
