import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct WelcomeFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    private func start() throws -> (WelcomeFlow, PageController) {
        let flow = WelcomeFlow()
        let pages: PageController = try assertRoot(
            of: window,
            when: { flow.start(with: root(of: window).withPageEmbedding()) }
        )
        return (flow, pages)
    }

    private func tap(_ pages: PageController) throws {
        try #require(pages.selectedController as? WelcomeViewController).dispatchAction(.didTapButton)
    }

    @Test func theButtonLeadsThroughThePagesAndBackToTheFirst() throws {
        let (_, pages) = try start()
        for path in ["/stores", "/screens", "/flows", "/tests"] as [NavigationPath] {
            #expect(window.path == path)
            try tap(pages)
        }
        #expect(window.path == "/stores" && pages.controllers.count == 4)
        let second = pages.controllers[1]
        try tap(pages)
        #expect(pages.selectedController === second, "The page that was made is shown again.")
    }

    @Test func aPageIsAPlace() async throws {
        let (flow, pages) = try start()
        #expect(await flow.go(to: "/flows").kind == .arrived && window.path == "/flows")
        #expect(pages.controllers.count == 3 && pages.selectedIndex == 2)
        await flow.go(to: "/stores")
        await flow.go(to: "/tests")
        #expect(window.path == "/tests" && pages.controllers.count == 4)
        #expect(await flow.go(to: "/nonsense").kind == .unknown)
    }
}
