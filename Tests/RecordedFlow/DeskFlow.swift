package import Lasso

/// A flow in which the user does what the other flow has no occasion for: commands, steps back, files, toasts, links.
package final class DeskFlow: Flow<NoOutputFlow> {
    private weak var store: DeskModule.Store?

    package override func createInitialController() -> Controller {
        let screen = DeskModule.createScreen()
        store = screen.store
        let desk = screen.controller as? DeskController
        desk?.open = { [weak self] in self?.openDrawer() }
        desk?.import = { [weak self] in self?.importPaper() }
        desk?.discard = { [weak self] in self?.askToDiscard() }
        return NavigationController(rootController: screen.controller)
    }

    package override func follow(_ component: NavigationPath.Component) -> Route {
        guard component.name == "drawer" else { return .unknown }
        return .show {
            self.openDrawer()
            return .here
        }
    }

    private func openDrawer() {
        let drawer = Controller()
        drawer.pathComponent = "drawer"
        (initialController as? NavigationController)?.push(drawer)
    }

    private func importPaper() {
        Task { [weak self] in
            guard let file = await self?.openFile() else { return }
            self?.store?.dispatchAction(.didImport(file.uri))
            guard await self?.toast("Imported", button: "Undo", duration: nil) == true else { return }
            self?.store?.dispatchAction(.didUndo)
        }
    }

    private func askToDiscard() {
        Task { [weak self] in
            guard await self?.confirm("Discard all papers?", accept: "Discard") == false else { return }
            self?.store?.dispatchAction(.didKeep)
        }
    }
}
