import LassoGtk

/// The store of the preferences, which the desktop keeps. It lives as long as the application.
final class PreferencesScreenStore: LassoStore<PreferencesScreenModule> {
    /// Creates a store whose state is kept.
    ///
    /// - Parameter settings: The settings.
    convenience init(in settings: any SettingsStorage) {
        self.init(with: PreferencesScreenModule.defaultInitialState)
        StoredSetting(of: self, \.colorScheme, in: settings["color-scheme"]) { .didChangeColorScheme($0) }
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didChangeColorScheme(let colorScheme): update { $0.colorScheme = colorScheme }
        }
    }
}
