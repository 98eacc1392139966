/// The widgets of a banner. They stay the same ones when the banner changes, so the focus stays.
final class BannerBox {
    let box = Box(.horizontal, spacing: 6)
    private let text = Label()
    private let button = Button()
    private let close = Button(flatIcon: "window-close-symbolic", name: translated("Close", in: .lasso))
    private var posted: PostedBanner?

    init() {
        text.wrap = true
        text.hexpand = true
        close.addCssClass("circular")
        for widget in [button, close] { widget.valign = .center }
        button.onClicked { [weak self] in self?.posted?.perform(.pressedButton) }
        close.onClicked { [weak self] in self?.posted?.perform(.dismissed) }
        box.addCssClass(NoticeStyle.banner)
        box.accessibleRole = .status
        [text, button, close].forEach(box.append)
    }

    /// Shows a banner, and announces it if its text is another one.
    func show(_ posted: PostedBanner) {
        self.posted = posted
        let banner = posted.banner
        if button.label != banner.button { button.label = banner.button ?? "" }
        button.visible = banner.button != nil
        close.visible = banner.isDismissible
        guard text.label != banner.text else { return }
        text.label = banner.text
        box.accessibleLabel = banner.text
        box.announce(banner.text)
    }
}
