import Gtk
import Lasso

/// A controller that lists the commands with their accelerators, which the user can change.
///
/// ```swift
/// controller.frontController.present(ShortcutsController(for: controller))
/// ```
///
/// The user presses the button of a row, or Enter, and then the keys. Escape cancels, and Backspace takes the
/// accelerators away. If another command has the keys, the row says so, and has a button that takes them from it. A
/// search finds commands by what the user types, also by their keys. The fixed keys of the library are listed as well.
///
/// The changes are in ``/Lasso/WindowController/acceleratorSettings``, which the application saves.
public final class ShortcutsController: ViewController, HelpingController {
    let store: ShortcutsStore

    /// Creates a list of shortcuts. Present it after that, because a dialog makes other commands available.
    ///
    /// - Parameter controller: A controller in the window, or in the dialog, whose available commands are listed.
    public init(for controller: Controller) {
        let settings = WindowController.acceleratorSettings
        store = ShortcutsStore(with: .init(controller.availableCommands, settings: settings))
        super.init()
        title = translated("Keyboard Shortcuts", in: .lasso)
        store.observeOutput { [weak self] output in
            switch output {
            case .didTapResetAll: self?.askToResetAll()
            }
        }
    }

    /// Creates the list.
    public override func loadView() -> Widget {
        NaturalSizeBox(around: ShortcutsView(store), width: 560, height: 480)
    }

    /// Creates the search bar, and the button that resets all shortcuts.
    public override func loadHeaderContent() -> HeaderContent {
        let search = SearchEntry(), reset = Button(translated("Reset All…", in: .lasso))
        search.placeholderText = translated("Search Commands and Keys", in: .lasso)
        search.accessibleLabel = translated("Search Commands and Keys", in: .lasso)
        search.bindText(to: store, \.query) { .didType($0) }
        reset.bind(to: store, action: .didTapResetAll)
        reset.bindSensitive(to: store, \.hasChanges)
        return HeaderContent(search: search) {
            reset
        }
    }

    private func askToResetAll() {
        Task {
            let isConfirmed = await confirm(
                translated("Reset All Shortcuts?", in: .lasso),
                detail: translated(
                    "All commands get their original keys again. Those that you have chosen will be lost.",
                    in: .lasso
                ),
                accept: translated("Reset", in: .lasso),
                isDestructive: true
            )
            if isConfirmed { store.dispatchAction(.didConfirmResettingAll) }
        }
    }
}
