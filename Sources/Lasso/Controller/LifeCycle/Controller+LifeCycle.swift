extension Controller {
    /// The stages of the life cycle.
    enum LifeCycle {
        case notLoaded, disappeared, appearing, appeared, disappearing

        /// Whether the controller has begun to appear and has not yet disappeared.
        var isShown: Bool { self == .appearing || self == .appeared || self == .disappearing }
    }

    /// Whether the controller has appeared and has not begun to disappear.
    public final var isOnScreen: Bool { lifeCycle == .appeared }
}
