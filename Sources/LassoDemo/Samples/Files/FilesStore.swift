import LassoGtk

final class FilesStore: LassoStore<FilesModule> {
    /// The access to files. A test replaces it.
    @Mockable static var files: any DocumentFiles = DesktopFiles()

    override func handleAction(_ action: Action) {
        switch action {
        case .didTapOpen: dispatchOutput(.didRequestFiles(in: state.folder))
        case .didChoose(let files): for file in files { count(file) }
        case .didTapSaveReport: if state.hasFiles { dispatchOutput(.didRequestReport(in: state.folder)) }
        case .didChooseReport(let file): saveReport(to: file)
        case .didTapFolder: dispatchOutput(.didRequestFolder(state.folder))
        case .didChooseFolder(let folder):
            update { $0.folder = folder }
            tell(translated("File dialogs begin in “\(folder.name)” now."))
        case .didRemove(let ids): update { $0.files.removeAll { ids.contains($0.id) } }
        case .didEndToast(let id, _): update { $0.toasts.remove(id) }
        }
    }

    private func count(_ file: FileReference) {
        let files = Self.files
        effect(file, .cancelPrevious) {
            let contents = try await files.read(file)
            let place = await files.shownPlace(of: file)
            return (place.name, CountedFile(file, in: place.folder, contents.bytes))
        } receive: { store, result in
            let (name, counted) = result
            guard let counted else { return store.tell(translated("“\(name)” is not a text file.")) }
            store.update { state in
                state.files[id: file] = nil
                state.files.insert(counted, at: 0)
            }
        } onError: { store, error in
            store.tell(translated("“\(file.name)” cannot be opened. \(error)"))
        }
    }

    private func saveReport(to file: FileReference) {
        let files = Self.files
        let lines = state.files.map { "\($0.words)\t\($0.file.name)\n" }
        effect("report", .queue) {
            _ = try await files.replace(file, with: Array(lines.joined().utf8), version: nil)
        } receive: { store, _ in
            store.tell(translated("Report saved as “\(file.name)”"))
        } onError: { store, error in
            store.tell(translated("“\(file.name)” cannot be saved. \(error)"))
        }
    }

    private func tell(_ message: String) { update { $0.toasts.append(Toast(message)) } }
}
