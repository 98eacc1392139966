/// The animation that replaces one controller with another.
///
/// ```swift
/// window.setRootController(home, with: .crossfade)
/// window.setRootController(login, with: .cover(from: .bottom, duration: .milliseconds(400)))
/// ```
///
/// GTK's stacks, which draw the transitions, always slow down toward the end and ignore ``easing`` and
/// ``backgroundOpacity``. These are for drawings of other kinds. Nothing moves if the user has turned animations off.
///
/// Source: Lasso's `UIWindow.Transition`, `GtkStackTransitionType`.
public struct Transition: Hashable, Sendable {
    /// The kinds of movement.
    public enum TransitionType: Hashable, Sendable {
        /// The new controller fades in over the old one.
        case fade
        /// The new controller pushes the old one out.
        case slide
        /// The new controller moves over the old one.
        case cover
        /// The old controller moves away and reveals the new one behind it.
        case reveal
    }

    /// The edges at which a movement can begin.
    public enum Direction: Hashable, Codable, Sendable, CaseIterable {
        /// The edge where lines of text end: the right one in most languages.
        case trailing
        /// The edge where lines of text begin: the left one in most languages.
        case leading
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom

        /// The right edge; the left one if text is written from right to left.
        public static let right = trailing
        /// The left edge; the right one if text is written from right to left.
        public static let left = leading
    }

    /// The ways in which the speed of a movement changes.
    public enum Easing: Hashable, Sendable {
        /// The speed is constant.
        case linear
        /// The movement begins slowly.
        case easeIn
        /// The movement ends slowly.
        case easeOut
        /// The movement begins and ends slowly.
        case easeInOut
    }

    /// The kind of movement.
    public var type: TransitionType
    /// The edge at which the movement begins. A fade ignores it.
    public var direction: Direction
    /// The duration of the transition.
    public var duration: Duration
    /// The change of the movement's speed. GTK ignores it.
    public var easing: Easing
    /// The darkness of the controller in the background, from 0 to 1. GTK ignores it.
    public var backgroundOpacity: Double

    private init(
        _ type: TransitionType,
        _ direction: Direction = .trailing,
        _ duration: Duration,
        _ easing: Easing,
        _ backgroundOpacity: Double = 0
    ) {
        self.type = type
        self.direction = direction
        self.duration = duration
        self.easing = easing
        self.backgroundOpacity = backgroundOpacity
    }

    /// A transition in which the new controller fades in over the old one.
    public static let crossfade = fade()
    /// A transition in which the new controller pushes the old one out, from the edge where lines of text end.
    public static let push = slide(from: .right)
    /// A transition in which the new controller pushes the old one out, from the edge where lines of text begin.
    public static let pop = slide(from: .left)
    /// A transition in which the new controller moves over the old one from below.
    public static let present = cover(from: .bottom)
    /// A transition in which the old controller moves down and reveals the new one.
    public static let dismiss = reveal(from: .top)

    /// Returns a transition in which the new controller fades in over the old one.
    ///
    /// - Parameters:
    ///   - duration: The duration of the transition.
    ///   - easing: The change of the movement's speed.
    public static func fade(duration: Duration = .milliseconds(200), easing: Easing = .easeInOut) -> Self {
        Self(.fade, .trailing, duration, easing)
    }

    /// Returns a transition in which the new controller pushes the old one out.
    ///
    /// - Parameters:
    ///   - direction: The edge at which the new controller enters.
    ///   - duration: The duration of the transition.
    ///   - easing: The change of the movement's speed.
    public static func slide(
        from direction: Direction,
        duration: Duration = .milliseconds(200),
        easing: Easing = .easeInOut
    ) -> Self {
        Self(.slide, direction, duration, easing)
    }

    /// Returns a transition in which the new controller moves over the old one.
    ///
    /// - Parameters:
    ///   - direction: The edge at which the new controller enters.
    ///   - duration: The duration of the transition.
    ///   - easing: The change of the movement's speed.
    ///   - backgroundOpacity: The final darkness of the old controller, from 0 to 1.
    public static func cover(
        from direction: Direction,
        duration: Duration = .milliseconds(200),
        easing: Easing = .easeOut,
        backgroundOpacity: Double = 0
    ) -> Self {
        Self(.cover, direction, duration, easing, backgroundOpacity)
    }

    /// Returns a transition in which the old controller moves away and reveals the new one behind it.
    ///
    /// - Parameters:
    ///   - direction: The edge from which the old controller moves away, toward the opposite one.
    ///   - duration: The duration of the transition.
    ///   - easing: The change of the movement's speed.
    ///   - backgroundOpacity: The initial darkness of the new controller, from 0 to 1.
    public static func reveal(
        from direction: Direction,
        duration: Duration = .milliseconds(200),
        easing: Easing = .easeIn,
        backgroundOpacity: Double = 0
    ) -> Self {
        Self(.reveal, direction, duration, easing, backgroundOpacity)
    }
}
