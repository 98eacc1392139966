import LassoGtk

/// The page that says that an account has been created.
final class AccountCreatedController: ViewController {
    /// A closure that begins again.
    var createAnother: @MainActor () -> Void = {}
    private let username: String

    init(_ username: String) {
        self.username = username
        super.init()
        title = translated("Account Created")
    }

    override var commands: Commands {
        Commands {
            Command("Create _Another Account", id: "create-another") { [weak self] in self?.createAnother() }
        }
    }

    override func loadView() -> Widget {
        let again = Button(for: "create-another", of: self)
        again.halign = .center
        return StatusPage(
            icon: "object-select-symbolic",
            translated("Account Created"),
            translated("You can log in as “\(username)” now.")
        ) { again }
    }
}
