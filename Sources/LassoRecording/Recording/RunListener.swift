import Lasso

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Listens to the run of an application, and notes its events.
@MainActor
final class RunListener {
    /// The names of the stores.
    let names: StoreNames
    /// The number of events that have been noted.
    private(set) var count = 0

    private let windows: ApplicationWindows
    private let note: @MainActor (NotedEvent) -> Void
    // If not `nil`, effects don't work: they wait for the results of the tape.
    private let heldEffects: HeldEffects?

    private let start = RunListener.microseconds
    private var depth = 0
    // Whether the turn has begun and has no event yet.
    private var isAtBeginning = false
    private var isConsequence = false
    private var placeIsDirty = false
    private var effectCounts: [EffectKey: Int] = [:]
    private var effectNumbers: [ObjectIdentifier: Int] = [:]

    private struct EffectKey: Hashable {
        let store: String
        let id: AnyHashable
    }

    /// Creates a listener that doesn't listen yet.
    ///
    /// - Parameters:
    ///   - windows: The windows of the application. What other tests in the same process do isn't noted.
    ///   - heldEffects: The effects that a replay ends; `nil` for effects that do their work.
    ///   - note: A closure called with each event.
    init(
        to windows: ApplicationWindows,
        holding heldEffects: HeldEffects? = nil,
        note: @escaping @MainActor (NotedEvent) -> Void
    ) {
        (self.windows, self.heldEffects, self.note) = (windows, heldEffects, note)
        names = StoreNames(keepsStores: heldEffects != nil)
    }

    /// Begins to listen.
    func begin() { RunListeners.shared.add(self, to: windows) }

    /// Ends listening.
    func end() { RunListeners.shared.remove(self, from: windows) }

    /// Notes a change of the hierarchy that no turn has noted.
    func notePlace() {
        guard placeIsDirty, depth == 0 else { return }
        placeIsDirty = false
        var event = TapeEvent(.place, time: time)
        event.isConsequence = true
        event.lines = windows.placeLines
        send(NotedEvent(event: event))
    }

    /// Whether a turn has begun and hasn't ended.
    var isInTurn: Bool { depth > 0 }

    private var time: Int { Int(Self.microseconds - start) }

    private static var microseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
    }

    private func add(_ event: TapeEvent, _ payload: NotedEvent.Payload = .none) {
        if depth == 0 { notePlace() }
        var event = event
        event.time = time
        event.isNested = depth > 0 && !isAtBeginning
        // Without the tape, the end of an effect would come from outside.
        if event.kind != .effectEnd {
            event.isConsequence = depth == 0 ? Run.isConsequence : isConsequence && isAtBeginning
        }
        isAtBeginning = false
        send(NotedEvent(event: event, payload: payload))
    }

    private func send(_ event: NotedEvent) {
        count += 1
        note(event)
    }

    private func beginTurn() {
        beginTurnIfNeeded()
        depth += 1
    }

    private func beginTurnIfNeeded() {
        guard depth == 0 else { return }
        notePlace()
        isAtBeginning = true
        isConsequence = Run.isConsequence
    }

    private func endTurn() {
        depth -= 1
        guard depth == 0 else { return }
        isAtBeginning = false
        notePlace()
    }

    /// Notes later that the hierarchy has changed.
    func hierarchyDidChange(_ event: HierarchyEvent) {
        guard event.kind == .childrenDidChange || event.kind == .presentationDidChange else { return }
        count += 1
        placeIsDirty = true
        if depth == 0 { Task { [weak self] in self?.notePlace() } }
    }
}

// The events of the application.
extension RunListener {
    /// Notes that a store is created.
    func storeDidInitialize(_ store: AnyObject) {
        heldEffects?.prepare(store)
        guard !Run.isHelping else { return names.hide(store) }
        let name = names.add(store)
        // It is no event of its own, and begins no turn.
        var event = TapeEvent(.store, name, time: time)
        event.isNested = depth > 0 && !isAtBeginning
        event.isConsequence = !event.isNested && Run.isConsequence
        send(NotedEvent(event: event))
    }

