extension WindowSession {
    /// Returns the windows that were open when the application ended, and a window for each draft that none of them
    /// has: that of another program that has ended, for example.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the window to open if there were none, and of the windows for drafts.
    ///   - drafts: The drafts of the application.
    /// - Returns: At least one window.
    public func windowsToRestore(or identifier: String, drafts: any DocumentDrafts) -> [KeptWindow] {
        var windows = windowsToRestore(or: identifier)
        let known = Set(windows.flatMap(\.contents.values).compactMap { DocumentRecord($0)?.draft })
        do throws(StorageError) {
            for name in try drafts.abandonedDrafts() where !known.contains(name) {
                let record = "\(DocumentRecord(draft: name, file: nil))"
                if let index = windows.firstIndex(where: { $0.identifier == identifier && $0.contents.isEmpty }) {
                    windows[index].contents = [KeptWindow.anyLocation: record]
                } else {
                    var window = KeptWindow(identifier)
                    window.size = windows.last { $0.identifier == identifier }?.size
                    window.contents = [KeptWindow.anyLocation: record]
                    windows.append(window)
                }
            }
        } catch {
            StandardError.report("The drafts of documents could not be read: \(error.description)")
        }
        return windows
    }
}
