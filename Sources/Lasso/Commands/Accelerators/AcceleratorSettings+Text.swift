extension AcceleratorSettings {
    /// The settings as text: a line for each command that has accelerators of the user's own, in alphabetical order.
    ///
    /// ```
    /// new-task=<Control>t <Control><Alt>n
    /// quit=
    /// ```
    public var text: String {
        accelerators.sorted { $0.key < $1.key }
            .map { id, list in "\(id)=\(list.all.map(\.text).joined(separator: " "))\n" }
            .joined()
    }

    /// Creates settings from their text.
    ///
    /// Commands that the application doesn't have are kept, because another version of it may have them. Empty lines,
    /// and those that begin with `#`, are skipped.
    ///
    /// - Parameter text: The text, as ``text`` returns it.
    /// - Throws: ``AcceleratorSettingsError`` for the first line that isn't valid.
    public init(text: String) throws(AcceleratorSettingsError) {
        var read: [String: CommandAccelerators] = [:]
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let line = line.drop(while: \.isWhitespace)
            if line.isEmpty || line.hasPrefix("#") { continue }
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let id = String(parts[0])
            guard parts.count == 2, CommandIdentifier.isValid(id) else {
                throw AcceleratorSettingsError(line: index + 1, reason: .notASetting(String(line)))
            }
            guard read[id] == nil else { throw AcceleratorSettingsError(line: index + 1, reason: .repeated(id)) }
            var list: [CommandAccelerator] = []
            for name in parts[1].split(whereSeparator: \.isWhitespace) {
                do {
                    list.append(try CommandAccelerator(String(name)))
                } catch {
                    throw AcceleratorSettingsError(line: index + 1, reason: .accelerator(error))
                }
            }
            read[id] = CommandAccelerators(list)
        }
        self.init(read)
    }
}
