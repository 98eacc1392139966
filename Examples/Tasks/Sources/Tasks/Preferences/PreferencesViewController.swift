import LassoGtk

final class PreferencesViewController: ViewController, LassoView {
    let store: PreferencesModule.ViewStore

    init(_ store: PreferencesModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Preferences")
    }

    override func loadView() -> Widget {
        let colors = DropDown(strings: []), addsAtTop = Switch(), showsDone = Switch()
        colors.bindChoice(among: ColorScheme.allCases, to: store, \.colorScheme, title: \.title) {
            .didChangeColorScheme($0)
        }
        addsAtTop.bindValue(to: store, \.addsAtTop) { .didChangeAddsAtTop($0) }
        showsDone.bindValue(to: store, \.showsDone) { .didChangeShowsDone($0) }
        return Form {
            FormField(translated("_Colors"), colors)
            FormField(translated("_Add new tasks at the top"), addsAtTop)
            FormField(translated("_Show tasks that are done"), showsDone)
        }
    }
}

extension ColorScheme {
    fileprivate var title: String {
        switch self {
        case .system: translated("System")
        case .light: translated("Light")
        case .dark: translated("Dark")
        }
    }
}
