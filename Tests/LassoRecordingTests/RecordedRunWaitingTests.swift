import Glibc
import Lasso
import LassoTestUtilities
import RecordedFlow
import Testing

/// Tests of recordings whose application has tasks on threads that get little processor time.
@MainActor
struct RecordedRunWaitingTests {
    @Test func aRunWaitsForItsPlace() async throws {
        let run = await RecordedRun { NotesFlow(service: RealNotesService(), fault: .showsLate) }
        try await run.send(.didUpdateUsername("ann"), to: LoginModule.self)
        try await run.send(.didUpdatePassword(Secret("hunter2")), to: LoginModule.self)
        try await run.send(.didTapLogin, to: LoginModule.self)
        try await run.end(
            "log in",
            of: LoginModule.self,
            returningJSON: #"{"name":"ann","token":{"secret":"redacted"}}"#
        )
        await run.expectPlace(
            """
            * WindowController
              * TabController
                * Controller /list
                - Controller /counter
                - Controller /price
            """
        )
        await run.finish()
    }

    @Test(arguments: [false, true])
    func aRunWaitsForTheBeginningOfAnEffect(reportsProgress: Bool) async throws {
        let run = await RecordedRun {
            let flow = ExportFlow { _ in 0 }
            Task {
                _ = await Task.detached { usleep(50_000) }.value
                flow.send(.didTapExport)
            }
            return flow
        }
        if reportsProgress { try await run.report(TaskProgress(0.5), from: "export", of: ExportModule.self) }
        try await run.end("export", of: ExportModule.self, returning: 4)
        await run.finish()
    }
}
