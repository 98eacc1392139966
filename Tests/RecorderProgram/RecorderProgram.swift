import Lasso
import LassoRecording
import RecordedFlow

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Records a counter to the file of its first argument: until it is killed, or as many actions as its second argument
/// says. Then it exits at once. If the second argument is `trap`, an observer stops the program in the third action.
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
        let arguments = CommandLine.arguments
        let recorder = try FlightRecorder(of: identity, toFile: arguments[1])
        let window = WindowController()
        window.open()
        CounterFlow().start(with: root(of: window))
        guard let store = CounterFlow.store else { return }
        if let count = arguments.dropFirst(2).first.flatMap({ Int($0) }) {
            for _ in 0..<count { store.dispatchAction(.didTapIncrement) }
            exit(0)
        }
        if arguments.last == "trap" {
            store.observeState(\.count) { count in precondition(count < 3, "The count is too large.") }
        }
        while true {
            store.dispatchAction(.didTapIncrement)
            await Task.yield()
        }
        withExtendedLifetime(recorder) {}
    }
}
