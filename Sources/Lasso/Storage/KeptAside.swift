/// Contents of a storage that were neither used nor lost: they are in another place now.
public struct KeptAside: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The name of the storage, such as the path of a file.
    public let storage: String
    /// The reason why the contents weren't used.
    public let reason: UnusableContents
    /// The name of the place where the contents are now, such as the path of another file.
    public let place: String

    /// Creates a description of contents that were kept.
    ///
    /// - Parameters:
    ///   - storage: The name of the storage.
    ///   - reason: Why the contents weren't used.
    ///   - place: The name of the place where the contents are now.
    public init(of storage: String, because reason: UnusableContents, as place: String) {
        self.storage = storage
        self.reason = reason
        self.place = place
    }

    /// A message for the user.
    public var description: String {
        translated(
            "“\(storage)” \(reason.reason). That version was kept as “\(place)”.",
            comment: "The second value is a part of a sentence, such as “is damaged”",
            in: .lasso
        )
    }
}
