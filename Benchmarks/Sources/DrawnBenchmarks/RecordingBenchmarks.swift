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
        var drawn: [(body: Double, baseline: Double)] = [], bare: [Double] = []
        for _ in 0..<9 {
            let recorder = FlightRecorder(of: identity)
            let recorded = await timeOfDrawnAction(in: application)
            bare.append(await timeOfAction())
            recorder.stop()
            drawn.append((recorded, await timeOfDrawnAction(in: application)))
        }
        Report.add(table, "one action, with the frame that shows it", drawn, atMost: 1.2)
        let name = "one action of a store that nothing shows"
        Report.add(Measurement(table, name, rounds: bare, unit: "µs", atMost: nil))
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

    /// Returns the processor time of an action, in microseconds. The events are encoded after each thousand of them.
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
