import Lasso
import LassoTestUtilities
import Testing

/// Tests of questions to the user without a display.
@MainActor
struct QuestionTests {
    private enum Choice { case save, discard, cancel }

    private let window = WindowController()
    private let navigation = NavigationController()
    private let below = Controller()
    private let asking = Controller()

    init() {
        navigation.setControllers([below, asking])
        window.setRootController(navigation)
    }

    /// The answers to a sequence of questions.
    @MainActor
    private final class Answers {
        var texts: [String] = []

        @discardableResult
        func add(_ name: String, _ ask: @escaping @MainActor () async -> some Any) -> Task<Void, Never> {
            Task { texts.append("\(name): \(await ask())") }
        }

        /// Waits until all questions have received their answers.
        func expect(_ expected: [String]) async throws {
            try await eventually("\(texts) is \(expected)") { texts == expected }
        }
    }

    private let answers = Answers()

    /// Asks a question, and waits until it is shown.
    @discardableResult
    private func ask(_ name: String, above controller: Controller? = nil) async throws -> Task<Void, Never> {
        let asking = controller ?? asking
        let before = window.question
        let task = answers.add(name) { await asking.confirm(name, accept: "Yes", cancel: "No") }
        try await eventually("\(name) is asked") { window.question !== before }
        return task
    }

    private func choose() async -> Choice {
        await asking.confirm(
            "Save the changes?",
            choices: [.cancel("Cancel", .cancel), .destructive("Discard", .discard), .default("Save", .save)]
        )
    }

    @Test(arguments: ["Save": "save", "Discard": "discard", "Cancel": "cancel"])
    func aChoiceIsTheApplicationsOwnValue(button: String, value: String) async throws {
        answers.add("choice") { await choose() }
        try await answer(button, in: window)
        try await answers.expect(["choice: \(value)"])
        #expect(asking.presentedController == nil)
    }

    @Test func aQuestionSaysWhatItsButtonsAreFor() async throws {
        answers.add("delete") {
            await asking.confirm("Delete?", detail: "For ever.", accept: "Delete", isDestructive: true)
        }
        let alert = try #require(try await shownQuestion(in: window) as? AlertController)
        #expect(alert.message == "Delete?")
        #expect(alert.detail == "For ever.")
        #expect(alert.buttons == [AlertButton("Cancel", role: .cancel), AlertButton("Delete", role: .destructive)])
        // The Enter key must not choose the destructive button.
        #expect(alert.defaultButton == 0)
        #expect(alert.presentingController === asking)
        alert.answer(1)
        try await answers.expect(["delete: true"])
    }

    @Test func onlyTheFirstAnswerCounts() async throws {
        let task = try await ask("q")
        let alert = try #require(window.question as? AlertController)
        alert.answer(1)
        alert.answer(0)
        alert.answerCancel()
        task.cancel()
        try await answers.expect(["q: true"])
        #expect(alert.isAnswered)
    }

    @Test(arguments: ["cancel", "leave", "dismiss", "dismissBelow", "task", "pop", "popBelow", "replaceRoot", "close"])
    func aQuestionThatGoesIsAnsweredWithItsCancelAnswer(way: String) async throws {
        for isOpen in [false, true] {
            if isOpen { window.open() }
            navigation.setControllers([below, asking])
            if window.rootController == nil { window.setRootController(navigation) }
            answers.texts = []
            let recorder = LifetimeRecorder()
            let task = try await ask("q")
            do {
                let question = try #require(window.question)
                recorder.record(question)
                switch way {
                case "cancel": question.cancel()
                case "leave": await question.leave()
                case "dismiss": question.dismiss()
                case "dismissBelow": asking.dismiss()
                case "task": task.cancel()
                case "pop": navigation.pop()
                case "popBelow": navigation.setControllers([])
                case "replaceRoot": window.setRootController(nil)
                default: window.close()
                }
            }
            try await answers.expect(["q: false"])
            #expect(asking.presentedController == nil)
            #expect(asking.heldReferences.isEmpty && window.heldReferences.isEmpty)
            try await eventually { recorder.survivors == [] }
        }
    }

    @Test func aQuestionStaysWhenTheWindowThatItsControllerHasLeftIsReleased() async throws {
        let page = Controller()
        var old: WindowController? = WindowController()
        old?.setRootController(page)
        old?.open()
        var answer: Bool?
        let asking = Task { answer = await page.confirm("Delete?", accept: "Delete") }
        try await eventually { page.presentedController is AlertController }
        let new = WindowController()
        page.move(with: root(of: new))
        new.open()
        old?.close()
        weak let released = old
        old = nil
        #expect(released == nil)
        #expect(answer == nil && page.presentedController is AlertController)
        new.close()
        await asking.value
        #expect(answer == false)
    }

