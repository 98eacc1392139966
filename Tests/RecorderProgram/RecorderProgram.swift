import Lasso
import LassoRecording
import RecordedFlow

/// Records a counter to the file of its argument, until it is killed.
@main
struct RecorderProgram {
    static func main() async throws {
        let identity = ApplicationIdentity(
            "org.example.Counter",
            name: "Counter",
            version: "1",
            developer: "Developers",
            summary: "Count"
        )
        let recorder = try FlightRecorder(of: identity, toFile: CommandLine.arguments[1])
        let window = WindowController()
        window.open()
        CounterFlow().start(with: root(of: window))
        guard let store = CounterFlow.store else { return }
        while true {
            store.dispatchAction(.didTapIncrement)
            await Task.yield()
        }
        withExtendedLifetime(recorder) {}
    }
}
