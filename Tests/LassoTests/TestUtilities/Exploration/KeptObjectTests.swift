import Lasso
import LassoTestUtilities
import Testing

/// Tests of flows and stores that are never released, although none of their effects runs on.
@MainActor
struct KeptObjectTests {
    @Test func aFlowThatStaysAliveIsFound() async throws {
        let map = await explore(depth: 3) { KeepingFlow(.flow) }
        try await expect(map, "PageFlow", Self.pageFlowIsStillAliveAfterTheWindowWasClosed)
        KeepingFlow.kept[.flow] = nil
    }

    @Test func aStoreThatStaysAliveIsFound() async throws {
        let map = await explore(depth: 3) { KeepingFlow(.store) }
        try await expect(
            map,
            "LassoStore<HelpModule>",
            Self.lassoStoreHelpModuleIsStillAliveAfterTheWindowWasClosed
        )
        KeepingFlow.kept[.store] = nil
    }

    @Test func aStoreThatStaysAliveIsFoundOnceWhateverItsEffects() async {
        let map = await explore(depth: 3) { CopyingFlow() }
        #expect(map.findings.map(\.message) == ["CopyStore is still alive after the window was closed."])
        CopyingFlow.kept = []
    }

    private func expect(_ map: FlowMap, _ name: String, _ printed: @MainActor () async throws -> Void) async throws {
        let message = "\(name) is still alive after the window was closed."
        #expect(map.findings.map(\.message) == [message])
        let finding = try #require(map.findings.first), test = try #require(map.tests.first)
        #expect(finding.kind == .alive && finding.steps == ["MenuModule .didTapHelp"])
        #expect(try PrintedTests.contains(test, in: #filePath), "\(test)")
        // The error that a test throws is reported already.
        let failures = await withFailuresCaptured { try? await printed() }
        #expect(failures.map(\.message) == [message])
    }

    // MARK: Printed

    static func pageFlowIsStillAliveAfterTheWindowWasClosed() async throws {
        let walk = await FlowWalk { KeepingFlow(.flow) }
        try await walk.send(.didTapHelp, to: MenuModule.self)
        await walk.finish()
    }

    static func lassoStoreHelpModuleIsStillAliveAfterTheWindowWasClosed() async throws {
        let walk = await FlowWalk { KeepingFlow(.store) }
        try await walk.send(.didTapHelp, to: MenuModule.self)
        await walk.finish()
    }
}

/// A flow of which something is kept, as a mistake.
private final class KeepingFlow: Flow<NoOutputNavigationFlow> {
    enum Kept { case flow, store }

    /// What the flows keep forever.
    static var kept: [Kept: AnyObject] = [:]

    private let mistake: Kept

    init(_ mistake: Kept) {
        self.mistake = mistake
        super.init()
    }

    override func createInitialController() -> Controller {
        MenuModule.createScreen().observeOutput { [weak self] in if $0 == .wantsHelp { self?.showPage() } }.controller
    }

    private func showPage() {
        let flow = PageFlow()
        flow.start(with: nextPushedInFlow)
        Self.kept[mistake] = mistake == .flow ? flow : flow.store
    }
}

private final class PageFlow: Flow<NoOutputNavigationFlow> {
    private(set) weak var store: LassoStore<HelpModule>?

    override func createInitialController() -> Controller {
        let screen = HelpModule.createScreen()
        store = screen.concreteStore
        return screen.controller
    }
}

private enum CopyModule: ScreenModule {
    enum Action: CaseIterable { case didTapCopy }

    static var defaultInitialState: EmptyState { EmptyState() }

    static func createScreen(with store: CopyStore) -> Screen { Screen(store, Controller()) }
}

private final class CopyStore: LassoStore<CopyModule> {
    private let copying = Outcomes<Int, Never>("copy", .returns(1))

    override func handleAction(_ action: Action) {
        effect("copy", .parallel) { [copying] in _ = await copying() }
    }
}

/// A flow whose store is kept, as a mistake.
private final class CopyingFlow: Flow<NoOutputNavigationFlow> {
    static var kept: [AnyObject] = []

    override func createInitialController() -> Controller {
        let screen = CopyModule.createScreen()
        Self.kept.append(screen.concreteStore)
        return screen.controller
    }
}
