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

// ReplayCommand.swift: @main struct Replay {
