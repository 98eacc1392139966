import LassoGtk

/// The page beside the samples until the user has chosen one.
final class WelcomeController: ViewController {
    override init() {
        super.init()
        title = DemoApplication.identity.name
    }

    override func loadView() -> Widget {
        StatusPage(
            icon: "view-grid-symbolic",
            translated("Choose a Sample"),
            translated("Each sample shows a part of LassoGtk. “View Source” in the menu shows how it is made.")
        )
    }
}
