import LassoGtk
import LassoInspector
import Measuring

/// Measures what an action costs in an application that has enabled the inspector, while the inspector is closed.
///
/// The inspector is in a release build only if the environment of the build has `LASSO_INSPECTOR=1`, as `make bench`
/// sets it. Programs as they are installed are built without it.
enum InspectorBenchmarks {
    private static let rounds = 9
    private static let count = 200_000

    static func measure(in application: Application) async {
        let store = CountingStore(with: CountingModule.State())
        var sum = 0
        store.observeState(\.count) { sum &+= $0 }
        let before = times(of: store)
        Inspector.enable(in: application)
        precondition(
            application.lookupAction("lasso-inspector") != nil,
            "The inspector isn't in this build. Build the benchmarks with LASSO_INSPECTOR=1, as \"make bench\" does."
        )
        report("one action, with the inspector enabled and closed, against one before it is enabled", store, before)
        await openAndClose(in: application, seeing: store)
        report("one action, after the inspector was opened and closed, against one before it is enabled", store, before)
    }

    private static func report(_ name: String, _ store: CountingStore, _ before: [Double]) {
        let rounds = zip(times(of: store).sorted(), before.sorted())
        // Other programs disturb both alike.
        Report.add("Inspector", name, rounds.map { (body: $0, baseline: $1) }, atMost: 1.1)
    }

    /// Opens the inspector, which sees an action of a store, and closes it.
    private static func openAndClose(in application: Application, seeing store: CountingStore) async {
        let others = application.windows
        application.lookupAction("lasso-inspector")?.activate()
        guard let window = application.windows.first(where: { window in !others.contains { $0 === window } }) else {
            preconditionFailure("The inspector has no window.")
        }
        store.dispatchAction(.increment)
        await window.drawFrame()
        window.close()
        while application.windows.contains(where: { $0 === window }) { await MainQueueClock.nextTurn() }
    }

    /// Returns the time that an action takes in each of several rounds, at the speed that the processor had first.
    private static func times(of store: CountingStore) -> [Double] {
        dispatch(to: store)
        return (0..<rounds).map { _ in
            // First evaluates the time to which the others are related.
            let (first, other) = (firstTimeOfCounter, timeOfCounter)
            return time { dispatch(to: store) } / other * first
        }
    }

    private static func time(_ body: () -> Void) -> Double {
        let start = processorTime
        body()
        return (processorTime - start) / Double(count)
    }

    private static let counter = Counter()
    private static let firstTimeOfCounter = timeOfCounter
    private static var timeOfCounter: Double { time { for _ in 0..<count { counter.increment() } } }

    private static func dispatch(to store: CountingStore) {
        for _ in 0..<count { store.dispatchAction(.increment) }
    }
}

/// A counter that has nothing to do with stores. To increment it takes about as long as an action.
private final class Counter {
    private var counts: [Int] = []
    private var observers: [(Int) -> Void] = []
    private var sum = 0

    init() {
        for _ in 0..<8 { observers.append { [unowned self] in sum &+= $0 } }
    }

    @inline(never) func increment() {
        counts = [sum]
        for observer in observers { observer(counts.count) }
    }
}

private enum CountingModule: StoreModule {
    enum Action { case increment }
    struct State { var count = 0 }
}

private final class CountingStore: LassoStore<CountingModule> {
    override func handleAction(_ action: Action) { update { $0.count &+= 1 } }
}
