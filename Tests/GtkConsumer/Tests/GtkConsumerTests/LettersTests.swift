import LassoGtk
import LassoTestUtilities
import Notes
import Testing

/// Tests of the windows of letters without a display.
@MainActor
struct LettersTests {
    private let drafts = MemoryDrafts()
    private let files: MemoryFiles
    private let storage = MemoryStorage()

    init() { files = MemoryFiles(drafts: drafts) }

    /// Opens the windows as the application does when it starts.
    private func start() -> (letters: LetterWindows, windows: [WindowController]) {
        let letters = LetterWindows(in: storage, files: files)
        return (letters, letters.restore { $0.open() })
    }

    private func letters(in window: WindowController) -> [LetterController] {
        (window.rootController as? DeskController)?.letters ?? []
    }

    /// Types two letters in one window, and kills the application.
    private func typeUntilKilled() async throws {
        let (application, windows) = start()
        let window = try #require(windows.first)
        try await perform("New Tab", in: window)
        for (letter, text) in zip(letters(in: window), ["Dear Ada", "Dear Grace"]) {
            letter.dispatchAction(.didType(text))
        }
        try await eventually { drafts.names.count == 2 }
        #expect(await application.save())
        files.drafts = drafts.afterKill()
    }

    @Test(.ownWindows) func aLetterWithoutAPlaceInItsWindowComesBackInAnother() async throws {
        try await typeUntilKilled()
        // A new window has only one tab.
        let windows = start().windows
        #expect(windows.count == 2)
        try await eventually {
            windows.flatMap { letters(in: $0) }.map { $0.state.text } == ["Dear Ada", "Dear Grace"]
        }
    }
}
