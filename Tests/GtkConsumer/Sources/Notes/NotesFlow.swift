import LassoGtk

/// The notes in a window: the list, and a note on top of it. All notes can also lie side by side on a shelf, in tabs of
/// a window of its own.
package final class NotesFlow: Flow<NoOutputNavigationFlow> {
    /// The tabs of the shelf; `nil` while it is closed.
    package private(set) weak var shelf: TabController?

    private weak var store: NotesModule.Store?

    override package func createInitialController() -> Controller {
        let screen = NotesModule.createScreen().observeOutput { [weak self] in self?.react(to: $0) }
        let count = screen.store.state.notes.count
        store = screen.store
        // When the list is in its window.
        Task { [weak self] in self?.toast("\(count) notes") }
        return screen.controller
    }

    override package func follow(_ component: NavigationPath.Component) -> Route {
        guard let id = Int(component.name), let note = store?.state.notes.first(where: { $0.id == id }) else {
            return .unknown
        }
        return .at(
            context?.child(named: component.name),
            else: .show {
                self.show(note)
                return .here
            }
        )
    }

    private func react(to output: NotesModule.Output) {
        switch output {
        case .wantsNote(let note): show(note)
        case .wantsShelf(let notes): openShelf(with: notes)
        case .wantsPreferences: showPreferences(on: initialController)
        }
    }

    private func show(_ note: Note) { makeScreen(of: note).place(with: nextPushedInFlow) }

    private func openShelf(with notes: [Note]) {
        guard let context, shelf == nil else { return }
        let tabs = TabController()
        tabs.hasClosableTabs = true
        tabs.setControllers(notes.map { NavigationController(rootController: makeScreen(of: $0).controller) })
        tabs.place(with: inFlow(newWindow(besides: context)))
        shelf = tabs
    }

    private func makeScreen(of note: Note) -> NoteModule.Screen {
        let screen = NoteModule.createScreen(with: NoteModule.State(note))
        return screen.observeOutput { [weak self, weak controller = screen.controller] output in
            switch output {
            case .didKeep(let note): self?.store?.dispatchAction(.didReceive(note))
            case .wantsFile: self?.attachFile(to: controller as? NoteViewController)
            case .wantsDetails(let text): self?.showDetails(of: text, above: controller)
            case .wantsPreferences: self?.showPreferences(on: controller)
            }
        }
    }

    private func attachFile(to note: NoteViewController?) {
        Task { [weak note] in
            guard let file = await note?.openFile("Attach File") else { return }
            note?.dispatchAction(.didAttach(file))
        }
    }

    private func showDetails(of text: String, above controller: Controller?) {
        guard let navigationController = controller?.navigationController else { return }
        DetailsModule.createScreen(with: DetailsModule.State(text: text)).place(with: pushed(in: navigationController))
    }

    private func showPreferences(on controller: Controller?) {
        guard let controller else { return }
        PreferencesModule.createScreen().place(with: presented(on: controller))
    }
}
