import Lasso
import LassoTestUtilities
import Testing

@MainActor
struct HierarchyTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    private func events(of action: () -> Void) -> [String] {
        var events: [String] = []
        let observation = window.observeHierarchy { events.append("\($0.controller) \($0.kind)") }
        defer { observation.cancel() }
        action()
        return events
    }

    @Test func theDescriptionDrawsWhatIsThereAndMarksWhatIsOnTheScreen() {
        let tabs = TabController()
        let help = HelpController()
        help.title = "Help"
        tabs.setControllers([NavigationController(rootController: HomeController()), DetailController()])
        navigationController.push(tabs)
        tabs.controllers[0].present(help)
        help.present(NavigationController(rootController: HomeController()))
        #expect(
            window.hierarchyDescription == """
                * WindowController
                  * NavigationController
                      Controller
                    * TabController
                      * NavigationController
                        * HomeController
                          presents * HelpController "Help"
                              presents * NavigationController
                                * HomeController
                        DetailController
                """
        )
    }

    @Test func aChangeIsToldOfAfterTheLifeCycleHasFollowedIt() {
        #expect(
            events { navigationController.push(HomeController()) } == [
                "HomeController viewDidLoad", "Controller viewWillDisappear", "HomeController viewWillAppear",
                "Controller viewDidDisappear", "HomeController viewDidAppear", "NavigationController childrenDidChange",
            ]
        )
    }

    @Test func changesThatALifeCycleMakesAreToldOfInTheOrderInWhichTheyHappened() {
        final class PresentingController: Controller {
            override func viewDidAppear() { present(HelpController()) }
        }
        let happened = events { navigationController.push(PresentingController()) }
        #expect(
            happened.filter { $0.hasSuffix("Change") } == [
                "NavigationController childrenDidChange", "PresentingController presentationDidChange",
            ]
        )
    }

    @Test func changesThatAnObserverMakesAreToldOfLater() {
        var second: [String] = []
        var hasPushed = false
        let first = window.observeHierarchy { [navigationController] event in
            guard event.kind == .childrenDidChange, !hasPushed else { return }
            hasPushed = true
            navigationController.push(DetailController())
        }
        let observation = window.observeHierarchy { second.append("\($0.controller) \($0.kind)") }
        navigationController.push(HomeController())
        first.cancel()
        observation.cancel()
        #expect(
            second == [
                "HomeController viewDidLoad", "Controller viewWillDisappear", "HomeController viewWillAppear",
                "Controller viewDidDisappear", "HomeController viewDidAppear", "NavigationController childrenDidChange",
                "DetailController viewDidLoad", "HomeController viewWillDisappear", "DetailController viewWillAppear",
                "HomeController viewDidDisappear", "DetailController viewDidAppear",
                "NavigationController childrenDidChange",
            ]
        )
    }

    @Test func onlyWhatIsBelowTheObservedControllerIsToldOf() {
        let (left, right) = (NavigationController(), NavigationController())
        let split = SplitController()
        split.setSidebarController(left)
        split.setContentController(right)
        window.setRootController(split)
        var count = 0
        left.observeHierarchy { _ in count += 1 }
        right.push(HomeController())
        #expect(count == 0)
        left.push(HomeController())
        #expect(count == 4)
    }

    @Test func titlesAndIconsAreToldOfWhenTheyAreOthers() {
        #expect(
            events {
                rootController.title = "Home"
                rootController.title = "Home"
                rootController.iconName = "go-home"
            } == ["Controller \"Home\" titleDidChange", "Controller \"Home\" iconDidChange"]
        )
    }

    @Test func aFlowKnowsItsContextWhileItsFirstScreenAppearsInADialog() {
        final class EagerController: Controller {
            var onDidLoad: () -> Void = {}
            override func viewDidLoad() { onDidLoad() }
        }
        final class EagerFlow: Flow<NoOutputFlow> {
            override func createInitialController() -> Controller {
                let controller = EagerController()
                controller.onDidLoad = { [weak self] in HelpController().place(with: self?.nextPresentedInFlow) }
                return controller
            }
        }
        EagerFlow().start(with: presented(on: rootController))
        #expect(rootController.frontController is HelpController)
    }
}
