import Lasso
import LassoTestUtilities

/// A controller that is a place in paths, and can ask or refuse when it is left.
final class PlaceController: Controller {
    private let leave: Leaving

    init(_ name: String?, leaving: Leaving = .allowed) {
        leave = leaving
        super.init()
        pathComponent = name
    }

    override var leaving: Leaving { leave }
}

/// A question that the test answers.
@MainActor
final class Question {
    private var answers: [CheckedContinuation<Bool, Never>] = []
    private(set) var count = 0

    var leaving: Leaving {
        .ask { [self] in
            count += 1
            return await withCheckedContinuation { answers.append($0) }
        }
    }

    /// Waits until the question is asked.
    func isAsked() async throws {
        try await eventually("the question is asked") { !answers.isEmpty }
    }

    func answer(_ isAllowed: Bool) {
        let asked = answers
        answers = []
        asked.forEach { $0.resume(returning: isAllowed) }
    }
}

enum MarketModule: FlowModule {
    typealias RequiredContext = WindowController
}

/// The flow of an application with a login, and a home that requires it.
final class MarketFlow: Flow<MarketModule> {
    var isLoggedIn: Bool
    private(set) weak var home: HomeFlow?
    private(set) var homesCount = 0
    private(set) var steps: [NavigationPath.Component] = []

    init(isLoggedIn: Bool = true) {
        self.isLoggedIn = isLoggedIn
    }

    override func createInitialController() -> Controller {
        NavigationController(rootController: PlaceController("login"))
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        steps.append(component)
        switch component.name {
        case "home":
            guard isLoggedIn else { return .waiting }
            return .flow(home, else: .show(leaving: context?.children ?? []) { .flow(self.startHome()) })
        case "help":
            return .show {
                PlaceController("help").place(with: self.nextPresentedInFlow)
                return .here
            }
        default:
            return .unknown
        }
    }

    private func startHome() -> HomeFlow {
        homesCount += 1
        let flow = HomeFlow()
        home = flow
        flow.start(with: rootOfFlow)
        return flow
    }
}

/// A flow with three tabs: a plain one, one with a list of items on a stack, and another plain one.
final class HomeFlow: Flow<NoOutputFlow> {
    private weak var items: ItemsFlow?
    var tabs: TabController? { initialController as? TabController }

    override func createInitialController() -> Controller {
        let tabs = TabController()
        tabs.pathComponent = "home"
        let placers = tabBarEmbedding(tabs, tabsCount: 3)
        PlaceController("counter").place(with: placers[0])
        let items = ItemsFlow()
        self.items = items
        items.start(with: placers[1].withNavigationEmbedding())
        PlaceController("account").place(with: placers[2])
        return tabs
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        switch component.name {
        case "items": .flow(items, else: .unknown)
        case "by-hand":
            {
                tabs?.selectedIndex = 2
                return .here
            }()
        default: .at(tabs?.child(named: component.name), else: .unknown)
        }
    }
}

/// A flow with a list, and items above it. Each name that is a number is an item.
final class ItemsFlow: Flow<NoOutputNavigationFlow> {
    var leaving = Leaving.allowed

    override func createInitialController() -> Controller { PlaceController("items") }

    override func follow(_ component: NavigationPath.Component) -> Route {
        guard Int(component.name) != nil || component.name == "notes" else { return .unknown }
        return .at(
            context?.child(named: component.name),
            else: .show {
                PlaceController(component.name, leaving: self.leaving).place(with: self.nextPushedInFlow)
                return .here
            }
        )
    }
}
