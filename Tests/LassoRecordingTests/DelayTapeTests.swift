import Lasso
import LassoTestUtilities
import RecordedFlow
import Testing

@testable import LassoRecording

/// Delays that end later than their time is over, or stand still meanwhile: a replay ends them where the run did.
@MainActor
struct DelayTapeTests {
    private let windows = ApplicationWindows()
    // The clock of the recorded run. It ends the delays when the test says so.
    private let clock = TestClock()

    private func inApplication<Result>(_ work: () throws -> Result) rethrows -> Result {
        try ApplicationWindows.$scoped.withValue(windows, operation: work)
    }

    /// Records what a closure does with a mailbox.
    private func record(_ act: (MailboxStore, WindowController) async throws -> Void) async throws -> Tape {
        let (recorder, window, flow) = inApplication {
            let recorder = FlightRecorder(of: RecordedNotes.identity), window = WindowController(), flow = MailboxFlow()
            window.noticeClock = clock
            window.open()
            flow.startAlone(in: window)
            flow.store?.effectClock = clock
            return (recorder, window, flow)
        }
        defer { inApplication { window.close() } }
        try await act(try #require(flow.store), window)
        return recorder.tape
    }

    private func waitForDelay() async throws { try await eventually { clock.sleeperCount == 1 } }

    /// Records that a letter comes after the time of a throttled effect is over, and before that has been noticed.
    private func recordLateInterval() async throws -> Tape {
        try await record { store, _ in
            inApplication { store.dispatchAction(.didTapSend) }
            try await eventually { store.state.sent == [1] }
            try await waitForDelay()
            inApplication { store.dispatchAction(.didTapSend) }
            try await Task.sleep(for: .milliseconds(20))
            inApplication { store.dispatchAction(.didTapSend) }
            await clock.advance(by: .milliseconds(10))
            try await eventually { store.state.sent.count == 2 }
            #expect(store.state.sent == [1, 3])
        }
    }

    @Test func whatComesBeforeALateEndOfAnIntervalIsInItInTheReplay() async throws {
        let difference = try await TapeReplay(recordLateInterval()) { MailboxFlow() }.run()
        #expect(difference == nil)
    }

    /// Records that a notice is held by the pointer while the user does something else, longer than its time.
    private func recordHeldNotice() async throws -> Tape {
        try await record { store, window in
            inApplication { store.dispatchAction(.didTapDelete) }
            try await eventually { window.visibleController.postedToast != nil }
            inApplication { window.visibleController.postedToast?.setPaused(true, .pointer) }
            await clock.advance(by: .seconds(1))
            try await Task.sleep(for: .milliseconds(20))
            inApplication { store.dispatchAction(.didTapRename) }
            inApplication { window.visibleController.postedToast?.setPaused(false, .pointer) }
            try await waitForDelay()
            await clock.advance(by: .milliseconds(10))
            try await eventually { store.state.deletedForever == 1 }
        }
    }

    @Test func aNoticeThatWasHeldIsHeldInTheReplay() async throws {
        let tape = try await recordHeldNotice()
        let causes = tape.events.filter(\.isCause).map(\.description)
        #expect(causes.last == "the time of the notice “Deleted” is over")
        let difference = try await TapeReplay(tape) { MailboxFlow() }.run()
        #expect(difference == nil)
    }

    @Test func aTapeWithAHeldNoticeBecomesTheTestBelow() async throws {
        let test = try await TapeReplay(recordHeldNotice()) { MailboxFlow() }
            .test(named: "theLetterIsDeletedForever", starting: "{ MailboxFlow() }")
        try PrintedTapeTests.expect(test, in: #filePath)
    }

    @Test(arguments: [true, false]) func aNoticeEndsOnlyAsItCan(byButton: Bool) async throws {
        let run = await RecordedRun { MailboxFlow() }
        run.window.visibleController.toast("Offline", duration: nil)
        try await withKnownIssue {
            if byButton {
                try await run.endToast("Offline", byButton: true)
            } else {
                try await run.timeOutToast("Offline")
            }
        } matching: {
            let reason = byButton ? "has no button." : "stays until the user closes it."
            return "\($0)".contains("The notice “Offline” \(reason)")
        }
    }

    // MARK: Printed

    @Test @MainActor func theLetterIsDeletedForever() async throws {
        let run = await RecordedRun { MailboxFlow() }
        await run.expectPlace(
            """
            * WindowController
              * Controller
            """
        )
        try await run.send(.didTapDelete, to: Post.MailboxModule.self)
        try await run.send(.didTapRename, to: Post.MailboxModule.self)
        try await run.timeOutToast("Deleted")
        await run.finish()
    }
}

private enum Post {
    /// A screen that sends letters, not too many at once, and deletes them.
    enum MailboxModule: ScreenModule {
        enum Action: CaseIterable { case didTapSend, didTapDelete, didTapRename, didDeleteForever }
        enum Output: Equatable { case didDelete }

        struct State: Equatable {
            var written = 0
            var sent: [Int] = []
            var deletedForever = 0
            var renamed = 0
        }

        static var defaultInitialState: State { State() }

        static func createScreen(with store: MailboxStore) -> Screen { Screen(store, Controller()) }
    }
}

private final class MailboxStore: LassoStore<Post.MailboxModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didTapSend:
            update { $0.written += 1 }
            effect("send", .throttle(.milliseconds(10))) { [number = state.written] in
                number
            } receive: { store, number in
                store.update { $0.sent.append(number) }
            }
        case .didTapDelete: dispatchOutput(.didDelete)
        case .didTapRename: update { $0.renamed += 1 }
        case .didDeleteForever: update { $0.deletedForever += 1 }
        }
    }
}

/// A flow with the mailbox. A letter can be taken out of the bin for a moment.
private final class MailboxFlow: Flow<NoOutputFlow> {
    private(set) weak var store: MailboxStore?

    override func createInitialController() -> Controller {
        let screen = Post.MailboxModule.createScreen().observeOutput { [weak self] _ in self?.showNotice() }
        store = screen.concreteStore
        return screen.controller
    }

    private func showNotice() {
        Task { [weak self] in
            let isKept = await self?.toast("Deleted", button: "Undo", duration: .milliseconds(10))
            if isKept == false { self?.store?.dispatchAction(.didDeleteForever) }
        }
    }
}
