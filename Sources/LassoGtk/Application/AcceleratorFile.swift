/// A file that keeps the user's own accelerators while the application doesn't run.
final class AcceleratorFile {
    private let storage: FormattedStorage<AcceleratorSettings>
    private var saved = AcceleratorSettings()

    /// Creates an object for a file.
    ///
    /// - Parameter path: The path of the file, which need not exist.
    init(_ path: String) {
        let format = StorageFormat<AcceleratorSettings> {
            Array($0.text.utf8)
        } decode: {
            try AcceleratorSettings(text: StorageFormat<String>.text.decode($0))
        }
        storage = FormattedStorage(FileStorage(path), as: format)
    }

    /// Uses the accelerators in the file, and saves those that the user chooses from now on.
    func keep() {
        let windows = ApplicationWindows.current
        reporting { windows.acceleratorSettings = try storage.read() ?? AcceleratorSettings() }
        saved = windows.acceleratorSettings
        for (id, accelerators) in saved.accelerators {
            for unknown in accelerators.all where Accelerator(unknown.text) == nil {
                StandardError.report("The keyboard shortcut “\(unknown)” of “\(id)” isn't known, and does nothing.")
            }
        }
        _ = windows.observeCommands { [self, weak windows] in
            guard let settings = windows?.acceleratorSettings, settings != saved else { return }
            saved = settings
            reporting { try storage.update { $0 = settings } }
        }
    }

    private func reporting(_ work: () throws -> Void) {
        do {
            try work()
        } catch {
            StandardError.report("The keyboard shortcuts could not be read or saved: \(error)")
        }
    }
}
