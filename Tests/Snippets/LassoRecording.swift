// Compiled with: -parse-as-library -default-isolation MainActor

import Lasso
import LassoRecording

let identity = ApplicationIdentity(
    "org.example.Notes",
    name: "Notes",
    version: "1.2.0",
    developer: "The Notes developers",
    summary: "Write things down"
)

protocol AccountProviding {}

struct FakeAccounts: AccountProviding {}

final class AppFlow: Flow<AppFlowModule> {
    init(accounts: any AccountProviding) {}
    override convenience init() { self.init(accounts: FakeAccounts()) }
}

enum AppFlowModule: FlowModule {
    typealias RequiredContext = WindowController
}

func record(window: WindowController) {
    // FlightRecorder.swift: let recorder = FlightRecorder(of: identity)
}

func recordInMemory() {
    // Recording-and-replaying.md: let recorder = FlightRecorder(of: identity)
}

func record(path: String) throws {
    // Recording-and-replaying.md: let recorder = try FlightRecorder(of: identity, toFile: path)
}

func read() throws {
    // Tape.swift: let tape = try Tape(path: "problem.tape")
}

func read(path: String) throws {
    // Recording-and-replaying.md: let number = recorded("die") { Int.random(in: 1...6) }
    _ = number
    // Recording-and-replaying.md: let tape = try Tape(path: path)
}

struct Account: Codable {}

protocol NotingTutorials: Sendable {
    func noteTutorial(of account: Account) async throws
}

final class HomeFlow: Flow<AppFlowModule> {
    func showHome(_ account: Account) {}

    func noteTutorial(of account: Account, accounts: any NotingTutorials) {
        // Recording-and-replaying.md: Task { [weak self, accounts] in
    }
}

enum LoginScreenModule {
    // Recording-and-replaying.md: enum Action: Equatable, Codable {
}

func replay(tape: Tape, accounts: any AccountProviding) async throws {
    // TapeReplay.swift: let difference = try await TapeReplay(tape) { AppFlow(accounts: accounts) }.run()
}

func replay(tape: Tape) async throws {
    // Recording-and-replaying.md: if let difference = try await TapeReplay(tape, { AppFlow(accounts: FakeAccounts()) }).run() {
}

final class ReplayedApplication {
    func launch() async throws {}
    func start(in window: WindowController) {}
}

func replayApplication(tape: Tape) {
    // TapeReplay.swift: let replay = TapeReplay(tape, preparing: {
}

func replayApplicationToo(tape: Tape) {
    // Recording-and-replaying.md: let replay = TapeReplay(tape, preparing: {
}

func test(tape: Tape) async throws {
    // Recording-and-replaying.md: print(try await TapeReplay(tape) { AppFlow(accounts: FakeAccounts()) }.test(named: "theNoteIsDeleted"))
}
