/// The appearance of the process: it follows the desktop's portal and the application's choice, and tells GTK.
final class AppearanceKeeper {
    static let shared = AppearanceKeeper()

    /// The application's choice.
    var colorScheme = ColorScheme.system { didSet { if colorScheme != oldValue { apply() } } }
    /// Whether the application reduces motion, also if the desktop doesn't ask for it.
    var reducesMotion = false { didSet { if reducesMotion != oldValue { apply() } } }
    /// The color scheme that applies instead, while a replay takes pictures; `nil` otherwise.
    var overridingColorScheme: ColorScheme? { didSet { if overridingColorScheme != oldValue { apply() } } }
    /// Whether animations are turned off although nothing asks for less motion: during a film or a test.
    var disablesAnimations = false {
        didSet {
            if disablesAnimations {
                Settings.default?.gtkEnableAnimations = false
            } else if oldValue, !overridesMotion {
                Settings.default?.resetProperty("gtk-enable-animations")
            }
        }
    }
    /// The appearance now.
    private(set) var appearance = Appearance()

    private let portal = BusObject(
        "org.freedesktop.portal.Desktop",
        path: "/org/freedesktop/portal/desktop",
        interface: "org.freedesktop.portal.Settings"
    )
    private var desktop = PortalAppearance() { didSet { if desktop != oldValue { apply() } } }
    private var subscription: BusSubscription?
    private let observers = EventObservers<Appearance>()
    private let style = CssProvider()
    private var styleText = ""
    private var isFollowing = false
    private var isWatchingSettings = false
    private var overridesDark = false
    private var overridesMotion = false

    /// Begins to follow the desktop, if there is a display.
    ///
    /// - Returns: Whether it follows the desktop. Without a display, call the method again when the application starts
    ///   up.
    @discardableResult
    func follow() -> Bool {
        guard !isFollowing else { return true }
        watchSettings()
        guard isWatchingSettings else { return false }
        isFollowing = true
        LibraryStyle.add(style)
        apply()
        Task { await readPortal() }
        return true
    }

    /// Watches GTK's settings, if there is a display.
    private func watchSettings() {
        guard !isWatchingSettings, let settings = Settings.default else { return }
        isWatchingSettings = true
        for name in ["gtk-theme-name", "gtk-application-prefer-dark-theme", "gtk-enable-animations"] {
            settings.onNotify(name) { [weak self] in self?.announce() }
        }
        let newerName = "gtk-interface-reduced-motion"
        if settings.hasProperty(newerName) { settings.onNotify(newerName) { [weak self] in self?.announce() } }
    }

    /// Observes the appearance, and follows the desktop from then on.
    ///
    /// - Parameter observer: A closure called at once, and after each change.
    func observe(_ observer: @escaping @MainActor (Appearance) -> Void) -> Observation {
        follow()
        return addObserver(observer)
    }

    /// Observes the appearance, which follows GTK's settings, and the desktop only if something else makes it.
    ///
    /// - Parameter observer: A closure called at once, and after each change.
    func addObserver(_ observer: @escaping @MainActor (Appearance) -> Void) -> Observation {
        watchSettings()
        announce()
        let observation = observers.add(observer)
        observer(appearance)
        return observation
    }

    /// Reads the values of the portal. Without a portal, GTK's own settings apply.
    func readPortal() async {
        do {
            if subscription == nil {
                // Before the values are read, so that no change is missed.
                subscription = try await portal.onSignal("SettingChanged") { [weak self] in self?.desktop.apply($0) }
            }
            let arguments = try Variant(parsing: "(['\(PortalAppearance.namespace)'],)", type: "(as)")
            desktop = PortalAppearance(reply: try await portal.call("ReadAll", arguments))
        } catch {
            // Desktops without a portal are common, and the user can do nothing about it.
            desktop = PortalAppearance()
        }
    }

    private func apply() {
        guard isFollowing, let settings = Settings.default else { return }
        let isDark: Bool? =
            switch overridingColorScheme ?? colorScheme {
            case .system: desktop.prefersDark
            case .light: false
            case .dark: true
            }
        if let isDark {
            overridesDark = true
            if settings.gtkApplicationPreferDarkTheme != isDark { settings.gtkApplicationPreferDarkTheme = isDark }
        } else if overridesDark {
            overridesDark = false
            settings.resetProperty("gtk-application-prefer-dark-theme")
        }
        if reducesMotion || desktop.reducesMotion {
            overridesMotion = true
            settings.gtkEnableAnimations = false
        } else if overridesMotion {
            overridesMotion = false
            if !disablesAnimations { settings.resetProperty("gtk-enable-animations") }
        }
        announce()
    }

    private func announce() {
        var new = Appearance()
        let settings = Settings.default
        new.isDark = settings?.hasDarkTheme == true
        new.hasHighContrast = desktop.hasHighContrast || settings?.hasHighContrastTheme == true
        new.accentColor = desktop.accentColor
        new.reducesMotion = desktop.reducesMotion || settings?.isMotionReduced == true
        if isFollowing {
            updateStyle(
                new,
                ReadableStyle.rules(isDark: new.isDark, hasHighContrast: settings?.hasHighContrastTheme == true)
            )
        }
        guard new != appearance else { return }
        appearance = new
        observers.notify(new)
    }

    private func updateStyle(_ appearance: Appearance, _ rules: String) {
        let color = appearance.accentColor.map(\.styleSheetText) ?? "@theme_selected_bg_color"
        let foreground = (appearance.accentColor?.isBright ?? false) ? "black" : "white"
        let text = """
            @define-color accent_color \(color);
            @define-color accent_bg_color \(color);
            @define-color accent_fg_color \(foreground);
            \(rules)
            """
        guard text != styleText else { return }
        styleText = text
        style.load(from: text)
    }
}

extension RGBA {
    /// The color in a style sheet.
    fileprivate var styleSheetText: String {
        let parts = [red, green, blue].map { String(Int(($0 * 255).rounded())) }
        return "rgb(\(parts.joined(separator: ", ")))"
    }

    /// Whether black text is easier to read on the color than white text.
    fileprivate var isBright: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.6 }
}
