import LassoGtk

/// The samples in the sidebar of a split controller, and the chosen one beside it.
///
/// Its places are the samples: `/counter`, and those inside them.
final class GalleryFlow: Flow<GalleryFlowModule> {
    /// The name of this flow in paths.
    static let pathComponent = "samples"

    private let sections: [SampleSection]
    private weak var store: GalleryScreenModule.Store?
    private weak var sampleFlow: SampleFlow?

    /// Creates the flow.
    ///
    /// - Parameter sections: The samples.
    init(_ sections: [SampleSection] = Sample.sections) {
        self.sections = sections
    }

    override func createInitialController() -> Controller {
        let screen = GalleryScreenModule.createScreen(with: GalleryScreenModule.State(sections))
        store = screen.store
        screen.observeOutput { [weak self] output in
            switch output {
            case .didChoose(let id): self?.choose(id)
            }
        }
        return screen.controller
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        if let sampleFlow, sampleFlow.sample.id == component.name, sampleFlow.isIn(context) { return sampleFlow.route }
        let samples = sections.flatMap(\.samples)
        guard let sample = samples.first(where: { $0.id == component.name }) else { return .unknown }
        return .show(leaving: [context?.contentController].compactMap(\.self)) { self.show(sample) }
    }

    /// Shows in the sidebar that no sample is beside it.
    func didShowOtherContent() {
        store?.dispatchAction(.didShow(nil))
    }

    /// Shows a sample that the user has chosen, unless the user wants to stay where something would be lost.
    private func choose(_ id: Sample.ID) {
        Task { await go(to: NavigationPath([id])) }
    }

    private func show(_ sample: Sample) -> Route {
        let flow = SampleFlow(sample)
        guard flow.start(with: contentOfFlow) else { return .unknown }
        sampleFlow = flow
        store?.dispatchAction(.didShow(sample.id))
        return flow.route
    }
}
