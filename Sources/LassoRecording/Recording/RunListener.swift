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
    let names = StoreNames()
    /// The number of events that have been noted.
    private(set) var count = 0

    private let windows: ApplicationWindows
    private let note: @MainActor (NotedEvent) -> Void
    // If not `nil`, effects don't work: they wait for the results of the tape.
    private let heldEffects: HeldEffects?
    // If not `nil`, values from outside are those of the tape.
    private let values: RecordedValues?

    private let start = RunListener.microseconds
    private var depth = 0
    // The time of the turn; `nil` if nothing has been noted in it.
    private var turnTime: Int?
    // Whether the turn has begun and has no event yet.
    private var isAtBeginning = false
    private var isConsequence = false
    private var placeIsDirty = false
    // Whether the application doesn't go on as it was, for example because stores have taken the place of others on the
    // way to an earlier moment, or back from it.
    private var goesOnOtherwise = false
    // The pause after whose moment the application goes on.
    private weak var continuedPause: ApplicationPause?
    private var lastPlace: [String] = []

    /// Creates a listener that doesn't listen yet.
    ///
    /// - Parameters:
    ///   - windows: The windows of the application. What other tests in the same process do isn't noted.
    ///   - heldEffects: The effects that a replay ends; `nil` for effects that do their work.
    ///   - values: The values from outside that a replay returns; `nil` for those of the moment.
    ///   - note: A closure called with each event.
    init(
        to windows: ApplicationWindows,
        holding heldEffects: HeldEffects? = nil,
        reading values: RecordedValues? = nil,
        note: @escaping @MainActor (NotedEvent) -> Void
    ) {
        (self.windows, self.heldEffects, self.values, self.note) = (windows, heldEffects, values, note)
    }

    /// Begins to listen.
    func begin() {
        // Windows may be open already.
        placeIsDirty = !windows.all.isEmpty
        RunListeners.shared.add(self, to: windows)
    }

    /// Ends listening.
    func end() { RunListeners.shared.remove(self, from: windows) }

    /// Notes a change of the hierarchy that no turn has noted.
    func notePlace() {
        if let event = takePlace() { send(event) }
    }

    /// Returns a change of the hierarchy that hasn't been noted, and that this listener won't note anymore.
    func takePlace() -> NotedEvent? {
        // An earlier moment that is only shown has another place.
        guard placeIsDirty, depth == 0, ApplicationPause.current(in: windows)?.isOver ?? true else { return nil }
        placeIsDirty = false
        let place = windows.placeLines
        // Another application's windows may have changed.
        guard place != lastPlace else { return nil }
        lastPlace = place
        var event = TapeEvent(.place)
        event.lines = place
        return NotedEvent(content: .other(event), time: time, isConsequence: true)
    }

    /// Whether the run is a replay.
    var isReplay: Bool { heldEffects != nil }

    /// Whether an event of a turn has been noted that hasn't ended.
    var isInTurn: Bool { depth > 0 && !isAtBeginning }

    private var time: Int { Int(Self.microseconds - start) }

    private static var microseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
    }

    private func add(_ content: NotedEvent.Content) {
        // The way to an earlier moment is no part of the run. What has begun before goes on.
        guard !ApplicationPause.isMoving || content.takesTime else { return }
        noteContinuationIfNeeded(before: content)
        if depth == 0 { notePlace() }
        var event = NotedEvent(content: content)
        if depth > 0, let turnTime {
            event.time = turnTime
        } else {
            event.time = time
            if depth > 0 { turnTime = event.time }
        }
        event.isNested = depth > 0 && !isAtBeginning
        if !content.takesTime {
            event.isConsequence = depth == 0 ? Run.isConsequence : isConsequence && isAtBeginning
        }
        isAtBeginning = false
        send(event)
    }

    private func add(_ event: TapeEvent) { add(.other(event)) }

    /// Notes that the application goes on after an earlier moment, if it isn't as it was before: if it goes on from
    /// that moment, or with new stores.
    private func noteContinuationIfNeeded(before content: NotedEvent.Content) {
        guard !isInTurn else { return }
        if goesOnOtherwise { return noteContinuation() }
        guard let pause = ApplicationPause.current(), !pause.isOver, pause !== continuedPause else { return }
        // What has begun before the look at the moment goes on, also with its next part.
        let goesOn = content.takesTime || content.isEffect && depth == 0 && Run.isConsequence
        if !goesOn { noteContinuation() }
    }

    private func noteContinuation() {
        let pause = ApplicationPause.current()
        // The application goes on once from each moment.
        guard goesOnOtherwise || pause == nil || pause !== continuedPause else { return }
        guard !isInTurn else {
            goesOnOtherwise = true
            return
        }
        (goesOnOtherwise, continuedPause) = (false, pause)
        var event = TapeEvent(.continuation)
        event.obstacle = "A replay can't show earlier moments."
        send(NotedEvent(content: .other(event), time: time))
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
        turnTime = nil
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
        switch event.kind {
        case .childrenDidChange, .presentationDidChange, .pathComponentDidChange:
            count += 1
            placeIsDirty = true
            if depth == 0 { Task { [weak self] in self?.notePlace() } }
        default: break
        }
    }
}

