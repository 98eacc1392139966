extension Transition {
    /// The GtkStack transition that is most similar to this one. GtkStack mirrors it for right-to-left text.
    ///
    /// Source: `GtkStackTransitionType`.
    public var stackTransitionType: StackTransitionType {
        switch (type, direction) {
        case (.fade, _): .crossfade
        case (.slide, .trailing): .slideLeft
        case (.slide, .leading): .slideRight
        case (.slide, .top): .slideDown
        case (.slide, .bottom): .slideUp
        case (.cover, .trailing): .overLeft
        case (.cover, .leading): .overRight
        case (.cover, .top): .overDown
        case (.cover, .bottom): .overUp
        case (.reveal, .trailing): .underLeft
        case (.reveal, .leading): .underRight
        case (.reveal, .top): .underDown
        case (.reveal, .bottom): .underUp
        }
    }

    /// The duration in milliseconds, as GtkStack expects it. It is not negative.
    public var stackTransitionDuration: Int {
        let (seconds, attoseconds) = duration.components
        let milliseconds = min(max(seconds, 0), 3600) * 1000 + attoseconds / 1_000_000_000_000_000
        return max(0, Int(milliseconds))
    }
}

extension Settings {
    /// Whether the user wants no motion: animations are turned off or, in newer versions of GTK, reduced motion is
    /// requested.
    ///
    /// Source: `GtkSettings:gtk-enable-animations`, `GtkSettings:gtk-interface-reduced-motion`.
    public var isMotionReduced: Bool {
        guard gtkEnableAnimations else { return true }
        let property = "gtk-interface-reduced-motion"
        return hasProperty(property) && self[property: property, as: Int.self] != 0
    }
}
