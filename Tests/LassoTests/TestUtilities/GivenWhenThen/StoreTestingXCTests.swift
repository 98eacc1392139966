import Lasso
import LassoTestUtilities
import XCTest

/// The form of functional tests with XCTest on Linux.
final class StoreTestingXCTests: XCTestCase, LassoStoreTesting {
    typealias Store = TestedStore

    private var tearDownCount = 0

    @MainActor lazy var test = TestFactory<TestedStore>(
        initialState: State(),
        setUpStore: { $0.step = 2 },
        tearDown: { self.tearDownCount += 1 }
    )

    @MainActor func testAChainRunsOnAStoreThatHasBeenSetUp() async {
        test
            .given { $0.count = 1 }
            .when(actions(.didTapIncrement))
            .then(singleUpdate { $0.count = 3 }, outputs(.didCount(3)))
            .execute()
        XCTAssertEqual(tearDownCount, 1)
    }
}