// The events of the application.
extension RunListener {
    /// Notes that a store is created.
    func storeDidInitialize(_ store: AnyObject) {
        heldEffects?.prepare(store)
        guard let name = names.add(store, isHidden: Run.isHelping).name else { return }
        guard !ApplicationPause.isMoving else {
            goesOnOtherwise = true
            return
        }
        // It is no event of its own, and begins no turn.
        let isNested = depth > 0 && !isAtBeginning
        send(
            NotedEvent(
                content: .other(TapeEvent(.store, name)),
                time: time,
                isNested: isNested,
                isConsequence: !isNested && Run.isConsequence
            )
        )
    }

    /// Notes what a store does, and begins a turn.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - content: A closure that returns the content of the event. It isn't called for a hidden store.
    func begin(_ store: AnyObject, _ content: (NamedStore) -> NotedEvent.Content) {
        let named = names[store]
        if named.name == nil { beginTurnIfNeeded() } else { add(content(named)) }
        depth += 1
    }

    /// Begins a turn, and notes its event.
    func turnWillBegin(with event: RunEvent?) {
        // It comes before the place of the moment, which is noted next.
        if case .continuation = event { noteContinuation() }
        beginTurn()
        if let event { add(event) }
    }

    /// Ends a turn.
    func turnDidEnd() {
        // It may have begun before the recording.
        if depth > 0 { endTurn() }
    }

    /// Returns a value from outside, and notes it: in a replay, that of the tape, which isn't noted.
    func recorded<Value: Codable>(_ id: String, _ read: () -> Value) -> Value {
        var event = TapeEvent(.value, of: nil, text: id)
        if let values {
            do throws(TapeError) { return try values.next(id) } catch { event.obstacle = error.description }
        }
        let value = read()
        // It is no event of its own, and begins no turn.
        let isNested = depth > 0 && !isAtBeginning
        if !ApplicationPause.isMoving {
            send(NotedEvent(content: .value(event, value), time: time, isNested: isNested))
        }
        return value
    }

    /// Returns the work of an effect: in a replay, work that waits for the result of the tape.
    func mediated<Result>(
        _ work: @escaping @MainActor () async throws -> Result,
        of effect: RunEffect
    ) -> @MainActor () async throws -> Result {
        guard let heldEffects, let store = effect.store, let name = names[store].name else { return work }
        return {
            let number = effect.numbers[ObjectIdentifier(self)] ?? 1
            let name = EffectName(store: name, id: effect.idText, number: number)
            return try await heldEffects.wait(name, isAwaited: effect.isAwaited, reporting: effect.report)
        }
    }

    /// Notes that an effect has started.
    func didStart(_ effect: RunEffect) {
        guard let store = effect.store, let name = names[store].name else { return }
        guard !ApplicationPause.isMoving else {
            // Neither is its end.
            effect.numbers[ObjectIdentifier(self)] = 0
            return
        }
        let number = names[store].nextNumber(ofEffect: effect.isUnnamed ? "unnamed" : effect.id)
        effect.numbers[ObjectIdentifier(self)] = number
        add(TapeEvent(.effect, of: name, text: effect.idText, number: number))
    }

