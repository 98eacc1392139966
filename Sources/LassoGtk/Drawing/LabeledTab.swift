/// A tab with the texts and the icon on it.
struct LabeledTab {
    /// The controller of the tab.
    let controller: Controller
    /// The texts and the icon.
    let labels: TabLabels

    /// Creates the tab of a controller with its current texts and icon.
    @MainActor
    init(of controller: Controller) {
        self.controller = controller
        labels = TabLabels(of: controller)
    }
}
