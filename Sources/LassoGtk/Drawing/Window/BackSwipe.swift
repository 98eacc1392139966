/// Swipes that go back: with a finger on a touch screen, and with two fingers on a touchpad.
///
/// The page that the swipe leaves follows the finger. If the finger is released early, or on the way back, the page
/// returns to its place. Otherwise, the swipe goes back when it ends, as the Back button does. If the user wants no
/// motion, the page doesn't follow. Content that scrolls in that direction keeps its scrolling.
final class BackSwipe {
    private weak var widget: Widget?
    private let controllers: AddedControllers
    private let controllerAt: (Widget?) -> Controller?
    // Where the gesture began; `nil` if it isn't a swipe.
    private weak var beginning: Controller?
    private var distance = (x: 0.0, y: 0.0)
    // The step back that follows the finger; `nil` if none does.
    private var step: StepBack?
    // Whether a step back may follow the finger. Only an attempt shows whether it can.
    private var canFollow = false
    // The speed of the finger when it was released, in pixels per second.
    private var speed = 0.0

    /// Listens to the swipes in a widget.
    ///
    /// - Parameters:
    ///   - widget: The window, or the content of a popover.
    ///   - controllerAt: A closure that returns the controller that a widget belongs to.
    init(in widget: Widget, controllerAt: @escaping (Widget?) -> Controller?) {
        self.widget = widget
        self.controllerAt = controllerAt
        controllers = AddedControllers(in: widget)
        listenToFingers()
        listenToTouchpad()
    }

    /// The name of the gesture that a widget with these swipes has.
    fileprivate static let name = "lasso-gtk-back-swipe"
    /// The least speed of a finger, in pixels per second. GTK takes each release for a swipe, also that of a tap.
    static let leastSpeed = 300.0
    /// The least distance on a touchpad, in pixels.
    private static let leastDistance = 100.0
    /// The distance on a touchpad that moves everything out, in pixels.
    private static let fullDistance = 400.0
    /// The distance from which on something follows the finger, in pixels.
    private static let followedDistance = 16.0

    // MARK: Touch screens

    private func listenToFingers() {
        let swipe = GestureSwipe()
        swipe.touchOnly = true
        swipe.name = Self.name
        swipe.onBegin { [weak self, weak swipe] sequence in
            self?.begin(at: swipe?.point(for: sequence))
        }
        swipe.onSwipe { [weak self, weak swipe] x, y in
            guard let self else { return }
            speed = x
            guard step == nil, abs(x) >= Self.leastSpeed, let controller = controllerToLeave(towards: (x, y)) else {
                return
            }
            swipe?.setState(.claimed)
            goBack(from: controller)
        }
        controllers.add(swipe)
        let drag = GestureDrag()
        drag.touchOnly = true
        drag.onDragBegin { [weak self] x, y in self?.begin(at: (x, y)) }
        drag.onDragUpdate { [weak self, weak drag] x, y in
            guard let self else { return }
            follow((x, y), over: nil)
            if step != nil { drag?.setState(.claimed) }
        }
        // The gestures end one after the other, and the swipe knows the speed.
        drag.onDragEnd { [weak self] x, _ in
            Task { self?.end { $0.isCompleted(by: x) } }
        }
        // A sequence that a list has claimed goes on without these.
        drag.onCancel { [weak self] _ in self?.end { _ in false } }
        controllers.add(drag)
        drag.group(swipe)
    }

    /// Returns whether a finger that has moved to the side takes the step when it is released: it is past the middle,
    /// or fast, and not on the way back.
    private func isCompleted(by x: Double) -> Bool {
        let (way, speed) = (x * sign, speed * sign)
        if abs(speed) >= Self.leastSpeed { return speed > 0 }
        return way > (step?.width ?? 0) / 2
    }

    // MARK: Touchpads

    private func listenToTouchpad() {
        // GTK tells the beginning and the end of what a touchpad scrolls, and not of what a mouse wheel does.
        var isSwiping = false
        let scroll = EventControllerScroll(flags: [.bothAxes])
        // A list that scrolls the other way may stop the events.
        scroll.propagationPhase = .capture
        scroll.onScrollBegin { [weak self, weak scroll] in
            guard let self else { return }
            isSwiping = true
            distance = (0, 0)
            begin(at: scroll?.pointer(in: self.widget))
        }
        scroll.onScroll { [weak self, weak scroll] x, y in
            guard let self, isSwiping else { return false }
            // GTK scrolls by this many pixels.
            let factor = scroll?.unit == .surface ? 2.5 : 50
            distance = (distance.x + x * factor, distance.y + y * factor)
            // Content moves against the direction in which it is scrolled.
            follow((-distance.x, -distance.y), over: Self.fullDistance)
            return step != nil
        }
        scroll.onScrollEnd { [weak self] in
            isSwiping = false
            guard let self else { return }
            let movement = (x: -distance.x, y: -distance.y)
            guard step == nil else {
                let isCompleted = movement.x * sign >= Self.leastDistance
                Task { self.end { _ in isCompleted } }
                return
            }
            guard abs(distance.x) >= Self.leastDistance else { return }
            if let controller = controllerToLeave(towards: movement) { goBack(from: controller) }
        }
        controllers.add(scroll)
    }

