import Lasso
import LassoTestUtilities
import Testing

/// Tests of the messages for tests that answer a question incorrectly.
@MainActor
struct QuestionToolTests {
    private let window = WindowController()
    private let tabs = TabController()

    init() {
        tabs.setControllers([Controller(), Controller()])
        window.setRootController(tabs)
    }

    private func failure(of answering: () async throws -> Void) async -> String? {
        let failures = await withFailuresCaptured {
            await #expect(throws: TestFailureAction.self) { try await answering() }
        }
        #expect(failures.count == 1)
        return failures.first?.message
    }

    @Test func aButtonThatIsNotThereIsToldWithThoseThatAre() async throws {
        let task = Task { await tabs.confirm("Discard the changes?", accept: "Discard") }
        let message = await failure { try await answer("Discrad", in: window) }
        #expect(
            message == """
                The question "Discard the changes?" has no button "Discrad". Its buttons: "Cancel", "Discard".
                """
        )
        let files = await failure { try await answer(paths: ["/a"], in: window) }
        #expect(
            files == """
                The question "Discard the changes?" does not ask for files. Its buttons: "Cancel", "Discard".
                """
        )
        #expect(window.question != nil)
        try await cancelQuestion(in: window)
        #expect(await task.value == false)
    }

    @Test func aQuestionThatCannotBeCancelledSaysSo() async throws {
        let task = Task { await tabs.confirm("Discard the changes?", accept: "Discard") }
        let alert = try await shownQuestion(in: window)
        let question = Question()
        alert.present(PlaceController("refusing", leaving: .refused))
        let message = await failure { try await cancelQuestion(in: window) }
        #expect(
            message == """
                The question "Discard the changes?" was not canceled: a controller above it cannot be left. The hierarchy:
                \(window.hierarchyDescription)
                """
        )
        #expect(!alert.isAnswered)

        alert.dismiss()
        alert.present(PlaceController("asking", leaving: question.leaving))
        try await cancelQuestion(in: window)
        try await question.isAsked()
        question.answer(true)
        #expect(await task.value == false)
    }

    @Test func aFileQuestionHasNoButtons() async throws {
        let task = Task { await tabs.saveFile("Save Notes") }
        let button = await failure { try await answer("Save", in: window) }
        #expect(
            button == """
                The question "Save Notes" asks for files. It has no button "Save"; answer it with paths, or cancel it.
                """
        )
        let files = await failure { try await answer(paths: ["/a", "/b"], in: window) }
        #expect(files == "The question \"Save Notes\" asks for one file, and cannot be answered with \"/a\", \"/b\".")
        try await answer(paths: [], in: window)
        #expect(await task.value == nil)
    }

    @Test func aQuestionThatIsNotShownIsToldWithTheHierarchy() async {
        // The question waits in a tab that is not visible.
        let ask = { tabs.controllers[1].alert("Done") }
        ask()
        let message = await failure { try await answer("OK", in: window, within: .milliseconds(5)) }
        #expect(
            message == """
                No question was shown within 0.005 seconds. The hierarchy:
                  WindowController
                    TabController
                      Controller
                      Controller
                        presents   AlertController
                """
        )
        tabs.selectedIndex = 1
        #expect(window.question != nil)
    }
}
