import LassoGtk

/// The samples beside the chosen one, or beside the account.
final class HomeController: SplitController {
    /// A closure that shows the account.
    var showAccount: @MainActor () -> Void = {}

    override init() {
        super.init()
        (sidebarWidth, narrowWidth) = (280, 640)
    }

    override var commands: Commands {
        Commands {
            Command("_Account", id: "account") { [weak self] in self?.showAccount() }
        }
    }
}
