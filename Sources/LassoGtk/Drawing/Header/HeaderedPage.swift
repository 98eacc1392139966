/// A page of a container: a controller's widget below the controller's header bar.
///
/// The header bar is hidden while the controller is where it has none of its own, for instance in a tab.
final class HeaderedPage: Box {
    private weak var controller: Controller?
    private let bin = WidgetBin()
    private var header: PageHeader?
    private var notices: PageNotices?

    /// Creates a page.
    ///
    /// - Parameter controller: The controller, which has been drawn.
    init(of controller: Controller) {
        super.init(.vertical, spacing: 0)
        self.controller = controller
        hexpand = true
        vexpand = true
        append(bin.box)
        bin.put(controller.drawnWidget)
    }

    /// Returns the page that a widget is the content of.
    static func containing(_ widget: Widget) -> HeaderedPage? { widget.parent?.parent as? HeaderedPage }

    /// The controller's widget.
    var content: Widget? { bin.widget }

    /// Whether the header bar has a search.
    var hasSearch: Bool { header?.hasSearch ?? false }

    /// Opens the main menu.
    ///
    /// - Returns: Whether the header bar has it.
    func openMenu() -> Bool { header?.openMenu() ?? false }

    /// Updates the header bar to match the hierarchy.
    func update() {
        guard let controller else { return }
        updateNotices(of: controller)
        guard controller.hasHeader else {
            header?.hide()
            return
        }
        let header = header ?? PageHeader(for: controller, in: self)
        self.header = header
        header.update()
    }

    private func updateNotices(of controller: Controller) {
        // Most pages never have any.
        guard notices != nil || PageNotices.isNeeded(by: controller) else { return }
        let notices = notices ?? PageNotices(of: controller, in: self, above: bin.box)
        self.notices = notices
        notices.update()
    }
}
