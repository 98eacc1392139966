import LassoGtk

/// A sample, with the commands that every sample has.
final class SampleFlow: Flow<NoOutputFlow> {
    let sample: Sample
    private weak var ownFlow: (any PathFollowing)?
    private weak var sourceWindow: WindowController?

    init(_ sample: Sample) {
        self.sample = sample
    }

    override func createInitialController() -> Controller {
        let controller = SampleController(sample.title)
        controller.viewSource = { [weak self] in self?.viewSource() }
        controller.openInNewWindow = { [weak self] in self?.openInNewWindow() }
        controller.pathComponent = GalleryFlow.pathComponent
        let split: SplitController = controller
        ownFlow = sample.start(
            makePlacer(base: split) { [id = sample.id] split, shown in
                shown.pathComponent = id
                split.setContentController(shown, animated: false)
                return split
            }
        )
        return controller
    }

    /// The route to the sample, whose own flow takes the next step, if it has one.
    var route: Route { .flow(ownFlow ?? self) }

    /// Returns whether a split controller shows the sample.
    func isIn(_ split: SplitController?) -> Bool {
        initialController != nil && split?.contentController === initialController
    }

    private func viewSource() {
        guard let initialController else { return }
        if let sourceWindow, let window = initialController.windowController { return window.open(sourceWindow) }
        let window = WindowController()
        window.size = WindowSize(width: 860, height: 680)
        SourceFlow(of: sample).start(with: newWindow(besides: initialController, window))
        sourceWindow = window
    }

    private func openInNewWindow() {
        guard let initialController else { return }
        let window = WindowController()
        window.size = WindowSize(width: 640, height: 640)
        SampleFlow(sample).start(with: newWindow(besides: initialController, window))
    }
}
