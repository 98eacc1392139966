import Lasso
import LassoTestUtilities
import XCTest

/// The form of a flow's test case with XCTest on Linux: the class is not isolated, and code that uses the flow is on
/// the main actor.
final class FlowTestCaseXCTests: FlowTestCase {
    private let faultyStage = FaultyStage()

    private var interceptsFailures = false
    private var interceptedFailures: [String] = []
    private var setUps: [String] = []
    @MainActor private var flow: ShopFlow!

    @MainActor override func makeStage() -> any FlowStage { faultyStage }

    @MainActor override func setUp() async throws {
        try await super.setUp()
        flow = ShopFlow()
        setUps.append("async, \(WindowController.openWindows.contains { $0 === window })")
    }

    override func setUpWithError() throws {
        try super.setUpWithError()
        setUps.append("throwing")
    }

    override func setUp() {
        super.setUp()
        setUps.append("sync")
    }

    @MainActor override func tearDown() async throws {
        try await super.tearDown()
        XCTAssertEqual(faultyStage.closedWindows.count, 1)
        flow = nil
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        setUps = []
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
        let home: HomeController = try await assertPushed(
            after: rootController,
            when: { flow.start(with: pushed(in: navigationController)) }
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
                "\(#filePath):\(line): XCTUnwrap failed: expected non-nil value of type \"ExpectedResult\" - "
                    + "Expected a HomeController pushed after Controller, found nothing pushed.\nWaited for 0.0 seconds."
            ]
        )
    }

    @MainActor func testWhatIsSetUpIsThereWithTheWindowOpen() async {
        XCTAssertEqual(setUps, ["async, true", "throwing", "sync"])
        XCTAssertNotNil(flow)
    }

    @MainActor func testAFailureThatEndsATestIsShownOnceAtTheLineOfTheCall() async {
        interceptsFailures = true
        let line = #line + 1
        do { try await eventually(within: .zero) { false } } catch { record(error) }
        do { try await answer("OK", in: window, within: .zero) } catch { record(error) }
        faultyStage.faults = ["The title is wrong."]
        do { try await waitForEventsWithError(in: window, timeout: .zero) } catch { record(error) }
        interceptsFailures = false
        let prefix = "XCTUnwrap failed: expected non-nil value of type \"ExpectedResult\" - "
        XCTAssertEqual(
            interceptedFailures,
            [
                "\(#filePath):\(line): \(prefix)Timed out after 0.0 seconds waiting until the condition is met",
                "\(#filePath):\(line + 1): \(prefix)No question was shown within 0.0 seconds. The hierarchy:\n"
                    + window.hierarchyDescription,
                "\(#filePath):\(line + 3): \(prefix)WindowController is shown differently from what the hierarchy says:\n"
                    + "  The title is wrong.",
            ]
        )
    }

    /// Records an error like one that a test throws. Errors of failed requirements are already recorded.
    private func record(_ error: any Error) {
        if "\(type(of: error))" == "XCTestErrorWhileUnwrappingOptional" { return }
        interceptedFailures.append("threw \(error)")
    }
}
