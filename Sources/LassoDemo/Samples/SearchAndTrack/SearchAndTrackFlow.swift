import LassoGtk

/// The flow that finds an application, and then tracks the one that was found.
///
/// Its places are `/search` and, in it, the identifier of an application. They are shown once the tracked applications
/// have been loaded.
final class SearchAndTrackFlow: Flow<NoOutputNavigationFlow> {
    private static let search = "search"

    private let loader: DetailsLoader
    private let find: @MainActor (SearchQuery) async throws -> [InstalledApplication]
    private let application: @MainActor (InstalledApplication.ID) -> InstalledApplication?
    private weak var tracked: TrackedScreenStore?

    /// Creates the flow.
    ///
    /// - Parameters:
    ///   - loader: The loader of the details of applications.
    ///   - find: A closure that searches applications.
    ///   - application: A closure that returns an installed application.
    init(
        loader: DetailsLoader = DetailsLoader(),
        find: @escaping @MainActor (SearchQuery) async throws -> [InstalledApplication] = InstalledApplication.find,
        application: @escaping @MainActor (InstalledApplication.ID) -> InstalledApplication? = InstalledApplication
            .named
    ) {
        (self.loader, self.find, self.application) = (loader, find, application)
    }

    override func createInitialController() -> Controller {
        let screen = TrackedScreenModule.createScreen()
        tracked = screen.concreteStore
        screen.observeOutput { [weak self] output in
            switch output {
            case .didTapFind: self?.showSearch()
            }
        }
        screen.store.observeState(\.canFind) { [weak self] (canFind: Bool) in
            if canFind { Task { await self?.continueToWaitingPath() } }
        }
        return screen.controller
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        if component.name == Self.search {
            guard tracked?.state.canFind == true else { return .waiting }
            return .at(
                context?.child(named: Self.search),
                else: .show {
                    self.showSearch()
                    return .here
                }
            )
        }
        guard context?.child(named: Self.search) != nil,
            let application = application(component.name)
        else { return .unknown }
        return .at(
            context?.child(named: component.name),
            else: .show {
                self.showTracking(of: application)
                return .here
            }
        )
    }

    private func showSearch() {
        // The user may press the button twice before the page appears.
        guard let context, context.topController === initialController else { return }
        SearchScreenModule<InstalledApplication>
            .createScreen { [find] in SearchScreenStore(with: $0, find: find) }
            .observeOutput { [weak self] output in
                switch output {
                case .didChoose(let application): self?.showTracking(of: application)
                }
            }
            .setUpController { $0.pathComponent = Self.search }
            .place(with: nextPushedInFlow)
    }

    private func showTracking(of application: InstalledApplication) {
        // A second click on the row does nothing.
        guard let context, context.topController === context.child(named: Self.search) else { return }
        TrackScreenModule
            .createScreen(with: .init(application: application)) { [loader] in
                TrackScreenStore(with: $0, loader: loader)
            }
            .observeOutput { [weak self] output in
                switch output {
                case .didTrack(let application): self?.finish(application)
                }
            }
            .setUpController { $0.pathComponent = application.id }
            .place(with: nextPushedInFlow)
    }

    private func finish(_ application: TrackedApplication) {
        unwind()
        tracked?.dispatchAction(.didTrack(application))
    }
}