    // MARK: Both

    private func begin(at point: (x: Double, y: Double)?) {
        let target = point.flatMap { widget?.pick(x: $0.x, y: $0.y) }
        // A hierarchy that is embedded in a widget has swipes of its own.
        let isOthers = target?.hasBackSwipe(inside: widget) == true
        let isScrolling = target?.takesHorizontalScrolling(in: widget) == true
        (speed, canFollow) = (0, true)
        beginning = isOthers || isScrolling ? nil : controllerAt(target)
    }

    /// Returns the controller to go back from.
    ///
    /// - Parameter movement: The direction of the swipe.
    /// - Returns: `nil` if the direction isn't that of going back, or there is no step back.
    private func controllerToLeave(towards movement: (x: Double, y: Double)) -> Controller? {
        guard abs(movement.x) > 2 * abs(movement.y) else { return nil }
        guard (movement.x > 0) == (widget?.direction != .rtl) else { return nil }
        let controller = beginning
        // In a page controller, the same swipe leads to the previous page.
        let pages = controller as? PageController ?? controller?.pageController
        guard pages.map({ $0.selectedIndex == 0 }) ?? true else { return nil }
        return controller?.canGoBack == true ? controller : nil
    }

    /// Goes back after GTK has handled the event, because the widgets under the finger count as pressed meanwhile.
    private func goBack(from controller: Controller) {
        beginning = nil
        Task { controller.goBack() }
    }

    // 1 if going back moves pages to the right, -1 if it moves them to the left.
    private var sign: Double { widget?.direction == .rtl ? -1 : 1 }

    /// Moves the page with the finger, before the swipe ends.
    ///
    /// - Parameters:
    ///   - movement: The movement since the beginning, in pixels.
    ///   - distance: The distance that moves everything out, in pixels; `nil` for the width of the page.
    private func follow(_ movement: (x: Double, y: Double), over distance: Double?) {
        if canFollow, step == nil, abs(movement.x) >= Self.followedDistance,
            let controller = controllerToLeave(towards: movement)
        {
            step = StepBack(from: controller)
            // A swipe that can't be shown, because the page below hasn't been drawn yet, goes back when it ends.
            if step == nil { canFollow = false } else { beginning = nil }
        }
        guard let step else { return }
        step.follow(movement.x * sign / (distance ?? step.width))
    }

    /// Ends the step back that follows the finger.
    ///
    /// - Parameter isCompleted: A closure that returns whether the step is taken.
    private func end(_ isCompleted: (BackSwipe) -> Bool) {
        guard let step else { return }
        step.release(completing: isCompleted(self))
        self.step = nil
    }
}

extension EventController {
    /// Returns the position of the pointer in the event that is being handled, in a widget's coordinates.
    fileprivate func pointer(in widget: Widget?) -> (x: Double, y: Double)? {
        guard let widget, let position = currentEvent?.position() else { return nil }
        guard let native = widget.native else { return nil }
        let (left, top) = native.surfaceTransform()
        let point = GraphenePoint(x: Float(position.x - left), y: Float(position.y - top))
        return native.computePoint(widget, point: point).map { (Double($0.x), Double($0.y)) }
    }
}

extension Widget {
    /// Whether this widget, or one around it inside of a window, has swipes of its own.
    fileprivate func hasBackSwipe(inside window: Widget?) -> Bool {
        sequence(first: self, next: \.parent).prefix { $0 !== window }.contains { widget in
            widget.observeControllers().items(as: EventController.self).contains { $0.name == BackSwipe.name }
        }
    }

    /// Whether scrolling to the side over this widget means something else inside of a window.
    fileprivate func takesHorizontalScrolling(in window: Widget?) -> Bool {
        sequence(first: self, next: \.parent).prefix { $0 !== window }.contains { widget in
            if let scrolled = widget as? ScrolledWindow {
                return scrolled.hadjustment.upper - scrolled.hadjustment.lower > scrolled.hadjustment.pageSize
            }
            return widget is GtkRange || widget is SpinButton || widget is GLArea
        }
    }
}
