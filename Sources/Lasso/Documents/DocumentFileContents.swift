/// The contents of a file, as ``DocumentFiles/read(_:)`` returns them.
public struct DocumentFileContents: Hashable, Sendable {
    /// The bytes.
    public let bytes: [UInt8]
    /// The version of the bytes; `nil` if the place of the file has no versions.
    public let version: String?

    /// The place of the contents before, such as the path of another file, if a program has ended while it wrote these;
    /// `nil` if they are complete.
    public let versionBefore: String?

    /// Creates contents.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - version: The version of the bytes.
    ///   - versionBefore: The place of the contents before, if a program has ended while it wrote these.
    public init(_ bytes: [UInt8], version: String?, versionBefore: String? = nil) {
        (self.bytes, self.version, self.versionBefore) = (bytes, version, versionBefore)
    }
}
