/// The binding of a value of an object, such as a property of a widget, to a state in both directions.
final class ValueBinding<Value>: TwoWayBinding {
    private let read: () -> Value?
    private let write: (Value) -> Void
    private let state: () -> Value
    private let send: (Value) -> Void
    private let isOwnChange: (Value, Value) -> Bool
    private let comparison = ValueComparison.comparison(of: Value.self)
    /// The value that the object had when this binding last read it.
    private var known: Value?
    private var isShowingState = false
    private var connections: [SignalConnection] = []

    /// Creates a binding.
    ///
    /// - Parameters:
    ///   - read: A closure that returns the object's value, or `nil` if the object is gone.
    ///   - write: A closure that sets the object's value.
    ///   - state: A closure that returns the value that the object is to have.
    ///   - send: A closure called with the value that the user has chosen.
    ///   - connect: A closure that connects a handler to all signals that report a change of the value. They may report
    ///     other changes too.
    ///   - isOwnChange: A closure that returns whether the object has replaced its value by itself. Such a new value
    ///     isn't sent.
    ///   - whenReady: A closure that connects a handler to the signals after which the object can show a value that it
    ///     could not show before.
    init(
        read: @escaping () -> Value?,
        write: @escaping (Value) -> Void,
        state: @escaping () -> Value,
        send: @escaping (Value) -> Void,
        connect: (@escaping @MainActor () -> Void) -> [SignalConnection],
        isOwnChange: @escaping (_ old: Value, _ new: Value) -> Bool = { _, _ in false },
        whenReady: (@escaping @MainActor () -> Void) -> [SignalConnection] = { _ in [] }
    ) {
        (self.read, self.write, self.state, self.send) = (read, write, state, send)
        self.isOwnChange = isOwnChange
        connections = connect { [weak self] in self?.valueMayHaveChanged() }
        connections += whenReady { [weak self] in self?.showState() }
    }

    func showState() {
        let value = state()
        guard let present = read() else { return }
        known = present
        guard !areSame(present, value) else { return }
        isShowingState = true
        write(value)
        isShowingState = false
        // The object may have adapted the value.
        known = read()
    }

    func stop() {
        connections.forEach { $0.disconnect() }
        connections = []
    }

    private func areSame(_ one: Value, _ other: Value) -> Bool {
        guard let areSame = comparison(one, other) else {
            preconditionFailure(
                """
                bind: values of \(Value.self) can't be compared. Bind the property in one direction, or in both \
                directions by a binding with the closure mapping to a type that is Equatable.
                """
            )
        }
        return areSame
    }

    private func valueMayHaveChanged() {
        guard !isShowingState, let value = read() else { return }
        let old = known
        if let old, areSame(old, value) { return }
        known = value
        if let old, isOwnChange(old, value) { return showStateSoon() }
        // The object may show the state later than it was told to.
        guard !areSame(state(), value) else { return }
        send(value)
        guard !areSame(state(), value) else { return }
        // The store refused the value, or it has yet to handle the action because it is handling another one. In the
        // next turn of the main actor, the state is what it has decided.
        showStateSoon()
    }

    private func showStateSoon() {
        Task { [weak self] in self?.showState() }
    }
}
