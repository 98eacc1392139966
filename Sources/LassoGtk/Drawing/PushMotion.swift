/// The motion of a push or a pop between two forms of one widget: a picture of the form before moves out while the
/// widget moves in.
///
/// It takes its time, or follows the user's finger until it is released.
final class PushMotion {
    /// The picture of the widget as it was when the motion was created.
    let picture: Widget

    private let image = Picture()
    private let isForward: Bool
    private let duration: Int
    /// A closure called once, when the motion is over or has been stopped.
    var onEnd: () -> Void = {}

    private var begin: Int?
    // The part of the time that has passed.
    private var progress = 0.0
    // The part of the way: where the motion in time began, where it ends, and where the widget is now.
    private var (start, target, position) = (0.0, 1.0, 0.0)
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

    /// Whether the motion follows the user's finger.
    private(set) var isFollowing = false

    /// Whether the widget is in its place, or the picture is back in its own.
    var isOver: Bool { !isFollowing && progress >= 1 }

    /// Whether the picture moves out, or has done so, rather than back.
    var isCompleting: Bool { !isFollowing && target == 1 }

    /// Moves the widget to a part of its way, and leaves it there.
    func follow(_ position: Double) {
        isFollowing = true
        self.position = min(max(position, 0), 1)
    }

    /// Lets the motion go on in time, from where the finger has left it.
    ///
    /// - Parameter isCompleting: Whether the widget moves in; otherwise, the picture moves back.
    func release(completing isCompleting: Bool) {
        isFollowing = false
        (start, target, begin) = (position, isCompleting ? 1 : 0, nil)
        progress = start == target ? 1 : 0
    }

    /// Notes the time of a frame, in microseconds.
    func advance(to time: Int) {
        guard !isFollowing, !isOver else { return }
        let begin = begin ?? time
        self.begin = begin
        progress = min(1, Double(time - begin) / Double(duration))
        // The motion slows down toward the end.
        let rest = (1 - progress) * (1 - progress) * (1 - progress)
        position = target + (start - target) * rest
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

    private var remaining: Double { 1 - position }

    private var sign: Double { isForward == isRightToLeft ? -1 : 1 }

    private func shift(by distance: Double) -> Transform? {
        Transform().translate(GraphenePoint(x: Float(distance), y: 0))
    }
}
