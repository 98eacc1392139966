extension GioApplication {
    /// The folder for the state of the application that runs. It need not exist.
    static var stateFolder: String { "\(UserDirectories.state)/\(GioApplication.default?.applicationId ?? program)" }
}
