import Lasso
import LassoTestUtilities
import Testing

/// A placer, and the hierarchy after it has placed.
///
/// The cases apply to every stage, so the caller of ``check(in:making:)`` creates the placed controllers.
nonisolated struct PlacerCase: Sendable, CustomStringConvertible {
    /// A closure that creates a controller with a title.
    typealias Make = @MainActor (String) -> Controller

    /// The description of the placer.
    let description: String
    /// The description of the context that the placer returns.
    let context: String
    /// The window's hierarchy after placing.
    let hierarchy: String
    /// A closure that places a controller and returns the placer's context.
    let place: @MainActor @Sendable (TestableHierarchy, Make) -> Controller?

    init(
        _ description: String,
        context: String = "WindowController",
        _ hierarchy: String,
        place: @escaping @MainActor @Sendable (TestableHierarchy, Make) -> Controller?
    ) {
        self.description = description
        self.context = context
        self.hierarchy = hierarchy
        self.place = place
    }

    /// Places a controller, and checks the resulting hierarchy and whether it is shown.
    ///
    /// - Parameters:
    ///   - tested: The hierarchy of the window to place in, on its stage.
    ///   - make: A closure that creates the placed controller. Its class must be named `PlacedController`.
    @MainActor func check(in tested: TestableHierarchy, making make: () -> Controller) {
        let answer = place(tested) { title in
            let controller = make()
            controller.title = title
            return controller
        }
        tested.stage.settle()
        let window = answer as? WindowController ?? answer?.windowController
        #expect(answer?.description == context)
        #expect(window?.hierarchyDescription == hierarchy)
        for window in [tested.window, window].compactMap({ $0 }) {
            #expect(tested.stage.complaints(about: window) == [])
        }
        if let window, window !== tested.window { tested.stage.close(window) }
    }
}

