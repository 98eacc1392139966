/// A box around a widget that takes another form where there is little room for it.
///
/// GTK lays out a window for a width that it gets from the display, so the width is known only then. This box tells it
/// as soon as the layout is complete. A change that is made then is laid out before the window is drawn: the user never
/// sees a form that doesn't fit.
@MainActor
package final class AdaptiveBox: LayoutBox {
    /// A closure that returns the least width of the narrowest form, in pixels; `nil` if the present form is the
    /// narrowest. Without it, a window couldn't be made narrow enough to change the form.
    var minimumWidth: () -> Int? = { nil }
    /// A closure called when the box has been laid out.
    var onLayout: () -> Void = {}

    /// The widget.
    let content: Widget
    private var layout: LayoutObserver?
    private var motion: PushMotion?

    /// Creates a box.
    ///
    /// - Parameter content: The widget.
    init(around content: Widget) {
        self.content = content
        super.init()
        hexpand = true
        vexpand = true
        overflow = .hidden
        append(content)
        layout = LayoutObserver(of: self) { [weak self] in self?.onLayout() }
        onUnrealize { [weak self] in self?.endMotion() }
    }

    isolated deinit {}

    // MARK: Layout

    package override func measureChildren(_ orientation: Orientation, forSize size: Int) -> (minimum: Int, natural: Int)
    {
        let width = content.measure(.horizontal, forSize: -1)
        guard orientation == .horizontal else {
            // GtkPaned can't be measured for less than its least width.
            let height = content.measure(orientation, forSize: size < 0 ? -1 : max(size, width.minimum))
            return (height.minimum, height.natural)
        }
        return (min(minimumWidth() ?? width.minimum, width.minimum), width.natural)
    }

    package override func placeChildren(width: Int, height: Int) {
        // Less than its least size would be an error, and the form is about to change.
        let width = max(width, content.measure(.horizontal, forSize: -1).minimum)
        let height = max(height, content.measure(.vertical, forSize: width).minimum)
        content.allocate(width: width, height: height, baseline: -1, transform: motion?.place(content, in: width))
        motion?.placePicture(width: width, height: height)
    }

    // MARK: Motion

    /// Whether the content is moving.
    package var isMoving: Bool { motion != nil }

    /// Moves the content in, and a picture of what was shown before out.
    ///
    /// - Parameter motion: The motion, which was created before the content changed.
    func begin(_ motion: PushMotion) {
        end(self.motion)
        guard mapped else { return }
        self.motion = motion
        append(motion.picture)
        addTickCallback { [weak self, weak motion] _, clock in
            guard let self, let motion, motion === self.motion else { return false }
            motion.advance(to: clock.frameTime)
            if motion.isOver { end(motion) } else { queueAllocate() }
            return !motion.isOver
        }
    }

    /// Ends the motion, for instance because the window is resized.
    func endMotion() { end(motion) }

    /// Ends a motion that follows the user's finger or goes back, because what it shows has changed.
    func endMotionUnlessCompleting() {
        if motion?.isCompleting == false { end(motion) }
    }

    private func end(_ motion: PushMotion?) {
        guard let motion, motion === self.motion else { return }
        self.motion = nil
        remove(motion.picture)
        queueAllocate()
        motion.onEnd()
    }
}
