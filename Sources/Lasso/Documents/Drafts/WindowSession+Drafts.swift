extension WindowSession {
    /// Returns the windows that were open when the application ended, and a window for each draft that none of them
    /// has: that of another program that has ended, for example. Of several drafts at one path, the window has the
    /// first only, because the path may not lead to the other documents.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the window to open if there were none, and of the windows for drafts.
    ///   - drafts: The drafts of the application.
    /// - Returns: At least one window.
    public func windowsToRestore(or identifier: String, drafts: any DocumentDrafts) -> [KeptWindow] {
        var windows = windowsToRestore(or: identifier)
        do throws(StorageError) {
            let names = try drafts.abandonedDrafts()
            for index in windows.indices { windows[index].removeFurtherDrafts(in: Set(names)) }
            let known = Set(windows.flatMap(\.contents.values).compactMap { DocumentRecord($0)?.draft })
            for name in names where !known.contains(name) {
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

extension KeptWindow {
    /// Removes some drafts, except for the first at each path.
    fileprivate mutating func removeFurtherDrafts(in names: Set<String>) {
        contents = contents.filter { location, record in
            guard Self.isFurther(location), let draft = DocumentRecord(record)?.draft else { return true }
            return !names.contains(draft)
        }
    }
}
