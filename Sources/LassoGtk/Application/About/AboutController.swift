/// A controller that shows the name, the version, and the makers of the application. It is the root of a navigation
/// controller, to which it adds pages.
public final class AboutController: ViewController {
    /// The identity of the application.
    public let identity: ApplicationIdentity

    /// Creates the controller.
    ///
    /// - Parameter identity: The identity of the application.
    public init(_ identity: ApplicationIdentity) {
        self.identity = identity
        super.init()
        title = translated("About", in: .lasso)
    }

    /// Creates the texts and the rows.
    public override func loadView() -> Widget {
        let box = Box(.vertical, spacing: 12) {
            makeIcon()
            makeTexts()
            makeRows()
        }
        box.setMargins(24)
        return NaturalSizeBox(around: ScrolledWindow(.vertical, child: box), width: 320, height: 440)
    }

    private func makeIcon() -> Image {
        // An application that isn't installed may have no icon.
        let isInstalled = Display.default.map { IconTheme.forDisplay($0).hasIcon(identity.id) } ?? false
        let icon = Image(iconName: isInstalled ? identity.id : "application-x-executable")
        (icon.pixelSize, icon.accessibleRole) = (96, .presentation)
        return icon
    }

    private func makeTexts() -> Box {
        let texts = Box(.vertical, spacing: 6)
        for (text, style) in [
            (identity.name, "title-1"), (identity.developer, "dim-label"), (identity.version, "numeric"),
            (identity.summary, "body"), (identity.copyright ?? "", "caption"),
        ] where !text.isEmpty {
            let label = Label(text)
            (label.wrap, label.justify) = (true, .center)
            label.addCssClass(style)
            texts.append(label)
        }
        return texts
    }

    private func makeRows() -> Box {
        let rows = Box(.vertical)
        for (title, uri) in [
            (translated("_Website", in: .lasso), identity.website),
            (translated("Report an _Issue", in: .lasso), identity.issues),
        ] {
            guard let uri else { continue }
            rows.append(makeRow(title, icon: "web-browser-symbolic") { Desktop.open(uri, from: $0) })
        }
        if !identity.credits.isEmpty {
            rows.append(
                makeRow(translated("_Credits", in: .lasso), icon: "go-next-symbolic") {
                    $0.navigationController?.push(CreditsController($0.identity))
                }
            )
        }
        if identity.license != nil {
            rows.append(
                makeRow(translated("_License", in: .lasso), icon: "go-next-symbolic") {
                    $0.navigationController?.push(LicenseController($0.identity))
                }
            )
        }
        return rows
    }

    private func makeRow(
        _ title: String,
        icon: String,
        _ action: @escaping @MainActor (AboutController) -> Void
    ) -> Button {
        let label = Label(mnemonic: title), image = Image(iconName: icon)
        (label.xalign, label.hexpand, image.accessibleRole) = (0, true, .presentation)
        let row = Button()
        row.child = Box(.horizontal, spacing: 12) {
            label; image
        }
        row.hasFrame = false
        label.mnemonicWidget = row
        row.onClicked { [weak self] in self.map(action) }
        return row
    }
}
