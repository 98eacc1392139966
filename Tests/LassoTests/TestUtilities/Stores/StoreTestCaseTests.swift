import Lasso
import LassoTestUtilities
import Testing

@MainActor
struct StoreTestCaseTests: LassoStoreTestCase {
    let testableStore = TestableStore<TestedStore>()

    init() {
        store = TestedStore(with: State())
    }

    @Test func statesAndOutputsAreRecordedFromTheBeginning() {
        store.dispatchAction(.didTapTwice)
        XCTAssertStateEquals(updatedMarker { $0.count = 2 })
        XCTAssertStates([State(count: 0), State(count: 1), State(count: 2)])
        XCTAssertOutputs([.didCount(1), .didCount(2)])
        XCTAssertLastOutput(.didCount(2))
    }

    @Test func synchronisingAndResettingBeginAnew() {
        store.dispatchAction(.didTapIncrement)
        syncState()
        resetOutputs()
        #expect(states == [State(count: 1)])
        #expect(outputs == [])
        #expect(markerState == State(count: 1))
        store.dispatchAction(.didTapIncrement)
        XCTAssertStateEquals(updatedMarker { $0.count += 1 })
    }

    @Test func anotherStoreTakesThePlaceOfTheFirst() {
        let first = store
        store = TestedStore(with: State(count: 5))
        first.dispatchAction(.didTapIncrement)
        XCTAssertStates([State(count: 5)])
        XCTAssertOutputs([])
    }

    @Test func theMarkerFollowsTheStoreAlsoAfterAFailure() {
        store.dispatchAction(.didEnterName("Bob"))
        let failures = withFailuresCaptured { XCTAssertStateEquals(updatedMarker { $0.name = "Ann" }) }
        #expect(failures.map(\.message) == ["Unexpected state:\n  state.name: expected \"Ann\", found \"Bob\""])
        XCTAssertStateEquals(markerState)
    }

    @Test func failuresNameWhatDiffers() {
        store.dispatchAction(.didTapTwice)
        let failures = withFailuresCaptured {
            XCTAssertStates([State(count: 0), State(count: 1), State(count: 3)])
            XCTAssertOutputs([.didReset, .didCount(3)])
            XCTAssertLastOutput(.didReset)
            resetOutputs()
            XCTAssertLastOutput(.didReset)
        }
        #expect(
            failures.map(\.message) == [
                "Unexpected states:\n  states[2].count: expected 3, found 2",
                """
                Unexpected outputs:
                  outputs[0]: expected .didReset, found .didCount(1)
                  outputs[1].didCount: expected 3, found 2
                """,
                "Unexpected last output:\n  outputs.last: expected .didReset, found .didCount(2)",
                "Unexpected last output:\n  outputs.last: expected .didReset, found nil",
            ]
        )
    }
}

/// Tests of a store with its class erased, as in a screen.
@MainActor
struct ErasedStoreTestCaseTests: LassoStoreTestCase {
    let testableStore = TestableStore<AnyStore<TestedModule.State, TestedModule.Action, TestedModule.Output>>()

    @Test func aStoreWhoseClassIsHiddenIsTestedLikeAnyOther() {
        store = TestedStore(with: State()).asAnyStore()
        store.dispatchAction(.didTapTwice)
        XCTAssertStateEquals(updatedMarker { $0.count = 2 })
        XCTAssertStates([State(), State(count: 1), State(count: 2)])
        XCTAssertOutputs([.didCount(1), .didCount(2)])
        XCTAssertLastOutput(.didCount(2))
    }
}
