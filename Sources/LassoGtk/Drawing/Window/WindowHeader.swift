/// The header bar of a window or a dialog, with the Back or the Close button.
final class WindowHeader {
    let bar = HeaderBar()

    private weak var scope: Controller?
    private let back = BackButton()
    private let close = Button("Close")

    /// Creates a header bar.
    ///
    /// - Parameter scope: The window, or the presented controller.
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

    /// Updates the buttons to match the hierarchy.
    func update() {
        guard let shown else { return }
        back.button.visible = shown.canGoBack
        close.visible = !shown.canGoBack && shown.offersClosing && scope?.presentingController != nil
    }
}
