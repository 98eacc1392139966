import LassoTestUtilities
import Testing

@MainActor
final class StoreTestingTests: LassoStoreTesting {
    typealias Store = TestedStore

    private var stores: [TestedStore] = []
    private var events: [String] = []

    lazy var test = TestFactory<TestedStore>(
        initialState: State(),
        setUpStore: { [unowned self] store in
            stores.append(store)
            events.append("set up")
        },
        tearDown: { [unowned self] in events.append("tear down") }
    )

    private func messages(_ body: () -> Void) -> [String] { withFailuresCaptured(body).map(\.message) }

    @Test func aChainGoesOnFromWhereItIs() {
        test
            .given { $0.count = 3 }
            .when(actions(.didTapIncrement, .didEnterName("Bob")))
            .then(
                update {
                    $0.count = 4
                    $0.name = "Bob"
                },
                outputs(.didCount(4))
            )
            .when { dispatchAction in
                self.stores[0].step = 10
                dispatchAction(.didTapIncrement)
            }
            .then(
                singleUpdate { $0.count = 14 },
                assert { emitted in
                    #expect(emitted.previousState == State(count: 4, name: "Bob"))
                    #expect(emitted.states == [State(count: 14, name: "Bob")])
                    #expect(emitted.outputs == [.didCount(14)])
                }
            )
            .when(sideEffects { self.events.append("when") })
            .then(outputs(), sideEffects { self.events.append("then") })
            .execute()
        #expect(events == ["set up", "when", "then", "tear down"])
    }

    @Test func eachContinuationOfAPrefixRunsItAnewOnANewStore() {
        let counted = test.given().when(actions(.didTapIncrement)).then(singleState(State(count: 1)))
        counted.when(actions(.didTapIncrement)).then(state(State(count: 2)), outputs(.didCount(2))).execute()
        let reset = counted.when(actions(.didTapReset)).then(update { $0.count = 0 }, outputs(.didReset))
        reset.execute()
        reset.execute()
        #expect(stores.map(\.state.count) == [2, 0, 0])
        #expect(events == ["set up", "tear down", "set up", "tear down", "set up", "tear down"])
    }

    @Test func anAssertionThatDoesNotHoldFails() {
        let failures = messages {
            test.given().when(actions(.didTapIncrement)).then(state(State(count: 7))).execute()
            test.given().when(actions(.didTapIncrement)).then(singleState(State(count: 7))).execute()
            test.given().when(actions(.didTapIncrement)).then(update { $0.name = "Bob" }).execute()
            test.given().when(actions(.didTapIncrement)).then(outputs()).execute()
        }
        #expect(
            failures == [
                "Unexpected state:\n  state.count: expected 7, found 1",
                "Unexpected state:\n  state.count: expected 7, found 1",
                """
                Unexpected state:
                  state.count: expected 0, found 1
                  state.name: expected "Bob", found "Billie"
                """,
                "Unexpected outputs:\n  outputs[0]: expected nothing, found .didCount(1)",
            ]
        )
    }

    @Test func aStateThatIsMissingOrOneTooManyFails() {
        let failures = messages {
            test.given().when(actions()).then(state(State())).execute()
            test.given().when(actions()).then(singleUpdate { _ in }).execute()
            test.given().when(actions(.didTapTwice)).then(singleUpdate { $0.count = 2 }).execute()
        }
        #expect(
            failures == [
                "Expected a state, found none: the state has not changed.",
                "Expected a state, found none: the state has not changed.",
                """
                Expected one state, found 2:
                  states[0]: State(count: 1, name: "Billie")
                  states[1]: State(count: 2, name: "Billie")
                """,
            ]
        )
    }

    @Test func aFailureIsShownAtItsAssertion() {
        let line = #line + 6
        let failures = withFailuresCaptured {
            test.given()
                .when(actions(.didTapIncrement))
                .then(
                    update { $0.count = 1 },
                    outputs(.didReset)
                )
                .execute()
        }
        #expect(failures.map(\.location.description) == ["\(#fileID):\(line)"])
    }

    @Test func aWhenWithoutAThenFails() {
        let line = #line + 3
        let failures = withFailuresCaptured {
            test.given()
                .when(actions(.didTapIncrement))
                .execute()
        }
        #expect(
            failures.map(\.message) == [
                "This `when` has no `then`, so its results were not tested. Add `then(...)` before `execute()`."
            ]
        )
        #expect(failures.map(\.location.description) == ["\(#fileID):\(line)"])
    }

    @Test func aThenWithoutAssertionsAndAGivenAloneFail() {
        let failures = messages {
            test.given().when(actions(.didTapIncrement)).then().execute()
            test.given().execute()
        }
        #expect(
            failures == [
                "This `then` asserts nothing. Add an assertion such as `state(...)`.",
                "This test has nothing but a `given`. Add `when(...)` and `then(...)` before `execute()`.",
            ]
        )
    }

    @Test func aChainThatWasNeverExecutedFailsOnceAtItsEnd() {
        let line = #line + 4
        let failures = withFailuresCaptured {
            let counted = test.given().when(actions(.didTapIncrement)).then(update { $0.count = 1 })
            _ = counted.when(actions(.didTapReset))
                .then(update { $0.count = 0 })
            _ = counted.when(actions(.didTapReset))
        }
        #expect(
            failures.map(\.description) == [
                "\(#fileID):\(line): This `then` was never executed. End the test with `execute()`.",
                "\(#fileID):\(line + 1): This `when` was never executed. End the test with `execute()`.",
            ]
        )
        #expect(stores.isEmpty)
    }
}
