extension FileReference {
    /// Creates a reference to a file or a folder.
    ///
    /// - Parameter file: The file.
    public init(_ file: any File) {
        self.init(uri: file.uri)
    }

    /// The file, for instance to read it.
    public var file: any File { AnyFile(uri: uri) }
}
