// Compiled with: -parse-as-library -default-isolation MainActor

import LassoGtk
import LassoReplay

protocol AccountProviding {}

struct FakeAccounts: AccountProviding {}

final class AppFlow: Flow<AppFlowModule> {
    init(accounts: any AccountProviding) {}
}

enum AppFlowModule: FlowModule {
    typealias RequiredContext = WindowController
}

final class ReplayedApplication: ShellApplication {}

struct FakeNotes {}

final class NotesFlow: Flow<AppFlowModule> {
    init(service: FakeNotes) {}
}

func replayNotes() {
    // LassoReplay.md: ReplayCommand.main { NotesFlow(service: FakeNotes()) }
}

func replayApplication() {
    // ReplayCommand.swift: ReplayCommand.main(of: { ReplayedApplication() })
}

// ReplayCommand.swift: @main struct Replay {
