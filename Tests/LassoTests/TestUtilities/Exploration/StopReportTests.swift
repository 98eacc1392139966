import Testing

@testable import LassoTestUtilities

/// Tests of what is written if the program stops while several walks take turns.
@MainActor
struct StopReportTests {
    @Test func theStepsOfAllWalksThatAreTakenAreWritten() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let first = StopReport(of: .unknown), ended = StopReport(of: .unknown), last = StopReport(of: .unknown)
            first.set(["the first\n"])
            ended.set(["the ended\n"])
            last.set(["the last\n"])
            ended.end()
            preconditionFailure("A planted stop")
        }
        let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        let text = "Several walks were taken side by side. The program stopped in one of them.\nthe first\nthe last\n"
        #expect(errors.contains(text), "\(errors)")
    }

    @Test func theStepsOfTheLastWalkAreWrittenBesideThoseOfTheExploration() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let exploration = StopReport(of: .unknown)
            let walks = (0..<StopReport.walkLimit).map { _ in StopReport(of: .unknown) }
            exploration.set([])
            walks[StopReport.walkLimit - 1].set(["the last\n"])
            preconditionFailure("A planted stop")
        }
        let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(errors.contains("the last\n"), "\(errors)")
    }
}
