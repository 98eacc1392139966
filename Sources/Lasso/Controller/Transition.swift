/// What the user sees when one controller takes the place of another.
///
/// ```swift
/// window.setRootController(home, with: .crossfade)
/// window.setRootController(login, with: .cover(from: .bottom, duration: .milliseconds(400)))
/// ```
///
/// GTK's stacks, which draw it, always slow down towards the end: ``easing`` and ``backgroundOpacity`` are kept for who
/// draws otherwise, and make no difference there. Nothing moves where the user has turned animations off.
///
/// Source: Lasso's `UIWindow.Transition`, `GtkStackTransitionType`.
public struct Transition: Hashable, Sendable {
    /// What moves.
    public enum TransitionType: Hashable, Sendable {
        /// The new one becomes visible through the old one.
        case fade
        /// The new one pushes the old one out.
        case slide
        /// The new one moves over the old one.
        case cover
        /// The old one moves away and shows the new one, which has been behind it.
        case reveal
    }

    /// The edge that a movement begins at.
    public enum Direction: Hashable, Sendable, CaseIterable {
        /// Where lines of text end: the right in most languages.
        case trailing
        /// Where lines of text begin: the left in most languages.
        case leading
        /// The upper edge.
        case top
        /// The lower edge.
        case bottom

        /// The right edge, or the left one where text is written from right to left.
        public static let right = trailing
        /// The left edge, or the right one where text is written from right to left.
        public static let left = leading
    }

    /// How a movement gains and loses speed.
    public enum Easing: Hashable, Sendable {
        /// It has the same speed all the time.
        case linear
        /// It begins slowly.
        case easeIn
        /// It ends slowly.
        case easeOut
        /// It begins and ends slowly.
        case easeInOut
    }

    /// What moves.
    public var type: TransitionType
    /// Where the movement begins; of no use to a fade.
    public var direction: Direction
    /// How long it takes.
    public var duration: Duration
    /// How it gains and loses speed; no difference in GTK.
    public var easing: Easing
    /// How dark what lies behind becomes, from 0 to 1; no difference in GTK.
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

    /// The new one becomes visible through the old one.
    public static let crossfade = fade()
    /// The new one pushes the old one out, coming from where lines end.
    public static let push = slide(from: .right)
    /// The new one pushes the old one out, coming from where lines begin.
    public static let pop = slide(from: .left)
    /// The new one comes over the old one from below.
    public static let present = cover(from: .bottom)
    /// The old one goes down and shows the new one.
    public static let dismiss = reveal(from: .top)

    /// The new one becomes visible through the old one.
    ///
    /// - Parameters:
    ///   - duration: How long it takes.
    ///   - easing: How it gains and loses speed.
    public static func fade(duration: Duration = .milliseconds(200), easing: Easing = .easeInOut) -> Self {
        Self(.fade, .trailing, duration, easing)
    }

    /// The new one pushes the old one out.
    ///
    /// - Parameters:
    ///   - direction: The edge at which the new one comes in.
    ///   - duration: How long it takes.
    ///   - easing: How it gains and loses speed.
    public static func slide(
        from direction: Direction,
        duration: Duration = .milliseconds(200),
        easing: Easing = .easeInOut
    ) -> Self {
        Self(.slide, direction, duration, easing)
    }

    /// The new one moves over the old one.
    ///
    /// - Parameters:
    ///   - direction: The edge at which the new one comes in.
    ///   - duration: How long it takes.
    ///   - easing: How it gains and loses speed.
    ///   - backgroundOpacity: How dark the old one becomes, from 0 to 1.
    public static func cover(
        from direction: Direction,
        duration: Duration = .milliseconds(200),
        easing: Easing = .easeOut,
        backgroundOpacity: Double = 0
    ) -> Self {
        Self(.cover, direction, duration, easing, backgroundOpacity)
    }

    /// The old one moves away and shows the new one, which has been behind it.
    ///
    /// - Parameters:
    ///   - direction: The edge from which the old one moves away, towards the opposite one.
    ///   - duration: How long it takes.
    ///   - easing: How it gains and loses speed.
    ///   - backgroundOpacity: How dark the new one is at the beginning, from 0 to 1.
    public static func reveal(
        from direction: Direction,
        duration: Duration = .milliseconds(200),
        easing: Easing = .easeIn,
        backgroundOpacity: Double = 0
    ) -> Self {
        Self(.reveal, direction, duration, easing, backgroundOpacity)
    }
}
