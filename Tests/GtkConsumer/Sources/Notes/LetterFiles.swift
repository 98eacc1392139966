import LassoGtk

/// The files of letters.
package enum LetterFiles {
    /// Returns the files on the disk: nobody but the user reads a letter, and a file above a megabyte is none.
    package static func onDisk(
        drafts: any DocumentDrafts = DraftFolder(),
        recentManager: RecentManager = .default
    ) -> DesktopFiles {
        DesktopFiles(recentManager: recentManager, drafts: drafts, maximumSize: 1 << 20, writesPrivateFiles: true)
    }
}
