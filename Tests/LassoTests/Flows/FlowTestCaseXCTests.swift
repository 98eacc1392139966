import Lasso
import LassoTestUtilities
import XCTest

/// The form of a flow's test case with XCTest on Linux: the class is on no actor, what touches the flow is on the main actor.
final class FlowTestCaseXCTests: XCTestCase, FlowTestCase {
    private let faultyStage = FaultyStage()

    let testableHierarchy: TestableHierarchy

    private var interceptsFailures = false
    private var interceptedFailures: [String] = []

    required init(name: String, testClosure: @escaping XCTestCaseClosure) {
        let stage = faultyStage
        testableHierarchy = TestableHierarchy(on: { stage })
        super.init(name: name, testClosure: testClosure)
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

    @MainActor func testAFlowIsTestedAndItsWindowIsClosedWhenTheTestIsOver() async throws {
        // Runs after the window's own, which is added later.
        addTeardownBlock { @MainActor in XCTAssertEqual(self.faultyStage.closedWindows.count, 1) }
        let home: HomeController = try await assertPushed(
            after: rootController,
            when: { ShopFlow().start(with: pushed(in: navigationController)) }
        )
        try await assertPopped(from: home, to: rootController, when: { navigationController.pop() })
        XCTAssertEqual(faultyStage.closedWindows.count, 0)
    }

    @MainActor func testAFailureIsShownWhereTheAssertionIsCalled() async {
        interceptsFailures = true
        let line = #line + 2
        do {
            let _: HomeController = try await assertPushed(
                after: rootController,
                when: {},
                timeout: .zero,
                verbose: false
            )
        } catch {}
        interceptsFailures = false
        XCTAssertEqual(
            interceptedFailures,
            [
                "\(#filePath):\(line): failed - Expected a HomeController pushed after Controller, found nothing pushed.\n"
                    + "Waited for 0.0 seconds."
            ]
        )
    }
}
