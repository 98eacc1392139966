/// The motion of a push or a pop between two forms of one widget: a picture of the form before moves out while the
/// widget moves in.
final class PushMotion {
    /// The picture of the widget as it was when the motion was created.
    let picture: Widget

    private let image = Picture()
    private let isForward: Bool
    private let duration: Int
    private var begin: Int?
    private var progress = 0.0
    private var isRightToLeft = false

    /// Takes a picture of a widget.
    ///
    /// - Parameters:
    ///   - widget: The widget, which is on the screen.
    ///   - isForward: Whether the widget moves in from the edge where lines of text end, as a pushed page does.
    ///   - transition: The transition, whose duration is used.
    init(of widget: Widget, isForward: Bool, duration transition: Transition) {
        self.isForward = isForward
        duration = max(1, transition.stackTransitionDuration * 1000)
        isRightToLeft = widget.direction == .rtl
        image.paintable = WidgetPaintable(widget: widget).currentImage
        image.contentFit = .fill
        image.canTarget = false
        image.canFocus = false
        image.updateState(.hidden, true)
        picture = image
    }

    /// Whether the widget is in its place.
    var isOver: Bool { progress >= 1 }

    /// Notes the time of a frame, in microseconds.
    func advance(to time: Int) {
        let begin = begin ?? time
        self.begin = begin
        progress = min(1, Double(time - begin) / Double(duration))
    }

    /// Returns where the widget is now.
    func place(_ widget: Widget, in width: Int) -> Transform? { shift(by: remaining * Double(width) * sign) }

    /// Places the picture beside the widget.
    func placePicture(width: Int, height: Int) {
        // GTK expects every child to be measured before.
        _ = picture.measure(.horizontal, forSize: -1)
        let offset = (remaining - 1) * Double(width) * sign
        picture.allocate(width: width, height: height, baseline: -1, transform: shift(by: offset))
    }

    // The motion slows down toward the end.
    private var remaining: Double { (1 - progress) * (1 - progress) * (1 - progress) }

    private var sign: Double { isForward == isRightToLeft ? -1 : 1 }

    private func shift(by distance: Double) -> Transform? {
        Transform().translate(GraphenePoint(x: Float(distance), y: 0))
    }
}
