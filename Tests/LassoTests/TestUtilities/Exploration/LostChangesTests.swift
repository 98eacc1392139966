import Lasso
import LassoTestUtilities
import Testing

/// Tests of unsaved changes that a service's result, the passing of time, or an answer to a question removes.
@MainActor
struct LostChangesTests {
    @Test func changesThatAResultRemovesAreFound() async throws {
        let map = await explore(depth: 3) { LostChangesFlow(.result) }
        try await expect(
            map,
            ["“check” ends with “1”"],
            OfResults.letterStoreHasUnsavedChangesAndIsLeftWithoutAQuestion
        )
    }

    @Test func changesThatTheEndOfAMessageRemovesAreFound() async throws {
        let map = await explore(depth: 4) { LostChangesFlow(.message) }
        try await expect(
            map,
            ["“check” ends with “1”", "answer “OK”"],
            OfMessages.letterStoreHasUnsavedChangesAndIsLeftWithoutAQuestion
        )
    }

    @Test func changesThatTheAnswerToAnEarlierQuestionRemovesAreFound() async throws {
        let map = await explore(depth: 4) { LostChangesFlow(.earlierQuestion) }
        try await expect(
            map,
            after: ["MenuModule .didTapHelp"],
            ["answer “Empty” in window 2"],
            OfQuestions.letterStoreHasUnsavedChangesAndIsLeftWithoutAQuestion
        )
    }

    @Test func changesThatTheUserAgreesToLoseAreNotLeft() async {
        let map = await explore(depth: 4) { LostChangesFlow(.question) }
        #expect(map.places.contains { $0.title == "Discard the letter?" })
        map.expectNoFindings()
    }

    @Test func changesThatTimeRemovesAreFound() async throws {
        let walk = await startDraft(isShownForAWhile: true)
        try await walk.send(.didEdit, to: DraftModule.self)
        try await walk.letTimePass()
        let failures = await withFailuresCaptured { await walk.finish() }
        #expect(failures.map(\.message) == ["DraftStore has unsaved changes, and is left without a question."])
    }

    // MARK: Saved

    @Test func changesThatTheUserLetsAFlowSaveAreNotLeft() async throws {
        let walk = await startDraft()
        try await walk.send(.didEdit, to: DraftModule.self)
        try await walk.send(.didTapSend, to: DraftModule.self)
        try await expectSent(walk)
    }

    @Test func changesThatAFlowSavesAtOnceAreNotLeft() async throws {
        let walk = await startDraft()
        try await walk.send(.didChoose, to: DraftModule.self)
        try await expectSent(walk)
    }

    @Test func changesThatAnEffectOfTheStoreSavesAreNotLeft() async throws {
        let walk = await startDraft()
        try await walk.send(.didEditAndKeep, to: DraftModule.self)
        try await expectSent(walk)
    }

    @Test func changesThatAreSavedWhileTheirScreenIsAskedAreNotLeft() async throws {
        let walk = await startDraft()
        try await walk.send(.didEdit, to: DraftModule.self)
        try await walk.goBack()
        try await walk.endCall("send", with: "1")
        #expect(!(walk.window.visibleController is DraftController))
        await walk.finish()
    }

    @Test func changesThatAreNotTheNewestThingThatTheUserDidAreNotLeft() async throws {
        let walk = await startDraft(isShownForAWhile: true)
        openOtherWindow(in: walk)
        try await walk.send(.didEdit, to: DraftModule.self)
        try await walk.closeWindow(1)
        try await walk.letTimePass()
        #expect(walk.window.visibleController.title == "Sent")
        await walk.finish()
    }

    @Test func changesThatNoUserHasMadeAreNotLeft() async throws {
        let walk = await startDraft(isShownForAWhile: true, restoresText: true)
        try await walk.endCall("send", with: "1")
        try await walk.letTimePass()
        #expect(walk.window.visibleController.title == "Sent")
        await walk.finish()
    }

    private func openOtherWindow(in walk: FlowWalk) {
        let window = WindowController()
        Controller().place(with: root(of: window))
        walk.window.open(window)
    }

    private func expectSent(_ walk: FlowWalk) async throws {
        try await walk.endCall("send", with: "1")
        #expect(walk.window.visibleController.title == "Sent")
        await walk.finish()
    }

    /// Starts a walk with a draft whose changes a call saves, but which stay in its state.
    ///
    /// - Parameters:
    ///   - isShownForAWhile: Whether the draft is removed after a while.
    ///   - restoresText: Whether the draft has a text as soon as a call ends.
    private func startDraft(isShownForAWhile: Bool = false, restoresText: Bool = false) async -> FlowWalk {
        let call = Outcomes<Int, Never>("send", .returns(1))
        return await FlowWalk(in: { window in
            let navigation = NavigationController(), screen = DraftModule.createScreen()
            let send: @MainActor () async -> Void = { _ = await call() }
            let close: @MainActor () -> Void = { [weak navigation] in
                let sent = Controller()
                sent.title = "Sent"
                navigation?.setControllers([sent], animated: false)
            }
            screen.concreteStore.send = send
            screen.concreteStore.close = close
            (screen.controller as? DraftController)?.send = send
            screen.observeOutput { _ in
                Task {
                    await send()
                    close()
                }
            }
            if restoresText {
                Task { [weak store = screen.concreteStore] in
                    await send()
                    store?.update { $0.text = "restored" }
                }
            }
            navigation.setControllers([Controller(), screen.controller], animated: false)
            navigation.place(with: root(of: window))
            guard isShownForAWhile else { return }
            Task { [weak navigation] in
                _ = await navigation?.toast("Closing soon", button: "Wait")
                close()
            }
        })
    }

