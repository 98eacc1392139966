import Lasso
import LassoTestUtilities
import RecordedFlow
import Testing

@testable import LassoRecording

/// A run of the flow that a test records, in windows of its own.
@MainActor
final class RecordedNotes {
    let service = RealNotesService()
    let recorder: FlightRecorder
    let window: WindowController
    private let windows = ApplicationWindows()

    static let identity = ApplicationIdentity(
        "org.example.Notes",
        name: "Notes",
        version: "1.2",
        developer: "Developers",
        summary: "Write"
    )

    init(limit: Int = 8_000_000) {
        (recorder, window) = ApplicationWindows.$scoped.withValue(windows) {
            (FlightRecorder(of: Self.identity, limit: limit), WindowController())
        }
        perform { window in
            window.open()
            NotesFlow(service: service).start(with: root(of: window))
        }
    }

    isolated deinit { window.close() }

    /// Does what the user does.
    func perform(_ work: (WindowController) throws -> Void) rethrows {
        try ApplicationWindows.$scoped.withValue(windows) { try work(window) }
    }

    func send<Module: StoreModule>(_ action: Module.Action, to module: Module.Type) throws {
        try perform { window in
            var found: (any TracedStore)?
            window.forEachBelow { controller in
                found = found ?? controller.heldStores.first { $0.moduleName == "\(Module.self)" }
            }
            try #require(found).dispatchTraced(action)
        }
    }

    func waitForAnswer() async throws -> AlertController {
        try await eventually { self.window.question is AlertController }
        return try #require(window.question as? AlertController)
    }

    /// Records a login that fails and one that succeeds, a search, a deletion with its question, and the other tabs.
    func recordWholeRun() async throws -> Tape {
        try send(.didUpdateUsername("ann"), to: LoginModule.self)
        try send(.didUpdatePassword(Secret("hunter1")), to: LoginModule.self)
        try send(.didTapLogin, to: LoginModule.self)
        try await waitForEvents { $0.kind == .effectEnd && $0.isFailure }
        try send(.didUpdatePassword(Secret("hunter2")), to: LoginModule.self)
        try send(.didTapLogin, to: LoginModule.self)
        try await waitForEvents { $0.kind == .output }
        try send(.didType("he"), to: ListModule.self)
        try send(.didType("honey"), to: ListModule.self)
        try await waitForEvents { $0.kind == .effectEnd && $0.text == "\"search\"" }
        try send(.didTapDelete("Milk and honey"), to: ListModule.self)
        let alert = try await waitForAnswer()
        perform { _ in alert.answer(1) }
        try await waitForEvents { $0.text?.hasPrefix(".didConfirmDeletion") == true }
        let tabs = try #require(window.rootController as? TabController)
        perform { _ in tabs.userDidSelect(1) }
        try send(.didTapTwice, to: CounterModule.self)
        perform { _ in tabs.userDidSelect(2) }
        try send(.didTapLoad, to: PriceModule.self)
        try await waitForEvents { $0.lines?.contains { $0.contains(".loaded") } == true }
        return recorder.tape
    }

    private func waitForEvents(_ isMeant: (TapeEvent) -> Bool) async throws {
        try await eventually { self.recorder.tape.events.contains(where: isMeant) }
    }
}
