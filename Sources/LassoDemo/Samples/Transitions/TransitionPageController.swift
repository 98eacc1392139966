import LassoGtk

/// A page of the window that shows transitions.
final class TransitionPageController: ViewController {
    private static let icons = [
        "weather-clear-symbolic", "weather-few-clouds-symbolic", "weather-clear-night-symbolic",
    ]

    private let number: Int

    /// Creates a page.
    ///
    /// - Parameter number: The number of the page, from 1.
    init(number: Int) {
        self.number = number
        super.init()
        title = translated("Page \(number)")
    }

    override func loadView() -> Widget {
        let page = StatusPage(icon: Self.icons[number % Self.icons.count], translated("Page \(number)"))
        // The pages differ by more than their numbers.
        page.addCssClass(number.isMultiple(of: 2) ? "view" : "background")
        return page
    }
}
