import LassoGtk
import LassoTestUtilities
import Testing

@testable import Tasks

/// Tests of the whole application, without a display.
@Suite(.resettingMocks, .ownWindows)
struct TasksApplicationTests {
    private let services = TestServices()
    private let application = TasksApplication()

    private func launch() async throws -> (WindowController, TasksViewController) {
        try await application.launch()
        let window = application.openWindow()
        return (window, try window.firstChildOfType())
    }

    /// The controller of a class where the user is.
    private func dialog<Shown: Controller>(of window: WindowController) throws -> Shown {
        try #require(window.visibleController as? Shown)
    }

    private func add(_ title: String, in window: WindowController) async throws {
        try await perform("New Task…", in: window)
        let edit: EditTaskViewController = try dialog(of: window)
        edit.dispatchAction(.didChangeTitle(title))
        edit.dispatchAction(.didTapSave)
    }

    @Test func aTaskIsAddedEditedAndDeletedAndThatIsUndone() async throws {
        let (window, tasks) = try await launch()
        assertCommand("Undo", in: window, isEnabled: false)
        try await add("Buy milk", in: window)
        #expect(window.visibleController === tasks)
        #expect(tasks.state.tasks.map(\.title) == ["Buy milk"])

        let id = tasks.state.tasks[0].id
        tasks.dispatchAction(.didOpen(id))
        let edit: EditTaskViewController = try dialog(of: window)
        #expect(edit.title == "Edit Task" && edit.state.task.title == "Buy milk")
        edit.dispatchAction(.didChangePriority(.high))
        edit.dispatchAction(.didTapSave)
        #expect(tasks.state.tasks[0].priority == .high)

        tasks.dispatchAction(.didDelete([id], next: nil))
        try await assertToast("Task deleted", in: window)
        try await pressToastButton("Undo", in: window)
        try await eventually { tasks.state.tasks.count == 1 }
        try await perform("undo", in: window)
        #expect(tasks.state.tasks[0].priority == .normal)
        try await perform("redo", in: window)
        #expect(tasks.state.tasks[0].priority == .high)
        window.close()
    }

    @Test func aDialogWithChangesAsksBeforeItIsClosed() async throws {
        let (window, tasks) = try await launch()
        try await perform("New Task…", in: window)
        let edit: EditTaskViewController = try dialog(of: window)
        edit.dispatchAction(.didChangeTitle("Buy milk"))
        try await perform("Close Window", in: window)
        let question = try await shownQuestion(in: window)
        #expect((question as? AlertController)?.message == "Discard the changes?")
        try await cancelQuestion(in: window)
        #expect(window.visibleController === edit && tasks.state.tasks.isEmpty)
        edit.dispatchAction(.didTapSave)
        window.close()
    }

    @Test func theMenuSortsAndHidesAndTheSettingsKeepThat() async throws {
        let (window, tasks) = try await launch()
        assertCommand("Sort By", in: window, chosen: "Manual")
        try await perform("Sort By", choosing: "Title", in: window)
        try await perform("Show Done", in: window)
        assertCommand("Show Done", in: window, isOn: false)
        #expect(tasks.state.order == .title && tasks.state.filter != nil)
        #expect(services.settings[valueOf: "sort-order"] == .string("title"))
        #expect(services.settings[valueOf: "shows-done"] == .bool(false))
        window.close()
    }

    @Test func listsAreAddedAndChosen() async throws {
        let (window, tasks) = try await launch()
        try await perform("New List", in: window)
        #expect(tasks.title == "New List")
        let lists: ListsViewController = try window.firstChildOfType()
        lists.dispatchAction(.didSelect(1))
        #expect(tasks.title == "My Tasks")
        window.close()
    }

    @Test func theUserChoosesTheFileToImportAndTheOneToExportTo() async throws {
        services.files["/home/billie/old.txt"] = "One\nTwo\n"
        let (window, tasks) = try await launch()
        assertCommand("Cancel Import", in: window, isEnabled: false)
        try await perform("Import…", in: window)
        try await answer(paths: ["/home/billie/old.txt"], in: window)
        try await assertToast("2 tasks imported", in: window)
        #expect(tasks.state.tasks.map(\.title) == ["One", "Two"])
        try await perform("Export…", in: window)
        let question = try await shownQuestion(in: window)
        #expect((question as? FileQuestionController)?.proposedName == "My Tasks.txt")
        try await answer(paths: ["/home/billie/new.txt"], in: window)
        try await eventually { services.files["/home/billie/new.txt"] == "One\nTwo\n" }
        window.close()
    }

    @Test func anImportIsUndone() async throws {
        services.files["/home/billie/old.txt"] = "One\n"
        let (window, tasks) = try await launch()
        try await perform("Import…", in: window)
        try await answer(paths: ["/home/billie/old.txt"], in: window)
        try await assertToast("1 task imported", in: window)
        try await perform("Undo Import", in: window)
        assertCommand("Undo", in: window, isEnabled: false)
        #expect(tasks.state.tasks.isEmpty)
        window.close()
    }

    @Test func anImportIsCanceledByItsCommand() async throws {
        services.files.readingWaits = true
        let (window, tasks) = try await launch()
        tasks.dispatchAction(.didChooseImport(FileReference(path: "/home/billie/old.txt")))
        try await eventually { window.rootController?.shownProgress != nil }
        assertCommand("Import…", in: window, isEnabled: false)
        try await perform("Cancel Import", in: window)
        #expect(window.rootController?.shownProgress == nil && tasks.state.tasks.isEmpty)
        assertCommand("Import…", in: window, isEnabled: true)
        window.close()
    }

    @Test func savingIsTriedAgainByTheButtonOfItsBanner() async throws {
        let (window, _) = try await launch()
        services.tasks.writingFails = .failed("The disk is full.")
        try await perform("New List", in: window)
        try await assertBanner("The disk is full.", in: window)
        services.tasks.writingFails = nil
        try await pressBannerButton("Try Again", in: window)
        try await eventually { window.rootController?.shownBanner == nil }
        #expect(services.tasks.text?.contains("New List") == true)
        window.close()
    }

    @Test func preferencesChangeTheTasks() async throws {
        let (window, tasks) = try await launch()
        try await perform("Preferences", in: window)
        let preferences: PreferencesViewController = try dialog(of: window)
        preferences.dispatchAction(.didChangeShowsDone(false))
        preferences.dispatchAction(.didChangeAddsAtTop(true))
        preferences.dispatchAction(.didChangeColorScheme(.dark))
        #expect(!tasks.state.showsDone && tasks.state.addsAtTop)
        #expect(services.settings[valueOf: "color-scheme"] == .string("dark"))
        window.close()
    }

    @Test func aboutAndTheKeysComeByThemselves() async throws {
        let (window, _) = try await launch()
        try await perform("About", in: window)
        let about: AboutController = try dialog(of: window)
        #expect(about.identity == TasksApplication.identity)
        try await perform("Close Window", in: window)
        try await eventually { window.visibleController is TasksViewController }
        try await perform("Keyboard Shortcuts", in: window)
        let _: ShortcutsController = try dialog(of: window)
        window.close()
    }

    @Test func theApplicationSaysWhyItCannotStart() async throws {
        services.tasks.readingFails = .failed("The folder must not be read.")
        await #expect(throws: StorageError.failed("The folder must not be read.")) { try await application.launch() }
        services.tasks.readingFails = nil
        let (window, _) = try await launch()
        #expect(window.isOpen)
        window.close()
    }
}
