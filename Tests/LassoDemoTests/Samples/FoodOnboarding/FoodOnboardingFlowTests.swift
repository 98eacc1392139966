import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.resettingMocks)
struct FoodOnboardingFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()
    private let storage = MemoryStorage()

    private func makeFlow() -> FoodOnboardingFlow {
        mock(SampleData.$shared, with: SampleData { _ in storage })
        return FoodOnboardingFlow()
    }

    private func start() async throws -> (FoodOnboardingFlow, FoodProfileViewController) {
        let flow = makeFlow()
        let profile: FoodProfileViewController = try await assertRoot(
            of: window,
            when: { flow.start(with: root(of: window)) }
        )
        try await eventually { profile.state.canSetUp }
        return (flow, profile)
    }

    /// Saves a profile, as an earlier run of the application does.
    private func save(_ profile: FoodProfile) async throws {
        let kept = KeptValue<FoodProfile?>(nil, in: storage).store
        try await kept.load()
        kept.edit { $0 = profile }
        #expect(await kept.save())
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
        let (_, profile) = try await start()
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
        let (_, profile) = try await start()
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

    @Test func whoGoesBackAndOnAgainFindsTheAnswers() async throws {
        let (_, profile) = try await start()
        let diet: FoodStepViewController = try await assertPresentation(
            on: profile,
            when: { profile.dispatchAction(.didTapSetUp) }
        )
        let avoided = try next(after: diet)
        let meals = try next(after: avoided)
        meals.dispatchAction(.didChangeMealCount(5))
        avoided.dismiss()
        avoided.dispatchAction(.didToggle(.nuts, true))
        diet.dismiss()
        let again = try next(after: try next(after: diet))
        #expect(again.state.step == .meals && again.state.profile == FoodProfile(avoided: [.nuts], mealCount: 5))
    }

    @Test func theFirstQuestionIsAPlace() async throws {
        let (flow, _) = try await start()
        #expect(await flow.go(to: "/set-up").kind == .arrived)
        #expect(window.path == "/set-up" && window.visibleController is FoodStepViewController)
    }

    @Test func theFirstQuestionWaitsForTheEarlierAnswers() async throws {
        let old = FoodProfile(diet: .vegan, mealCount: 2)
        try await save(old)
        let flow = makeFlow()
        flow.start(with: root(of: window))
        let profile = try #require(window.rootController as? FoodProfileViewController)
        profile.dispatchAction(.didTapSetUp)
        #expect(window.visibleController === profile)
        #expect(await flow.go(to: "/set-up").kind == .waiting)
        try await eventually { window.path == "/set-up" }
        #expect((window.visibleController as? FoodStepViewController)?.state.profile == old)
        #expect(profile.state.profile == old)
    }

    @Test func aProfileThatCannotBeLoadedIsNotReplaced() async throws {
        try await save(FoodProfile(diet: .vegan))
        storage.readingFails = .failed("The disk is busy.")
        let flow = makeFlow()
        flow.start(with: root(of: window))
        let profile = try #require(window.rootController as? FoodProfileViewController)
        try await assertBanner("The disk is busy.", in: window)
        profile.dispatchAction(.didTapSetUp)
        #expect(window.visibleController === profile)
        storage.readingFails = nil
        try await pressBannerButton("Try Again", in: window)
        try await eventually { profile.state.profile?.diet == .vegan }
        assertNoBanner(in: window)
        profile.dispatchAction(.didTapSetUp)
        #expect((window.visibleController as? FoodStepViewController)?.state.profile.diet == .vegan)
    }

    @Test func aProfileIsToldInWords() {
        #expect(FoodProfile().avoidedText == "Nothing is avoided")
        #expect(FoodProfile(avoided: [.wheat, .nuts]).avoidedText == "Without: Nuts, Wheat")
        #expect(FoodProfile(mealCount: 1).mealsText == "1 meal a day" && FoodProfile().mealsText == "3 meals a day")
    }
}
