import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoInspector

/// Tests that earlier moments are shown in the application.
struct TimeTravelTests {
    private let application = InspectedApplication()

    @Test func theStatesOfAMomentAreShownForwardAndBack() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first)
            var seen: [Int] = []
            store.observeState(\.count) { seen.append($0) }
            for _ in 1...3 { store.dispatchAction(.didTapIncrement) }
            // The moments 3, 5, and 7 are the changes; 1 is the place.
            let traveler = inspection.traveler
            await traveler.travel(to: 3)
            #expect(store.state.count == 1 && traveler.moment == 3)
            await traveler.travel(to: 1)
            #expect(store.state.count == 0)
            await traveler.travel(to: 5)
            #expect(store.state.count == 2)
            await traveler.travel(to: nil)
            #expect(store.state.count == 3 && traveler.moment == nil && traveler.shortcoming == nil)
            #expect(seen == [0, 1, 2, 3, 1, 0, 2, 3])
            #expect(inspection.recorder.lastMoment == 7)
        }
    }

    @Test func theApplicationReturnsToThePresentWhenTheInspectorIsClosed() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first)
            for _ in 1...3 { store.dispatchAction(.didTapIncrement) }
            await inspection.traveler.travel(to: 3)
            #expect(store.state.count == 1)
            inspection.close()
            try await eventually { store.state.count == 3 }
        }
    }

    @Test func thePlaceOfAMomentIsShownWithTheStatesOfReleasedStores() async throws {
        await application.inspect { inspection, flow in
            flow.showSecond()
            flow.second?.dispatchAction(.didTapIncrement)
            let there = inspection.recorder.lastMoment
            flow.context?.popToRoot(animated: false)
            inspection.updateObjects()
            #expect(flow.second == nil)
            let traveler = inspection.traveler
            await traveler.travel(to: there)
            #expect(flow.context?.path == "/first/second" && traveler.shortcoming == nil)
            #expect(flow.second?.state.count == 1)
            await traveler.travel(to: there - 1)
            #expect(flow.second?.state.count == 0)
            await traveler.travel(to: nil)
            #expect(flow.context?.path == "/first")
        }
    }

    @Test func whatHappensAtAnEarlierMomentContinuesFromThere() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first)
            for _ in 1...3 { store.dispatchAction(.didTapIncrement) }
            await inspection.traveler.travel(to: 3)
            store.dispatchAction(.didType("a"))
            inspection.recorder.finishDescribing()
            #expect(inspection.traveler.moment == nil)
            #expect(inspection.recorder.log.entries.filter(\.isAbandoned).map(\.id) == [4, 5, 6, 7])
            // The abandoned states are never shown again.
            await inspection.traveler.travel(to: 7)
            #expect(store.state.count == 1 && store.state.text == "")
            await inspection.traveler.travel(to: nil)
            #expect(store.state.count == 1 && store.state.text == "a")
        }
    }

    @Test func anEffectThatEndsOnTheWayToAMomentDeliversItsResultThere() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first)
            for _ in 1...2 { store.dispatchAction(.didTapIncrement) }
            let (numbers, sender) = AsyncStream<Int>.makeStream()
            store.load = {
                for await number in numbers { return number }
                return 0
            }
            store.dispatchAction(.didTapLoad)
            let travel = Task { await inspection.traveler.travel(to: 3) }
            while !inspection.recorder.isSuspended { await Task.yield() }
            sender.yield(40)
            await travel.value
            try await eventually { store.state.count == 41 }
            #expect(inspection.traveler.moment == nil)
            inspection.recorder.finishDescribing()
            #expect(inspection.recorder.log.entries.last?.text.contains("41") == true)
        }
    }

    @Test func anEarlierMomentIsNotSavedBeforeItBecomesThePresent() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), storage = MemoryStorage()
            let stored = StoredValue(of: store, \.text, in: storage, as: .text, delay: .milliseconds(1)) {
                .didChangeStorage($0)
            }
            try await stored.load()
            store.dispatchAction(.didType("a"))
            let there = inspection.recorder.lastMoment
            try await eventually { storage.text == "a" && store.storageEvents.last == .saved }
            store.dispatchAction(.didType("b"))
            try await eventually { storage.text == "b" && !stored.state.hasUnsavedChanges }
            await inspection.traveler.travel(to: there)
            try await MainQueueClock().sleep(for: .milliseconds(100))
            #expect(store.state.text == "a" && inspection.traveler.moment == there)
            #expect(storage.text == "b")
            inspection.traveler.continueFromHere()
            try await eventually { storage.text == "a" }
        }
    }

    @Test func continuingByHandAbandonsTheLaterEntries() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first)
            for _ in 1...2 { store.dispatchAction(.didTapIncrement) }
            await inspection.traveler.travel(to: 3)
            inspection.traveler.continueFromHere()
            await inspection.traveler.travel(to: nil)
            #expect(store.state.count == 1)
        }
    }

    @Test func whatCannotBeShownIsSaid() async throws {
        await application.inspect { inspection, flow in
            var store: CounterStore? = CounterStore()
            store?.dispatchAction(.didTapIncrement)
            let there = inspection.recorder.lastMoment
            store = nil
            flow.first?.dispatchAction(.didTapIncrement)
            await inspection.traveler.travel(to: there)
            #expect(inspection.traveler.shortcoming == "Not shown, because it was released: CounterStore.")
        }
    }

    @Test func theLogStepsFromChangeToChange() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), log = LogStore(of: inspection)
            for _ in 1...3 { store.dispatchAction(.didTapIncrement) }
            try await eventually { log.state.entries.count == 7 }
            #expect(log.state.place == "Now, after 7")
            @MainActor func step(_ action: LogModule.Action, to count: Int) async throws {
                log.dispatchAction(action)
                try await eventually { store.state.count == count && !inspection.traveler.isTraveling }
            }
            try await step(.didTapEarlier, to: 2)
            #expect(log.state.selection == 5 && log.state.place == "Moment 5 of 7")
            try await step(.didTapEarlier, to: 1)
            try await step(.didTapEarlier, to: 0)
            #expect(log.state.canGoEarlier)
            try await step(.didTapLater, to: 1)
            try await step(.didTapLater, to: 2)
            try await step(.didTapLater, to: 3)
            #expect(!log.state.isEarlier)
        }
    }

    @Test func anActionIsSentAgain() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), log = LogStore(of: inspection)
            store.dispatchAction(.didTapIncrement)
            try await eventually { log.state.entries.count == 3 }
            log.dispatchAction(.didSelect(3))
            #expect(!log.state.canSend)
            log.dispatchAction(.didSelect(2))
            #expect(log.state.canSend)
            log.dispatchAction(.didTapSend)
            #expect(store.state.count == 2)
        }
    }
}
