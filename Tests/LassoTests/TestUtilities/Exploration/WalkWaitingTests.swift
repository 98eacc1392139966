import Dispatch
import Lasso
import LassoTestUtilities
import Synchronization
import Testing

/// Tests of what a walk waits for after a step, and of what it doesn't wait for.
@MainActor
struct WalkWaitingTests {
    private func start() async -> FlowWalk {
        await FlowWalk(in: { window in
            let screen = WorkModule.createScreen(with: WorkStore(with: .init()))
            screen.place(with: root(of: window))
        })
    }

    private func state(of walk: FlowWalk) throws -> WorkModule.State {
        try #require(walk.window.rootController as? WorkController).state
    }

    @Test func aNoticeHidesNoWork() async throws {
        let walk = await start()
        walk.window.rootController?.toast("A notice")
        try await walk.send(.work, to: WorkModule.self)
        #expect(try state(of: walk).isDone)
        await walk.finish()
    }

    @Test func aStorageInMemoryIsReadAtOnce() async throws {
        let walk = await start()
        #expect(try state(of: walk).isLoaded)
        await walk.finish()
    }

    @Test func aServiceOnASlowThreadIsWaitedForAlsoOutsideOfEffects() async throws {
        let thread = SlowThread(), service = SlowService(on: thread)
        let walk = await FlowWalk(in: { window in
            let controller = Controller()
            controller.title = "Waiting"
            controller.place(with: root(of: window))
            Task {
                await service.wait()
                controller.title = "Done"
            }
        })
        thread.isSlow.store(true, ordering: .relaxed)
        try await walk.endCall("wait", with: "1")
        #expect(walk.window.visibleController.title == "Done")
        await walk.finish()
    }

    @Test func workThatGoesOnForeverStopsNothing() async throws {
        let walk = await start()
        try await walk.send(.listen, to: WorkModule.self)
        try await walk.send(.work, to: WorkModule.self)
        #expect(try state(of: walk).isDone)
        await walk.finish()
    }

    @Test func workThatIgnoresItsCancellationIsFoundAndEndsUpWaiting() async throws {
        final class Polls { var count = 0 }
        let polls = Polls()
        let map = await explore(
            depth: 1,
            in: { window in
                let store = WorkStore(with: .init())
                store.didPoll = { polls.count += 1 }
                WorkModule.createScreen(with: store).place(with: root(of: window))
            }
        ) {
            Inputs(WorkModule.self) { [.poll] }
        }
        let finding = try #require(map.findings.first)
        #expect(finding.kind == .alive && finding.message.contains("The effect “poll”"), "\(finding.message)")
        // Otherwise, it would keep the main actor busy until the last test has ended.
        var count = 0
        try await eventually {
            defer { count = polls.count }
            return count > 0 && polls.count == count
        }
    }

    @Test func workThatEndsLateIsWaitedForAlsoAfterAFinding() async {
        final class Keeper { var kept: [AnyObject] = [] }
        let keeper = Keeper()
        let map = await explore(
            depth: 1,
            in: { window in
                let tabs = TabController(), other = Controller()
                keeper.kept = [other]
                tabs.setControllers([WorkModule.createScreen(with: WorkStore(with: .init())).controller, other])
                tabs.place(with: root(of: window))
            }
        ) {
            Inputs(WorkModule.self) { [.sleep] }
        }
        #expect(map.findings.map(\.message) == ["Controller is still alive after the window was closed."])
    }
}

private actor SlowService {
    private let call = Outcomes<Int, Never>("wait", .returns(1))
    private let thread: SlowThread

    init(on thread: SlowThread) { self.thread = thread }

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    func wait() async { _ = await call() }
}

/// A thread that begins each job late while it is slow.
private final class SlowThread: SerialExecutor {
    let isSlow = Atomic(false)
    private let queue = DispatchQueue(label: "slow")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.asyncAfter(deadline: .now() + .milliseconds(isSlow.load(ordering: .relaxed) ? 50 : 0)) {
            job.runSynchronously(on: self.asUnownedSerialExecutor())
        }
    }
}

private enum WorkModule: ScreenModule {
    enum Action: Equatable {
        case work, listen, poll, sleep
        case didChangeStorage(StorageEvent)
    }

    struct State: Equatable {
        var isDone = false
        var isLoaded = false
        var text = ""
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: WorkStore) -> Screen { Screen(store, WorkController(store.asViewStore())) }
}

private final class WorkStore: LassoStore<WorkModule> {
    private let call = Outcomes<Bool, Never>("poll", .returns(true))
    var didPoll: @MainActor () -> Void = {}

    required init(with initialState: State) {
        super.init(with: initialState)
        StoredValue(of: self, \.text, in: MemoryStorage(), as: .text) { .didChangeStorage($0) }
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .work:
            effect("work") {
                await Task.detached { for _ in 0..<100 { await Task.yield() } }.value
            } receive: { store, _ in
                store.update { $0.isDone = true }
            }
        case .listen:
            effect("listen") { for await _ in AsyncStream<Void>(unfolding: { await Sleep.forever() }) {} }
        case .poll:
            // As a service that doesn't notice that its task is canceled.
            effect("poll") { [call, didPoll] in
                while await call() { didPoll() }
            }
        case .sleep:
            // As a service that takes real time, and doesn't notice that its task is canceled.
            effect("sleep") {
                try await Task.detached { try await Task.sleep(for: .milliseconds(300)) }.value
            }
        case .didChangeStorage: update { $0.isLoaded = true }
        }
    }
}

private enum Sleep {
    /// Sleeps until the task is canceled.
    static func forever() async -> Void? {
        do { try await Task.sleep(for: .seconds(1_000_000)) } catch { return nil }
        return ()
    }
}

private final class WorkController: Controller, LassoView {
    let store: WorkModule.ViewStore

    init(_ store: WorkModule.ViewStore) {
        self.store = store
        super.init()
        title = "Work"
    }
}