    @Test func aQuestionGoesWithItsWindowAlsoIfThatIsNotClosed() async throws {
        var other: WindowController? = WindowController()
        let controller = Controller()
        other?.setRootController(controller)
        answers.add("q") { await controller.confirm("q", accept: "Yes") }
        try await eventually { controller.presentedController != nil }
        other = nil
        try await answers.expect(["q: false"])
    }

    @Test func whoeverAsksWhereNobodyCanAnswerIsAnsweredAtOnce() async throws {
        window.open()
        navigation.pop()
        answers.add("popped") { await asking.confirm("q", accept: "Yes") }
        try await answers.expect(["popped: false"])
        window.close()
        answers.add("closed") { await window.confirm("q", accept: "Yes") }
        try await answers.expect(["popped: false", "closed: false"])
    }

    @Test func aTaskThatIsCancelledAsksNothing() async throws {
        var events = 0
        asking.observeHierarchy { _ in events += 1 }
        answers.add("q") { await asking.confirm("q", accept: "Yes") }.cancel()
        try await answers.expect(["q: false"])
        #expect(events == 0)
    }

    @Test func aControllerThatIsInNoHierarchyIsAnsweredAtOnceAlsoIfItIsKept() async throws {
        let controller = Controller()
        answers.add("q") { await controller.confirm("q", accept: "Yes") }
        try await answers.expect(["q: false"])
        #expect(controller.presentedController == nil)
    }

    @Test func aControllerInAHierarchyThatIsInNoWindowYetCanAsk() async throws {
        let controller = Controller()
        let navigation = NavigationController(rootController: controller)
        answers.add("q") { await controller.confirm("q", accept: "Yes") }
        try await answer("Yes", in: navigation)
        try await answers.expect(["q: true"])
    }

    // MARK: Several questions

    @Test func aLaterQuestionIsOnTopAndStaysWhenAnEarlierOneIsAnswered() async throws {
        window.open()
        let first = try await ask("first"), early = window.question
        try await ask("second")
        let late = window.question
        #expect(early?.presentedController === late)
        first.cancel()
        try await answers.expect(["first: false"])
        #expect(window.question === late)
        #expect(asking.presentedController === late)
        #expect(late?.isOnScreen == true)
        try await answer("Yes", in: window)
        try await answers.expect(["first: false", "second: true"])
    }

    @Test func theLatestQuestionIsTheOneOnTopWhoeverAsks() async throws {
        try await ask("outer", above: window)
        try await ask("inner")
        #expect((window.question as? AlertController)?.message == "inner")
        try await answer("Yes", in: window)
        // The tasks that ask may continue in any order when both have been answered.
        try await answers.expect(["inner: true"])
        try await answer("Yes", in: window)
        try await answers.expect(["inner: true", "outer: true"])
    }

    @Test(arguments: [false, true])
    func allQuestionsGoWithWhatPresentsThem(isOpen: Bool) async throws {
        if isOpen { window.open() }
        let recorder = LifetimeRecorder()
        try await ask("first")
        recorder.record(try #require(window.question))
        try await ask("second")
        recorder.record(try #require(window.question))
        navigation.pop()
        try await eventually { answers.texts.sorted() == ["first: false", "second: false"] }
        #expect(asking.presentedController == nil)
        try await eventually { recorder.survivors == [] }
    }

    // MARK: Alerts

    @Test func anAlertNeedNotBeWaitedFor() async throws {
        // An observer of outputs cannot wait.
        let observer = { asking.alert("The file could not be saved.", detail: "The disk is full.") }
        observer()
        #expect((window.question as? AlertController)?.detail == "The disk is full.")
        try await answer("OK", in: window)
        #expect(window.question == nil)
    }

    @Test func anAlertCanBeWaitedFor() async throws {
        answers.add("alert") { await asking.alert("Done", button: "Close") }
        try await answer("Close", in: window)
        try await answers.expect(["alert: ()"])
    }

    @Test func aQuestionThatCannotBeCancelledIsAnError() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Task { await Controller().confirm("Now?", choices: [.button("Yes", 1)]) } }
            try await Task.sleep(for: .seconds(20))
        }
        let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(error.contains("The alert \"Now?\" has 0 buttons that cancel; it needs exactly one."))
    }
}