    private func expect(
        _ map: FlowMap,
        after first: [String] = [],
        _ last: [String],
        _ printed: @MainActor () async throws -> Void
    ) async throws {
        let message = "LetterStore has unsaved changes, and is left without a question."
        #expect(map.findings.map(\.message) == [message])
        let finding = try #require(map.findings.first), test = try #require(map.tests.first)
        #expect(finding.steps == first + ["MenuModule .didTapLetter", "LetterModule .didType(\"a\")"] + last)
        #expect(try PrintedTests.contains(test, in: #filePath), "\(test)")
        // The error that a test throws is reported already.
        let failures = await withFailuresCaptured { try? await printed() }
        #expect(failures.map(\.message) == [message])
    }

    // MARK: Printed

    @MainActor
    enum OfResults {
        static func letterStoreHasUnsavedChangesAndIsLeftWithoutAQuestion() async throws {
            let walk = await FlowWalk { LostChangesFlow(.result) }
            try await walk.send(.didTapLetter, to: MenuModule.self)
            try await walk.send(.didType("a"), to: LetterModule.self)
            try await walk.endCall("check", with: "1")
            await walk.finish()
        }
    }

    @MainActor
    enum OfMessages {
        static func letterStoreHasUnsavedChangesAndIsLeftWithoutAQuestion() async throws {
            let walk = await FlowWalk { LostChangesFlow(.message) }
            try await walk.send(.didTapLetter, to: MenuModule.self)
            try await walk.send(.didType("a"), to: LetterModule.self)
            try await walk.endCall("check", with: "1")
            try await walk.answer("OK")
            await walk.finish()
        }
    }

    @MainActor
    enum OfQuestions {
        static func letterStoreHasUnsavedChangesAndIsLeftWithoutAQuestion() async throws {
            let walk = await FlowWalk { LostChangesFlow(.earlierQuestion) }
            try await walk.send(.didTapHelp, to: MenuModule.self)
            try await walk.send(.didTapLetter, to: MenuModule.self)
            try await walk.send(.didType("a"), to: LetterModule.self)
            try await walk.answer("Empty", inWindow: 1)
            await walk.finish()
        }
    }
}

/// A flow in which a letter is removed without a question whether to discard it.
private final class LostChangesFlow: Flow<NoOutputNavigationFlow> {
    enum Loss {
        /// A call ends.
        case result
        /// The user closes a message after a call.
        case message
        /// The user agrees to discard the letter after a call, so nothing is lost without a question.
        case question
        /// The user answers a question in another window, which was asked before the letter was shown.
        case earlierQuestion
    }

    private let loss: Loss
    private let checking = Outcomes<Int, Never>("check", .returns(1))
    private weak var letter: Controller?
    private weak var desk: WindowController?

    init(_ loss: Loss) {
        self.loss = loss
        super.init()
    }

    override func createInitialController() -> Controller {
        let screen = MenuModule.Screen(MenuStore(with: MenuModule.State()), FrontController())
        return screen.observeOutput { [weak self] in self?.react(to: $0) }.controller
    }

    private func react(to output: MenuModule.Output) {
        switch output {
        case .wantsLetter: showLetter()
        case .wantsHelp: if loss == .earlierQuestion, desk == nil { openDesk() }
        }
    }

    private func showLetter() {
        let screen = LetterModule.createScreen()
        letter = screen.controller
        screen.observeOutput { [weak self] _ in self?.closeLetter() }
        screen.place(with: nextPushedInFlow)
        if loss != .earlierQuestion { Task { [weak self] in await self?.check() } }
    }

    private func check() async {
        _ = await checking()
        switch loss {
        case .result, .earlierQuestion: break
        case .message: await alert("The letter is gone.")
        case .question: guard await confirm("Discard the letter?", accept: "Discard") else { return }
        }
        closeLetter()
    }

    private func closeLetter() {
        if let letter, context?.topController === letter { context?.pop() }
    }

    /// Opens a window that asks a question, and closes after the answer.
    private func openDesk() {
        let window = WindowController(), controller = Controller()
        controller.title = "Desk"
        controller.place(with: root(of: window))
        context?.windowController?.open(window)
        desk = window
        Task { [weak self, weak controller, weak window] in
            if await controller?.confirm("Empty the desk?", accept: "Empty") == true { self?.closeLetter() }
            window?.close()
        }
    }
}

/// A first page whose window stays open.
private final class FrontController: Controller {
    override init() {
        super.init()
        title = "Menu"
    }

    override var leaving: Leaving { .refused }
}

private enum DraftModule: ScreenModule {
    enum Action: Equatable { case didEdit, didTapSend, didChoose, didEditAndKeep }

    enum Output { case wantsSending }

    struct State: Equatable, EditedState {
        var text = ""

        var hasChanges: Bool { !text.isEmpty }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: DraftStore) -> Screen { Screen(store, DraftController(store.asViewStore())) }
}

private final class DraftStore: LassoStore<DraftModule> {
    var send: @MainActor () async -> Void = {}
    var close: @MainActor () -> Void = {}

    override func handleAction(_ action: Action) {
        if action != .didTapSend { update { $0.text = "a" } }
        switch action {
        case .didEdit: break
        case .didTapSend, .didChoose: dispatchOutput(.wantsSending)
        case .didEditAndKeep:
            effect("keep") { [send] in
                await send()
            } receive: { store, _ in
                store.close()
            }
        }
    }
}

private final class DraftController: Controller, LassoView {
    let store: DraftModule.ViewStore
    var send: @MainActor () async -> Void = {}

    init(_ store: DraftModule.ViewStore) {
        self.store = store
        super.init()
    }

    override var leaving: Leaving {
        guard state.hasChanges else { return .allowed }
        return .ask { [send] in
            await send()
            return true
        }
    }
}
