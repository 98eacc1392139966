import LassoGtk

/// The programs of the demo.
package enum DemoPrograms {
    /// Runs the demo, and exits with its status.
    package static func runDemo() { DemoApplication.main() }

    /// Creates the demo as a replay starts it: nothing is kept, and nothing is known of accounts.
    package static func makeReplayedDemo() -> ShellApplication { ReplayedDemo() }
}
