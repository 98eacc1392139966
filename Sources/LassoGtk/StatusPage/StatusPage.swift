/// A page with an icon, a title, and an explanation in the middle, in place of content that isn't there: an empty list, a
/// search without results, or an error. Below them, it may have buttons.
///
/// If the window is too small, it scrolls. The icon is only decoration, so the title and the explanation must say
/// everything.
///
/// Source: `AdwStatusPage`.
public final class StatusPage: ScrolledWindow {
    private let icon = Image()
    private let titleLabel = Label.formText(cssClass: "title-1")
    private let explanationLabel = Label.formText(cssClass: "dim-label")

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - title: The title; empty for none.
    ///   - explanation: A sentence that explains the title, or says what to do; empty for none.
    ///   - iconName: The name of the icon, as in the icon theme; `nil` for none.
    ///   - children: A closure that creates the widgets below the texts, from top to bottom.
    public init(
        _ title: String = "",
        _ explanation: String = "",
        iconName: String? = nil,
        @WidgetBuilder children: () -> [Widget] = { [] }
    ) {
        super.init()
        (hexpand, vexpand, hscrollbarPolicy) = (true, true, .never)
        icon.pixelSize = 96
        icon.addCssClass("dim-label")
        icon.accessibleRole = .presentation
        titleLabel.accessibleRole = .heading
        let column = Box(.vertical, spacing: 12) {
            icon; titleLabel; explanationLabel; children()
        }
        column.addCssClass("status-page")
        column.setMargins(24)
        (column.halign, column.valign) = (.center, .center)
        child = column
        (self.title, self.explanation, self.iconName) = (title, explanation, iconName)
    }

    /// The title; empty for none.
    public var title: String {
        get { titleLabel.label }
        set { (titleLabel.label, titleLabel.visible) = (newValue, !newValue.isEmpty) }
    }

    /// The sentence below the title; empty for none.
    public var explanation: String {
        get { explanationLabel.label }
        set { (explanationLabel.label, explanationLabel.visible) = (newValue, !newValue.isEmpty) }
    }

    /// The name of the icon, as in the icon theme; `nil` for none.
    public var iconName: String? {
        get { icon.iconName }
        set { (icon.iconName, icon.visible) = (newValue, newValue != nil) }
    }
}
