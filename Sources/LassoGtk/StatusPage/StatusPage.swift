/// A page with an icon, a title, and an explanation in the middle, in place of content that isn't there: an empty list,
/// a search without results, or an error. Below them, it may have buttons.
///
/// If the window is too small, it scrolls. The icon is only decoration, so the title and the explanation must say
/// everything.
///
/// Source: `AdwStatusPage`.
public final class StatusPage: ScrolledWindow {
    private let image = Image()
    private let titleLabel = Label.formText(cssClass: "title-1")
    private let explanationLabel = Label.formText(cssClass: "dim-label")

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - icon: The name of the icon, as in the icon theme; `nil` for none.
    ///   - title: The title; empty for none.
    ///   - explanation: A sentence that explains the title, or says what to do; empty for none.
    ///   - children: A closure that creates the widgets below the texts, from top to bottom.
    public init(
        icon: String? = nil,
        _ title: String = "",
        _ explanation: String = "",
        @WidgetBuilder children: () -> [Widget] = { [] }
    ) {
        super.init()
        (hexpand, vexpand, hscrollbarPolicy) = (true, true, .never)
        image.pixelSize = 64
        image.addCssClass("dim-label")
        image.accessibleRole = .presentation
        titleLabel.accessibleRole = .heading
        explanationLabel.maxWidthChars = 50
        let column = Box(.vertical, spacing: 12) {
            image; titleLabel; explanationLabel; children()
        }
        column.addCssClass("status-page")
        column.setMargins(24)
        (column.halign, column.valign) = (.center, .center)
        child = column
        (self.title, self.explanation, iconName) = (title, explanation, icon)
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
        get { image.iconName }
        set { (image.iconName, image.visible) = (newValue, newValue != nil) }
    }
}
