import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import FlowCases

/// Tests of every placer, drawn: the widgets show the placed controllers, and hide the covered ones.
@Suite(.display)
struct PlacerDrawingTests {
    private final class PlacedController: ViewController {
        override func loadView() -> Widget {
            Box(.vertical) {
                Label(title ?? "")
                Entry()
            }
        }
    }

    @Test(arguments: PlacerCase.all + PlacerCase.drawn)
    func aPlacerPlacesAndWhatItPlacedIsShown(_ placerCase: PlacerCase) {
        placerCase.check(in: TestableHierarchy(on: { GtkFlowStage() })) { PlacedController() }
        GtkTesting.settle()
        #expect(GtkTesting.application.windows.isEmpty)
    }
}

nonisolated extension PlacerCase {
    /// The placers that place in widgets, or are anchored to them.
    fileprivate static let drawn = [
        PlacerCase(
            "pushed(in: stack)",
            context: "NavigationController",
            """
            * WindowController
              * NavigationController
                  PlacedController "a"
                * PlacedController "b"
            """
        ) { tested, make in
            let stack = tested.show(Stack())
            pushed(in: stack).place(make("a"))
            return pushed(in: stack).place(make("b"))
        },
        PlacerCase(
            "root(of: stack)",
            context: "NavigationController",
            """
            * WindowController
              * NavigationController
                * PlacedController "c"
            """
        ) { tested, make in
            let stack = tested.show(Stack())
            pushed(in: stack).place(make("a"))
            pushed(in: stack).place(make("b"))
            return root(of: stack).place(make("c"))
        },
        PlacerCase(
            "tab(in: notebook)",
            context: "TabController",
            """
            * WindowController
              * TabController
                  PlacedController "a"
                * PlacedController "b"
            """
        ) { tested, make in
            let notebook = tested.show(Notebook())
            tab(in: notebook).place(make("a"))
            return tab(in: notebook).place(make("b"))
        },
        PlacerCase(
            "presented(on:as: .popover(anchor:))",
            context: "PlacedController \"a at a button\"",
            """
            * WindowController
              * WidgetHolder
                  presents * PlacedController "a at a button"
            """
        ) { tested, make in
            let button = tested.show(Button("Button"))
            let placed = make("a")
            guard let holder = tested.window.rootController else { return nil }
            presented(on: holder, as: .popover(anchor: button)).place(placed)
            tested.stage.settle()
            if (placed as? ViewController)?.view.isAncestor(button) == true { placed.title = "a at a button" }
            return placed
        },
    ]
}
