import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import FlowCases

/// A view controller that shows a page of the tutorial.
final class TutorialViewController: ViewController, LassoView, TutorialView {
    let store: TutorialScreenModule.ViewStore

    init(_ store: TutorialScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = state.title
    }

    override func loadView() -> Widget {
        let buttons = state.buttonTitles.enumerated().map { index, title in
            let button = Button(title)
            button.bind(to: store, action: .didTapButton(index: index))
            return button
        }
        return Box(.vertical, spacing: 12) {
            Label(state.title)
            Label(state.body)
            Box(.horizontal, spacing: 12) { buttons }
        }
    }

    var shownTexts: [String] { view.visibleTexts }

    func press(_ title: String) { view.button(title)?.emit("clicked") }
}

/// Tests of the article's flow, drawn: in all places that are possible without a display, and in widgets.
@Suite(.display)
struct TutorialExampleDrawingTests {
    @Test(arguments: TutorialPlace.all + TutorialPlace.inWidgets)
    func theTutorialIsStartedAnywhereUnchanged(_ place: TutorialPlace) async throws {
        try await TutorialScreenModule.$makeView.withValue({ TutorialViewController($0) }) {
            try await TutorialTour<TutorialViewController>(testableHierarchy: TestableHierarchy(on: { GtkFlowStage() }))
                .go(through: place)
        }
    }
}

nonisolated extension TutorialPlace {
    fileprivate static let inWidgets = [
        TutorialPlace(
            "pushed(in: stack)",
            """
            * WindowController
              * NavigationController
                  Controller
                * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                let stack = tested.show(Stack())
                pushed(in: stack).place(Controller())
                tutorialFlow.start(with: pushed(in: stack))
            },
            leave: { context, _ in context.popToRoot() }
        ),
        TutorialPlace(
            "root(of: stack)",
            """
            * WindowController
              * NavigationController
                * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                let stack = tested.show(Stack())
                pushed(in: stack).place(Controller())
                tutorialFlow.start(with: root(of: stack))
            },
            leave: { _, tested in tested.window.setRootController(nil) }
        ),
        TutorialPlace(
            "tab(in: notebook).withNavigationEmbedding()",
            """
            * WindowController
              * TabController
                  Controller
                * NavigationController
                  * TutorialViewController "Welcome!"
            """,
            start: { tutorialFlow, tested in
                let notebook = tested.show(Notebook())
                tab(in: notebook).place(Controller())
                tutorialFlow.start(with: tab(in: notebook).withNavigationEmbedding())
            },
            leave: { context, _ in context.tabController?.remove(context, animated: true) }
        ),
    ]
}
