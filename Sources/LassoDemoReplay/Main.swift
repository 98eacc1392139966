import LassoDemo
import LassoReplay

/// Replays the tapes that the demo saves.
@main
enum Main {
    static func main() {
        ReplayCommand.main(styleSheet: DemoPrograms.styleSheet, in: { window in DemoPrograms.startFlow(in: window) })
    }
}
