import LassoGtk

/// The windows of letters, which come back with their letters when the application starts again.
package struct LetterWindows {
    private let session: WindowSession
    private let files: any DocumentFiles

    package init(in storage: any ByteStorage, files: any DocumentFiles) {
        (session, self.files) = (WindowSession(in: storage), files)
    }

    /// Opens the windows of the last run, or else one.
    ///
    /// - Parameter show: A closure that opens a window.
    package func restore(_ show: @escaping @MainActor (WindowController) -> Void) {
        let files = files
        session.restoreWindows(
            or: "letters",
            drafts: files.drafts,
            making: { _ in
                let window = WindowController()
                window.setRootController(DeskController(files))
                return window
            },
            showing: show
        )
    }

    /// Saves which windows are open.
    package func save() async -> Bool { await session.save() }
}

/// The letters of a window, in tabs. A new window has one.
package final class DeskController: TabController {
    private let files: any DocumentFiles

    init(_ files: any DocumentFiles) {
        self.files = files
        super.init()
        hasClosableTabs = true
        addLetter()
    }

    package var letters: [LetterController] { controllers.compactMap { $0 as? LetterController } }

    override package var commands: Commands {
        Commands {
            Command("New _Tab", "<Control>t") { [weak self] in self?.addLetter() }
        }
    }

    private func addLetter() { LetterController(in: files).place(with: tab(in: self)) }
}
