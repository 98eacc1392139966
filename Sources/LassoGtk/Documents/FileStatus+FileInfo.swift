extension FileStatus.Kind {
    /// Creates the kind of a file of GIO.
    ///
    /// - Parameter info: The attributes `standard::type` and, if the place of the file has it, `unix::mode`.
    init(_ info: FileInfo) {
        self =
            switch FileType(rawValue: Int32(truncatingIfNeeded: info.attributeUint32(for: "standard::type"))) {
            case .directory: .folder
            case .special: FileStatus.Kind(mode: UInt32(truncatingIfNeeded: info.attributeUint32(for: "unix::mode")))
            default: .file
            }
    }
}
