import Foundation
import Lasso
import LassoTestUtilities
import RecordedFlow
import Testing

@testable import LassoRecording

/// The progress of an effect on a tape and in its replay.
@MainActor
struct ProgressTapeTests {
    private let windows = ApplicationWindows()
    private let recorder: FlightRecorder
    private let window: WindowController

    init() {
        (recorder, window) = ApplicationWindows.$scoped.withValue(windows) {
            (FlightRecorder(of: RecordedNotes.identity), WindowController())
        }
    }

    private func inApplication<Result>(_ work: () -> Result) -> Result {
        ApplicationWindows.$scoped.withValue(windows, operation: work)
    }

    /// Records an export that reports its progress.
    ///
    /// - Parameter end: A closure that ends the export, or lets it end.
    private func record(
        _ end: (ExportFlow, AsyncStream<Double>.Continuation) -> Void
    ) async throws -> Tape {
        let (steps, sender) = AsyncStream<Double>.makeStream()
        let flow = ExportFlow { report in
            for await step in steps { report(step, "Exporting \(Int(step * 4)) notes") }
            return 4
        }
        inApplication {
            window.open()
            flow.startAlone(in: window)
            flow.send(.didTapExport)
        }
        sender.yield(0.25)
        try await eventually { flow.progress?.fraction == 0.25 }
        inApplication { end(flow, sender) }
        try await eventually { flow.progress == nil }
        defer { inApplication { window.close() } }
        return recorder.tape
    }

    private func recordToTheEnd() async throws -> Tape {
        try await record { _, sender in
            // What was reported last comes with the end.
            sender.yield(1)
            sender.finish()
        }
    }

    @Test func aReplayReportsTheProgressOfTheTape() async throws {
        let tape = try await recordToTheEnd()
        let reports = tape.events.filter { $0.kind == .progress }
        #expect(reports.count == 2)
        #expect(reports.allSatisfy { $0.isCause })
        var isExporting = false
        let replay = TapeReplay(tape) {
            ExportFlow { _ in
                isExporting = true
                return 0
            }
        }
        let difference = try await replay.run()
        #expect(difference == nil)
        #expect(!isExporting)
    }

    @Test func aReplayCancelsWorkThatHasReportedItsProgress() async throws {
        let tape = try await record { flow, _ in flow.send(.didTapCancel) }
        let difference = try await TapeReplay(tape) { ExportFlow { _ in 0 } }.run()
        #expect(difference == nil)
    }

    @Test func aTapeWithProgressBecomesTheTestBelow() async throws {
        let tape = try await recordToTheEnd()
        let test = try await TapeReplay(tape) { ExportFlow { _ in 0 } }
            .test(named: "fourNotesAreExported", starting: "{ ExportFlow { _ in 0 } }")
        try PrintedTapeTests.expect(test, in: #filePath)
    }

    @Test func anEffectWithoutProgressReportsNone() async throws {
        let run = await RecordedRun { NotesFlow(service: RealNotesService()) }
        try await run.send(.didUpdateUsername("ann"), to: LoginModule.self)
        try await run.send(.didUpdatePassword(Secret("hunter2")), to: LoginModule.self)
        try await run.send(.didTapLogin, to: LoginModule.self)
        try await withKnownIssue {
            try await run.report(TaskProgress(0.5), from: "log in", of: LoginModule.self)
        } matching: { issue in
            "\(issue)".contains("The effect log in of LoginModule#1 reports no progress.")
        }
    }

    // MARK: Printed

    @Test @MainActor func fourNotesAreExported() async throws {
        let run = await RecordedRun { ExportFlow { _ in 0 } }
        await run.expectPlace(
            """
            * WindowController
              * Controller
            """
        )
        try await run.send(.didTapExport, to: ExportModule.self)
        try await run.report(TaskProgress(0.25, text: "Exporting 1 notes"), from: "export", of: ExportModule.self)
        try await run.report(TaskProgress(1.0, text: "Exporting 4 notes"), from: "export", of: ExportModule.self)
        try await run.end("export", of: ExportModule.self, returning: 4)
        await run.finish()
    }
}
