import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoInspector

/// Tests of the window on the screen, beside a window of an application.
@Suite(.display, .userInput)
struct InspectorWindowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy(on: { GtkFlowStage() })

    private func open(_ inspect: (CounterFlow, InspectorWindow) async throws -> Void) async throws {
        let flow = CounterFlow()
        flow.start(with: root(of: window).withNavigationEmbedding())
        let inspector = InspectorOpening.open(in: GtkTesting.application, window.windows)
        defer { inspector.close() }
        try await GtkTesting.turnMainLoop(until: "it is drawn") { (inspector.window?.child?.height ?? 0) > 100 }
        GtkTesting.settle()
        try await inspect(flow, inspector)
    }

    private func tabs(of inspector: InspectorWindow) throws -> TabController {
        try #require(inspector.rootController as? TabController)
    }

    @Test(arguments: 0..<3) func everyTabIsAccessible(index: Int) async throws {
        try await open { flow, inspector in
            for _ in 1...3 { flow.first?.dispatchAction(.didTapIncrement) }
            try tabs(of: inspector).selectedIndex = index
            try await GtkTesting.turnMainLoop(until: "it is described") { inspector.inspection.recorder.isIdle }
            GtkTesting.settle()
            try await assertAccessible(inspector)
        }
    }

    @Test func theApplicationDoesNotFindTheInspectorAmongItsWindows() async throws {
        try await open { _, inspector in
            #expect(WindowController.openWindows.count == 1 && WindowController.openWindows.first === window)
            #expect(inspector.inspection.hierarchy.map(\.className) == ["WindowController"])
            #expect(!inspector.inspection.objects.all.contains { $0.className.contains("Inspector") })
        }
    }

    @Test func theLogIsFilteredAndAnEarlierMomentIsShownInTheApplicationWithTheKeyboard() async throws {
        try await open { flow, inspector in
            let shown = try #require(inspector.window), counter = try #require(flow.first)
            for _ in 1...3 { counter.dispatchAction(.didTapIncrement) }
            try await UserInput.activate(shown)
            try await UserInput.press("ctrl+2")
            try await GtkTesting.turnMainLoop(until: "the log is shown") {
                shown.visibleTexts.contains("count: 2 → 3")
            }
            try await UserInput.press("1", "space", "bracketleft")
            #expect(counter.state.count == 3)
            try await UserInput.press("Escape")
            try await UserInput.press("ctrl+bracketleft")
            try await GtkTesting.turnMainLoop(until: "the application shows it") {
                window.window?.visibleTexts.contains("Count: 2") == true
            }
            try await GtkTesting.turnMainLoop(until: "the inspector says so") {
                shown.visibleTexts.contains("Moment 5 of 7")
            }
            try await UserInput.press("ctrl+0")
            try await GtkTesting.turnMainLoop(until: "the present is shown") {
                window.window?.visibleTexts.contains("Count: 3") == true
            }
        }
    }

    @Test func theUserPointsAtAWidgetAndSeesItsStoreAndItsBindings() async throws {
        try await open { flow, inspector in
            let hierarchy = try #require(try tabs(of: inspector).controllers.first as? HierarchyViewController)
            let count = try #require(window.window?.descendants.first { ($0 as? Label)?.label == "Count: 0" })
            hierarchy.dispatchAction(.didSelect(nil))
            hierarchy.dispatchAction(.didTapPick)
            #expect(hierarchy.state.isPicking)
            try await UserInput.click(count)
            try await GtkTesting.turnMainLoop(until: "it is picked") { !hierarchy.state.isPicking }
            #expect(hierarchy.state.title == "CounterController")
            let widget = try #require(hierarchy.state.values.first)
            #expect(widget.text == "Label" && widget.children.map(\.text) == ["CounterStore: count"])
        }
    }

    @Test func theUserPointsAtAWidgetInAPopoverThatOpensMeanwhile() async throws {
        try await open { flow, inspector in
            let hierarchy = try #require(try tabs(of: inspector).controllers.first as? HierarchyViewController)
            let shown = try #require(window.window)
            // A popover closes when its window is activated.
            try await UserInput.activate(shown)
            hierarchy.dispatchAction(.didTapPick)
            flow.showPopover()
            flow.popover?.dispatchAction(.didTapIncrement)
            let popover = try #require(window.presentedInside as? CounterController)
            try await GtkTesting.turnMainLoop(until: "the popover is shown") { popover.view.mapped }
            GtkTesting.settle()
            let count = try #require(popover.view.descendants.first { ($0 as? Label)?.label == "Count: 1" })
            try await UserInput.click(count)
            try await GtkTesting.turnMainLoop(until: "it is picked") { !hierarchy.state.isPicking }
            let widget = try #require(hierarchy.state.values.first)
            #expect(widget.text == "Label" && widget.children.map(\.text) == ["CounterStore: count"])
            #expect(popover.presentingController != nil)
        }
    }

    @Test func aKeyPicksTheWidgetThatHasTheFocusAndATwoWayBindingIsFound() async throws {
        try await open { flow, inspector in
            let hierarchy = try #require(try tabs(of: inspector).controllers.first as? HierarchyViewController)
            let shown = try #require(window.window)
            try await UserInput.activate(shown)
            shown.first(Entry.self)?.grabFocus()
            hierarchy.dispatchAction(.didTapPick)
            try await UserInput.press("Return")
            try await GtkTesting.turnMainLoop(until: "it is picked") { !hierarchy.state.isPicking }
            #expect(hierarchy.state.values.first?.children.map(\.text) == ["CounterStore: text"])
        }
    }

    @Test func theInspectionEndsWithItsWindow() async throws {
        weak var inspection: Inspection?
        var recorder: ActivityRecorder?
        weak var counter: CounterStore?
        try await open { flow, inspector in
            (inspection, recorder, counter) = (inspector.inspection, inspector.inspection.recorder, flow.first)
        }
        try await GtkTesting.turnMainLoop(until: "it is released") { inspection == nil }
        let moment = recorder?.lastMoment
        counter?.dispatchAction(.didTapIncrement)
        #expect(counter?.state.count == 1 && recorder?.lastMoment == moment)
    }

    @Test func theWindowClosesAfterTheLastOneOfTheApplication() async throws {
        try await open { _, inspector in
            window.close()
            try await GtkTesting.turnMainLoop(until: "it is closed") { !inspector.isOpen }
        }
    }

    @Test func theKeyOpensTheInspectorAlsoWhileATextHasTheFocus() async throws {
        Inspector.enable(in: GtkTesting.application)
        let flow = CounterFlow()
        flow.start(with: root(of: window).withNavigationEmbedding())
        let shown = try #require(window.window)
        try await UserInput.activate(shown)
        shown.first(Entry.self)?.grabFocus()
        GtkTesting.settle()
        try await UserInput.press("ctrl+shift+d")
        try await GtkTesting.turnMainLoop(until: "it is open") { InspectorOpening.window?.isOpen == true }
        // GTK's own inspector has the same key, and would ask first.
        #expect(Window.listToplevels().filter(\.mapped).count == 2)
        InspectorOpening.window?.close()
        GtkTesting.settle()
    }
}

extension Controller {
    /// The controller that is presented in front.
    fileprivate var presentedInside: Controller? { withVisibleDescendants.last { $0.presentingController != nil } }
}
