import Gtk
import Lasso

/// A controller in which the user searches for a command, and performs it.
///
/// ```swift
/// let palette = CommandPaletteController(for: controller)
/// controller.frontController.present(palette, as: .popover)
/// ```
///
/// A popover is at the top of the window, and also closes when the user clicks elsewhere. A dialog works as well.
///
/// Up and Down choose a command while the user types. Enter performs it after the palette has been left, and Escape
/// leaves the palette. Each option of a ``/Lasso/Choice`` is found by itself: "Sort By: Name". The
/// commands that the user has performed from the palette since the program started come first. Disabled commands aren't
/// shown.
public final class CommandPaletteController: ViewController, HelpingController {
    let store: CommandPaletteStore
    private let recent: RecentCommands

    /// Creates a command palette. Present it after that, because a dialog makes other commands available.
    ///
    /// - Parameter controller: A controller in the window, or in the dialog, whose available commands the palette
    ///   shows.
    public convenience init(for controller: Controller) {
        self.init(controller.availableCommands, .ofProcess)
    }

    /// Creates a command palette.
    ///
    /// - Parameters:
    ///   - commands: The commands.
    ///   - recent: The commands that the user has performed recently.
    init(_ commands: AvailableCommands, _ recent: RecentCommands) {
        self.recent = recent
        store = CommandPaletteStore(with: .init(commands, recentlyPerformed: recent.all))
        super.init()
        title = translated("Commands", in: .lasso)
        store.observeOutput { [weak self] output in
            switch output {
            case .didCancel: self?.cancel()
            case .didChoose(let id): self?.leave(performing: id)
            }
        }
    }

    /// Creates the field and the list.
    public override func loadView() -> Widget {
        NaturalSizeBox(around: CommandPaletteView(store), width: 480, height: 400)
    }

    private func leave(performing id: CommandPaletteRow.ID) {
        guard let match = store.state.match(id) else { return }
        recent.add(id)
        beginToLeave { _ in match.perform() }
    }
}
