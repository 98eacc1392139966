import Lasso
import LassoReplay
import RecordedFlow

/// Replays the tapes of the counter.
@main
enum ReplayProgram {
    static func main() { ReplayCommand.main { CounterFlow() } }
}
