import Lasso
import LassoTestUtilities
import XCTest

/// The form of a test case with XCTest on Linux: the class is not isolated, and code that uses the store is on the main
/// actor.
final class StoreTestCaseXCTests: XCTestCase, LassoStoreTestCase {
    let testableStore = TestableStore<TestedStore>()

    private var interceptsFailures = false
    private var interceptedFailures: [String] = []

    @MainActor override func setUp() async throws {
        store = TestedStore(with: State())
        store.dispatchAction(.didTapIncrement)
        syncState()
    }

    // XCTest calls this for each failure of the test.
    override func recordFailure(
        withDescription description: String,
        inFile filePath: String,
        atLine lineNumber: Int,
        expected: Bool
    ) {
        guard interceptsFailures else {
            return super.recordFailure(
                withDescription: description,
                inFile: filePath,
                atLine: lineNumber,
                expected: expected
            )
        }
        interceptedFailures.append("\(filePath):\(lineNumber): \(description)")
    }

    @MainActor func testAssertionsThatHoldSaySoByNothing() async {
        store.dispatchAction(.didEnterName("Bob"))
        XCTAssertStateEquals(updatedMarker { $0.name = "Bob" })
        XCTAssertStates([State(count: 1), State(count: 1, name: "Bob")])
        XCTAssertOutputs([.didCount(1)])
        XCTAssertLastOutput(.didCount(1))
    }

    @MainActor func testAFailureIsShownWhereTheAssertionIsCalled() async {
        interceptsFailures = true
        let line = #line + 1
        XCTAssertLastOutput(.didReset)
        interceptsFailures = false
        XCTAssertEqual(
            interceptedFailures,
            [
                "\(#filePath):\(line): failed - Unexpected last output:\n"
                    + "  outputs.last: expected .didReset, found .didCount(1)"
            ]
        )
    }
}
