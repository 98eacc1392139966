import LassoGtk

/// A screen with a button in its header bar, and a field in its content.
final class ScreenWithHeader: ViewController {
    let start: Button
    let end = Button("End")
    let entry = Entry()
    private let content: (ScreenWithHeader) -> HeaderContent

    init(
        _ name: String,
        content: @escaping (ScreenWithHeader) -> HeaderContent = { screen in
            HeaderContent {
                screen.start
            } end: {
                screen.end
            }
        }
    ) {
        start = Button("Start \(name)")
        self.content = content
        super.init()
        title = name
    }

    override func loadView() -> Widget { Box(.vertical) { entry } }

    override func loadHeaderContent() -> HeaderContent { content(self) }
}
