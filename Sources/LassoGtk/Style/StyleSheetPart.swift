/// A part of a style sheet.
final class StyleSheetPart {
    let theme: StyleSheet.Theme
    private let source: StyleSheet.Source
    private let provider = CssProvider()
    private var problems: [StyleSheetProblem] = []
    private var monitor: FileMonitor?

    /// Creates a part, which is not loaded yet.
    init(_ source: StyleSheet.Source, for theme: StyleSheet.Theme) {
        (self.source, self.theme) = (source, theme)
        provider.onParsingError { [weak self] section, error in self?.note(section, error) }
    }

    /// Removes the part from all windows, and no longer follows its file.
    func remove() {
        isApplied = false
        monitor?.cancel()
        monitor = nil
    }

    /// Whether the part applies to the windows on the default display.
    var isApplied = false {
        didSet {
            guard isApplied != oldValue else { return }
            if isApplied { provider.addForDefaultDisplay() } else { provider.removeForDefaultDisplay() }
        }
    }

    /// Loads the part, and reports its errors on standard error.
    ///
    /// - Returns: The errors.
    func load() -> [StyleSheetProblem] {
        problems = []
        switch source {
        case .resource(let path): provider.loadFromResource(path)
        case .text(let text, _): provider.load(from: text)
        case .file(let path):
            provider.loadFromPath(path)
            #if DEBUG
            follow(path)
            #endif
        }
        problems.forEach { StandardError.report($0.description) }
        return problems
    }

    private func note(_ section: CssSection, _ error: GLibError) {
        let start = section.startLocation
        problems.append(
            StyleSheetProblem(file: name, line: start.lines + 1, column: start.lineChars + 1, message: error.message)
        )
    }

    private var name: String {
        switch source {
        case .resource(let name), .file(let name), .text(_, let name): name
        }
    }

    private func follow(_ path: String) {
        guard monitor == nil else { return }
        do {
            // Many editors replace the file instead of writing to it.
            let monitor = try AnyFile(path: path).monitorFile(.watchMoves)
            monitor.onChanged { [weak self] _, _, event in
                if [.changesDoneHint, .created, .renamed, .movedIn].contains(event) { _ = self?.load() }
            }
            self.monitor = monitor
        } catch {
            StandardError.report("\(path) is not loaded again when it changes: \(error)")
        }
    }
}
