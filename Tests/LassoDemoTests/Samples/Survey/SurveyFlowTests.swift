import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.resettingMocks)
struct SurveyFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()
    private let storage = MemoryStorage()

    private func start() async throws -> SurveyFlow {
        mock(SampleData.$shared, with: SampleData { _ in storage })
        let flow = SurveyFlow()
        flow.start(with: pushed(in: navigationController))
        try await flow.store.kept.load()
        return flow
    }

    private func add(_ answers: String..., to page: SurveyQuestionViewController) {
        for answer in answers {
            page.dispatchAction(.didType(answer))
            page.dispatchAction(.didTapAdd)
        }
    }

    @Test func eachPageLeadsToTheNextAndTheSummaryListsAllAnswers() async throws {
        let flow = try await start()
        let joys = try #require(navigationController.topController as? SurveyQuestionViewController)
        #expect(!joys.state.canContinue)
        joys.dispatchAction(.didTapNext)
        #expect(navigationController.topController === joys)
        add("Rain", "A letter", to: joys)
        joys.dispatchAction(.didTapNext)
        let skills = try #require(navigationController.topController as? SurveyQuestionViewController)
        // The store is shared, its views are not.
        #expect(skills.title == "Skills" && skills.state.answers.isEmpty)
        add("Juggling", to: skills)
        skills.dispatchAction(.didTapNext)
        let thanks = try #require(navigationController.topController as? SurveyQuestionViewController)
        add("Ann", to: thanks)
        thanks.dispatchAction(.didTapNext)
        let summary = try #require(navigationController.topController as? SurveySummaryViewController)
        #expect(summary.state.sections.map(\.answers) == [["Rain", "A letter"], ["Juggling"], ["Ann"]])

        summary.dispatchAction(.didTapEdit(.skills))
        #expect(navigationController.topController === skills)
        skills.dispatchAction(.didRename(skills.state.answers[0].id, " Unicycling "))
        #expect(flow.store.state.answers[.skills].map(\.text) == ["Unicycling"])
    }

    @Test func anAnswerIsNotAddedTwice() async throws {
        let flow = try await start()
        let page = try #require(navigationController.topController as? SurveyQuestionViewController)
        add("Rain", "  ", " Rain ", to: page)
        #expect(flow.store.state.answers[.joys].map(\.text) == ["Rain"])
        #expect(page.state.problem == "This answer is already in the list.")
        page.dispatchAction(.didType("Rainbows"))
        #expect(page.state.problem == nil)
    }

    @Test func theAnswersAreSavedAndStartingOverAsksFirst() async throws {
        let flow = try await start()
        let page = try #require(navigationController.topController as? SurveyQuestionViewController)
        add("Rain", to: page)
        #expect(await flow.store.kept.save())
        let again = KeptValue(SurveyAnswers(), in: storage).store
        try await again.load()
        #expect(again.state.value[.joys].map(\.text) == ["Rain"])

        await flow.go(to: "/summary")
        let summary = try #require(navigationController.topController as? SurveySummaryViewController)
        summary.dispatchAction(.didTapStartOver)
        try await cancelQuestion(in: window)
        #expect(!flow.store.state.answers.isEmpty)
        summary.dispatchAction(.didTapStartOver)
        try await answer("Delete", in: window)
        try await eventually { navigationController.topController === page }
        #expect(flow.store.state.answers.isEmpty && page.state.answers.isEmpty)
        await flow.store.kept.save()
    }

    @Test func aPathShowsThePagesBelowIt() async throws {
        let flow = try await start()
        await flow.go(to: "/thanks")
        #expect(navigationController.controllers.suffix(3).map(\.title) == ["Joys", "Skills", "Thanks"])
        await flow.go(to: "/skills")
        #expect(navigationController.topController?.title == "Skills")
    }

    @Test func aStorageThatFailsIsTold() async throws {
        let flow = try await start()
        storage.writingFails = .failed("The disk is full.")
        let page = try #require(navigationController.topController as? SurveyQuestionViewController)
        add("Rain", to: page)
        #expect(await !flow.store.kept.save())
        let banner = try await assertBanner("The disk is full.", in: window)
        #expect(!banner.isDismissible)
        storage.writingFails = nil
        try await pressBannerButton("Try Again", in: window)
        try await eventually { flow.store.state.kept.banner == nil }
        #expect(storage.text?.contains("Rain") == true)
        assertNoBanner(in: window)
    }

    @Test func thatAnotherVersionWasKeptIsToldUntilTheUserHasReadIt() async throws {
        let flow = try await start()
        let page = try #require(navigationController.topController as? SurveyQuestionViewController)
        add("Rain", to: page)
        storage.text = #"{"value": {"answers": [], "lastID": 7}, "version": 1}"#
        #expect(await flow.store.kept.save())
        #expect(storage.keptAside.count == 1)
        let banner = try #require(flow.store.state.kept.banner)
        #expect(banner.isDismissible && banner.text.contains("kept-1"))
        try await dismissBanner(in: window)
        assertNoBanner(in: window)
    }

    @Test func anotherWindowHasTheAnswersButIsAtItsOwnQuestion() async throws {
        let flow = try await start(), other = SurveyFlow(), navigation = NavigationController()
        other.start(with: root(of: navigation))
        let page = try #require(navigationController.topController as? SurveyQuestionViewController)
        let otherPage = try #require(other.initialController as? SurveyQuestionViewController)
        page.dispatchAction(.didType("Rai"))
        add("Wind", to: otherPage)
        #expect(page.state.answers.map(\.text) == ["Wind"] && page.state.draft == "Rai")
        page.dispatchAction(.didTapNext)
        #expect(navigationController.topController?.title == "Skills")
        #expect(navigation.topController === otherPage)
        await flow.store.kept.save()
    }
}
