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

    override func loadView() -> Widget {
        let again = Button(titled: translated("Create _Another Account"))
        again.halign = .center
        again.onClicked { [weak self] in self?.createAnother() }
        return StatusPage(
            icon: "object-select-symbolic",
            translated("Account Created"),
            translated("You can log in as “\(username)” now.")
        ) { again }
    }
}
