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
}
