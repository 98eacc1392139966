extension WindowController {
    /// Observes the commands that are available in this window.
    ///
    /// Changes of titles and states aren't reported here, but to the observers of each command:
    /// ``AvailableCommand/observe(_:)``.
    ///
    /// - Parameter observer: A closure called at once, and then each time other commands have become available, or
    ///   their accelerators have changed. After a change of the hierarchy, the life cycle methods are called first.
    /// - Returns: The observation, which can be canceled.
    @discardableResult
    public final func observeAvailableCommands(
        _ observer: @escaping @MainActor (AvailableCommands) -> Void
    ) -> Observation {
        observe({ $0.availableCommands }, observer)
    }

    /// Observes the commands that are available in this window while no dialog is in front of it, or in one of its
    /// dialogs.
    ///
    /// - Parameters:
    ///   - scope: This window, or the presented controller of the dialog.
    ///   - observer: A closure called at once, and then each time the commands or their accelerators have changed.
    /// - Returns: The observation, which can be canceled.
    package final func observeCommands(
        of scope: Controller,
        _ observer: @escaping @MainActor (AvailableCommands) -> Void
    ) -> Observation {
        observe({ [weak scope] window in CommandScope(root: scope ?? window).commands }, observer)
    }

    private func observe(
        _ commands: @escaping @MainActor (WindowController) -> AvailableCommands,
        _ observer: @escaping @MainActor (AvailableCommands) -> Void
    ) -> Observation {
        var last = commands(self)
        let update = { @MainActor [weak self] in
            guard let self else { return }
            let new = commands(self)
            guard new != last else { return }
            last = new
            observer(new)
        }
        let hierarchy = observeHierarchy { event in
            if event.mayChangeCommands { update() }
        }
        let application = windows.observeCommands(update).cancelled(with: self)
        observer(last)
        return .stopping {
            hierarchy.cancel()
            application.cancel()
        }
    }

    /// The commands that are available together, in each open window and dialog. What is below a dialog, and can be
    /// used again after it, is included.
    ///
    /// ``AcceleratorSettings`` searches them for conflicts.
    public static var commandScopes: [AvailableCommands] {
        openWindows.flatMap { CommandScope.all(of: $0).map(\.commands) }
    }

    /// The user's own accelerators of the application's commands.
    ///
    /// In a test that has a window of its own, only the test's.
    public static var acceleratorSettings: AcceleratorSettings {
        get { ApplicationWindows.current.acceleratorSettings }
        set { ApplicationWindows.current.acceleratorSettings = newValue }
    }
}