nonisolated extension PlacerCase {
    /// All placers.
    static let all = navigation + presentation + windows + tabs + pages + splits + general + inFlows

    private static let navigation = [
        PlacerCase(
            "pushed(in:)",
            context: "NavigationController",
            """
            * WindowController
              * NavigationController
                  Controller
                * PlacedController "a"
            """
        ) { tested, make in pushed(in: tested.navigationController).place(make("a")) },
        PlacerCase(
            "root(of: navigationController)",
            context: "NavigationController",
            """
            * WindowController
              * NavigationController
                * PlacedController "a"
            """
        ) { tested, make in root(of: tested.navigationController, animated: false).place(make("a")) },
        PlacerCase(
            "navigationEmbedding",
            context: "NavigationController",
            """
            * WindowController
              * NavigationController
                * PlacedController "a"
            """
        ) { tested, make in
            let (window, embedding) = (tested.window, NavigationController())
            return navigationEmbedding(embedding) { window.setRootController(embedding) }.place(make("a"))
        },
        PlacerCase(
            "withNavigationEmbedding()",
            context: "NavigationController",
            """
            * WindowController
              * NavigationController
                * PlacedController "a"
            """
        ) { tested, make in root(of: tested.window).withNavigationEmbedding().place(make("a")) },
        PlacerCase(
            "withDismissibleNavigationEmbedding()",
            context: "NavigationController \"dismissible\"",
            """
            * WindowController
              * NavigationController
                * Controller
                    presents * NavigationController "dismissible"
                      * PlacedController "a"
            """
        ) { tested, make in
            let context = presented(on: tested.rootController).withDismissibleNavigationEmbedding().place(make("a"))
            if context.isDismissible { context.title = "dismissible" }
            return context
        },
    ]

    private static let presentation = [
        PlacerCase(
            "presented(on:)",
            context: "PlacedController \"a\"",
            """
            * WindowController
              * NavigationController
                * Controller
                    presents * PlacedController "a"
            """
        ) { tested, make in presented(on: tested.rootController).place(make("a")) },
        PlacerCase(
            "presented(on:as: .popover)",
            context: "PlacedController \"a in a popover\"",
            """
            * WindowController
              * NavigationController
                * Controller
                    presents * PlacedController "a in a popover"
            """
        ) { tested, make in
            let context = presented(on: tested.rootController, as: .popover).place(make("a"))
            if context.presentationStyle?.isPopover == true { context.title = "a in a popover" }
            return context
        },
        PlacerCase(
            "presented(on:) where something is presented",
            context: "PlacedController \"b\"",
            """
            * WindowController
              * NavigationController
                * Controller
                    presents * PlacedController "a"
                        presents * PlacedController "b"
            """
        ) { tested, make in
            presented(on: tested.rootController).place(make("a"))
            return presented(on: tested.rootController).place(make("b"))
        },
    ]

    private static let windows = [
        PlacerCase(
            "root(of: window)",
            context: "PlacedController \"a\"",
            """
            * WindowController
              * PlacedController "a"
            """
        ) { tested, make in root(of: tested.window).place(make("a")) },
        PlacerCase(
            "root(of: window, using:)",
            context: "PlacedController \"a\"",
            """
            * WindowController
              * PlacedController "a"
            """
        ) { tested, make in root(of: tested.window, using: .crossfade).place(make("a")) },
        PlacerCase(
            "newWindow(besides:)",
            context: "WindowController \"new\"",
            """
            * WindowController "new"
              * PlacedController "a"
            """
        ) { tested, make in
            let new = WindowController()
            new.title = "new"
            return newWindow(besides: tested.rootController, new).place(make("a"))
        },
        PlacerCase(
            "newWindow(besides: window)",
            """
            * WindowController
              * PlacedController "a"
            """
        ) { tested, make in newWindow(besides: tested.window).place(make("a")) },
    ]

    private static let tabs = [
        PlacerCase(
            "tabBarEmbedding",
            context: "TabController",
            """
            * WindowController
              * TabController
                * PlacedController "a"
                  PlacedController "b"
            """
        ) { tested, make in
            let (window, embedding) = (tested.window, TabController())
            let placers = tabBarEmbedding(embedding, tabsCount: 2) { window.setRootController(embedding) }
            placers[1].place(make("b"))
            return placers[0].place(make("a"))
        },
        PlacerCase(
            "withTabBarEmbedding(tabsCount:)",
            context: "TabController",
            """
            * WindowController
              * NavigationController
                  Controller
                * TabController
                  * NavigationController
                    * PlacedController "a"
                    PlacedController "b"
            """
        ) { tested, make in
            let placers = pushed(in: tested.navigationController).withTabBarEmbedding(tabsCount: 2)
            placers[0].withNavigationEmbedding().place(make("a"))
            return placers[1].place(make("b"))
        },
    ]

    private static let pages = [
        PlacerCase(
            "nextPage(in:)",
            context: "PageController",
            """
            * WindowController
              * PageController
                  PlacedController "a"
                * PlacedController "c"
            """
        ) { tested, make in
            let pages = PageController()
            pages.setControllers([make("a"), make("b")])
            tested.window.setRootController(pages)
            return nextPage(in: pages).place(make("c"))
        },
        PlacerCase(
            "nextPage(in:) where there is none",
            context: "PageController",
            """
            * WindowController
              * PageController
                * PlacedController "a"
            """
        ) { tested, make in
            let pages = PageController()
            tested.window.setRootController(pages)
            return nextPage(in: pages).place(make("a"))
        },
        PlacerCase(
            "pageEmbedding",
            context: "PageController",
            """
            * WindowController
              * PageController
                * PlacedController "a"
            """
        ) { tested, make in
            let (window, embedding) = (tested.window, PageController())
            return pageEmbedding(embedding) { window.setRootController(embedding) }.place(make("a"))
        },
        PlacerCase(
            "withPageEmbedding()",
            context: "PageController",
            """
            * WindowController
              * NavigationController
                * PageController
                  * PlacedController "a"
            """
        ) { tested, make in root(of: tested.navigationController).withPageEmbedding().place(make("a")) },
    ]

    private static let splits = [
        PlacerCase(
            "sidebar(of:) and content(of:)",
            context: "SplitController",
            """
            * WindowController
              * SplitController
                * PlacedController "side"
                * PlacedController "new content"
            """
        ) { tested, make in
            let split = SplitController()
            tested.window.setRootController(split)
            content(of: split).place(make("content"))
            sidebar(of: split).place(make("side"))
            return content(of: split).place(make("new content"))
        },
        PlacerCase(
            "splitEmbedding",
            context: "SplitController",
            """
            * WindowController
              * SplitController
                * PlacedController "side"
                * PlacedController "content"
            """
        ) { tested, make in
            let (window, embedding) = (tested.window, SplitController())
            let placers = splitEmbedding(embedding) { window.setRootController(embedding) }
            placers.content.place(make("content"))
            return placers.sidebar.place(make("side"))
        },
        PlacerCase(
            "withSplitEmbedding()",
            context: "NavigationController",
            """
            * WindowController
              * SplitController
                * PlacedController "side"
                * NavigationController
                  * PlacedController "content"
            """
        ) { tested, make in
            let placers = root(of: tested.window).withSplitEmbedding()
            placers.sidebar.place(make("side"))
            return placers.content.withNavigationEmbedding().place(make("content"))
        },
    ]

    private static let general = [
        PlacerCase(
            "makePlacer(base:place:)",
            """
            * WindowController
              * PlacedController "a"
            """
        ) { tested, make in
            makePlacer(base: tested.window) { window, controller in
                window.setRootController(controller)
                return window
            }.place(make("a"))
        },
        PlacerCase(
            "makeEmbeddingPlacer(into:place:onDidPlaceEmbedded:)",
            context: "SplitController",
            """
            * WindowController
              * SplitController
                * PlacedController "a"
            """
        ) { tested, make in
            let (window, split) = (tested.window, SplitController())
            return makeEmbeddingPlacer(
                into: split,
                place: { split, controller in
                    split.setContentController(controller)
                    return split
                },
                onDidPlaceEmbedded: { window.setRootController(split) }
            ).place(make("a"))
        },
        PlacerCase(
            "makeEmbeddingPlacers(into:count:place:onDidPlaceEmbedded:)",
            context: "PageController",
            """
            * WindowController
              * PageController
                * PlacedController "a"
                  PlacedController "b"
                  PlacedController "c"
            """
        ) { tested, make in
            let (window, pages) = (tested.window, PageController())
            let placers = makeEmbeddingPlacers(
                into: pages,
                count: 3,
                place: { $0.setControllers($1) },
                onDidPlaceEmbedded: { window.setRootController(pages) }
            )
            placers[2].place(make("c"))
            placers[0].place(make("a"))
            return placers[1].place(make("b"))
        },
        PlacerCase(
            "withEmbedding(into:place:)",
            context: "SplitController",
            """
            * WindowController
              * NavigationController
                * SplitController
                  * PlacedController "a"
            """
        ) { tested, make in
            root(of: tested.navigationController).withEmbedding(into: SplitController()) { split, controller in
                split.setContentController(controller)
                return split
            }.place(make("a"))
        },
        PlacerCase(
            "withEmbedding(into:count:place:)",
            context: "PageController",
            """
            * WindowController
              * PageController
                * PlacedController "a"
                  PlacedController "b"
            """
        ) { tested, make in
            let placers = root(of: tested.window).withEmbedding(into: PageController(), count: 2) {
                $0.setControllers($1)
            }
            placers[0].place(make("a"))
            return placers[1].place(make("b"))
        },
        PlacerCase(
            "asControllerPlacer()",
            context: "NavigationController",
            """
            * WindowController
              * NavigationController
                  Controller
                * PlacedController "a"
            """
        ) { tested, make in pushed(in: tested.navigationController).asControllerPlacer().place(make("a")) },
        PlacerCase(
            "Controller.place(with:)",
            context: "PlacedController \"a\"",
            """
            * WindowController
              * PlacedController "a"
            """
        ) { tested, make in make("a").place(with: root(of: tested.window)) },
    ]

    private static let inFlows = [
        PlacerCase(
            "nextPushedInFlow",
            context: "NavigationController",
            """
            * WindowController
              * NavigationController
                  Controller
                  PlacedController "a"
                * PlacedController "b"
            """
        ) { tested, make in
            let flow = OneScreenFlow<NoOutputNavigationFlow>(make("a"))
            flow.start(with: pushed(in: tested.navigationController))
            return flow.nextPushedInFlow?.place(make("b"))
        },
        PlacerCase(
            "rootOfFlow in a navigation controller",
            context: "NavigationController",
            """
            * WindowController
              * NavigationController
                * PlacedController "b"
            """
        ) { tested, make in
            let flow = OneScreenFlow<NoOutputNavigationFlow>(make("a"))
            flow.start(with: pushed(in: tested.navigationController))
            return flow.rootOfFlow?.place(make("b"))
        },
        PlacerCase(
            "rootOfFlow in a window",
            """
            * WindowController
              * PlacedController "b"
            """
        ) { tested, make in
            let flow = OneScreenFlow<WindowFlowModule>(make("a"))
            flow.start(with: root(of: tested.window))
            return flow.rootOfFlow?.place(make("b"))
        },
        PlacerCase(
            "rootOfFlow(using:)",
            """
            * WindowController
              * PlacedController "b"
            """
        ) { tested, make in
            let flow = OneScreenFlow<WindowFlowModule>(make("a"))
            flow.start(with: root(of: tested.window))
            return flow.rootOfFlow(using: .push)?.place(make("b"))
        },
        PlacerCase(
            "nextPageInFlow",
            context: "PageController",
            """
            * WindowController
              * PageController
                  PlacedController "a"
                * PlacedController "b"
            """
        ) { tested, make in
            let flow = OneScreenFlow<PageFlowModule>(make("a"))
            flow.start(with: root(of: tested.window).withPageEmbedding())
            return flow.nextPageInFlow?.place(make("b"))
        },
        PlacerCase(
            "contentOfFlow",
            context: "SplitController",
            """
            * WindowController
              * SplitController
                * PlacedController "a"
                * PlacedController "b"
            """
        ) { tested, make in
            let split = SplitController()
            tested.window.setRootController(split)
            let flow = OneScreenFlow<SplitFlowModule>(make("a"))
            flow.start(with: sidebar(of: split))
            return flow.contentOfFlow?.place(make("b"))
        },
        PlacerCase(
            "nextPresentedInFlow",
            context: "PlacedController \"b\"",
            """
            * WindowController
              * NavigationController
                  Controller
                * PlacedController "a"
                  presents * PlacedController "b"
            """
        ) { tested, make in
            let flow = OneScreenFlow<NoOutputNavigationFlow>(make("a"))
            flow.start(with: pushed(in: tested.navigationController))
            return flow.nextPresentedInFlow?.place(make("b"))
        },
    ]
}

private enum WindowFlowModule: FlowModule { typealias RequiredContext = WindowController }
private enum PageFlowModule: FlowModule { typealias RequiredContext = PageController }
private enum SplitFlowModule: FlowModule { typealias RequiredContext = SplitController }

/// A flow that begins with the given controller.
private final class OneScreenFlow<Module: FlowModule>: Flow<Module> {
    private let first: Controller

    init(_ first: Controller) {
        self.first = first
        super.init()
    }

    override func createInitialController() -> Controller { first }
}
