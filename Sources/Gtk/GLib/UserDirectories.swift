import CGtk

/// The folders for a user's files. They can be read on any thread.
nonisolated public enum UserDirectories {
    /// The folder for applications' data: `$XDG_DATA_HOME`, or `~/.local/share`.
    ///
    /// Source: `g_get_user_data_dir`.
    public static var data: String { String(cString: g_get_user_data_dir()) }

    /// The folder for applications' state: `$XDG_STATE_HOME`, or `~/.local/state`.
    ///
    /// Source: `g_get_user_state_dir`.
    public static var state: String { String(cString: g_get_user_state_dir()) }

    /// The folder for the user's settings of applications: `$XDG_CONFIG_HOME`, or `~/.config`.
    ///
    /// Source: `g_get_user_config_dir`.
    public static var config: String { String(cString: g_get_user_config_dir()) }

    /// The folders in which data is installed for all users: `$XDG_DATA_DIRS`, or `/usr/local/share` and `/usr/share`.
    ///
    /// Source: `g_get_system_data_dirs`.
    public static var systemData: [String] { [String](copying: g_get_system_data_dirs()) }
}
