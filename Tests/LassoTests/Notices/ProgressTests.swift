import Lasso
import LassoTestUtilities
import Synchronization
import Testing

private enum ImportModule: ScreenModule {
    enum Action: Equatable {
        case didTapImport, didTapCancel
    }

    struct State: Equatable {
        var progress: TaskProgress?
        var result: String?
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: ImportStore) -> Screen { Screen(store, Controller()) }
}

private final class ImportStore: LassoStore<ImportModule> {
    /// Resumed when the work begins, with the function that reports.
    var begin: (ProgressReport) -> Void = { _ in }
    /// The work after its beginning.
    var work: () async throws -> String = { "" }

    override func handleAction(_ action: Action) {
        switch action {
        case .didTapImport:
            effect("import", progress: \.progress, inhibits: "Importing tasks") { [begin, work] report in
                begin(report)
                return try await work()
            } receive: { store, result in
                #expect(store.state.progress == nil)
                store.update { $0.result = result }
            } onError: { store, error in
                store.update { $0.result = "\(error)" }
            }
        case .didTapCancel: cancelEffects("import")
        }
    }
}

/// Tests of effects that report their progress.
@MainActor
@Suite(.ownWindows)
struct ProgressTests {
    private let clock = TestClock()
    private let store = ImportStore()
    private let seen = Seen()
    private let end: AsyncStream<String>
    private let sender: AsyncStream<String>.Continuation

    @MainActor private final class Seen {
        var progress: [TaskProgress?] = []
    }

    init() {
        (end, sender) = AsyncStream<String>.makeStream()
        store.effectClock = clock
        store.observeState(\.progress) { [seen] (progress: TaskProgress?) in seen.progress.append(progress) }
        store.work = { [end] in
            for await result in end { return result }
            throw CancellationError()
        }
    }

    /// Begins the import, and waits until it runs.
    private func begin() async throws -> ProgressReport {
        var report: ProgressReport?
        store.begin = { report = $0 }
        store.dispatchAction(.didTapImport)
        try await eventually { report != nil }
        return try #require(report)
    }

    @Test func theProgressIsThereWhileTheWorkRuns() async throws {
        #expect(store.state.progress == nil)
        let report = try await begin()
        #expect(store.state.progress == TaskProgress())
        report(0.5, "Reading")
        await clock.advance()
        #expect(store.state.progress == TaskProgress(0.5, text: "Reading"))
        sender.yield("done")
        try await eventually { store.state.result == "done" }
        #expect(store.state.progress == nil)
        #expect(seen.progress == [nil, TaskProgress(), TaskProgress(0.5, text: "Reading"), nil])
    }

    @Test func aFrameHasOneUpdateWithTheNewestReport() async throws {
        let report = try await begin()
        for number in 1...1_000 { report(Double(number) / 10_000) }
        await clock.advance()
        #expect(seen.progress == [nil, TaskProgress(), TaskProgress(0.1)])
        for number in 1_001...2_000 { report(Double(number) / 10_000) }
        await clock.advance(by: .milliseconds(16))
        #expect(seen.progress.count == 3)
        await clock.advance(by: .milliseconds(1))
        #expect(seen.progress.last == TaskProgress(0.2) && seen.progress.count == 4)
        // After a rest, a report is delivered at once.
        await clock.advance(by: .seconds(1))
        #expect(clock.sleeperCount == 0)
        report(0.3)
        await clock.advance()
        #expect(seen.progress.last == TaskProgress(0.3))
    }

    @Test func theLastReportIsDelivered() async throws {
        let report = try await begin()
        report(0.5)
        await clock.advance()
        report(1)
        sender.yield("done")
        try await eventually { store.state.result == "done" }
        #expect(seen.progress == [nil, TaskProgress(), TaskProgress(0.5), TaskProgress(1), nil])
        report(0.7)
        await clock.advance(by: .seconds(1))
        #expect(store.state.progress == nil && clock.sleeperCount == 0)
    }

    @Test func reportsComeFromManyThreads() async throws {
        let report = try await begin()
        await withTaskGroup { group in
            for thread in 0..<8 {
                group.addTask { for number in 0..<10_000 { report(Double(number) / 20_000, "Thread \(thread)") } }
            }
        }
        report(0.9, "Last")
        await clock.advance(by: .seconds(1))
        #expect(store.state.progress == TaskProgress(0.9, text: "Last"))
        // Those of the threads were put together.
        #expect(seen.progress.count < 20)
        sender.yield("done")
        try await eventually { store.state.result == "done" }
    }

