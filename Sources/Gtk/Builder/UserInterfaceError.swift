/// An error in a user interface file or in the request for one of its objects.
nonisolated public enum UserInterfaceError: Error, Equatable, CustomStringConvertible {
    /// The file cannot be read, or is not a user interface file.
    case unusable(source: String, reason: GLibError)
    /// There is no object with this ID.
    case missingObject(id: String, source: String, ids: [String])
    /// The object with this ID is of another class.
    case wrongType(id: String, source: String, expected: String, found: String)

    /// A sentence that describes the error with the file, the ID and the types.
    public var description: String {
        switch self {
        case .unusable(let source, let reason):
            "\(source) cannot be used: \(reason.message)"
        case .missingObject(let id, let source, let ids):
            "\(source) has no object with the ID “\(id)”. It has: \(ids.isEmpty ? "none" : ids.joined(separator: ", "))."
        case .wrongType(let id, let source, let expected, let found):
            "“\(id)” in \(source) is a \(found), not a \(expected)."
        }
    }
}
