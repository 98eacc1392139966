import Lasso
import LassoTestUtilities
import Testing

/// Tests of the locations of failures, and of how often they are reported.
@MainActor
struct FailureLocationTests: FlowTesting, LassoStoreTesting, LassoStoreTestCase {
    typealias Store = TestedStore

    let testableHierarchy = TestableHierarchy()
    let test = TestFactory<TestedStore>(initialState: TestedModule.State())
    let testableStore = TestableStore<TestedStore>()

    // Helpers as written for Lasso. The parentheses tell the compiler that `#file` is intended.

    private func assertIsOne(_ value: Int, file: StaticString = #file, line: UInt = #line) {
        LassoAssertEqual(value, 1, file: (file), line: line)
    }

    private func assertHome(file: StaticString = #file, line: UInt = #line) throws -> HomeController {
        try assertPushed(after: rootController, when: {}, file: (file), line: line)
    }

    private func assertCounts(file: StaticString = #filePath, line: UInt = #line) {
        test.given()
            .when(actions(.didTapReset))
            .then(update { $0.count = 1 }, LassoTestUtilities.outputs(.didCount(1)), file: file, line: line)
            .execute()
    }

    private func assertOutputs(file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertOutputs([.didReset], file: file, line: line)
        XCTAssertLastOutput(.didReset, file: file, line: line)
        XCTAssertStates([], file: file, line: line)
        XCTAssertStateEquals(State(count: 9), file: file, line: line)
    }

    /// Returns the locations and texts of the issues that a closure records, and the errors that Swift Testing would
    /// also record.
    private func issues(of body: () async throws -> Void) async -> [String] {
        let found = Issues()
        await withKnownIssue {
            do {
                try await body()
            } catch {
                // Swift Testing ignores this error, because it has already recorded the issue.
                if !(error is ExpectationFailedError) { Issue.record("threw \(error)") }
            }
        } matching: { issue in
            let location = issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? "nowhere"
            found.texts.append("\(location): \(issue.comments.map(\.rawValue).joined())")
            return true
        }
        return found.texts
    }

    private final class Issues: @unchecked Sendable {
        // Only the test's task records issues, one at a time.
        var texts: [String] = []
    }

    @Test func aHelperShowsFailuresWhereItIsCalled() async {
        store = TestedStore(with: TestedModule.State())
        let line = #line + 2
        let found = withFailuresCaptured {
            assertIsOne(2)
            _ = try? assertHome()
            assertCounts()
            assertOutputs()
        }
        #expect(
            found.map(\.location.description)
                == [line, line + 1, line + 2, line + 2].map { "\(#fileID):\($0)" }
                + Array(repeating: "\(#fileID):\(line + 3)", count: 4)
        )
    }

    @Test func aFailureOfAHelperIsRecordedAtTheLineThatItPassesOn() async {
        let line = #line + 1
        let found = await issues { assertIsOne(2) }
        #expect(found == ["\(#fileID):\(line): Unexpected value:\n  value: expected 1, found 2"])
    }

    @Test func aWaitThatFailsIsRecordedOnceAtItsLine() async {
        let line = #line + 2
        let found = await issues {
            try await eventually(within: .zero, "the sun shines") { false }
        }
        #expect(found == ["\(#fileID):\(line): Timed out after 0.0 seconds waiting until the sun shines"])
    }

    @Test func aQuestionThatDoesNotComeIsRecordedOnceAtTheLineThatAnswersIt() async {
        let line = #line + 2
        let found = await issues {
            try await answer("OK", in: window, within: .zero)
        }
        #expect(
            found == [
                "\(#fileID):\(line): No question was shown within 0.0 seconds. The hierarchy:\n"
                    + window.hierarchyDescription
            ]
        )
    }

    @Test func aFlowAssertionThatFailsIsRecordedOnceAtItsLine() async {
        let line = #line + 3
        let waited = await issues {
            // The overload that waits.
            let _: HomeController = try await assertPushed(
                after: rootController,
                when: {},
                timeout: .zero,
                verbose: false
            )
        }
        let text = "Expected a HomeController pushed after Controller, found nothing pushed."
        #expect(waited == ["\(#fileID):\(line): \(text)\nWaited for 0.0 seconds."])
    }

    @Test func whatATestStoreOrAClockWaitsForInVainIsRecordedAtItsLine() async {
        let clock = TestClock()
        let sleeper = Task { while true { try await clock.sleep(for: .seconds(1)) } }
        defer { sleeper.cancel() }
        let line = #line + 3
        let found = await issues {
            let test = TestStore(TestedStore(with: TestedModule.State()))
            await test.receive(.didReset, within: .zero)
            await test.receiveChange(within: .zero) { $0.count = 1 }
            await clock.run(limit: 1)
            test.store.update { $0.count = 2 }
            await test.finish(within: .zero)
        }
        #expect(
            found == [
                "\(#fileID):\(line): Expected the output .didReset within 0.0 seconds, found none.",
                "\(#fileID):\(line + 1): Expected a state change within 0.0 seconds, found none.",
                "\(#fileID):\(line + 2): TestClock.run(limit:): a task is still sleeping after 1 steps. "
                    + "Use advance(by:) for endless tasks.",
                "\(#fileID):\(line + 4): Unexpected state changes at the end:\n"
                    + "  state.count: expected 0, found 2",
            ]
        )
    }

    @Test func aWaitForAWindowThatFailsIsRecordedOnceAtItsLine() async {
        let stage = FaultyStage()
        stage.faults = ["The title is wrong."]
        let staged = StagedTests(testableHierarchy: TestableHierarchy(on: { stage }))
        let line = #line + 2
        let found = await issues {
            await staged.waitForEvents(in: staged.window, timeout: .zero)
            try await staged.waitForEventsWithError(in: staged.window, timeout: .zero)
        }
        let text = "WindowController is shown differently from what the hierarchy says:\n  The title is wrong."
        #expect(found == ["\(#fileID):\(line): \(text)", "\(#fileID):\(line + 1): \(text)"])
        stage.faults = []
        await #expect(throws: Never.self) { try await staged.waitForEventsWithError(in: staged.window, timeout: .zero) }
    }

    @MainActor private struct StagedTests: FlowTesting {
        let testableHierarchy: TestableHierarchy
    }

    @Test func whatIsDoneAboutAFailureCanBeChosen() {
        var failed: [String] = []
        let silent: FailTest = { test in
            TestFailureAction(failedTest: test) { failed.append(test.message) }
        }
        #expect(throws: TestFailureAction.self) {
            let _: HomeController = try assertPushed(
                after: rootController,
                when: {},
                failTest: silent,
                verbose: false
            )
        }
        #expect(failed == ["Expected a HomeController pushed after Controller, found nothing pushed."])
    }

    @Test func aThenAssertionIsPassedWhereTheThenIs() {
        var places: [String] = []
        let assertion: ThenAssertion<TestedStore> = { emitted, file, line in
            #expect(emitted.outputs == [.didReset])
            places.append("\(TestLocation(file: file, line: line))")
        }
        let line = #line + 2
        test.given().when(actions(.didTapReset))
            .then(assertion)
            .execute()
        #expect(places == ["\(#fileID):\(line)"])
    }

    @Test func aFileMayBeNamedWithItsModuleOrItsPath() {
        let line = #line + 2
        let locations = [
            TestLocation(), TestLocation(file: #fileID), TestLocation(file: #file), TestLocation(file: #filePath),
        ]
        #expect(locations.map(\.description) == Array(repeating: "\(#fileID):\(line)", count: 4))
    }
}
