/// The header bar of a window or a dialog: its title, and the way back.
final class WindowHeader {
    let bar = HeaderBar()

    private weak var scope: Controller?
    private let back = BackButton()
    private let close = Button("Close")

    /// - Parameter scope: The window, or what is presented.
    init(for scope: Controller) {
        self.scope = scope
        bar.packStart(back.button)
        bar.packStart(close)
        back.onBack = { [weak self] in self?.shown?.goBack() }
        close.onClicked { [weak self] in self?.shown?.cancel() }
        update()
    }

    /// The innermost controller that the user is at.
    private var shown: Controller? { scope?.principalLine.last }

    /// Brings the header bar in line with the hierarchy.
    func update() {
        guard let shown else { return }
        back.button.visible = shown.canGoBack
        let navigation = shown.navigationController ?? shown as? NavigationController
        close.visible = !shown.canGoBack && navigation?.isDismissible == true && scope?.presentingController != nil
    }
}
