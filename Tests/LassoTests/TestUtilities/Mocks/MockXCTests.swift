import Lasso
import LassoTestUtilities
import XCTest

/// Tests that mocks are reset after each test.
final class MockXCTests: XCTestCase {
    @MainActor private enum Services {
        @Mockable static var name = "original"
    }

    // The two tests run one at a time in any order. Neither sees the other's mock.
    @MainActor func testAMockStandsIn() async { replaceName() }

    @MainActor func testAMockStandsInOnceMore() async { replaceName() }

    @MainActor private func replaceName() {
        XCTAssertEqual(Services.name, "original")
        mock(Services.$name, with: "mock")
        XCTAssertEqual(Services.name, "mock")
    }
}
