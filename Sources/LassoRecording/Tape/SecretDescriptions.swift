import Lasso

/// The descriptions of secrets, which are the same for all secrets of a type.
enum SecretDescriptions {
    /// The description of a secret text.
    static let text = ValueDescription.text(of: Secret(""))
    /// The description of secret bytes.
    static let bytes = ValueDescription.text(of: Secret<[UInt8]>([]))

    /// Returns whether the description of a value has one of a secret in it.
    static func areIn(_ description: String) -> Bool {
        // Most descriptions have none.
        description.contains("Secret") && (description.contains(text) || description.contains(bytes))
    }
}
