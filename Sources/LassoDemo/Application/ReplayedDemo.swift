import Lasso
import LassoGtk

/// The demo as a replay of a tape starts it: with settings in memory, accounts that nothing is known of, and no
/// location that is kept.
final class ReplayedDemo: DemoApplication {
    override func prepare() async throws { prepare(with: UnkeptSettings("replay")) }

    override func start(in window: WindowController) {
        DemoFlow(accounts: UnknownAccounts()) { [weak window] in window?.alert($0) }.start(with: root(of: window))
    }
}
