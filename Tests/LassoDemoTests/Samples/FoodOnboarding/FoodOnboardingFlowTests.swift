import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct FoodOnboardingFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()
    private let storage = MemoryStorage()

    private func start() throws -> (FoodOnboardingFlow, FoodProfileViewController) {
        let flow = FoodOnboardingFlow(in: storage)
        let profile: FoodProfileViewController = try assertRoot(
            of: window,
            when: { flow.start(with: root(of: window)) }
        )
        return (flow, profile)
    }

    private func next(after dialog: FoodStepViewController) throws -> FoodStepViewController {
        try assertPresentation(
            on: dialog,
            when: {
                // The user may press the button twice.
                dialog.dispatchAction(.didTapNext)
                dialog.dispatchAction(.didTapNext)
            }
        )
    }

    @Test func theLastDialogClosesAllAndTheAnswersAreKept() async throws {
        let (_, profile) = try start()
        let diet: FoodStepViewController = try await assertPresentation(
            on: profile,
            when: { profile.dispatchAction(.didTapSetUp) }
        )
        diet.dispatchAction(.didChooseDiet(.vegan))
        let avoided = try next(after: diet)
        avoided.dispatchAction(.didToggle(.nuts, true))
        avoided.dispatchAction(.didToggle(.wheat, true))
        avoided.dispatchAction(.didToggle(.nuts, false))
        let meals = try next(after: avoided)
        meals.dispatchAction(.didChangeMealCount(5))
        #expect(profile.state.profile == nil)
        meals.dispatchAction(.didTapNext)
        #expect(window.visibleController === profile)
        #expect(profile.state.profile == FoodProfile(diet: .vegan, avoided: [.wheat], mealCount: 5))
        try await eventually { storage.text?.contains("vegan") == true }
    }

    @Test func anotherRoundBeginsWithTheAnswersOfTheLast() async throws {
        let old = FoodProfile(diet: .vegetarian, avoided: [.eggs], mealCount: 2)
        let (_, profile) = try start()
        profile.dispatchAction(.didSetUp(old))
        let diet: FoodStepViewController = try await assertPresentation(
            on: profile,
            when: { profile.dispatchAction(.didTapSetUp) }
        )
        #expect(diet.state.profile == old)
        diet.dispatchAction(.didChooseDiet(.everything))
        let avoided = try next(after: diet)
        #expect(avoided.state.profile.diet == .everything && avoided.state.profile.avoided == [.eggs])
        diet.dismiss()
        diet.dismiss()
        #expect(profile.state.profile == old, "Nothing is kept before the end.")
    }

    @Test func theFirstQuestionIsAPlace() async throws {
        let (flow, _) = try start()
        #expect(await flow.go(to: "/set-up").kind == .arrived)
        #expect(window.path == "/set-up" && window.visibleController is FoodStepViewController)
    }

    @Test func aProfileIsToldInWords() {
        #expect(FoodProfile().avoidedText == "Nothing is avoided")
        #expect(FoodProfile(avoided: [.wheat, .nuts]).avoidedText == "Without: Nuts, Wheat")
        #expect(FoodProfile(mealCount: 1).mealsText == "1 meal a day" && FoodProfile().mealsText == "3 meals a day")
    }
}
