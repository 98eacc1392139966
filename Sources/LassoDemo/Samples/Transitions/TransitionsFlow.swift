import LassoGtk

/// The flow of the screen that chooses transitions, and of the window that shows them.
final class TransitionsFlow: Flow<NoOutputFlow> {
    private weak var window: WindowController?
    private var pageNumber = 0

    override func createInitialController() -> Controller {
        TransitionsModule
            .createScreen()
            .observeOutput { [weak self] output in
                switch output {
                case .didRequestPage(let transition): self?.showPage(with: transition)
                }
            }
            .controller
    }

    /// Shows the next page in the window, or the first one in a new window.
    private func showPage(with transition: Transition?) {
        guard let initialController else { return }
        pageNumber += 1
        let page = TransitionPageController(number: pageNumber)
        if let window, window.isOpen {
            window.setRootController(page, with: transition)
        } else {
            let window = WindowController()
            window.title = translated("Transition")
            window.size = WindowSize(width: 360, height: 300)
            self.window = window
            page.place(with: newWindow(besides: initialController, window))
        }
    }
}
