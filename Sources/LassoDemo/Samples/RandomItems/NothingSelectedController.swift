import LassoGtk

/// The page beside the list while no throw is selected.
final class NothingSelectedController: ViewController {
    override init() {
        super.init()
        title = translated("Random Items")
    }

    override func loadView() -> Widget {
        StatusPage(
            icon: "applications-games-symbolic",
            translated("No Throw Selected"),
            translated("Throw dice, or choose a throw from the list.")
        )
    }
}
