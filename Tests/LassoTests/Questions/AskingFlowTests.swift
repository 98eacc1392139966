import Lasso
import LassoTestUtilities
import Testing

/// A flow that asks before it is done.
private final class AskingFlow: Flow<NoOutputNavigationFlow> {
    var isDone: Bool?

    override func createInitialController() -> Controller { Controller() }

    func finish() async {
        isDone = await confirm("Finish?", accept: "Finish")
    }
}

/// A controller with changes that would be lost.
private final class EditingController: Controller {
    override var leaving: Leaving {
        .ask { [unowned self] in await confirm("Discard the changes?", accept: "Discard", isDestructive: true) }
    }
}

@MainActor
struct AskingFlowTests {
    private let window = WindowController()
    private let navigation = NavigationController(rootController: Controller())

    init() {
        window.setRootController(navigation)
        window.open()
    }

    // MARK: Flows

    @Test func aFlowAsksAboveWhatItIsIn() async throws {
        let flow = AskingFlow()
        flow.start(with: pushed(in: navigation))
        let task = Task { await flow.finish() }
        #expect(try await shownQuestion(in: window).presentingController === navigation)
        try await answer("Finish", in: window)
        await task.value
        #expect(flow.isDone == true)
    }

    @Test func aFlowWhoseContextIsGoneIsAnsweredAtOnce() async {
        let flow = AskingFlow()
        await flow.finish()
        #expect(flow.isDone == false)
    }

    @Test func aQuestionOfAFlowKeepsNothingOfTheHierarchyAlive() async throws {
        let flow = AskingFlow()
        let recorder = LifetimeRecorder()
        do {
            let dropped = NavigationController()
            flow.start(with: root(of: dropped))
            recorder.record(dropped)
            Task { await flow.finish() }
            recorder.record(try await shownQuestion(in: dropped))
        }
        try await eventually { flow.isDone == false }
        #expect(recorder.survivors == [])
    }

    // MARK: Leaving

    @Test func theUserIsAskedBeforeChangesAreLost() async throws {
        let editing = EditingController()
        navigation.push(editing)
        #expect(navigation.goBack())
        try await answer("Discard", in: window)
        try await eventually { editing.parent == nil }
        #expect(window.question == nil)
    }

    @Test func escapeAnswersTheQuestionAndTheChangesStay() async throws {
        let editing = EditingController()
        navigation.push(editing)
        let leaving = Task { await editing.leave() }
        let question = try await shownQuestion(in: window)
        // A second request to leave does nothing.
        #expect(await editing.leave() == false)
        #expect(await window.leave() == false)
        #expect(window.question === question)
        #expect(editing.presentedController === question)
        question.cancel()
        #expect(await leaving.value == false)
        #expect(window.question == nil)
        #expect(navigation.topController === editing)
        // The controller can be asked again.
        editing.beginToLeave()
        try await answer("Discard", in: window)
        try await eventually { navigation.topController !== editing }
    }
}

/// Tests of questions of controllers that are not visible.
@MainActor
struct CoveredQuestionTests {
    private final class FormController: Controller {
        override var leaving: Leaving { .ask { await self.confirm("Discard the changes?", accept: "Discard") } }
    }

    private let window = WindowController()
    private let navigation = NavigationController()
    private let form = FormController()

    init() {
        navigation.setControllers([form, Controller()])
        window.setRootController(navigation)
        window.open()
    }

    @Test func aWindowCanBeClosedWhoseUnsavedChangesAreBelowAnotherPage() async throws {
        async let isClosed = window.leave()
        try await answer("Cancel", in: window)
        #expect(await isClosed == false)
        #expect(navigation.controllers.count == 2)
        async let isClosedNow = window.leave()
        try await answer("Discard", in: window)
        #expect(await isClosedNow)
    }

    @Test func aDialogCanBeLeftWhoseUnsavedChangesAreBelowAnotherPage() async throws {
        let dialog = NavigationController()
        let inside = FormController()
        dialog.setControllers([inside, Controller()])
        navigation.present(dialog)
        async let isLeft = dialog.leave()
        try await answer("Discard", in: window)
        #expect(await isLeft)
        window.close()
    }

    @Test func aQuestionGoesWithTheCoveredControllerThatAsks() async throws {
        let task = Task { await form.confirm("Delete?", accept: "Delete") }
        _ = try await shownQuestion(in: window)
        navigation.setControllers([navigation.controllers[1]])
        #expect(await task.value == false)
        #expect(window.question == nil)
        window.close()
    }

    @Test func aControllerThatWasTakenAwayBeforeItWasShownIsAnsweredAtOnce() async {
        let tabs = TabController(), hidden = Controller()
        tabs.setControllers([Controller(), hidden])
        window.setRootController(tabs)
        tabs.setControllers([tabs.controllers[0]])
        #expect(await hidden.confirm("Delete?", accept: "Delete") == false)
        #expect(hidden.presentedController == nil)
        window.close()
    }
}
