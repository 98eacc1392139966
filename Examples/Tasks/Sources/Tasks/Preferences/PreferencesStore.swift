import LassoGtk

/// The settings, each in both directions: the tasks follow what is changed here, and the other way around.
final class PreferencesStore: LassoStore<PreferencesModule> {
    required init(with initialState: State) {
        super.init(with: initialState)
        let settings = Services.settings
        StoredSetting(of: self, \.colorScheme, in: settings["color-scheme"]) { .didChangeColorScheme($0) }
        StoredSetting(of: self, \.addsAtTop, in: settings["adds-at-top"]) { .didChangeAddsAtTop($0) }
        StoredSetting(of: self, \.showsDone, in: settings["shows-done"]) { .didChangeShowsDone($0) }
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didChangeColorScheme(let scheme): update { $0.colorScheme = scheme }
        case .didChangeAddsAtTop(let addsAtTop): update { $0.addsAtTop = addsAtTop }
        case .didChangeShowsDone(let showsDone): update { $0.showsDone = showsDone }
        }
    }
}
