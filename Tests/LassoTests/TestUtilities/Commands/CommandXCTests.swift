import Lasso
import LassoTestUtilities
import XCTest

/// Tests that commands are performed in XCTest in the same way as in Swift Testing.
final class CommandXCTests: FlowTestCase {
    @MainActor func testCommandsArePerformed() async throws {
        let store = ChecklistStore(with: .init())
        navigationController.push(
            CommandedController {
                Commands(store) {
                    Command("New", .didTapNew)
                    Choice("Sort By", ChecklistModule.Sorting.allCases, \.sorting) { .didSort($0) }
                }
            }
        )
        try await perform("New", in: window)
        try await perform("Sort By", choosing: "date", in: window)
        assertCommand("Sort By", in: window, chosen: "date")
        XCTAssertEqual(store.actions, [.didTapNew, .didSort(.date)])
    }

    @MainActor func testAFailureIsReportedAtTheCallersLine() async {
        let line = #line + 3
        let failures = await withFailuresCaptured {
            do {
                try await perform("New", in: window, within: .milliseconds(1))
            } catch {
                XCTAssert(error is TestFailureAction)
            }
        }
        XCTAssertEqual(failures.map(\.location.line), [UInt(line)])
    }
}
