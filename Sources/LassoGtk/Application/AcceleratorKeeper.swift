/// An object that keeps the user's own accelerators in a storage while the application doesn't run.
///
/// A change is saved within a second, and at the end of the application, as a stored value is. Of the accelerators that
/// another instance of the application has saved, only those of the commands that were changed in this one are
/// replaced.
@MainActor
final class AcceleratorKeeper {
    let settings: ValueKeeper<AcceleratorSettings>
    private let windows = ApplicationWindows.current
    private var observations: [Observation] = []
    // The messages that the user hasn't seen, because there was no window: what was kept, and the last failure.
    private var untold: [String] = []
    private var untoldFailure: String?

    /// Creates a keeper of the current application's accelerators, which saves those that the user chooses.
    ///
    /// - Parameter storage: The storage.
    init(in storage: any ByteStorage) {
        let initial = windows.acceleratorSettings
        settings = ValueKeeper(
            initial,
            in: FormattedStorage(storage, as: Self.format),
            delay: .seconds(1),
            merge: { saved, mine, theirs in mine.merged(with: theirs, since: saved ?? initial) }
        )
        settings.onReplacement = { [windows] in windows.acceleratorSettings = $0 }
        settings.onEvent = { [weak self] in self?.storageDidChange($0) }
        observations = [
            storage.observeChanges { [weak settings] in settings?.storageMayHaveChanged() },
            windows.observeCommands { [weak self] in self?.takeChange() },
        ]
    }

    isolated deinit {
        observations.forEach { $0.cancel() }
        settings.finish()
    }

    /// Reads the accelerators, and waits for that without blocking the thread.
    func load() async { await settings.load() }

    /// Tells the user what couldn't be read or saved, if no window was open until now.
    func tellUser() {
        let messages = untold + [untoldFailure].compactMap(\.self)
        guard !messages.isEmpty, let front = StandardCommands.front(of: windows) else { return }
        (untold, untoldFailure) = ([], nil)
        for message in messages { front.toast(message) }
    }

    private func takeChange() {
        let chosen = windows.acceleratorSettings
        guard chosen != settings.value else { return }
        settings.didChange(to: chosen)
        tellUser()
    }

    private func storageDidChange(_ event: StorageEvent) {
        switch event {
        case .failed(let problem):
            StandardError.report("The keyboard shortcuts could not be read or saved: \(problem)")
            untoldFailure = translated("The keyboard shortcuts could not be read or saved. \(problem)", in: .lasso)
        case .keptAside(let kept):
            let description = kept.description
            StandardError.report("Some keyboard shortcuts are not used: \(description)")
            let message = translated("Some keyboard shortcuts are not used. \(description)", in: .lasso)
            if !untold.contains(message) { untold.append(message) }
        case .loaded, .changedByAnotherProgram:
            untoldFailure = nil
            reportUnknownKeys()
        // A failure that has ended needn't be told anymore.
        case .foundNothing, .saved: untoldFailure = nil
        }
        tellUser()
    }

    private func reportUnknownKeys() {
        for (id, accelerators) in settings.value.accelerators {
            for unknown in accelerators.all where Accelerator(unknown.text) == nil {
                StandardError.report("The keyboard shortcut “\(unknown)” of “\(id)” isn't known, and does nothing.")
            }
        }
    }

    private static let format = StorageFormat<AcceleratorSettings> {
        Array($0.text.utf8)
    } decode: {
        try AcceleratorSettings(text: StorageFormat<String>.text.decode($0))
    }
}
