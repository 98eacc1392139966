import LassoGtkTestUtilities

@testable import LassoGtk

extension DesktopFiles {
    /// Returns access to files that keeps everything of its own in a folder.
    static func forTesting(
        in folder: TestFolder,
        maximumSize: Int = 1_000_000,
        writesPrivateFiles: Bool = false
    ) -> DesktopFiles {
        DesktopFiles(
            recentManager: RecentManager.forTesting(in: folder.path + "/recent.xbel"),
            drafts: DraftFolder(folder.path + "/drafts"),
            maximumSize: maximumSize,
            writesPrivateFiles: writesPrivateFiles,
            places: ShownPlaces(home: folder.path),
            overwritten: OverwrittenFiles(folder: folder.path + "/overwritten")
        )
    }
}
