import LassoGtk

/// A small text editor, as an application outside of the library writes it: a window for each document, which comes
/// back with its changes, and a notification that leads back to the document.
package final class EditorApplication: ShellApplication {
    override package class var identity: ApplicationIdentity {
        ApplicationIdentity(
            "org.example.Editor",
            name: "Editor",
            version: "1.0.0",
            developer: "The LassoGtk developers",
            linkScheme: "editor"
        )
    }

    override package class var windowSize: (width: Int, height: Int) { (400, 300) }
    override package class var opensFiles: Bool { true }

    /// The files; a test without a display sets its own before the application is launched.
    package lazy var files: any DocumentFiles = DesktopFiles()

    override package var commands: Commands {
        Commands {
            Command("_Statistics", "<Control>i") { [weak self] in self?.showStatistics() }
        }
    }

    /// Counts the words where the user is, unless a dialog or a question is there.
    private func showStatistics() {
        guard let editor = visibleController as? EditorController else { return }
        editor.present(StatisticsController(of: editor.state.text))
    }

    override package func start(in window: WindowController) {
        let store = EditorStore(with: .init())
        store.observeOutput { output in
            switch output {
            case .didSave(let file): Self.notify(of: file)
            }
        }
        window.setRootController(EditorController(store, in: files))
    }

    /// Opens each file in a window of its own, unless there is an empty one, or one with the file.
    override package func open(_ files: [FileReference], in window: WindowController) {
        for file in files {
            if let shown = editorWindow(of: file) {
                show(shown)
            } else {
                let isUnused = editor(in: window)?.document.state.isUnused == true
                editor(in: isUnused ? window : openWindow())?.document.dispatchAction(.openFile(file))
            }
        }
    }

    /// Goes to the document whose address is the last component.
    override package func open(_ path: NavigationPath, in window: WindowController) async {
        guard path.components.count == 2, path.components[0] == "document" else {
            return await super.open(path, in: window)
        }
        open([FileReference(uri: path.components[1])], in: window)
    }

    private static func notify(of file: FileReference) {
        let path = NavigationPath(["document", file.uri])
        DesktopNotification("saved", title: "Saved", body: file.name, path: path, buttons: [.init("Show", path: path)])
            .send()
    }

    /// The controller of the document in a window.
    package func editor(in window: WindowController) -> EditorController? { window.rootController as? EditorController }

    private func editorWindow(of file: FileReference) -> WindowController? {
        WindowController.openWindows.first { editor(in: $0)?.document.state.file == file }
    }
}
