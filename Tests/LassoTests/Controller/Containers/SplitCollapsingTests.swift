import Lasso
import LassoTestUtilities
import Testing

/// Tests of split controllers that show one part at a time.
@MainActor
struct SplitCollapsingTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    private let split = SplitController()
    private let side = PartController("side")
    private let content = PartController("content")

    init() {
        split.setSidebarController(side)
        split.setContentController(content)
        window.setRootController(split)
    }

    private func onScreen() -> [Bool] { [side.isOnScreen, content.isOnScreen] }

    @Test func onlyThePartThatIsNotShownDisappears() {
        var events: [String] = []
        window.observeHierarchy { events.append("\($0.controller.pathComponent ?? "split") \($0.kind)") }
        split.layOut(width: 360)
        #expect(
            events == ["content viewWillDisappear", "content viewDidDisappear", "split childrenDidChange"]
        )
        events = []
        split.layOut(width: 400)
        #expect(events.isEmpty)
        split.layOut(width: 1000)
        #expect(events == ["content viewWillAppear", "content viewDidAppear", "split childrenDidChange"])
    }

    @Test func thePathAndTheHierarchyAreTheSameInBothForms() {
        let (path, children) = (window.path, split.children.map(ObjectIdentifier.init))
        #expect(path == "/content")
        split.layOut(width: 360)
        #expect(window.path == path)
        split.show(.content)
        #expect(window.path == path)
        #expect(split.children.map(ObjectIdentifier.init) == children)
    }

    @Test func backLeadsFromTheContentToTheSidebarWithoutAsking() {
        content.answer = .refused
        split.layOut(width: 360)
        #expect(onScreen() == [true, false] && !side.canGoBack)
        split.show(.content)
        #expect(onScreen() == [false, true] && content.canGoBack)
        #expect(content.headerLeadsBack && content.headerEdges == .all)
        #expect(content.goBack())
        #expect(onScreen() == [true, false])
        #expect(split.contentController === content)
        split.layOut(width: 1000)
        #expect(onScreen() == [true, true] && !content.canGoBack && !content.headerLeadsBack)
    }

    @Test func backFirstTakesTheStepsInTheContent() {
        let navigation = NavigationController(rootController: PartController("list"))
        navigation.push(PartController("item"))
        split.layOut(width: 360)
        split.setContentController(navigation)
        #expect(split.frontPart == .content)
        #expect(navigation.topController?.cancel() == true)
        #expect(navigation.controllers.count == 1 && split.frontPart == .content)
        #expect(navigation.topController?.cancel() == true)
        #expect(split.frontPart == .sidebar)
        #expect(side.cancel() == false)
    }

    @Test func contentThatIsPlacedWhileTheUserLooksIsShown() {
        split.layOut(width: 360)
        #expect(split.frontPart == .sidebar)
        let next = PartController("next")
        Lasso.content(of: split).place(next)
        #expect(next.isOnScreen && !side.isOnScreen)
        split.setContentController(nil)
        #expect(side.isOnScreen && split.frontPart == .sidebar)
        #expect(!side.canGoBack)
    }

    @Test func whatWasChosenInTheWideFormIsShownInTheNarrowOne() {
        split.setContentController(PartController("chosen"))
        split.layOut(width: 360)
        #expect(split.contentController?.isOnScreen == true)
    }

    @Test func aPresentationDoesNotDisappearWhenThereIsLittleRoom() {
        content.present(PartController("dialog"))
        split.layOut(width: 360)
        #expect(content.presentedController?.isOnScreen == true)
    }

    @Test func theWidthIsTheControllersDecision() {
        split.narrowWidth = 800
        split.layOut(width: 799)
        #expect(split.isCollapsed)
        split.layOut(width: 800)
        #expect(!split.isCollapsed)
    }

    @Test func showingAPartThatIsNotThereIsAnError() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { SplitController().show(.content) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("SplitController.show(.content): there is no controller in that part."))
    }

    // MARK: Flows

    private enum MailModule: FlowModule {
        typealias RequiredContext = SplitController
    }

    /// A sidebar with folders, whose choice is the content.
    private final class MailFlow: Flow<MailModule> {
        override func createInitialController() -> Controller { PartController("folders") }

        func choose(_ folder: String) {
            if let placer = contentOfFlow { placer.place(PartController(folder)) }
        }

        override func follow(_ component: NavigationPath.Component) -> Route {
            if context?.contentController?.pathComponent != component.name { choose(component.name) }
            return .at(context?.contentController, else: .unknown)
        }
    }

    @Test(arguments: [360, 1000])
    func aFlowDoesNotKnowHowWideItsWindowIs(width: Int) async {
        let flow = MailFlow()
        let split = SplitController()
        window.setRootController(split)
        flow.start(with: sidebar(of: split))
        split.layOut(width: width)
        flow.choose("inbox")
        #expect(window.path == "/inbox")
        #expect(split.contentController?.isOnScreen == true)
        flow.unwind()
        #expect(split.contentController == nil && flow.initialController?.isOnScreen == true)
        flow.choose("inbox")
        split.goBack()
        let outcome = await flow.go(to: "/inbox")
        #expect(outcome.kind == .arrived)
        #expect(split.contentController?.isOnScreen == true)
        let next = await flow.go(to: "/sent")
        #expect(next.kind == .arrived && window.path == "/sent")
        #expect(split.contentController?.isOnScreen == true)
    }
}

/// A screen with a name in paths.
private final class PartController: Controller {
    var answer = Leaving.allowed

    init(_ name: String) {
        super.init()
        pathComponent = name
        title = name
    }

    override var leaving: Leaving { answer }
}
