/// The contents of a file, as ``DocumentFiles/read(_:)`` returns them.
public struct DocumentFileContents: Hashable, Sendable {
    /// The bytes.
    public let bytes: [UInt8]
    /// The version of the bytes; `nil` if the place of the file has no versions.
    public let version: String?

    /// Creates contents.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - version: The version of the bytes.
    public init(_ bytes: [UInt8], version: String?) {
        (self.bytes, self.version) = (bytes, version)
    }
}
