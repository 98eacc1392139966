import Glibc
import LassoGtk
import LassoRecording
import Measuring

/// Measures what a flight recorder adds to an action of the user.
enum RecordingBenchmarks {
    private static let table = "Recording, against the same without a flight recorder"
    private static let identity = ApplicationIdentity(
        "org.lassogtk.DrawnBenchmarks",
        name: "Benchmarks",
        version: "1",
        developer: "LassoGtk"
    )

    static func measure(in application: Application) async {
        var inMemory = Times(), inFile = Times()
        for _ in 0..<9 {
            await inMemory.measure(FlightRecorder(of: identity), in: application)
            let path = "/tmp/lasso-benchmark-\(getpid()).tape"
            await inFile.measure(recorder(toFile: path), in: application)
            unlink(path)
            let baseline = await timeOfDrawnAction(in: application)
            inMemory.baselines.append(baseline)
            inFile.baselines.append(baseline)
        }
        inMemory.report("")
        inFile.report(", to a file")
    }

    /// The times of actions that a flight recorder records.
    private struct Times {
        var baselines: [Double] = []
        private var drawn: [Double] = [], bare: [Double] = []

        /// Measures actions that a recorder records, which is stopped after that.
        mutating func measure(_ recorder: FlightRecorder, in application: Application) async {
            drawn.append(await RecordingBenchmarks.timeOfDrawnAction(in: application))
            bare.append(await RecordingBenchmarks.timeOfAction())
            recorder.stop()
        }

        func report(_ suffix: String) {
            let table = RecordingBenchmarks.table
            let name = "one action, with the frame that shows it\(suffix)"
            Report.add(table, name, Array(zip(drawn, baselines)).map { (body: $0, baseline: $1) }, atMost: 1.2)
            let bareName = "one action of a store that nothing shows\(suffix)"
            Report.add(Measurement(table, bareName, rounds: bare, unit: "µs", atMost: nil))
        }
    }

    private static func recorder(toFile path: String) -> FlightRecorder {
        do {
            return try FlightRecorder(of: identity, toFile: path)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Returns the processor time of an action that changes a label of a form, up to the frame, in nanoseconds.
    private static func timeOfDrawnAction(in application: Application) async -> Double {
        let store = EditorStore(with: EditorModule.State())
        let window = WindowController()
        window.setRootController(EditorController(store))
        window.present(in: application, width: 400, height: 300)
        defer { window.close() }
        guard let drawn = window.window else { preconditionFailure("A window that was presented is drawn.") }
        return await time(of: 60) {
            store.dispatchAction(.didEdit("text \($0)"))
            await drawn.drawFrame()
        }
    }

    /// Returns the processor time of an action, in microseconds. In memory, the events are encoded after each thousand
    /// of them; for a file, with each action.
    private static func timeOfAction() async -> Double {
        let store = EditorStore(with: EditorModule.State())
        return await time(of: 10_000) { store.dispatchAction(.didEdit("text \($0)")) } / 1_000
    }

    private static func time(of count: Int, _ body: (Int) async -> Void) async -> Double {
        await body(0)
        let start = processorTime
        for number in 1...count { await body(number) }
        return (processorTime - start) / Double(count)
    }
}

private enum EditorModule: StoreModule {
    enum Action: Codable { case didEdit(String) }

    struct State { var text = "" }
}

private final class EditorStore: LassoStore<EditorModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didEdit(let text): update { $0.text = text }
        }
    }
}

private final class EditorController: ViewController {
    private let store: EditorStore

    init(_ store: EditorStore) {
        self.store = store
        super.init()
    }

    override func loadView() -> Widget {
        let label = Label()
        label.bind(\.label, to: store, \.text)
        return Box(.vertical, spacing: 12) {
            label; Entry(); Button("Save")
        }
    }
}
