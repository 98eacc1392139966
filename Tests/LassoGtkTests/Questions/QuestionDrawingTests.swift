import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoGtk

/// A drawing of a window and the questions above it, without other content.
private final class QuestionsDrawing: ControllerDrawing {
    private final class NoDrawing: ControllerDrawing {
        func makeDrawing(of controller: Controller) -> any ControllerDrawing { NoDrawing() }
        func update(animated: Bool) {}
        func updateTitles() {}
    }

    private weak var controller: WindowController?
    let window = Window()
    private var questions: [(controller: QuestionController, drawing: QuestionDrawing)] = []

    init(_ controller: WindowController) {
        self.controller = controller
    }

    func makeDrawing(of controller: Controller) -> any ControllerDrawing { NoDrawing() }

    func update(animated: Bool) {
        guard let controller else { return }
        let shown = controller.withVisibleDescendants.compactMap { $0 as? QuestionController }
        for question in questions where !shown.contains(where: { $0 === question.controller }) {
            question.drawing.close()
        }
        questions.removeAll { question in !shown.contains { $0 === question.controller } }
        for question in shown where !questions.contains(where: { $0.controller === question }) {
            questions.append((question, QuestionDrawing(question, above: window)))
        }
        if controller.isOpen {
            window.present()
        } else {
            controller.drawing = nil
            window.destroy()
        }
    }

    func updateTitles() {}
}

/// Notes whether the answers of alerts are consequences of earlier turns.
private final class AnswerObserver: RunObserver {
    private(set) var areConsequences: [Bool] = []

    var observesCurrentApplication: Bool { true }

    func turnWillBegin(with event: RunEvent?) {
        if case .alertAnswer = event { areConsequences.append(Run.isConsequence) }
    }

    func turnDidEnd() {}
    func didStart(_ effect: RunEffect) {}

    func mediated<Result>(
        _ work: @escaping @MainActor () async throws -> Result,
        of effect: RunEffect
    ) -> @MainActor () async throws -> Result {
        work
    }
}

/// Tests of questions of the hierarchy, which are answered by pressing the buttons of their dialogs.
@Suite(.display) struct QuestionDrawingTests {
    private let controller = WindowController()
    private let window: Window

    init() {
        let drawing = QuestionsDrawing(controller)
        window = drawing.window
        controller.drawing = drawing
        controller.open()
    }

    private var dialogs: [Window] {
        Window.toplevels.items(as: Window.self).filter { $0.transientFor === window && $0.mapped }
    }

    private func shownDialog() async throws -> Window {
        try await GtkTesting.turnMainLoop(until: "a dialog is shown") { !dialogs.isEmpty }
        return try #require(dialogs.first)
    }

    /// Waits for an answer while GTK runs, and until all dialogs are closed.
    private func result<Answer: Sendable>(of task: Task<Answer, Never>) async throws -> Answer {
        var answer: Answer?
        Task { answer = await task.value }
        try await GtkTesting.turnMainLoop(until: "the question is answered") { answer != nil }
        try await GtkTesting.turnMainLoop(until: "no dialog is left") { dialogs.isEmpty }
        return try #require(answer)
    }

    @Test(arguments: ["Cancel": false, "Discard": true])
    func anAlertIsAnsweredWithTheButtonThatIsPressed(label: String, expected: Bool) async throws {
        let task = Task {
            await controller.confirm("Discard?", detail: "It is gone then.", accept: "Discard", isDestructive: true)
        }
        let dialog = try await shownDialog()
        #expect(dialog.modal)
        #expect(dialog.visibleTexts.contains("Discard?"))
        #expect(dialog.visibleTexts.contains("It is gone then."))
        #expect(dialog.button("Discard")?.hasCssClass("destructive-action") == true)
        #expect(dialog.button("Cancel")?.hasCssClass("destructive-action") == false)
        try #require(dialog.button(label)).emit("clicked")
        #expect(try await result(of: task) == expected)
        #expect(controller.presentedController == nil)
        controller.close()
    }

    @Test func anAnswerOfTheUserIsNoConsequenceOfWhatAsks() async throws {
        let observer = AnswerObserver(), observation = Run.add(observer)
        defer { observation.cancel() }
        let task = Run.turn { Task { await controller.confirm("Go on?", accept: "Go On") } }
        try #require(try await shownDialog().button("Go On")).emit("clicked")
        #expect(try await result(of: task))
        #expect(observer.areConsequences == [false])
        controller.close()
    }

