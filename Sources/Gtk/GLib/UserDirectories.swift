import CGtk

/// The folders in which a user's files belong. May be used on any thread.
nonisolated public enum UserDirectories {
    /// Where applications keep what they need: `$XDG_DATA_HOME`, or `~/.local/share`.
    ///
    /// Source: `g_get_user_data_dir`.
    public static var data: String { String(cString: g_get_user_data_dir()) }

    /// Where applications keep what they were doing: `$XDG_STATE_HOME`, or `~/.local/state`.
    ///
    /// Source: `g_get_user_state_dir`.
    public static var state: String { String(cString: g_get_user_state_dir()) }
}
