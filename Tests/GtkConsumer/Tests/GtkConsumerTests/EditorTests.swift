import Editor
import LassoGtk
import LassoTestUtilities
import Testing

/// Tests of the text editor without a display.
@MainActor
struct EditorTests {
    private let drafts = MemoryDrafts()
    private let files: MemoryFiles
    private let notes = FileReference(path: "/home/billie/Notes.txt")

    init() {
        files = MemoryFiles(["/home/billie/Notes.txt": "notes", "/home/billie/Plan.txt": "plan"], drafts: drafts)
    }

    private func launch() async throws -> EditorApplication {
        let application = EditorApplication()
        application.files = files
        try await application.launch()
        return application
    }

    @Test(.ownWindows) func eachFileHasAWindow() async throws {
        let application = try await launch()
        let first = application.openWindow()
        application.open([notes, FileReference(path: "/home/billie/Plan.txt")], in: first)
        try await eventually {
            WindowController.openWindows.map { application.editor(in: $0)?.title } == ["Notes.txt", "Plan.txt"]
        }
        // A file that is open is shown again, and not opened twice.
        application.open([notes], in: first)
        #expect(WindowController.openWindows.count == 2)
    }

    @Test(.ownWindows) func aNotificationLeadsBackToTheDocument() async throws {
        let application = try await launch()
        let window = application.openWindow()
        let editor = try #require(application.editor(in: window))
        await editor.document.perform(.openFile(notes))
        editor.dispatchAction(.didType("new"))
        try await perform("Save", in: window)
        let notification = try await assertDesktopNotification("saved")
        #expect(files["/home/billie/Notes.txt"] == "new")
        await editor.document.perform(.new)
        let button = try #require(notification.buttons.first)
        await application.open(button.path, in: window)
        try await eventually { editor.title == "Notes.txt" }
        #expect(editor.state.text == "new")
    }

    @Test(.ownWindows) func aLinkToNoDocumentIsTold() async throws {
        let application = try await launch()
        let window = application.openWindow()
        let opened = Task { await application.open("/nonsense", in: window) }
        try await answer("OK", in: window)
        await opened.value
    }

    @Test(.ownWindows) func statisticsAreShownWhereTheUserIs() async throws {
        let application = try await launch()
        #expect(application.visibleController == nil)
        let first = application.openWindow(), second = application.openWindow()
        let editor = try #require(application.editor(in: second))
        editor.dispatchAction(.didType("one two"))
        try await perform("Statistics", in: first)
        let statistics = try #require(application.visibleController as? StatisticsController)
        #expect(statistics.wordCount == 2 && statistics.presentingController === editor)
        // There is no text where the user is now.
        try await perform("Statistics", in: second)
        #expect(application.visibleController === statistics)
        statistics.dismiss()
        #expect(application.visibleController === editor)
        second.close()
        #expect(application.visibleController === application.editor(in: first))
    }

    @Test(.ownWindows) func changesComeBack() async throws {
        let application = try await launch()
        let editor = try #require(application.editor(in: application.openWindow()))
        await editor.document.perform(.openFile(notes))
        editor.dispatchAction(.didType("changed"))
        try await eventually { drafts.names.count == 1 }
        files.drafts = drafts.afterKill()
        let next = try await launch()
        let restored = try #require(next.editor(in: next.openWindow()))
        #expect(await restored.document.restoreDraft())
        #expect(restored.title == "• Notes.txt" && restored.state.text == "changed" && restored.state.isRestored)
    }
}
