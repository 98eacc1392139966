import Lasso
import LassoTestUtilities

/// A place where the article's flow can be started.
nonisolated struct TutorialPlace: Sendable, CustomStringConvertible {
    /// The description of the placer.
    let description: String
    /// The hierarchy after the flow has started.
    let hierarchy: String
    /// A closure that starts the flow.
    let start: @MainActor @Sendable (TutorialFlow, TestableHierarchy) -> Void
    /// A closure that removes the container of the flow, or the controllers that the flow has placed there.
    let leave: @MainActor @Sendable (NavigationController, TestableHierarchy) -> Void

    init(
        _ description: String,
        _ hierarchy: String,
        start: @escaping @MainActor @Sendable (TutorialFlow, TestableHierarchy) -> Void,
        leave: @escaping @MainActor @Sendable (NavigationController, TestableHierarchy) -> Void
    ) {
        self.description = description
        self.hierarchy = hierarchy
        self.start = start
        self.leave = leave
    }
}

nonisolated extension TutorialPlace {
    /// The places that exist on every stage.
    static let all = fromTheArticle + inNavigation + inWindows + inDialogs + inTabs + inPages + inSplits

    private static let fromTheArticle = [
        TutorialPlace(
            "pushed(in:)",
            """
            * WindowController
              * NavigationController
                  Controller
                * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                let navigationController = tested.navigationController
                tutorialFlow.start(with: pushed(in: navigationController))
            },
            leave: { context, tested in context.pop(to: tested.rootController) }
        ),
        TutorialPlace(
            "root(of: navigationController)",
            """
            * WindowController
              * NavigationController
                * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                let navigationController = tested.navigationController
                tutorialFlow.start(with: root(of: navigationController))
            },
            leave: { context, _ in context.setControllers([Controller()]) }
        ),
        TutorialPlace(
            "presented(on:).withNavigationEmbedding()",
            """
            * WindowController
              * NavigationController
                * Controller
                    presents * NavigationController
                      * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                let viewController = tested.rootController
                tutorialFlow.start(with: presented(on: viewController).withNavigationEmbedding())
            },
            leave: { context, _ in context.dismiss() }
        ),
        TutorialPlace(
            "tabBarEmbedding(_:tabsCount:)[1].withNavigationEmbedding()",
            """
            * WindowController
              * TabController
                  Controller "First"
                * NavigationController
                  * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                let tabController = TabController()
                let tabPlacers: [ScreenPlacer<TabController>] = tabBarEmbedding(tabController, tabsCount: 2)
                tutorialFlow.start(with: tabPlacers[1].withNavigationEmbedding())

                tabPlacers[0].place(plain("First"))
                tabController.selectedIndex = 1
                tested.window.setRootController(tabController)
            },
            leave: { context, _ in
                let tabs = context.tabController
                tabs?.setControllers([plain("Other")])
            }
        ),
    ]

    private static let inNavigation = [
        TutorialPlace(
            "nextPushedInFlow",
            """
            * WindowController
              * NavigationController
                  Controller "Before"
                * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                let before = BeforeFlow<NoOutputNavigationFlow>()
                before.start(with: root(of: tested.navigationController))
                tutorialFlow.start(with: before.nextPushedInFlow)
            },
            leave: { context, _ in context.setControllers([plain("Other")]) }
        ),
        TutorialPlace(
            "rootOfFlow",
            """
            * WindowController
              * NavigationController
                * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                let before = BeforeFlow<NoOutputNavigationFlow>()
                before.start(with: pushed(in: tested.navigationController))
                tutorialFlow.start(with: before.rootOfFlow)
            },
            leave: { context, _ in context.setControllers([]) }
        ),
        TutorialPlace(
            "navigationEmbedding(_:onDidPlaceEmbedded:)",
            """
            * WindowController
              * NavigationController "Shop"
                * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                let (window, navigation) = (tested.window, NavigationController())
                navigation.title = "Shop"
                tutorialFlow.start(with: navigationEmbedding(navigation) { window.setRootController(navigation) })
            },
            leave: { _, tested in tested.window.setRootController(nil) }
        ),
        TutorialPlace(
            "makePlacer(base:place:)",
            """
            * WindowController
              * NavigationController
                  Controller
                  Controller "Between"
                * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                tutorialFlow.start(
                    with: makePlacer(base: tested.navigationController) { navigation, controller in
                        navigation.setControllers(navigation.controllers + [plain("Between"), controller])
                        return navigation
                    }
                )
            },
            leave: { context, _ in context.popToRoot(animated: false) }
        ),
    ]

    private static let inWindows = [
        TutorialPlace(
            "root(of: window).withNavigationEmbedding()",
            """
            * WindowController
              * NavigationController
                * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                tutorialFlow.start(with: root(of: tested.window).withNavigationEmbedding())
            },
            leave: { _, tested in tested.window.setRootController(nil) }
        ),
        TutorialPlace(
            "root(of: window, using:).withNavigationEmbedding(_:)",
            """
            * WindowController
              * SpecialNavigationController
                * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                final class SpecialNavigationController: NavigationController {}
                tutorialFlow.start(
                    with: root(of: tested.window, using: .crossfade).withNavigationEmbedding(
                        SpecialNavigationController()
                    )
                )
            },
            leave: { _, tested in root(of: tested.window, using: .push).place(Controller()) }
        ),
        TutorialPlace(
            "rootOfApplicationWindow()?.withNavigationEmbedding()",
            """
            * WindowController
              * NavigationController
                * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                WindowController.applicationWindow = tested.window
                defer { WindowController.applicationWindow = nil }
                tutorialFlow.start(with: rootOfApplicationWindow()?.withNavigationEmbedding())
            },
            leave: { _, tested in tested.window.close() }
        ),
        TutorialPlace(
            "newWindow(besides:).withNavigationEmbedding()",
            """
            * WindowController
              * NavigationController
                * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                tutorialFlow.start(with: newWindow(besides: tested.rootController).withNavigationEmbedding())
            },
            leave: { context, _ in context.windowController?.close() }
        ),
    ]

    private static let inDialogs = [
        TutorialPlace(
            "presented(on:as: .popover).withNavigationEmbedding()",
            """
            * WindowController
              * NavigationController
                * Controller
                    presents * NavigationController
                      * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                tutorialFlow.start(with: presented(on: tested.rootController, as: .popover).withNavigationEmbedding())
            },
            leave: { context, _ in context.dismiss() }
        ),
        TutorialPlace(
            "presented(on:).withDismissibleNavigationEmbedding()",
            """
            * WindowController
              * NavigationController
                * Controller
                    presents * NavigationController
                      * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                tutorialFlow.start(with: presented(on: tested.rootController).withDismissibleNavigationEmbedding())
            },
            leave: { context, _ in context.outermostContainer.beginToLeave() }
        ),
        TutorialPlace(
            "nextPresentedInFlow?.withNavigationEmbedding()",
            """
            * WindowController
              * NavigationController
                  Controller
                * Controller "Before"
                  presents * NavigationController
                    * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                let before = BeforeFlow<NoOutputNavigationFlow>()
                before.start(with: pushed(in: tested.navigationController))
                tutorialFlow.start(with: before.nextPresentedInFlow?.withNavigationEmbedding())
            },
            leave: { _, tested in tested.navigationController.dismiss() }
        ),
    ]

    private static let inTabs = [
        TutorialPlace(
            "withTabBarEmbedding(tabsCount:)[0].withNavigationEmbedding()",
            """
            * WindowController
              * NavigationController
                  Controller
                * TabController
                  * NavigationController
                    * TutorialViewController "Welcome!"
                    Controller "Second"
            """,
            start: { tutorialFlow, tested in
                let placers = pushed(in: tested.navigationController).withTabBarEmbedding(tabsCount: 2)
                placers[1].place(plain("Second"))
                tutorialFlow.start(with: placers[0].withNavigationEmbedding())
            },
            leave: { _, tested in tested.navigationController.pop() }
        ),
        TutorialPlace(
            "tab(in:).withNavigationEmbedding()",
            """
            * WindowController
              * TabController
                  Controller "First"
                * NavigationController
                  * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                let tabs = TabController()
                tested.window.setRootController(tabs)
                tab(in: tabs).place(plain("First"))
                tutorialFlow.start(with: tab(in: tabs).withNavigationEmbedding())
            },
            leave: { context, _ in context.tabController?.remove(context, animated: true) }
        ),
    ]

    private static let inPages = [
        TutorialPlace(
            "nextPage(in:).withNavigationEmbedding()",
            """
            * WindowController
              * PageController
                  Controller "First"
                * NavigationController
                  * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                let pages = PageController()
                tested.window.setRootController(pages)
                nextPage(in: pages).place(plain("First"))
                tutorialFlow.start(with: nextPage(in: pages).withNavigationEmbedding())
            },
            leave: { context, _ in
                context.pageController?.showPrevious()
                context.pageController?.showNext(plain("Other"))
            }
        ),
        TutorialPlace(
            "withPageEmbedding().withNavigationEmbedding()",
            """
            * WindowController
              * NavigationController
                  Controller
                * PageController
                  * NavigationController
                    * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                tutorialFlow.start(
                    with: pushed(in: tested.navigationController).withPageEmbedding().withNavigationEmbedding()
                )
            },
            leave: { _, tested in tested.navigationController.pop(animated: false) }
        ),
        TutorialPlace(
            "nextPageInFlow?.withNavigationEmbedding()",
            """
            * WindowController
              * PageController
                  Controller "Before"
                * NavigationController
                  * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                let before = BeforeFlow<PageFlowModule>()
                before.start(with: root(of: tested.window).withPageEmbedding())
                tutorialFlow.start(with: before.nextPageInFlow?.withNavigationEmbedding())
            },
            leave: { context, _ in
                let pages = context.pageController
                pages?.setControllers(pages?.controllers.dropLast() ?? [], animated: true)
            }
        ),
    ]

    private static let inSplits = [
        TutorialPlace(
            "content(of:).withNavigationEmbedding()",
            """
            * WindowController
              * SplitController
                * Controller "Side"
                * NavigationController
                  * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                let split = SplitController()
                tested.window.setRootController(split)
                sidebar(of: split).place(plain("Side"))
                tutorialFlow.start(with: content(of: split).withNavigationEmbedding())
            },
            leave: { context, _ in context.splitController?.setContentController(plain("Other")) }
        ),
        TutorialPlace(
            "withSplitEmbedding().sidebar.withNavigationEmbedding()",
            """
            * WindowController
              * SplitController
                * NavigationController
                  * TutorialViewController "Welcome!"
                * Controller "Content"
            """,
            start: { tutorialFlow, tested in
                let placers = root(of: tested.window).withSplitEmbedding()
                placers.content.place(plain("Content"))
                tutorialFlow.start(with: placers.sidebar.withNavigationEmbedding())
            },
            leave: { context, _ in context.splitController?.setSidebarController(nil) }
        ),
        TutorialPlace(
            "contentOfFlow?.withNavigationEmbedding()",
            """
            * WindowController
              * SplitController
                * Controller "Before"
                * NavigationController
                  * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                let split = SplitController()
                tested.window.setRootController(split)
                let before = BeforeFlow<SplitFlowModule>()
                before.start(with: sidebar(of: split))
                tutorialFlow.start(with: before.contentOfFlow?.withNavigationEmbedding())
            },
            leave: { context, _ in context.splitController?.setContentController(nil, animated: false) }
        ),
    ]

    @MainActor private static func plain(_ title: String) -> Controller {
        let controller = Controller()
        controller.title = title
        return controller
    }
}

private enum PageFlowModule: FlowModule { typealias RequiredContext = PageController }
private enum SplitFlowModule: FlowModule { typealias RequiredContext = SplitController }

/// A flow that continues with the tutorial.
private final class BeforeFlow<Module: FlowModule>: Flow<Module> {
    override func createInitialController() -> Controller {
        let controller = Controller()
        controller.title = "Before"
        return controller
    }
}
