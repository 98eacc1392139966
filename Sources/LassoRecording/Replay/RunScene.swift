package import Lasso

/// A flow in a window whose effects do nothing real, and what a tape can do with it.
@MainActor
package final class RunScene {
    /// The window in which the flow starts.
    package let window: WindowController
    let windows: ApplicationWindows
    let clock = ReplayClock()

    private let isScoped: Bool
    private let stage: any ReplayStage
    private let heldEffects: HeldEffects
    private let work = WorkActivity()
    private let listener: RunListener
    private weak var flow: (any PathFollowing)?
    // What was prepared is kept alive by it. `nil` until the preparation has ended.
    private var preparation: Result<ReplayStart, any Error>?

    /// Creates the scene with a window that isn't open.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - values: The values from outside.
    ///   - note: A closure called with each event.
    init(
        on stage: any ReplayStage,
        reading values: RecordedValues,
        note: @escaping @MainActor (NotedEvent) -> Void
    ) {
        (self.stage, isScoped) = (stage, !stage.isDrawn)
        windows = stage.isDrawn ? .current : ApplicationWindows()
        heldEffects = HeldEffects(clock: clock)
        listener = RunListener(to: windows, holding: heldEffects, reading: values, note: note)
        window = ApplicationWindows.$scoped.withValue(windows) { WindowController() }
        window.noticeClock = clock
        listener.begin()
    }

    isolated deinit { listener.end() }

    /// Creates the scene of a test.
    ///
    /// - Parameters:
    ///   - json: The values from outside: an object with an array for each identifier.
    ///   - isUnknown: A closure called with the description of a value that isn't among them.
    /// - Throws: ``TapeError`` if the text isn't such an object.
    package convenience init(
        reading json: String = "{}",
        _ isUnknown: @escaping @MainActor (String) -> Void = { _ in }
    ) throws(TapeError) {
        self.init(on: HeadlessReplayStage(), reading: try RecordedValues(json: json)) { noted in
            if noted.kind == .value { isUnknown("\(noted.described)") }
        }
    }

    /// Begins to prepare what a flow needs, and waits until that has ended, or waits for a result of the tape.
    ///
    /// - Parameter prepare: A closure that prepares it, and returns a closure that starts the flow.
    package func prepare(_ prepare: @escaping @MainActor () async throws -> ReplayStart) async {
        inScope {
            _ = Task {
                do { preparation = .success(try await prepare()) } catch { preparation = .failure(error) }
            }
        }
        await waitForPreparation(patience: .zero)
    }

    /// Waits until the preparation has ended, or waits for a result of the tape.
    ///
    /// - Parameter patience: The time that the preparation has for something else while effects wait for results.
    private func waitForPreparation(patience: Duration) async {
        let deadline = ContinuousClock.now + patience
        await settle()
        while preparation == nil, !heldEffects.areWaiting || ContinuousClock.now < deadline {
            await WorkActivity.passTurn(throughOtherThread: true)
            await settle()
        }
    }

    /// Starts the flow if the preparation has ended.
    ///
    /// - Parameter opensWindowFirst: Whether the window is open when the flow starts.
    /// - Returns: Whether the preparation has ended.
    /// - Throws: The error of the preparation.
    package func beginPrepared(opensWindowFirst: Bool) async throws -> Bool {
        await waitForPreparation(patience: .seconds(2))
        guard let start = try preparation?.get() else { return false }
        await begin(opensWindowFirst: opensWindowFirst) { window in
            start(window)
            return nil
        }
        return true
    }

    /// Starts a flow.
    ///
    /// - Parameters:
    ///   - opensWindowFirst: Whether the window is open when the flow starts.
    ///   - start: A closure that starts a flow in the window, and returns it if it can go to paths.
    package func begin(
        opensWindowFirst: Bool,
        _ start: @MainActor (WindowController) -> (any PathFollowing)?
    ) async {
        inScope {
            if opensWindowFirst { stage.open(window) }
            flow = start(window)
            if !opensWindowFirst { stage.open(window) }
        }
        await settle()
    }

    /// Closes the windows, and cancels all effects.
    package func end() async {
        inScope { windows.all.forEach { $0.close() } }
        heldEffects.cancelAll()
        await settle()
        listener.end()
    }

    /// The place where the user is, a line for each controller.
    package var place: [String] { windows.placeLines }

    private func inScope<Result>(_ body: () -> Result) -> Result {
        WorkActivity.$current.withValue(work) {
            // What a storage says has to come at the same step each time.
            BlockingWork.$isImmediate.withValue(true) {
                isScoped ? ApplicationWindows.$scoped.withValue(windows, operation: body) : body()
            }
        }
    }

    private func performInScope(_ body: () throws(TapeError) -> Void) throws(TapeError) {
        let result = inScope { () -> Result<Void, TapeError> in
            do throws(TapeError) { return .success(try body()) } catch { return .failure(error) }
        }
        try result.get()
    }

    /// Waits until nothing more happens by itself: until all work of effects has ended, or waits for the tape.
    package func settle() async {
        await work.waitUntilQuiet(for: 8, eventCount: { listener.count }) { throughOtherThread in
            await WorkActivity.passTurn(throughOtherThread: throughOtherThread)
            return true
        }
        listener.notePlace()
    }

    // MARK: Steps

    /// Lets the user, another program, or an effect do what an event of a tape says.
    ///
    /// - Throws: ``TapeError`` if that isn't possible here.
    package func perform(_ event: TapeEvent) throws(TapeError) {
        try performInScope { () throws(TapeError) in try take(event) }
    }

    /// Sends an action to a store.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - name: The name of the store.
    /// - Throws: ``TapeError`` if there is no such store.
    package func send(_ action: Any, to name: String) throws(TapeError) {
        guard let store = listener.names.store(name) else { throw TapeError("There is no store \(name).") }
        let isSent = inScope { store.dispatchTraced(action) }
        guard isSent else { throw TapeError("\(action) is no action of \(name).") }
    }

    /// Ends an effect with a result.
    ///
    /// - Throws: ``TapeError`` if there is no such effect, or the result has another type.
    package func end(
        _ id: String,
        of store: String,
        number: Int,
        with result: Result<Any, any Error>
    ) throws(TapeError) {
        try heldEffects.end(EffectName(store: store, id: id, number: number), with: result)
    }

    /// Lets an effect report its progress.
    ///
    /// - Throws: ``TapeError`` if there is no such effect, or it reports no progress.
    package func report(
        _ progress: TaskProgress,
        from id: String,
        of store: String,
        number: Int
    ) throws(TapeError) {
        try performInScope { () throws(TapeError) in
            try heldEffects.report(progress, of: EffectName(store: store, id: id, number: number))
        }
    }

    /// Lets time pass.
    ///
    /// - Parameter time: The time since the beginning of the tape.
    package func letTimePass(until time: Duration) async {
        if clock.advance(to: time) { await settle() }
    }

    private func take(_ event: TapeEvent) throws(TapeError) {
        switch event.kind {
        case .action: try send(try action(of: event), to: event.subject ?? "")
        case .effectEnd: try heldEffects.end(EffectName(of: event), as: event)
        case .progress: try heldEffects.report(HeldEffect.progress(of: event), of: EffectName(of: event))
        case .command: try command(event)
        case .back: try controller(event, Controller.self).userDidGoBack(animated: stage.isDrawn)
        case .leave: try controller(event, Controller.self).beginToLeave(animated: stage.isDrawn)
        case .selection: try select(event)
        case .answer: try answer(event)
        case .files:
            let files = (event.lines ?? []).map { FileReference(uri: $0) }
            try controller(event, FileQuestionController.self).answer(files)
        case .cancellation: try controller(event, QuestionController.self).answerCancel()
        case .toast: try toast(event)
        case .opening: try open(event)
        case .link: try follow(event)
        case .store, .start, .change, .output, .effect, .place, .value:
            throw TapeError("It is caused by something that isn't on the tape.")
        }
    }

    private func action(of event: TapeEvent) throws(TapeError) -> Any {
        guard let store = listener.names.store(event.subject ?? "") else {
            throw TapeError("There is no store \(event.subject ?? "").")
        }
        if let value = event.value, let type = store.actionType as? any Decodable.Type {
            return try HeldEffect.decode(type, value)
        }
        let known = store.sampleActions.first { ValueDescription.text(of: $0) == event.text }
        if let known { return known }
        throw TapeError(event.obstacle ?? "The action isn't Codable any more. Declare \(store.actionType): Codable.")
    }

    private func controller<Kind: Controller>(_ event: TapeEvent, _ kind: Kind.Type) throws(TapeError) -> Kind {
        let position = event.subject ?? ""
        guard let controller = ControllerPosition(position).controller(in: windows) as? Kind else {
            throw TapeError("There is no \(Kind.self) at \(position).")
        }
        return controller
    }

    private func command(_ event: TapeEvent) throws(TapeError) {
        let id = event.text ?? ""
        // The newest window is probably the one in front.
        let commands = windows.all.reversed().compactMap { $0.availableCommands[id] }
        guard let command = commands.first(where: \.isEnabled) ?? commands.first else {
            throw TapeError(
                "There is no command \(id). Commands of the application itself need a replay of the application: see "
                    + "TapeReplay(_:on:preparing:) and ReplayCommand.main(of:)."
            )
        }
        let isPerformed = event.subject.map(command.perform) ?? command.perform()
        guard isPerformed else { throw TapeError("The command \(id) is disabled.") }
    }

    private func select(_ event: TapeEvent) throws(TapeError) {
        let container = try controller(event, SelectionController.self), index = event.number ?? 0
        guard container.controllers.indices.contains(index) else {
            throw TapeError("There is no tab or page \(event.ordinal) at \(event.subject ?? "").")
        }
        container.userDidSelect(index)
    }

    private func answer(_ event: TapeEvent) throws(TapeError) {
        let alert = try controller(event, AlertController.self)
        // On a tape in another language, the label differs.
        guard let button = event.number ?? alert.buttons.firstIndex(where: { $0.label == event.text }),
            alert.buttons.indices.contains(button)
        else {
            throw TapeError("The alert has no button “\(event.text ?? "")”.")
        }
        alert.answer(button)
    }

    private func toast(_ event: TapeEvent) throws(TapeError) {
        let toasts = windows.all.compactMap(\.visibleController.postedToast)
        if let toast = toasts.first(where: { $0.toast.text == event.text }) {
            return toast.end(event.number == 1 ? .pressedButton : .dismissed)
        }
        throw TapeError("There is no notice “\(event.text ?? "")”.")
    }

    private func path(_ event: TapeEvent) throws(TapeError) -> NavigationPath {
        do { return try NavigationPath(event.text ?? "") } catch { throw TapeError("\(error)") }
    }

    private func open(_ event: TapeEvent) throws(TapeError) {
        let window = try controller(event, WindowController.self)
        let opening = try opening(event)
        if let open = windows.open { return open(opening, window) }
        switch opening {
        case .files:
            throw TapeError("The application opens files. Replay the application: see ReplayCommand.main(of:).")
        case .invalidLink(let reason):
            Run.turn(with: .opening(opening, window)) { window.visibleController.alert(reason) }
        case .link(let path):
            let own = window === self.window ? flow : nil
            guard let flow = own ?? window.outermostFlow else { throw TapeError("No flow is in the window.") }
            Run.turn(with: .opening(opening, window)) { go(to: path, in: flow, window) }
        }
    }

    private func opening(_ event: TapeEvent) throws(TapeError) -> Opening {
        if event.isFailure { return .invalidLink(event.text ?? "") }
        if let uris = event.lines { return .files(uris.map { FileReference(uri: $0) }) }
        return .link(try path(event))
    }

    /// Goes to a path as an application does by default.
    private func go(to path: NavigationPath, in flow: any PathFollowing, _ window: WindowController) {
        Task {
            let outcome = await flow.go(to: path)
            if outcome.kind == .unknown { await window.visibleController.alert(outcome.description) }
        }
    }

    private func follow(_ event: TapeEvent) throws(TapeError) {
        let path = try path(event)
        guard let flow = flow(named: event.subject ?? "") else {
            throw TapeError("There is no flow \(event.subject ?? "").")
        }
        Task { await flow.go(to: path) }
    }

    private func flow(named name: String) -> (any PathFollowing)? {
        if let flow, "\(type(of: flow))" == name { return flow }
        var found: (any PathFollowing)?
        for window in windows.all {
            window.forEachBelow { controller in
                let flows = controller.hierarchyReferences.compactMap { $0.flow as? any PathFollowing }
                found = found ?? flows.first { "\(type(of: $0))" == name }
            }
        }
        return found
    }
}
