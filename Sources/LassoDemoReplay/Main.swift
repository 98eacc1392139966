import LassoDemo
import LassoReplay

/// Replays the tapes that the demo saves.
@main
enum Main {
    static func main() {
        ReplayCommand.main(of: { DemoPrograms.makeReplayedDemo() })
    }
}
