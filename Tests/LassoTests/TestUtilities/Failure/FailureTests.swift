import LassoTestUtilities
import Testing

private struct NothingPushed: LassoError {
    func message(verbose: Bool) -> String { verbose ? "Nothing was pushed on [Home]." : "Nothing was pushed." }
}

struct FailureTests {
    @Test func aFailureIsShownWhereTheAssertionIsCalled() {
        let line = #line + 2
        withKnownIssue {
            LassoAssertEqual(1, 2)
        } matching: { issue in
            issue.sourceLocation?.line == line
                && issue.sourceLocation?.fileID == #fileID
                && issue.comments.map(\.rawValue) == ["Unexpected value:\n  value: expected 2, found 1"]
        }
    }

    @Test func aFailureInATaskOfTheCapturedCodeIsCaptured() async {
        let failures = await withFailuresCaptured {
            await Task { reportFailure("Late.", at: TestLocation()) }.value
        }
        #expect(failures.map(\.message) == ["Late."])
    }

    @Test func capturedFailuresComeInOrderWithTheirPlaces() {
        let line = #line + 2
        let failures = withFailuresCaptured {
            LassoAssertEqual(1, 2)
            LassoAssertEqual("a", "a")
            LassoAssertEqual([1], [])
            LassoAssertEqual(nil, 1)
        }
        #expect(
            failures.map(\.message) == [
                "Unexpected value:\n  value: expected 2, found 1",
                "Unexpected value:\n  value[0]: expected nothing, found 1",
                "Unexpected value:\n  value: expected 1, found nil",
            ]
        )
        #expect(failures.map(\.location.line) == [line, line + 2, line + 3].map(UInt.init))
    }

    @Test func aFailureIsAValueAndLoggingItShowsIt() {
        let location = TestLocation()
        var action: TestFailureAction?
        let failures = withFailuresCaptured {
            action = log(FailedTest(error: NothingPushed(), at: location, verbose: true))
        }
        #expect(failures.map(\.message) == ["Nothing was pushed on [Home]."])
        #expect(action?.failedTest.error is NothingPushed)
        #expect(FailedTest(error: NothingPushed(), at: location).message == "Nothing was pushed.")
    }

    @Test func onlyTheFirstOfManyDifferencesAreShown() {
        let failures = withFailuresCaptured { LassoAssertEqual(Array(1...25), Array(-25 ... -1)) }
        let lines = failures.first?.message.split(separator: "\n") ?? []
        #expect(lines.count == 22)
        #expect(lines.last == "  … and 5 more")
    }
}
