/// A controller that lists the people who made an application.
public final class CreditsController: ViewController {
    private let identity: ApplicationIdentity

    init(_ identity: ApplicationIdentity) {
        self.identity = identity
        super.init()
        title = translated("Credits", in: .lasso)
    }

    /// Creates the list.
    public override func loadView() -> Widget {
        let box = Box(.vertical, spacing: 6)
        for group in identity.credits {
            let heading = Label(group.title)
            heading.addCssClass("heading")
            heading.marginTop = 12
            for label in [heading] + group.names.map({ Label($0) }) {
                (label.xalign, label.wrap) = (0, true)
                box.append(label)
            }
        }
        (box.marginStart, box.marginEnd, box.marginBottom) = (24, 24, 24)
        return ScrolledWindow(.vertical, child: box)
    }
}
