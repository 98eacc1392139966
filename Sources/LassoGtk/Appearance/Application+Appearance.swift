extension Application {
    /// The colors of the application, as it or its user chooses. Set it when the application starts up, or before.
    ///
    /// ```swift
    /// application.onStartup { [weak application] in application?.colorScheme = .dark }
    /// ```
    ///
    /// From then on, the application also follows the desktop: fewer animations, and the accent color, which style
    /// sheets use as `@accent_color`, `@accent_bg_color`, and `@accent_fg_color`.
    ///
    /// Source: `org.freedesktop.portal.Settings`, `GtkSettings:gtk-application-prefer-dark-theme`.
    public var colorScheme: ColorScheme {
        get { AppearanceKeeper.shared.colorScheme }
        set {
            AppearanceKeeper.shared.colorScheme = newValue
            followDesktop()
        }
    }

    /// Whether the application reduces motion, also if the desktop doesn't ask for it, such as by an option of its own.
    ///
    /// If it becomes `false`, there are animations again unless the desktop asks for fewer. Once it is set, the
    /// application also follows the desktop.
    ///
    /// Source: `GtkSettings:gtk-enable-animations`.
    public var reducesMotion: Bool {
        get { AppearanceKeeper.shared.reducesMotion }
        set {
            AppearanceKeeper.shared.reducesMotion = newValue
            followDesktop()
        }
    }

    /// The color scheme that applies instead of ``colorScheme``, whatever the application chooses; `nil` for none.
    package var overridingColorScheme: ColorScheme? {
        get { AppearanceKeeper.shared.overridingColorScheme }
        set {
            AppearanceKeeper.shared.overridingColorScheme = newValue
            followDesktop()
        }
    }

    /// Whether animations are turned off although nothing asks for less motion, such as during a film or a test. If it
    /// becomes `false`, the desktop and ``reducesMotion`` decide again.
    package var disablesAnimations: Bool {
        get { AppearanceKeeper.shared.disablesAnimations }
        set { AppearanceKeeper.shared.disablesAnimations = newValue }
    }

    /// The appearance of the application now.
    public var appearance: Appearance { AppearanceKeeper.shared.appearance }

    /// Observes the appearance, and follows the desktop from then on.
    ///
    /// - Parameter observer: A closure called at once, and after each change. The desktop's preferences are known a
    ///   moment after the start.
    /// - Returns: The observation, which can be canceled.
    @discardableResult
    public func observeAppearance(_ observer: @escaping @MainActor (Appearance) -> Void) -> Observation {
        followDesktop()
        return AppearanceKeeper.shared.addObserver(observer)
    }

    /// Follows the desktop, from the application's start on if it hasn't started up.
    private func followDesktop() {
        if !AppearanceKeeper.shared.follow() { onStartup { AppearanceKeeper.shared.follow() } }
    }
}
