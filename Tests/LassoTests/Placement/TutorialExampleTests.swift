import Lasso
import LassoTestUtilities
import Testing

@testable import FlowCases

/// "With ScreenPlacers, these Flows can be started anywhere in the application."
@MainActor
struct TutorialExampleTests {
    @Test(arguments: TutorialPlace.all)
    func theTutorialIsStartedAnywhereUnchanged(_ place: TutorialPlace) async throws {
        try await TutorialTour<TutorialViewController>(testableHierarchy: TestableHierarchy()).go(through: place)
    }
}
