import FlowCases
import Lasso
import LassoTestUtilities
import Testing

/// Repeats what stores and flows do for a long time, and checks that nothing is lost or left behind.
@Suite @MainActor struct EnduranceTests {
    @Test func noneOfManyUpdatesFromSeveralTasksIsLostOrKept() async throws {
        let recorder = LifetimeRecorder()
        let (rounds, count) = (10, Endurance.count(500, long: 25_000))
        do {
            let store = LassoStore<TotalModule>(with: TotalModule.State())
            recorder.record(store)
            var seen = 0
            store.observeState(\.total) { _ in seen += 1 }
            // The closure of an update takes more than 30 bytes.
            try await Endurance.expectConstantMemory(ofEach: "update", rounds: rounds, 4 * count, short: nil, long: 2) {
                await withTaskGroup { group in
                    for _ in 0..<4 {
                        group.addTask { for _ in 0..<count { await store.update { $0.total += 1 } } }
                    }
                }
            }
            #expect(store.state.total == rounds * 4 * count)
            #expect(seen == rounds * 4 * count + 1)
        }
        try await eventually("the store is released") { recorder.survivors == [] }
    }

    /// A flow is used for 24 hours, and in `make endurance` for sixty days.
    @Test func aFlowIsUsedForDaysWithoutLosingOrKeepingAnything() async throws {
        let clock = TestClock(), storage = MemoryStorage(), recorder = LifetimeRecorder()
        let (rounds, hours) = (Endurance.count(6, long: 12), Endurance.count(4, long: 120))
        do {
            let window = WindowController(), navigation = NavigationController()
            window.noticeClock = clock
            window.setRootController(navigation)
            window.open()
            DayFlow(clock, storage).start(with: root(of: navigation))
            recorder.recordHierarchy(of: window)
            let overview = try #require(navigation.topController as? DayOverviewController)
            var hour = 0
            // An observer or an effect that is kept takes more than 150 bytes.
            try await Endurance.expectConstantMemory(ofEach: "hour", rounds: rounds, hours, short: nil, long: 100) {
                let hourly = LifetimeRecorder()
                for _ in 0..<hours {
                    hour += 1
                    try await spend(hour, in: window, clock, noting: hourly)
                }
                #expect(hourly.recorded.count >= 4 * hours)
                try await eventually("all are released: \(hourly.survivors)") { hourly.survivors == [] }
            }
            #expect(overview.state.refreshCount == hour && overview.state.resetCount == hour)
            #expect(storage.text == "Entry \(hour)!" && storage.writeCount == hour)
            window.close()
        }
        try await eventually("all are released: \(recorder.survivors)") {
            recorder.survivors == [] && clock.sleeperCount == 0
        }
    }

    /// Spends an hour in a ``DayFlow`` as a user: writes an entry, resets the overview, and sees it refreshed.
    private func spend(
        _ hour: Int,
        in window: WindowController,
        _ clock: TestClock,
        noting recorder: LifetimeRecorder
    ) async throws {
        let navigation = try #require(window.rootController as? NavigationController)
        let overview = try #require(navigation.topController as? DayOverviewController)
        // The toast of the last refresh ends.
        await clock.advance(by: .seconds(5))
        #expect(window.shownToast == nil)
        #expect(clock.sleeperCount == 1, "Only the refresh waits.")
        overview.dispatchAction(.didTapEntry)
        try await write(hour, in: navigation, clock, noting: recorder)
        navigation.pop()
        let reset = Task { await overview.tapReset() }
        try await recorder.record(shownQuestion(in: window))
        try await answer("Reset", in: window)
        await reset.value
        await clock.advance(by: .seconds(3_593))
        #expect(window.shownToast?.text == "Refresh \(hour)")
    }

    /// Writes an entry, which takes two seconds. It begins with the text of the last hour.
    private func write(
        _ hour: Int,
        in navigation: NavigationController,
        _ clock: TestClock,
        noting recorder: LifetimeRecorder
    ) async throws {
        let entry = try #require(navigation.topController as? DayEntryController)
        recorder.record(entry)
        entry.heldObjects.forEach { recorder.record($0) }
        recorder.record(entry.stored)
        try await entry.stored.load()
        #expect(entry.state.text == (hour == 1 ? "" : "Entry \(hour - 1)!"))
        entry.dispatchAction(.didType("Entry"))
        // Typed again before the words are counted.
        await clock.advance(by: .milliseconds(200))
        entry.dispatchAction(.didType("Entry \(hour)!"))
        await clock.advance(by: .milliseconds(1_800))
        try await eventually("the entry is saved") { !entry.stored.hasUnsavedChanges }
        #expect(entry.state.wordCount == 2)
    }
}

private enum TotalModule: StoreModule {
    struct State: Equatable { var total = 0 }
}
