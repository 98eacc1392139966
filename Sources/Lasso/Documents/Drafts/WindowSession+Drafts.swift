extension WindowSession {
    /// Returns the windows that were open when the application ended, and a window for each draft that none of them
    /// has: that of another program that has ended, for example.
    ///
    /// ``restoreWindows(or:drafts:where:making:showing:)`` opens the windows. An application that opens them in another
    /// way calls ``windowsForRemainingDrafts(of:in:)`` for each of these windows when it is open, and at its path, and
    /// opens the windows that it returns. Otherwise, the changes in drafts that no document takes don't come back.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the window to open if there were none, and of the windows for drafts.
    ///   - drafts: The drafts of the application.
    /// - Returns: At least one window.
    public func windowsToRestore(or identifier: String, drafts: any DocumentDrafts) -> [KeptWindow] {
        var windows = windowsToRestore(or: identifier)
        let known = Set(windows.flatMap(\.contents.values).compactMap { DocumentRecord($0)?.draft })
        for name in abandonedNames(in: drafts) where !known.contains(name) {
            let record = "\(DocumentRecord(draft: name, file: nil))"
            if let index = windows.firstIndex(where: { $0.identifier == identifier && $0.contents.isEmpty }) {
                windows[index].contents = [KeptWindow.anyLocation: record]
            } else {
                let size = windows.last { $0.identifier == identifier }?.size
                windows.append(KeptWindow(identifier, size: size, forDocument: record))
            }
        }
        return windows
    }

    /// Returns a window for each draft that a window had when the application ended, and that no document in it has
    /// taken: the window had two documents, for example, and its path has led to one of them.
    ///
    /// If the window has no document yet, for example behind a login, there are none: the first document that comes
    /// into it takes a draft. If there were several, call this method again when that document is there.
    ///
    /// - Parameters:
    ///   - window: A window that was opened again, after it was filled, and after the flow has gone to its path.
    ///   - drafts: The drafts of the application.
    /// - Returns: The windows, which have the drafts from then on; none if the window isn't open anymore.
    public func windowsForRemainingDrafts(of window: WindowController, in drafts: any DocumentDrafts) -> [KeptWindow] {
        guard hasRemainingDrafts(of: window), let entry = entry(of: window) else { return [] }
        let names = Set(abandonedNames(in: drafts))
        let isAbandoned = { (record: String) -> Bool in
            guard let draft = DocumentRecord(record)?.draft else { return false }
            return names.contains(draft)
        }
        guard entry.hasContents else {
            entry.leaveRemainingContents(where: isAbandoned)
            return []
        }
        let records = entry.takeRemainingContents(where: isAbandoned)
        return records.map { KeptWindow(entry.kept.identifier, size: entry.kept.size, forDocument: $0) }
    }

    /// Returns whether a window had drafts when the application ended that no document in it has taken.
    ///
    /// - Parameter window: A window that was opened again.
    package func hasRemainingDrafts(of window: WindowController) -> Bool {
        entry(of: window)?.hasRemainingContents { DocumentRecord($0)?.draft != nil } ?? false
    }

    /// Returns whether a window has documents.
    ///
    /// - Parameter window: A window that the session keeps.
    package func hasDocuments(in window: WindowController) -> Bool { entry(of: window)?.hasContents ?? false }

    private func abandonedNames(in drafts: any DocumentDrafts) -> [String] {
        do throws(StorageError) {
            return try drafts.abandonedDrafts()
        } catch {
            StandardError.report("The drafts of documents could not be read: \(error.description)")
            return []
        }
    }
}

extension KeptWindow {
    /// Creates a window for a document that may come back anywhere in it.
    fileprivate init(_ identifier: String, size: WindowSize?, forDocument record: String) {
        self.init(identifier)
        self.size = size
        contents = [Self.anyLocation: record]
    }
}
