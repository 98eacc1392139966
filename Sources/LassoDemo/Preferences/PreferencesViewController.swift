import LassoGtk

final class PreferencesViewController: ViewController, LassoView {
    let store: PreferencesScreenModule.ViewStore

    init(_ store: PreferencesScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Preferences")
    }

    override func loadView() -> Widget {
        let label = Label(mnemonic: translated("_Colors"))
        let colorScheme = DropDown()
        colorScheme.bindChoice(
            among: ColorScheme.allCases,
            to: store,
            \.colorScheme,
            title: { $0.title },
            mapping: { .didChangeColorScheme($0) }
        )
        label.mnemonicWidget = colorScheme
        (label.hexpand, label.xalign) = (true, 0)
        let row = Box(.horizontal, spacing: 24) {
            label; colorScheme
        }
        row.setMargins(24)
        return row
    }
}

extension ColorScheme {
    fileprivate var title: String {
        switch self {
        case .system: translated("Those of the Desktop")
        case .light: translated("Light")
        case .dark: translated("Dark")
        }
    }
}
