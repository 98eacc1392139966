import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoInspector

/// Tests of what is noted of an application.
struct ActivityRecorderTests {
    private let application = InspectedApplication()

    @Test func everythingThatHappensIsNotedInOrder() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first)
            store.dispatchAction(.didTapIncrement)
            store.dispatchAction(.didStart)
            store.dispatchAction(.didFinish)
            store.cancelAllEffects()
            flow.showSecond()
            await inspection.recorder.finishDescribing()
            let entries = inspection.recorder.log.entries
            #expect(
                entries.map { "\($0.depth) \($0.kind) \($0.source) \($0.text)" } == [
                    "0 navigation WindowController /first",
                    "0 action CounterStore .didTapIncrement",
                    "1 change CounterStore count: 0 → 1",
                    "0 action CounterStore .didStart",
                    "1 effect CounterStore wait started",
                    "0 action CounterStore .didFinish",
                    "1 output CounterStore .didFinish",
                    "0 effect CounterStore wait canceled",
                    "0 navigation WindowController /first → /first/second",
                ]
            )
            #expect(entries.map(\.id) == Array(1...9))
        }
    }

    @Test func whatHappensInATurnArrivesInTheNextOneAtOnce() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first)
            await inspection.recorder.finishDescribing()
            var counts: [Int] = []
            _ = inspection.observeChanges { [unowned inspection] in
                counts.append(inspection.recorder.log.entries.count)
            }
            for _ in 1...5 { store.dispatchAction(.didTapIncrement) }
            #expect(counts == [])
            try await eventually { inspection.recorder.isIdle }
            #expect(counts == [11])
        }
    }

    @Test func manyEntriesAtOnceLeaveTheMainActorToOthers() async throws {
        try await application.inspect(limit: 4, slice: .zero) { inspection, flow in
            let store = try #require(flow.first)
            try await eventually { inspection.recorder.isIdle }
            for _ in 1...1_000 { store.dispatchAction(.didTapIncrement) }
            var batches = 0
            _ = inspection.observeChanges { batches += 1 }
            try await eventually { inspection.recorder.isIdle }
            // The log has room for the last ones only, so that the others aren't described.
            #expect(batches == 4 && inspection.recorder.log.entries.count == 4)
            #expect(inspection.recorder.log.entries.last?.text == "count: 999 → 1000")
        }
    }

    @Test func whatWaitsToBeDescribedIsBounded() async throws {
        try await application.inspect(limit: 4, slice: .zero) { inspection, flow in
            let store = try #require(flow.first)
            for _ in 1...20 {
                for _ in 1...10 { store.dispatchAction(.didTapIncrement) }
                #expect(inspection.recorder.keptCount <= 8)
                await MainQueueClock.nextTurn()
            }
        }
    }

    @Test func whatWaitsIsAbandonedAlsoBeforeItIsDescribed() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), recorder = inspection.recorder
            for _ in 1...3 { store.dispatchAction(.didTapIncrement) }
            recorder.continueFrom(3)
            #expect(recorder.keptCount == 7)
            store.dispatchAction(.didTapIncrement)
            await recorder.finishDescribing()
            #expect(recorder.log.entries.filter(\.isAbandoned).map(\.id) == [4, 5, 6, 7])
            #expect(recorder.log.entries.last?.id == 9 && recorder.records.step(before: 9) == 3)
        }
    }

    @Test func longCollectionsAreNotWalked() {
        struct Item: Identifiable, Equatable {
            let id: Int
            var isOn = false
        }
        struct State: Equatable {
            var items = IdentifiedArray((0..<100_000).map { Item(id: $0) })
            var count = 0
        }
        var new = State()
        let old = new
        new.items[99_999].isOn = true
        new.count = 1
        let differences = StateDifferences(from: old, to: new)
        let number = LocaleFormat.number(100_000)
        #expect(differences.shortLines == ["items: changed, \(number) elements", "count: 0 → 1"])
        #expect(differences.paths == ["state.items", "state.count"])
    }

    @Test func theInspectorsOwnStoresAreNotNoted() async throws {
        try await application.inspect { inspection, flow in
            let log = LogStore(of: inspection), hierarchy = HierarchyStore(of: inspection)
            await inspection.recorder.finishDescribing()
            let count = inspection.recorder.lastMoment
            log.dispatchAction(.didSearch("x"))
            hierarchy.dispatchAction(.didSelect(nil))
            #expect(inspection.recorder.lastMoment == count)
            #expect(inspection.recorder.records.all.map(\.name) == ["CounterStore"])
            // One entry causes no other: the log's own change is none.
            flow.first?.dispatchAction(.didFinish)
            try await eventually { inspection.recorder.isIdle && log.state.entries.last?.kind == .output }
            #expect(inspection.recorder.lastMoment == count + 2)
        }
    }

    @Test func nothingIsNotedOrKeptAfterTheEnd() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), recorder = inspection.recorder
            store.dispatchAction(.didStart)
            await recorder.finishDescribing()
            let count = recorder.lastMoment
            inspection.end()
            store.dispatchAction(.didTapIncrement)
            // The observers of the beginning of an effect are notified of its end.
            store.cancelAllEffects()
            #expect(recorder.lastMoment == count && recorder.log.entries.isEmpty && recorder.records.all.isEmpty)
        }
    }

    @Test func statesThatTakeTooMuchMemoryAreForgotten() async throws {
        try await application.inspect(memoryLimit: 100_000) { inspection, flow in
            let store = try #require(flow.first)
            for count in 1...100 { store.dispatchAction(.didType(String(repeating: "x", count: 10_000 + count))) }
            await inspection.recorder.finishDescribing()
            let records = inspection.recorder.records
            #expect(records.memory <= 100_000 && records.firstMoment > 100)
            let newest = try #require(records.all.first?.state(at: nil) as? CounterModule.State)
            #expect(newest.text.count == 10_100)
        }
    }
}
