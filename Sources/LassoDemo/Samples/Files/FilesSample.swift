import LassoGtk

extension Sample {
    /// Text files that the user opens, and a report that the user saves.
    static var files: Sample {
        Sample(
            id: "files",
            title: translated("Files"),
            summary: translated("Counts the words of text files that you open, and saves a report where you want it."),
            iconName: "folder-open-symbolic",
            folder: "Files"
        ) { placer in
            let flow = FilesFlow()
            flow.start(with: placer)
            return flow
        }
    }
}
