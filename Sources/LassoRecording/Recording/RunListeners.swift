import Lasso

/// Passes what happens in an application to those that listen to it.
///
/// Each test in a process has windows, and so an application, of its own. However many of them are recorded, there is
/// one observer, which finds the listeners of the application that something happens in.
@MainActor
final class RunListeners {
    /// The listeners of the process.
    static let shared = RunListeners()

    private var listeners: [ObjectIdentifier: [RunListener]] = [:] {
        didSet { only = listeners.count == 1 ? listeners.first : nil }
    }
    // The application with listeners, if there is one only.
    private var only: (key: ObjectIdentifier, value: [RunListener])?
    private var observations: [Observation] = []

    /// Adds a listener.
    ///
    /// - Parameters:
    ///   - listener: The listener, which is kept alive until it is removed.
    ///   - windows: The windows of the application.
    func add(_ listener: RunListener, to windows: ApplicationWindows) {
        listeners[ObjectIdentifier(windows), default: []].append(listener)
        guard observations.isEmpty else { return }
        observations = [
            StoreTracing.add(self),
            Run.add(self),
            HierarchyEvent.observeAll { [weak self] event in
                guard let self else { return }
                for listener in current { listener.hierarchyDidChange(event) }
            },
        ]
    }

    /// Removes a listener.
    func remove(_ listener: RunListener, from windows: ApplicationWindows) {
        let others = listeners[ObjectIdentifier(windows)]?.filter { $0 !== listener } ?? []
        listeners[ObjectIdentifier(windows)] = others.isEmpty ? nil : others
        guard listeners.isEmpty else { return }
        observations.forEach { $0.cancel() }
        observations = []
    }

    private var current: [RunListener] {
        let application = ObjectIdentifier(ApplicationWindows.current)
        if let only { return only.key == application ? only.value : [] }
        return listeners[application] ?? []
    }
}

extension RunListeners: StoreObserver {
    func storeDidInitialize(_ store: AnyObject) {
        for listener in current { listener.storeDidInitialize(store) }
    }

    func store(_ store: AnyObject, willHandle action: Any) {
        for listener in current { listener.begin(store) { .action($0, action) } }
    }

    func store(_ store: AnyObject, didHandle action: Any) {
        for listener in current { listener.turnDidEnd() }
    }

    func store(_ store: AnyObject, willAnnounce new: Any, after old: Any) {
        for listener in current { listener.begin(store) { .change($0, old: old, new: new) } }
    }

    func store(_ store: AnyObject, didAnnounce new: Any, after old: Any) {
        for listener in current { listener.turnDidEnd() }
    }

    func store(_ store: AnyObject, willEmit output: Any) {
        for listener in current { listener.begin(store) { .output($0, output) } }
    }

    func store(_ store: AnyObject, didEmit output: Any) {
        for listener in current { listener.turnDidEnd() }
    }
}

extension RunListeners: RunObserver {
    var observesCurrentApplication: Bool { !current.isEmpty }
    var replaysCurrentApplication: Bool { current.contains(where: \.isReplay) }

    func turnWillBegin(with event: RunEvent?) {
        for listener in current { listener.turnWillBegin(with: event) }
    }

    func turnDidEnd() {
        for listener in current { listener.turnDidEnd() }
    }

    func didStart(_ effect: RunEffect) {
        for listener in current { listener.didStart(effect) }
    }

    func recorded<Value: Codable>(_ id: String, _ read: () -> Value) -> Value {
        var value: Value?
        for listener in current { value = listener.recorded(id) { value ?? read() } }
        return value ?? read()
    }

    func mediated<Result>(
        _ work: @escaping @MainActor () async throws -> Result,
        of effect: RunEffect
    ) -> @MainActor () async throws -> Result {
        current.reduce(work) { $1.mediated($0, of: effect) }
    }
}
