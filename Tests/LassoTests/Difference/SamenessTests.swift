import Lasso
import LassoTestUtilities
import Testing

private enum MeasureModule: StoreModule {
    enum Action: Equatable { case didMeasure(Double), didCount, didTouch, didName(String), didAppend(Double) }

    struct Reading: Equatable {
        // Seven bytes of padding follow.
        var isValid = true
        var value = Double.nan
    }

    enum Range: Equatable {
        case none
        case from(Double, isOpen: Bool)
    }

    struct State: Equatable {
        var count = 0
        var names: [String] = []
        var reading = Reading()
        var range = Range.from(.nan, isOpen: true)
        var last: Double? = .nan
        var values = [1, Double.nan]
    }

    enum Output: Equatable { case didMeasure(Double) }
}

private final class MeasureStore: LassoStore<MeasureModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didMeasure(let value): dispatchOutput(.didMeasure(value))
        case .didCount: update { $0.count += 1 }
        case .didTouch:
            update {
                // Copied member by member to a location where the padding may differ.
                let reading = $0.reading
                $0.reading = MeasureModule.Reading(isValid: reading.isValid, value: reading.value)
            }
        case .didAppend(let value): update { $0.values.append(value) }
        case .didName(let name): update { $0.names.append(name) }
        }
    }
}

/// Tests that unchanged values are considered the same, even if `==` returns `false`.
@MainActor
struct SamenessTests {
    private let store = MeasureStore(with: .init())

    @Test func aStoreUnderTestThatHoldsNaNChangesInWhatChanges() async {
        let test = TestStore(store)
        test.send(.didCount) { $0.count = 1 }
        test.send(.didTouch)
        test.send(.didName("a")) { $0.names = ["a"] }
        test.send(.didAppend(.nan)) { $0.values.append(.nan) }
        test.send(.didMeasure(.nan))
        await test.receive(.didMeasure(.nan))
        await test.finish()
    }

    @Test func aWrongExpectationOfAStateWithNaNTellsWhatIsWrongAlone() async {
        let failures = await withFailuresCaptured {
            let test = TestStore(store)
            test.send(.didCount) { $0.names = ["b"] }
            test.store.update { $0.count = 7 }
            test.send(.didTouch)
            test.send(.didTouch) { $0.reading.value = 2 }
            await test.finish()
        }
        #expect(
            failures.map(\.message) == [
                """
                Unexpected state after .didCount:
                  state.count: expected 0, found 1
                  state.names[0]: expected "b", found nothing
                """,
                """
                Unexpected state changes before .didTouch was sent:
                  state.count: expected 1, found 7
                """,
                """
                Unexpected state after .didTouch:
                  state.reading.value: expected 2.0, found nan
                """,
            ]
        )
    }

    @Test func unchangedValuesThatHoldNaNAreEqualToAnAssertion() {
        let state = store.state
        LassoAssertEqual(store.state, state)
        LassoAssertEqual(state.values, state.values)
        LassoAssertEqual(Double.nan, .nan)
        LassoAssertEqual([state, state], [store.state, state])
        let failures = withFailuresCaptured {
            LassoAssertEqual([Double.nan], [Double.nan, 1])
            LassoAssertEqual([Double.nan], [Double(nan: 1, signaling: false)])
        }
        #expect(
            failures.map(\.message) == [
                "Unexpected value:\n  value[1]: expected 1.0, found nothing",
                "Unexpected value:\n  value[0]: expected nan(0x1), found nan",
            ]
        )
    }

    @Test func differencesOfSetsAndDictionariesLeaveOutNaNThatIsInBoth() {
        let none: [Double] = []
        #expect(
            difference(of: Set([Double.nan]), and: Set(none + [.nan, 1]), named: "set") == [
                "set: expected nothing, found element 1.0"
            ]
        )
        #expect(
            difference(of: [Double.nan: 1], and: [Double.nan: 2], named: "names") == ["names[nan]: expected 1, found 2"]
        )
    }

    @Test func thePrinterPrintsWhatHasChangedAndNotNaN() {
        var lines: [String] = []
        store.addObserver(StorePrinter { lines.append($0) })
        store.dispatchAction(.didTouch)
        store.update { $0.count = 1 }
        store.update { $0.values.append(2) }
        store.update { $0.reading.isValid = false }
        #expect(
            lines == [
                "MeasureStore ▶ .didTouch",
                "MeasureStore ◀ .didTouch",
                "MeasureStore.state.count: 0 → 1",
                "MeasureStore.state.values[2]: nothing → 2.0",
                "MeasureStore.state.reading.isValid: true → false",
            ]
        )
    }

    @Test func whatChangesNothingIsNoStepOfTheHistory() {
        let history = StoreHistory(of: store)
        store.dispatchAction(.didTouch)
        store.update()
        #expect(!history.canUndo)
        store.dispatchAction(.didCount)
        #expect(history.past.count == 1)
    }

    @Test func equalityDecidesUnlessAPartIsUnequalToItselfOrCannotBeCompared() {
        #expect(Sameness.isDecidedByEquality(["a": [1.5, 2]]))
        #expect(Sameness.isDecidedByEquality(Optional("a") as Any))
        #expect(!Sameness.isDecidedByEquality([[1, Double.nan]]))
        #expect(!Sameness.isDecidedByEquality(MeasureModule.Range.from(.nan, isOpen: true)))
        #expect(!Sameness.isDecidedByEquality(("a", 1)))
    }
}
