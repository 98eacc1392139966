extension ApplicationIdentity {
    /// The folder for the application's data: a folder with its identifier in `~/.local/share`. It need not exist.
    ///
    /// Source: `g_get_user_data_dir`.
    public var dataFolder: String { "\(UserDirectories.data)/\(id)" }

    /// The folder for the application's state, such as the sizes of its windows: a folder with its identifier in
    /// `~/.local/state`. It need not exist.
    ///
    /// Source: `g_get_user_state_dir`.
    public var stateFolder: String { "\(UserDirectories.state)/\(id)" }

    /// The folder for the user's settings of the application: a folder with its identifier in `~/.config`. It need not
    /// exist.
    ///
    /// Source: `g_get_user_config_dir`.
    public var configFolder: String { "\(UserDirectories.config)/\(id)" }

    /// Returns the path of a file or a folder that is installed with the application, in a folder with its identifier:
    /// in `../share` of the program's folder, or in one of the system's data folders, such as `/usr/share`.
    ///
    /// ```swift
    /// let words = try Files.read(identity.installedFile("words.txt") ?? "words.txt")
    /// ```
    ///
    /// - Parameter name: The name of the file or the folder.
    /// - Returns: The path; `nil` if nothing of that name is installed.
    ///
    /// Source: `g_get_system_data_dirs`.
    public nonisolated func installedFile(_ name: String) -> String? {
        installedFile(name, beside: ProgramFolder.share)
    }

    nonisolated func installedFile(_ name: String, beside share: String?) -> String? {
        let folders = [share].compactMap(\.self) + UserDirectories.systemData
        return folders.map { "\($0)/\(id)/\(name)" }.first(where: Files.exists)
    }
}
