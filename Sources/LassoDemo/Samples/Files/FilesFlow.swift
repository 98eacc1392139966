import LassoGtk

/// The flow that asks for files.
final class FilesFlow: Flow<NoOutputFlow> {
    let store = FilesStore(with: FilesModule.defaultInitialState)

    override func createInitialController() -> Controller {
        let screen = FilesModule.createScreen(with: store)
        screen.observeOutput { [weak self] output in
            guard let self else { return }
            Task { await self.ask(for: output) }
        }
        return screen.controller
    }

    private func ask(for output: FilesModule.Output) async {
        guard let initialController else { return }
        switch output {
        case .didRequestFiles(let folder):
            let kinds = [
                FileKind(translated("Text Files"), patterns: ["*.txt", "*.md"], mimeTypes: ["text/plain"]),
                FileKind(translated("All Files"), patterns: ["*"]),
            ]
            let files = await initialController.openFiles(translated("Open Text Files"), kinds: kinds, in: folder)
            store.dispatchAction(.didChoose(files))
        case .didRequestReport(let folder):
            let name = translated("Words.txt", comment: "The proposed name of a file")
            let file = await initialController.saveFile(translated("Save Report"), proposedName: name, in: folder)
            if let file { store.dispatchAction(.didChooseReport(file)) }
        case .didRequestFolder(let folder):
            if let folder = await initialController.chooseFolder(in: folder) {
                store.dispatchAction(.didChooseFolder(folder))
            }
        }
    }
}
