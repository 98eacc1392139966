import Lasso
import LassoTestUtilities
import Testing

/// Shows a page of the tutorial to nobody.
final class TutorialViewController: Controller, LassoView {
    let store: TutorialScreenModule.ViewStore

    init(_ store: TutorialScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = state.title
    }

    var shownTexts: [String] { [state.title, state.body] + state.buttonTitles }

    func press(_ title: String) {
        guard let index = state.buttonTitles.firstIndex(of: title) else { return }
        dispatchAction(.didTapButton(index: index))
    }
}

/// "With ScreenPlacers, these Flows can be started anywhere in the application."
@MainActor
struct SecondArticleTests {
    @Test(arguments: TutorialPlace.all)
    func theTutorialIsStartedAnywhereUnchanged(_ place: TutorialPlace) async throws {
        try await TutorialTour(testableHierarchy: TestableHierarchy()).go(through: place)
    }
}
