import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.resettingMocks)
struct MyDayFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()
    private let log = MemoryStorage(), cards = MemoryStorage()
    private let today = CalendarDay(year: 2026, month: 2, day: 28), other = CalendarDay(year: 2026, month: 3, day: 1)

    private func start() -> MyDayFlow {
        mock(MyDayServices.$log, with: log)
        mock(MyDayServices.$cards, with: cards)
        mock(
            MyDayServices.$clock,
            with: { DayMoment(day: CalendarDay(year: 2026, month: 2, day: 28), hour: 9, minute: 5) }
        )
        let flow = MyDayFlow()
        flow.start(with: root(of: window))
        return flow
    }

    @Test func theLogShowsTheDayThatTheCalendarSelects() async throws {
        let flow = start()
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
        await flow.log.stored.save()
    }

    @Test func aCardThatIsDoneMovesToTheLogOfTheSelectedDay() async throws {
        let flow = start()
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
        await flow.log.stored.save()
        await flow.cards.stored.save()
    }

    @Test func theDayIsThereAgainNextTime() async throws {
        let flow = start()
        for card in ["One", "Two"] {
            flow.cards.dispatchAction(.didType(card))
            flow.cards.dispatchAction(.didTapAdd)
        }
        flow.cards.dispatchAction(.didMove(2, before: 1))
        flow.cards.dispatchAction(.didTapDone(1))
        #expect(await flow.log.stored.save())
        #expect(await flow.cards.stored.save())
        let again = start()
        try await again.log.stored.load()
        try await again.cards.stored.load()
        #expect(again.log.state.entries.map(\.text) == ["One"] && again.cards.state.cards.map(\.text) == ["Two"])
        #expect(again.calendar.state.count == 1)
    }
}
