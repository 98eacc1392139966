extension FileReference {
    /// Names a file, or a folder.
    ///
    /// - Parameter file: The file.
    public init(_ file: any File) {
        self.init(uri: file.uri)
    }

    /// The file, to read it for instance.
    public var file: any File { AnyFile(uri: uri) }
}