    @Test func anAnswerFromElsewhereClosesTheDialog() async throws {
        let task = Task { await controller.confirm("Go on?", accept: "Go On") }
        _ = try await shownDialog()
        try await answer("Go On", in: controller)
        #expect(try await result(of: task))
        controller.close()
    }

    @Test func aDrawingClosesWithItsQuestionAlsoIfNobodyClosesIt() async throws {
        let alone = Controller()
        let undrawn = NavigationController(rootController: alone)
        let task = Task { await alone.confirm("Go on?", accept: "Go On") }
        let drawing = QuestionDrawing(try await shownQuestion(in: undrawn), above: window)
        _ = try await shownDialog()
        try await answer("Go On", in: undrawn)
        #expect(try await result(of: task))
        withExtendedLifetime(drawing) {}
        controller.close()
    }

    @Test(arguments: ["controller", "window"])
    func nothingIsLeftOfAQuestionWhoseWindowGoes(way: String) async throws {
        let recorder = LifetimeRecorder()
        let task = Task { await controller.confirm("Go on?", accept: "Go On") }
        do {
            recorder.record(try await shownDialog(), as: "dialog")
            recorder.record(try #require(controller.question))
        }
        if way == "controller" { controller.close() } else { window.destroy() }
        #expect(try await result(of: task) == false)
        try await GtkTesting.turnMainLoop(until: "these are released: \(recorder.survivors)") {
            recorder.survivors == []
        }
        controller.close()
    }

    @Test func theLaterOfTwoQuestionsStaysWhenTheEarlierOneIsAnswered() async throws {
        let first = Task { await controller.confirm("First?", accept: "Yes") }
        _ = try await shownDialog()
        let second = Task { await controller.confirm("Second?", accept: "Yes") }
        try await GtkTesting.turnMainLoop(until: "both are shown") { dialogs.count == 2 }
        first.cancel()
        try await GtkTesting.turnMainLoop(until: "the first dialog is closed") { dialogs.count == 1 }
        let dialog = try await shownDialog()
        #expect(dialog.visibleTexts.contains("Second?"))
        try #require(dialog.button("Yes")).emit("clicked")
        #expect(try await result(of: second))
        #expect(await first.value == false)
        controller.close()
    }

    @Test func aFileQuestionThatIsClosedGivesNoFile() async throws {
        let kinds = [FileKind("Text", patterns: ["*.txt"])]
        let task = Task { await controller.openFile("Open Notes", kinds: kinds, in: FileReference(path: "/no/such")) }
        let dialog = try await shownDialog()
        #expect(dialog.title == "Open Notes")
        #expect(dialog.modal)
        #expect(dialog.visibleTexts.contains("Text"))
        // The folder doesn't exist, which must not show an error above the question.
        var turns = 0
        try await GtkTesting.turnMainLoop(until: "GTK has read the folder") {
            turns += 1
            return turns > 200
        }
        #expect(Window.toplevels.items(as: Window.self).filter(\.mapped).count == 2)
        dialog.close()
        #expect(try await result(of: task) == nil)
        controller.close()
    }

    @Test func aFolderIsAnsweredWithTheOneThatIsChosen() async throws {
        let task = Task { await controller.chooseFolder("Choose", accept: "Take", in: FileReference(path: "/usr")) }
        let dialog = try await shownDialog()
        try await GtkTesting.turnMainLoop(until: "the folder is read") { dialog.button("Take")?.sensitive == true }
        try #require(dialog.button("Take")).emit("clicked")
        #expect(try await result(of: task)?.path == "/usr")
        controller.close()
    }

    @Test func aFileQuestionWhoseTaskIsCancelledGoes() async throws {
        let task = Task { await controller.saveFile(proposedName: "Notes.txt") }
        let dialog = try await shownDialog()
        #expect(dialog.descendants.contains { ($0 as? Entry)?.text == "Notes.txt" })
        task.cancel()
        #expect(try await result(of: task) == nil)
        #expect(controller.presentedController == nil)
        controller.close()
    }

    @Test func aFileReferenceHasTheAddressThatGLibGivesItsPath() {
        let path = "/" + (UInt8(1)..<127).map { String(UnicodeScalar($0)) }.joined() + "ä"
        let file = AnyFile(path: path)
        #expect(FileReference(path: file.path ?? "").uri == file.uri)
        #expect(FileReference(file).path == file.path)
        #expect(FileReference(path: path).file.path == file.path)
        controller.close()
    }
}