    /// Notes what a store does, and begins a turn.
    func begin(_ kind: TapeEvent.Kind, of store: AnyObject, _ payload: NotedEvent.Payload) {
        if names.isHidden(store) { beginTurnIfNeeded() } else { add(TapeEvent(kind, names[store]), payload) }
        depth += 1
    }

    /// Begins a turn, and notes its event.
    func turnWillBegin(with event: RunEvent?) {
        beginTurn()
        if let event { add(event) }
    }

    /// Ends a turn.
    func turnDidEnd() {
        // It may have begun before the recording.
        if depth > 0 { endTurn() }
    }

    /// Notes that an effect starts, and returns the work to do.
    func mediated<Result>(
        _ work: @escaping @MainActor () async throws -> Result,
        of effect: RunEffect
    ) -> @MainActor () async throws -> Result {
        guard let store = effect.store, !names.isHidden(store) else { return work }
        let name = names[store]
        let key = EffectKey(store: name, id: effect.isUnnamed ? "unnamed" : effect.id)
        let number = effectCounts[key, default: 0] + 1
        effectCounts[key] = number
        effectNumbers[ObjectIdentifier(effect)] = number
        var event = TapeEvent(.effect, name)
        (event.text, event.number) = (effect.idText, number)
        add(event)
        guard let heldEffects else { return work }
        return heldEffects.hold(EffectName(store: name, id: effect.idText, number: number))
    }

    private func add(_ event: RunEvent) {
        switch event {
        case .start(let flow): add(TapeEvent(.start, flow))
        case .command(let id, let option):
            guard !Self.helpingCommands.contains(id) else { return }
            var event = TapeEvent(.command, option)
            event.text = id
            add(event)
        case .back(let controller): add(TapeEvent(.back, position(of: controller)))
        case .leave(let controller):
            guard !(controller is any HelpingController) else { return }
            add(TapeEvent(.leave, position(of: controller)))
        case .selection(let controller, let index):
            var event = TapeEvent(.selection, position(of: controller))
            event.number = index
            add(event)
        case .alertAnswer(let alert, let button):
            var event = TapeEvent(.answer, position(of: alert))
            (event.number, event.text) = (button, alert.buttons[button].label)
            add(event)
        case .fileAnswer(let question, let files):
            var event = TapeEvent(.files, position(of: question))
            event.lines = files.map(\.uri)
            add(event)
        case .cancellation(let question): add(TapeEvent(.cancellation, position(of: question)))
        case .toastEnd(let text, let isByButton):
            var event = TapeEvent(.toast)
            (event.text, event.number) = (text, isByButton ? 1 : 0)
            add(event)
        case .link(let flow, let path):
            var event = TapeEvent(.link, "\(type(of: flow))")
            event.text = "\(path)"
            add(event)
        case .effectEnd(let effect): addEnd(of: effect)
        }
    }

    /// The commands that present a ``HelpingController``, or open a menu.
    private static let helpingCommands = [
        StandardCommand.commandPalette.id, StandardCommand.keyboardShortcuts.id, StandardCommand.mainMenu.id,
    ]

    private func addEnd(of effect: RunEffect) {
        guard let store = effect.store, let result = effect.result, !names.isHidden(store) else { return }
        var event = TapeEvent(.effectEnd, names[store])
        (event.text, event.number) = (effect.idText, effectNumbers.removeValue(forKey: ObjectIdentifier(effect)))
        add(event, .result(result))
    }

    private func position(of controller: Controller) -> String {
        ControllerPosition(of: controller, in: windows).text
    }
}

extension RunEffect {
    /// The identifier as a text.
    fileprivate var idText: String { isUnnamed ? "unnamed" : ValueDescription.text(of: id) }
}
