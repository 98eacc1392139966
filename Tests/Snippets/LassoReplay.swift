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

func replayApplication() {
    // ReplayCommand.swift: ReplayCommand.main(of: { ReplayedApplication() })
}

// ReplayCommand.swift: @main struct Replay {
