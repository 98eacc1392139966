import Lasso
import LassoTestUtilities
import Testing

/// Tests of performing commands in a test, and of the messages for tests that are wrong.
@MainActor
struct CommandToolTests {
    private let window = ApplicationWindows.$scoped.withValue(ApplicationWindows()) { WindowController() }
    private let store = ChecklistStore(with: .init())

    init() {
        let store = store
        window.setRootController(
            CommandedController {
                Commands(store) {
                    Command("_New Task", .didTapNew)
                    Command("Undo", .didTapUndo, isEnabled: \.canUndo)
                    Toggle("Show Done", \.showsDone) { .didShowDone($0) }
                    Choice("Sort By", ChecklistModule.Sorting.allCases, \.sorting) { .didSort($0) }
                }
            }
        )
    }

    private func failure(of performing: () async throws -> Void) async -> String? {
        let failures = await withFailuresCaptured {
            await #expect(throws: TestFailureAction.self) { try await performing() }
        }
        #expect(failures.count == 1)
        return failures.first?.message
    }

    @Test func commandsArePerformedByTitleOrIdentifier() async throws {
        try await perform("New Task", in: window)
        try await perform("show-done", in: window)
        try await perform("Sort By", choosing: "date", in: window)
        try await perform("sort-by", choosing: "by-hand", in: window)
        #expect(store.actions == [.didTapNew, .didShowDone(true), .didSort(.date), .didSort(.hand)])
    }

    @Test func aCommandThatIsDisabledIsAwaited() async throws {
        let performing = Task { try await perform("Undo", in: window) }
        await Task.yield()
        #expect(store.actions == [])
        store.update { $0.undoName = "Rename" }
        try await performing.value
        #expect(store.actions == [.didTapUndo])
    }

    @Test func aCommandThatIsNotAvailableIsToldWithThoseThatAre() async {
        let message = await failure { try await perform("New Taks", in: window, within: .milliseconds(5)) }
        #expect(
            message == """
                No command "New Taks" was available within 0.005 seconds. Available: "New Task" (new-task), "Undo" \
                (undo, disabled), "Show Done" (show-done), "Sort By" (sort-by). The hierarchy:
                \(window.hierarchyDescription)
                """
        )
    }

    @Test func aCommandThatStaysDisabledFails() async {
        let message = await failure { try await perform("undo", in: window, within: .milliseconds(5)) }
        #expect(message == "The command \"Undo\" was not enabled within 0.005 seconds.")
        #expect(store.actions == [])
    }

    @Test func choicesAndOtherCommandsAreToldApart() async {
        let choice = await failure { try await perform("Sort By", in: window) }
        #expect(
            choice == """
                The command "Sort By" is a choice. Pass "choosing:" with one of its options: "name", "date", "hand".
                """
        )
        let other = await failure { try await perform("New Task", choosing: "name", in: window) }
        #expect(other == "The command \"New Task\" is not a choice, and has no option \"name\".")
        let option = await failure { try await perform("Sort By", choosing: "size", in: window) }
        #expect(option == "The choice \"Sort By\" has no option \"size\". Its options: \"name\", \"date\", \"hand\".")
        #expect(store.actions == [])
    }

    @Test func whatIsExpectedOfACommandIsCompared() {
        assertCommand("New Task", in: window, isEnabled: true)
        assertCommand("undo", in: window, isEnabled: false)
        assertCommand("Redo", in: window, isAvailable: false)
        assertCommand("Show Done", in: window, isOn: false)
        assertCommand("Sort By", in: window, chosen: "name")
        assertCommand("Sort By", in: window, chosen: "by-name")
        let failures = withFailuresCaptured {
            assertCommand("New Task", in: window, isEnabled: false)
            assertCommand("Undo", in: window, isAvailable: false)
            assertCommand("Undo", in: window, isEnabled: true, isOn: true)
            assertCommand("Show Done", in: window, isOn: true)
            assertCommand("Sort By", in: window, chosen: "date")
            assertCommand("Show Done", in: window, chosen: "date")
        }
        #expect(
            failures.map(\.message) == [
                "The command \"New Task\" is enabled.",
                "The command \"Undo\" is available.",
                "The command \"Undo\" is disabled.",
                "The command \"Undo\" is not a toggle.",
                "The toggle \"Show Done\" is off.",
                "\"name\" is chosen of \"Sort By\", not \"date\". Its options: \"name\", \"date\", \"hand\".",
                "The command \"Show Done\" is not a choice.",
            ]
        )
        let line = #line + 1
        let located = withFailuresCaptured { assertCommand("Redo", in: Controller()) }
        #expect(located.map(\.location.line) == [UInt(line)])
        #expect(
            located.map(\.message) == [
                "No command \"Redo\" is available. Available: none. The hierarchy:\n  Controller"
            ]
        )
    }
}
