/// A controller that says why the application can't start, and offers to try again.
///
/// Find it in a test with ``/Lasso/WindowController/rootController``.
public final class StartFailureController: ViewController {
    /// The name of the application.
    public let name: String
    /// The reason, for the user.
    public let reason: String

    /// A closure called when the user wants to try again.
    var onRetry: @MainActor () -> Void = {}

    init(name: String, reason: String) {
        (self.name, self.reason) = (name, reason)
        super.init()
        title = name
    }

    /// Tries to start the application again, as the button does. While that is being tried, it does nothing.
    public func retry() { onRetry() }

    /// Creates the text and the buttons.
    public override func loadView() -> Widget {
        let heading = Label(translated("\(name) Can’t Start", in: .lasso)).with { $0.addCssClass("title-2") }
        let text = Label(reason)
        let quit = Button(translated("_Quit", in: .lasso)), retry = Button(translated("_Try Again", in: .lasso))
        for label in [heading, text] { (label.wrap, label.justify, label.selectable) = (true, .center, true) }
        for button in [quit, retry] { (button.useUnderline, button.halign) = (true, .center) }
        retry.addCssClass("suggested-action")
        retry.onClicked { [weak self] in self?.retry() }
        quit.onClicked { [weak self] in self?.windowController?.close() }
        let buttons = Box(.horizontal, spacing: 12) {
            quit; retry
        }
        let box = Box(.vertical, spacing: 18) {
            Image(iconName: "dialog-error-symbolic").with { $0.pixelSize = 64 }
            heading; text; buttons
        }
        (box.valign, buttons.halign, box.marginStart, box.marginEnd) = (.center, .center, 24, 24)
        return ScrolledWindow(.vertical, child: box)
    }
}