    @Test func cancellingEndsTheProgressAtOnce() async throws {
        let report = try await begin()
        report(0.5)
        store.dispatchAction(.didTapCancel)
        #expect(store.state.progress == nil)
        await clock.advance(by: .seconds(1))
        #expect(store.state.progress == nil && store.state.result == nil)
        #expect(seen.progress == [nil, TaskProgress(), nil])
    }

    @Test func failingEndsTheProgress() async throws {
        struct Broken: Error {}
        store.work = { throw Broken() }
        store.dispatchAction(.didTapImport)
        try await eventually { store.state.result == "Broken()" }
        #expect(store.state.progress == nil)
        try await assertLongTasks()
    }

    @Test func aSecondImportDoesNotDisturbTheFirst() async throws {
        let report = try await begin()
        report(0.5)
        await clock.advance()
        store.dispatchAction(.didTapImport)
        #expect(store.state.progress == TaskProgress(0.5) && store.runningEffects == ["import"])
        store.dispatchAction(.didTapCancel)
    }

    @Test(arguments: [false, true]) func theImportCanBeginAgainWhenItsProgressEnds(isCancelled: Bool) async throws {
        _ = try await begin()
        var beginCount = 0
        store.begin = { _ in beginCount += 1 }
        // A stream ends with the task that waits for its elements.
        let (next, _) = AsyncStream<String>.makeStream()
        store.work = {
            for await result in next { return result }
            throw CancellationError()
        }
        store.observeState(\.progress) { [weak store] old, new in
            if old != nil, new == nil, beginCount == 0 { store?.dispatchAction(.didTapImport) }
        }
        if isCancelled { store.dispatchAction(.didTapCancel) } else { sender.yield("done") }
        try await eventually { beginCount == 1 }
        #expect(store.runningEffects == ["import"])
        store.cancelEffects("import")
    }

    @Test func workOffTheMainActorReports() async throws {
        let effect = store.backgroundEffect("count", progress: \.progress) { report in
            report(0.25)
            return 4
        } receive: { store, number in
            store.update { $0.result = "\(number)" }
        }
        await effect.waitUntilEnded()
        try await eventually { store.state.result == "4" }
        #expect(seen.progress == [nil, TaskProgress(), TaskProgress(0.25), nil])
    }

    @Test func aFractionIsFromZeroToOne() {
        #expect(TaskProgress(-1).fraction == 0 && TaskProgress(2).fraction == 1)
        #expect(TaskProgress(.nan) == TaskProgress() && TaskProgress(0.999).percentage == 99)
    }

    @Test func eachPercentIsShown() {
        #expect((0...100).compactMap { TaskProgress(Double($0) / 100).percentage } == Array(0...100))
    }

    // MARK: Leaving

    /// Opens a window that shows the import.
    private func open() -> (WindowController, Controller) {
        let window = WindowController(), controller = ImportModule.createScreen(with: store).controller
        window.setRootController(NavigationController(rootController: Controller()))
        (window.rootController as? NavigationController)?.push(controller)
        window.open()
        return (window, controller)
    }

    @Test func aLongTaskIsKnownWhileItRuns() async throws {
        try await assertLongTasks()
        _ = try await begin()
        try await assertLongTasks("Importing tasks")
        store.dispatchAction(.didTapCancel)
        try await assertLongTasks()
    }

    @Test func closingTheLastWindowAsksBeforeItStopsALongTask() async throws {
        let window = WindowController()
        window.setRootController(Controller())
        window.open()
        _ = try await begin()
        let kept = Task { await window.leave() }
        let question = try #require(try await shownQuestion(in: window) as? AlertController)
        #expect(question.message == "Stop Unfinished Task?" && question.detail == "Importing tasks")
        // A second attempt does not ask again.
        #expect(await !window.leave())
        try await answer("Keep Running", in: window)
        #expect(await !kept.value)
        #expect(window.isOpen && store.state.progress != nil)
        let stopped = Task { await window.leave() }
        try await answer("Stop", in: window)
        #expect(await stopped.value)
        #expect(!window.isOpen)
        store.dispatchAction(.didTapCancel)
    }

    @Test func oneOfSeveralWindowsClosesUnlessItKeepsTheStore() async throws {
        let other = WindowController()
        other.setRootController(Controller())
        other.open()
        let (window, controller) = open()
        _ = try await begin()
        #expect(await other.leave())
        other.open()
        let leaving = Task { await controller.leave() }
        try await answer("Keep Running", in: window)
        #expect(await !leaving.value)
        store.dispatchAction(.didTapCancel)
        #expect(await controller.leave())
        window.close()
        other.close()
    }
}
