import LassoGtk

final class PreferencesViewController: ViewController, LassoView {
    let store: PreferencesModule.ViewStore

    init(_ store: PreferencesModule.ViewStore) {
        self.store = store
        super.init()
        title = "Preferences"
    }

    override func loadView() -> Widget {
        let colors = DropDown(strings: []), addsAtTop = Switch(), showsDone = Switch()
        colors.bindChoice(among: ColorScheme.allCases, to: store, \.colorScheme, title: \.rawValue.capitalized) {
            .didChangeColorScheme($0)
        }
        addsAtTop.bindValue(to: store, \.addsAtTop) { .didChangeAddsAtTop($0) }
        showsDone.bindValue(to: store, \.showsDone) { .didChangeShowsDone($0) }
        return Form {
            FormField("_Colors", colors)
            FormField("_Add new tasks at the top", addsAtTop)
            FormField("_Show tasks that are done", showsDone)
        }
    }
}
