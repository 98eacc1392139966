import Lasso
import LassoTestUtilities
import Testing

private enum SearchModule: StoreModule {
    enum Action: Equatable { case didChangeQuery(String), didTapResult, didTapForever, didFlicker, didTapSteps }

    struct State: Equatable {
        var query = ""
        var queryCount = 0
        var results: [String] = []
    }

    enum Output: Equatable { case didChoose(String), didSearch }
}

private final class SearchStore: LassoStore<SearchModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didChangeQuery(let query):
            update { $0.query = query }
            effect("search", .debounce(.milliseconds(300))) {
                ["\(query)!"]
            } receive: { store, results in
                store.update { $0.results = results }
                store.dispatchOutput(.didSearch)
            }
        case .didTapResult: dispatchOutput(.didChoose(state.results.first ?? "nothing"))
        case .didTapForever: effect("forever") { try await Task.sleep(for: .seconds(3600)) }
        case .didFlicker:
            update {
                $0.query += "!"
                $0.queryCount = 1
            }
            update { $0.query.removeLast() }
        case .didTapSteps:
            effect("steps") {
            } receive: { store, _ in
                store.update { $0.query = "one" }
                store.update { $0.query = "two" }
            }
        }
    }
}

@MainActor
struct TestStoreTests {
    private let clock = TestClock()

    private func makeStore() -> SearchStore {
        let store = SearchStore(with: .init())
        store.effectClock = clock
        return store
    }

    @Test func whatIsAccountedForPasses() async {
        let test = TestStore(makeStore())
        test.send(.didChangeQuery("sw")) { $0.query = "sw" }
        test.send(.didChangeQuery("swift")) { $0.query = "swift" }
        await clock.advance(by: .milliseconds(300))
        await test.receiveChange { $0.results = ["swift!"] }
        await test.receive(.didSearch)
        test.send(.didTapResult)
        await test.receive(.didChoose("swift!"))
        await test.finish()
    }

