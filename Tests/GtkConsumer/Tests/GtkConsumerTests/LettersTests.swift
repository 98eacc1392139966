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

    /// The windows that the application has opened. They live as long as this.
    @MainActor
    private final class Opened { var windows: [WindowController] = [] }

    /// Opens the windows as the application does when it starts.
    private func start() -> (letters: LetterWindows, opened: Opened) {
        let letters = LetterWindows(in: storage, files: files), opened = Opened()
        letters.restore { window in
            opened.windows.append(window)
            window.open()
        }
        return (letters, opened)
    }

    private func letters(in window: WindowController) -> [LetterController] {
        (window.rootController as? DeskController)?.letters ?? []
    }

    /// Types two letters in one window, and kills the application.
    private func typeUntilKilled() async throws {
        let (application, opened) = start()
        let window = try #require(opened.windows.first)
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
        let opened = start().opened
        try await eventually {
            opened.windows.flatMap { letters(in: $0) }.map { $0.state.text } == ["Dear Ada", "Dear Grace"]
        }
        #expect(opened.windows.count == 2)
    }
}
