/// A box around a widget that would like to have at least a size, but takes less where there is no room for it.
///
/// A dialog with a size request could never become as narrow as the window below it.
final class NaturalSizeBox: LayoutBox {
    private let content: Widget
    private let wanted: (width: Int, height: Int)

    /// Creates a box.
    ///
    /// - Parameters:
    ///   - content: The widget.
    ///   - width: The width, in pixels, that the box would like to have.
    ///   - height: The height, in pixels, that the box would like to have.
    init(around content: Widget, width: Int, height: Int) {
        self.content = content
        wanted = (width, height)
        super.init()
        append(content)
    }

    override func measureChildren(_ orientation: Orientation, forSize size: Int) -> (minimum: Int, natural: Int) {
        let needed = content.measure(orientation, forSize: size)
        return (needed.minimum, max(needed.natural, orientation == .horizontal ? wanted.width : wanted.height))
    }

    override func placeChildren(width: Int, height: Int) {
        content.allocate(width: width, height: height, baseline: -1, transform: nil)
    }
}
