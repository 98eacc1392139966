extension Controller {
    /// The commands that the user can choose now in the window that this controller is in.
    ///
    /// They are those of the controllers on the screen, the innermost first, then those of the window, and then those
    /// of the application. In a split view, the commands of the content precede those of the sidebar. A popover is
    /// further inside than what is below it, and a hierarchy that is embedded in a view is further inside than the
    /// view. While a dialog is shown, only the commands of the controllers in the dialog and those of the application
    /// are available.
    ///
    /// If two commands have the same identifier, only the inner one is available. If they have the same accelerator,
    /// the inner one has it, even while it is disabled.
    public final var availableCommands: AvailableCommands {
        var top = self
        while let above = top.parent ?? top.presentingController ?? (top as? WindowController)?.embeddingController {
            top = above
        }
        return CommandScope.front(of: top).commands
    }

    /// The window or the presented controller of the dialog that this controller is in: the scope of its commands.
    package final var commandScope: Controller {
        var scope = self
        while let outer = scope.parent ?? (scope as? WindowController)?.embeddingController ?? scope.below {
            scope = outer
        }
        return scope
    }

    /// The controller that presents this one in a popover.
    private final var below: Controller? { presentationStyle?.isPopover == true ? presentingController : nil }

    /// The controllers whose commands are available, the innermost first: those in front of all others in this window.
    package final var controllersInFront: [Controller] { CommandScope.front(of: self).controllers }

    /// Makes the table of ``commands`` again the next time that it is needed, and notifies the observers of the
    /// available commands.
    ///
    /// Call it after a change of what an `if` or a `for` in the table depends on. Titles, and whether commands are
    /// enabled, on, or chosen, follow the state by themselves.
    public final func commandsDidChange() {
        knownCommands = nil
        announce(.commandsDidChange)
    }

    /// The items of a menu of this controller's own commands that are available, such as its context menu: a list of
    /// sections.
    package final var commandMenu: [CommandMenuItem] {
        CommandMenu.sections(of: [currentCommands], in: availableCommands)
    }

    /// The table of ``commands``, which is made once per appearance.
    final var currentCommands: Commands {
        if let knownCommands { return knownCommands }
        let commands = commands
        // What is not on the screen need not keep its stores alive.
        if lifeCycle.isShown { knownCommands = commands }
        return commands
    }
}