    @Test func anUnexpectedStateIsToldWithWhatDiffers() async {
        let failures = await withFailuresCaptured {
            let test = TestStore(makeStore())
            test.send(.didChangeQuery("swift")) { $0.query = "Swift" }
            test.send(.didChangeQuery("x"))
            test.store.cancelAllEffects()
            await test.finish()
        }
        #expect(
            failures.map(\.message) == [
                """
                Unexpected state after .didChangeQuery("swift"):
                  state.query: expected "Swift", found "swift"
                """,
                """
                Unexpected state after .didChangeQuery("x"):
                  state.query: expected "swift", found "x"
                """,
            ]
        )
    }

    @Test func whatIsLeftOverIsTold() async {
        let failures = await withFailuresCaptured {
            let test = TestStore(makeStore())
            test.send(.didChangeQuery("swift")) { $0.query = "swift" }
            await clock.advance(by: .milliseconds(300))
            test.send(.didTapForever)
            test.send(.didTapResult)
            await test.finish(within: .milliseconds(1))
            test.store.cancelAllEffects()
        }
        #expect(
            failures.map(\.message) == [
                """
                Unexpected state changes before .didTapForever was sent:
                  state.results[0]: expected nothing, found "swift!"
                """,
                "Unexpected outputs before .didTapForever was sent: .didSearch.",
                #"Effects are still running at the end: "forever"."#,
                #"Unexpected outputs at the end: .didChoose("swift!")."#,
            ]
        )
    }

    @Test func whatChangesAndChangesBackIsTold() async {
        let failures = await withFailuresCaptured {
            let test = TestStore(makeStore())
            test.send(.didFlicker) { $0.queryCount = 1 }
            let other = TestStore(makeStore(), isExhaustive: false)
            other.send(.didFlicker) { $0.queryCount = 1 }
            other.send(.didChangeQuery("x")) { $0.queryCount = 1 }
            other.store.cancelAllEffects()
            await test.finish()
        }
        #expect(
            failures.map(\.message) == [
                """
                Unexpected state changes while .didFlicker was handled:
                  state.query: "" → "!", and back
                """
            ]
        )
    }

    @Test func aHeldChangeIsToldToo() async {
        let failures = await withFailuresCaptured {
            let test = TestStore(makeStore())
            test.store.batchUpdate { $0.queryCount = 1 }
            test.send(.didTapResult)
            await test.receive(.didChoose("nothing"))
            await test.finish()
        }
        #expect(
            failures.map(\.message) == [
                """
                Unexpected state changes before .didTapResult was sent:
                  state.queryCount: expected 0, found 1
                """
            ]
        )
    }

    @Test func changesOfAnEffectAreReceivedOneByOne() async {
        let test = TestStore(makeStore())
        test.send(.didTapSteps)
        await clock.advance()
        await test.receiveChange { $0.query = "one" }
        await test.receiveChange { $0.query = "two" }
        await test.finish()
    }

    @Test func failuresAreShownWhereTheyAreCaused() async {
        var lines: [UInt] = []
        let failures = await withFailuresCaptured {
            let test = TestStore(makeStore())
            lines.append(#line + 1)
            test.send(.didChangeQuery("a"))
            lines.append(#line + 1)
            await test.receive(.didSearch, within: .zero)
            lines.append(#line + 1)
            await test.receiveChange(within: .zero) { _ in }
            test.send(.didTapForever)
            lines.append(#line + 1)
            await test.finish(within: .zero)
            test.store.cancelAllEffects()
        }
        #expect(failures.map(\.location.line) == lines)
    }

    @Test func theEffectsOfAnErasedStoreAndTheLoadOfASystemAreSeen() async {
        let store = makeStore()
        let system = System<Int, Int>.pure(
            initialState: 0,
            reducer: { _, event in AsyncResult { try await Task.sleep(for: .seconds(3600)) }.map { event } },
            uiBindings: []
        )
        let failures = await withFailuresCaptured {
            let erased = TestStore(store.asAnyStore())
            erased.send(.didTapForever)
            await erased.finish(within: .zero)
            let loading = TestStore(system)
            loading.send(7)
            await loading.finish(within: .zero)
        }
        store.cancelAllEffects()
        #expect(
            failures.map(\.message) == [
                #"Effects are still running at the end: "forever"."#,
                #"Effects are still running at the end: "load of 7"."#,
            ]
        )
    }

    @Test func whatComesAfterTheEndHasToBeFinishedToo() async {
        let failures = await withFailuresCaptured {
            let test = TestStore(makeStore())
            await test.finish()
            test.send(.didTapResult)
        }
        #expect(failures.count == 1)
    }

    @Test func whatDoesNotComeIsTold() async {
        let failures = await withFailuresCaptured {
            let test = TestStore(makeStore())
            await test.receive(.didSearch, within: .milliseconds(1))
            await test.receiveChange(within: .milliseconds(1)) { $0.query = "x" }
            test.send(.didTapResult)
            await test.receive(.didSearch)
            await test.finish()
        }
        #expect(
            failures.map(\.message) == [
                "Expected the output .didSearch within 0.001 seconds, found none.",
                "Expected a state change within 0.001 seconds, found none.",
                """
                Unexpected output:
                  output: expected .didSearch, found .didChoose("nothing")
                """,
            ]
        )
    }

    @Test func whatComesInsteadOfAnOutputIsToldAlsoIfTheTestIsNotExhaustive() async {
        let failures = await withFailuresCaptured {
            let test = TestStore(makeStore(), isExhaustive: false)
            test.send(.didTapResult)
            await test.receive(.didSearch, within: .milliseconds(1))
            await test.receive(.didChoose("nothing"))
            await test.receive(.didSearch, within: .milliseconds(1))
            await test.finish()
        }
        #expect(
            failures.map(\.message) == [
                "Expected the output .didSearch within 0.001 seconds, found only .didChoose(\"nothing\").",
                "Expected the output .didSearch within 0.001 seconds, found none.",
            ]
        )
    }

    @Test func aTestThatIsNeverFinishedFailsWhereItBegan() {
        let line: UInt = #line + 1
        let failures = withFailuresCaptured { _ = TestStore(makeStore()) }
        #expect(
            failures.map(\.message) == ["The test of SearchStore never called finish(), which checks for leftovers."]
        )
        #expect(failures.first?.location.line == line)
    }

    @Test func aTestThatIsNotExhaustiveComparesOnlyWhatItSays() async {
        let failures = await withFailuresCaptured {
            let test = TestStore(makeStore(), isExhaustive: false)
            test.send(.didChangeQuery("swift"))
            await clock.advance(by: .milliseconds(300))
            test.send(.didTapResult) { $0.results = ["swift!"] }
            await test.receive(.didChoose("swift!"))
            test.send(.didTapForever) { $0.query = "other" }
            test.send(.didChangeQuery("swift!")) { $0.query += "!" }
            test.send(.didTapResult) { $0.query += "?" }
            await test.finish()
            test.store.cancelAllEffects()
        }
        #expect(
            failures.map(\.message) == [
                """
                Unexpected state after .didTapForever:
                  state.query: expected "other", found "swift"
                """,
                """
                Unexpected state after .didTapResult:
                  state.query: expected "swift!?", found "swift!"
                """,
            ]
        )
    }

    private enum NumbersModule: StoreModule {
        struct State: Equatable {
            var numbers: [Int]
            var others: [Int]
        }
        enum Action { case didNegate }
        enum Output: Equatable {}
    }

    private final class NumbersStore: LassoStore<NumbersModule> {
        override func handleAction(_ action: Action) {
            update {
                $0.numbers = $0.numbers.map { -$0 }
                $0.others = $0.others.map { -$0 }
            }
        }
    }

    @Test func whatATestSaysIsComparedAlsoBehindManyDifferencesThatItDoesNotSpeakOf() async {
        let numbers = Array(1...1_000)
        let failures = await withFailuresCaptured {
            let test = TestStore(NumbersStore(with: .init(numbers: numbers, others: numbers)), isExhaustive: false)
            test.send(.didNegate) { $0.others[500] = 7 }
            test.send(.didNegate) { $0.others = Array(1...1_000) }
            test.send(.didNegate) { $0.others = $0.others.map { $0 + 1 } }
            await test.finish()
        }
        #expect(failures.count == 2)
        #expect(
            failures.first?.message == """
                Unexpected state after .didNegate:
                  state.others[500]: expected 7, found -501
                """
        )
        let lines = failures.last?.message.split(separator: "\n") ?? []
        #expect(lines.count == 22)
        #expect(lines[1] == "  state.others[0]: expected 2, found -1")
        #expect(lines.last == "  … and 980 more")
    }
}
