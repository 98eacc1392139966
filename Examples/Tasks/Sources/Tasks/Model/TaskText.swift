import LassoGtk

/// The text file that tasks are imported from and exported to: a title in each line.
nonisolated enum TaskText {
    struct NotText: Error, CustomStringConvertible {
        var description: String { translated("It is not a text file in UTF-8.") }
    }

    /// Returns the titles in a file. Empty lines are skipped, and titles that are too long are cut off.
    @concurrent
    static func titles(in bytes: [UInt8], _ report: ProgressReport) async throws -> [String] {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw NotText() }
        // Some programs write a byte order mark before the first line.
        let lines = text.trimmingPrefix("\u{FEFF}").split(whereSeparator: \.isNewline)
        var titles: [String] = []
        titles.reserveCapacity(lines.count)
        for (number, line) in lines.enumerated() {
            if number.isMultiple(of: 1_000) {
                try Task.checkCancellation()
                report(Double(number) / Double(lines.count), translated("Importing tasks"))
            }
            let title = String(line.trimmingPrefix(while: \.isWhitespace).prefix(TaskItem.longestTitle))
            if TaskItem.problem(with: title) == nil { titles.append(title) }
        }
        return titles
    }

    /// Returns a file with the titles of tasks. A line break in a title becomes a space.
    static func bytes(of tasks: some Sequence<TaskItem>) -> [UInt8] {
        let lines = tasks.map { $0.title.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n" }
        return Array(lines.joined().utf8)
    }
}
