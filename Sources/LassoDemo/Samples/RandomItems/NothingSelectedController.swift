import LassoGtk

/// The page beside the list while no throw is selected.
final class NothingSelectedController: ViewController {
    override func loadView() -> Widget {
        StatusPage(
            translated("No Throw Selected"),
            translated("Throw dice, or choose a throw from the list."),
            iconName: "applications-games-symbolic"
        )
    }
}
