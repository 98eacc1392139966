/// A controller that shows the license of an application.
public final class LicenseController: ViewController {
    private let identity: ApplicationIdentity

    init(_ identity: ApplicationIdentity) {
        self.identity = identity
        super.init()
        title = translated("License", in: .lasso)
    }

    /// Creates the text and the button.
    public override func loadView() -> Widget {
        let name = identity.license?.name ?? "", uri = identity.license?.uri ?? ""
        let text = Label(
            translated(
                "\(identity.name) comes without any warranty. It is published under this license: \(name).",
                in: .lasso
            )
        )
        (text.wrap, text.xalign) = (true, 0)
        let button = Button(translated("_Read the License", in: .lasso))
        (button.useUnderline, button.halign) = (true, .start)
        button.onClicked { [weak self] in self.map { Desktop.open(uri, from: $0) } }
        let box = Box(.vertical, spacing: 18) {
            text; button
        }
        box.setMargins(24)
        return box
    }
}
