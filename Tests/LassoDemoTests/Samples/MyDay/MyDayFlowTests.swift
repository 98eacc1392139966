import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.resettingMocks)
struct MyDayFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()
    private let log = MemoryStorage(), cards = MemoryStorage()
    private let today = CalendarDay(year: 2026, month: 2, day: 28), other = CalendarDay(year: 2026, month: 3, day: 1)

    private func start() async throws -> MyDayFlow {
        let flow = startToLoad()
        try await flow.log.kept.load()
        try await flow.cards.kept.load()
        return flow
    }

    /// Starts a flow, and doesn't wait until its values are loaded.
    private func startToLoad() -> MyDayFlow {
        mock(SampleData.$shared, with: SampleData { $0 == "my-day/log.json" ? log : cards })
        mock(
            DayClock.$read,
            with: { DayMoment(day: CalendarDay(year: 2026, month: 2, day: 28), hour: 9, minute: 5) }
        )
        let flow = MyDayFlow()
        flow.start(with: root(of: window))
        return flow
    }

    @Test func theLogShowsTheDayThatTheCalendarSelects() async throws {
        let flow = try await start()
        flow.log.dispatchAction(.didType(" Read a book "))
        flow.log.dispatchAction(.didTapAdd)
        let entry = DayEntry(id: 1, day: today, hour: 9, minute: 5, text: "Read a book")
        #expect(flow.log.state.entries.map { $0 } == [entry] && flow.log.state.draft == "")
        #expect(flow.calendar.state.count == 1)
        flow.calendar.dispatchAction(.didSelect(other))
        #expect(flow.log.state.day == other && flow.log.state.entries.isEmpty && flow.calendar.state.count == 0)
        flow.calendar.dispatchAction(.didTapToday)
        #expect(flow.log.state.entries.count == 1)
        flow.log.dispatchAction(.didDelete([1]))
        #expect(flow.calendar.state.counts == [:])
        await flow.log.kept.save()
    }

    @Test func aCardThatIsDoneMovesToTheLogOfTheSelectedDay() async throws {
        let flow = try await start()
        flow.calendar.dispatchAction(.didSelect(other))
        flow.cards.dispatchAction(.didType("Call Bob"))
        flow.cards.dispatchAction(.didTapAdd)
        flow.cards.dispatchAction(.didTapDone(1))
        #expect(flow.cards.state.cards.isEmpty)
        #expect(flow.log.state.entries.map(\.text) == ["Call Bob"] && flow.calendar.state.counts == [other: 1])
        let tabs = try #require(window.rootController as? TabController)
        #expect(tabs.selectedIndex == 0)
        try await pressToastButton("Show", in: window)
        try await eventually { tabs.selectedIndex == 1 }
        await flow.log.kept.save()
        await flow.cards.kept.save()
    }

    @Test func theDayIsThereAgainNextTime() async throws {
        let flow = try await start()
        for card in ["One", "Two"] {
            flow.cards.dispatchAction(.didType(card))
            flow.cards.dispatchAction(.didTapAdd)
        }
        flow.cards.dispatchAction(.didMove(2, before: 1))
        flow.cards.dispatchAction(.didTapDone(1))
        #expect(await flow.log.kept.save())
        #expect(await flow.cards.kept.save())
        let again = try await start()
        #expect(again.log.state.entries.map(\.text) == ["One"] && again.cards.state.cards.map(\.text) == ["Two"])
        #expect(again.calendar.state.count == 1)
    }

    @Test func allWindowsShareTheEntriesAndTheCards() async throws {
        let flow = try await start(), other = MyDayFlow()
        other.start(with: root(of: WindowController()))
        for text in ["One", "Two"] {
            flow.cards.dispatchAction(.didType(text))
            flow.cards.dispatchAction(.didTapAdd)
        }
        other.cards.dispatchAction(.didType("Three"))
        #expect(other.cards.state.cards.map(\.text) == ["One", "Two"] && flow.cards.state.draft == "")
        other.cards.dispatchAction(.didTapAdd)
        other.cards.dispatchAction(.didTapDone(1))
        #expect(flow.cards.state.cards.map(\.text) == ["Two", "Three"])
        // The flow of one window has moved the card to the log.
        #expect(flow.log.state.entries.map(\.text) == ["One"] && flow.calendar.state.count == 1)
        #expect(await flow.cards.kept.save())
        #expect(await other.log.kept.save())
        #expect(cards.keptAside.isEmpty && log.keptAside.isEmpty)
    }

    @Test func aFailureIsShownInAllWindowsUntilSavingSucceeds() async throws {
        let flow = try await start(), other = MyDayFlow()
        other.start(with: root(of: WindowController()))
        cards.writingFails = .failed("The disk is full.")
        flow.cards.dispatchAction(.didType("One"))
        flow.cards.dispatchAction(.didTapAdd)
        #expect(await !flow.cards.kept.save())
        let failure = Banner("The disk is full.", button: "Try Again")
        #expect(flow.cards.state.kept.banner == failure && other.cards.state.kept.banner == failure)
        cards.writingFails = nil
        other.cards.dispatchAction(.didEndBanner(.pressedButton))
        try await eventually { cards.text?.contains("One") == true }
        try await eventually { flow.cards.state.kept.banner == nil }
    }

    @Test func whatCouldNotBeLoadedIsNotReplaced() async throws {
        cards.text = #"{"value": [{"id": 1, "text": "Old"}], "version": 1}"#
        cards.readingFails = .failed("The disk is busy.")
        let flow = startToLoad()
        try await eventually { flow.cards.state.kept.banner?.text == "The disk is busy." }
        flow.cards.dispatchAction(.didType("New"))
        #expect(!flow.cards.state.canAdd)
        flow.cards.dispatchAction(.didTapAdd)
        cards.readingFails = nil
        flow.cards.dispatchAction(.didEndBanner(.pressedButton))
        try await eventually { flow.cards.state.cards.map(\.text) == ["Old"] }
        #expect(flow.cards.state.draft == "New" && flow.cards.state.kept.banner == nil)
        flow.cards.dispatchAction(.didTapAdd)
        #expect(await flow.cards.kept.save())
        #expect(flow.cards.state.cards.map(\.text) == ["Old", "New"] && cards.keptAside.isEmpty)
    }

    @Test func aCardStaysWhileTheLogCannotTakeIt() async throws {
        log.readingFails = .failed("The disk is busy.")
        let flow = startToLoad()
        try await flow.cards.kept.load()
        flow.cards.dispatchAction(.didType("One"))
        flow.cards.dispatchAction(.didTapAdd)
        flow.cards.dispatchAction(.didTapDone(1))
        #expect(flow.cards.state.cards.map(\.text) == ["One"])
        try await assertToast("The log is not ready yet", in: window)
        await flow.cards.kept.save()
    }
}