    private func add(_ event: RunEvent) {
        switch event {
        case .continuation: break
        case .newWindow: add(TapeEvent(.newWindow))
        case .start(let flow): add(TapeEvent(.start, flow))
        case .command(let id, let option, let commandWindows, let window):
            guard commandWindows === windows, !Self.helpingCommands.contains(id) else { return }
            var event = TapeEvent(.command, option)
            (event.text, event.window) = (id, position(ofWindowOf: window))
            add(event)
        case .back(let controller): add(.back, at: controller)
        case .leave(let controller): add(.leave, at: controller)
        case .selection(let controller, let index): add(.selection, at: controller) { $0.number = index }
        case .tabMove(let controller, let index, let destination):
            add(.tabMove, at: controller) { ($0.number, $0.destination) = (index, destination) }
        case .alertAnswer(let alert, let button):
            add(.answer, at: alert) { ($0.number, $0.text) = (button, alert.buttons[button].label) }
        case .fileAnswer(let question, let files): add(.files, at: question) { $0.lines = files.map(\.uri) }
        case .cancellation(let question): add(.cancellation, at: question)
        case .toastEnd(let controller, let text, let outcome): addNotice(.toast, of: controller, text, outcome.number)
        case .bannerEnd(let controller, let text, let isByButton):
            addNotice(.banner, of: controller, text, isByButton ? 1 : 0)
        case .opening(let opening, let window):
            add(.opening, at: window) { event in
                switch opening {
                case .link(let path): event.text = "\(path)"
                case .invalidLink(let reason): (event.text, event.isFailure) = (reason, true)
                case .files(let files): event.lines = files.map(\.uri)
                }
            }
        case .link(let flow, let path):
            var event = TapeEvent(.link, "\(type(of: flow))")
            (event.text, event.window) = ("\(path)", position(ofWindowOf: flow.firstPlace))
            add(event)
        case .effectEnd(let effect):
            if let result = effect.result, let event = self.event(.effectEnd, of: effect) {
                add(.effectEnd(event, result))
            }
        case .progress(let effect, let progress):
            if let event = self.event(.progress, of: effect) { add(.value(event, progress)) }
        }
    }

    /// The commands that present a ``HelpingController``, or open a menu.
    private static let helpingCommands = [
        StandardCommand.commandPalette.id, StandardCommand.keyboardShortcuts.id, StandardCommand.mainMenu.id,
    ]

    private func event(_ kind: TapeEvent.Kind, of effect: RunEffect) -> TapeEvent? {
        let number = effect.numbers[ObjectIdentifier(self)]
        guard let store = effect.store, let name = names[store].name, number != 0 else { return nil }
        return TapeEvent(kind, of: name, text: effect.idText, number: number)
    }

    private func add(
        _ kind: TapeEvent.Kind,
        at controller: Controller,
        _ change: (inout TapeEvent) -> Void = { _ in }
    ) {
        guard isRecorded(controller) else { return }
        var event = TapeEvent(kind, ControllerPosition(of: controller, in: windows).text)
        change(&event)
        add(event)
    }

    private func addNotice(
        _ kind: TapeEvent.Kind,
        of controller: Controller?,
        _ text: String,
        _ number: Int
    ) {
        guard controller.map(isRecorded) ?? true else { return }
        var event = TapeEvent(kind)
        (event.text, event.number) = (text, number)
        event.window = position(ofWindowOf: controller)
        add(event)
    }

    /// Returns the position of the window that a controller is in; `nil` if no other window is open.
    private func position(ofWindowOf controller: Controller?) -> String? {
        let all = windows.all
        guard all.count > 1, let top = controller?.lineToTop.last else { return nil }
        return all.first { $0 === top }.map { ControllerPosition(of: $0, in: windows).text }
    }

    /// Whether a controller is in one of the application's windows, and doesn't only help.
    private func isRecorded(_ controller: Controller) -> Bool {
        let top = controller.lineToTop.last as? WindowController
        return !(controller is any HelpingController) && (top.map { $0.windows === windows } ?? true)
    }
}

extension RunEffect {
    /// The identifier as a text.
    fileprivate var idText: String { isUnnamed ? "unnamed" : ValueDescription.text(of: id) }
}
