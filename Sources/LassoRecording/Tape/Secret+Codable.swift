public import Lasso

// On a tape, a secret leaves nothing but a note that there was one. In a module that imports LassoRecording, values
// that contain secrets can be `Codable`, so that they can be recorded. Any other encoding of them fails.

extension Secret: Encodable {
    /// Encodes that there is a secret, if a flight recorder encodes it.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: An `EncodingError` if the encoder isn't that of a flight recorder.
    public func encode(to encoder: any Encoder) throws {
        guard encoder.userInfo[.redactsSecrets] as? Bool == true else {
            let text = "A secret can't be encoded. Store something else, such as a hash of it, or leave it out."
            throw EncodingError.invalidValue(self, .init(codingPath: encoder.codingPath, debugDescription: text))
        }
        var container = encoder.container(keyedBy: Redaction.self)
        try container.encode(isEmpty ? Redaction.empty : Redaction.hidden, forKey: .secret)
    }
}

extension Secret: Decodable {
    /// Creates a stand-in for a secret that was redacted on a tape: the text “Stand-in 4 a secret”, or an empty one if
    /// the secret was empty.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: A `DecodingError` if the decoder isn't that of a replay.
    public init(from decoder: any Decoder) throws {
        guard decoder.userInfo[.replacesSecrets] as? Bool == true else {
            let text = "A secret can't be decoded. Ask for it again."
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
        }
        let container = try decoder.container(keyedBy: Redaction.self)
        let isEmpty = try container.decode(String.self, forKey: .secret) == Redaction.empty
        let bytes = Array((isEmpty ? "" : Redaction.standIn).utf8)
        self.init(bytes.withUnsafeBytes { Value(secretBytes: $0.bytes) })
    }
}

/// The JSON of a redacted secret: `{"secret":"redacted"}`.
enum Redaction: String, CodingKey {
    case secret

    static let hidden = "redacted"
    static let empty = "empty"
    /// The text of the stand-in for a secret.
    ///
    /// It is likely to be accepted where a password is entered.
    static let standIn = "Stand-in 4 a secret"
}

extension CodingUserInfoKey {
    static var redactsSecrets: CodingUserInfoKey { key("redactsSecrets") }
    static var replacesSecrets: CodingUserInfoKey { key("replacesSecrets") }

    private static func key(_ name: String) -> CodingUserInfoKey {
        guard let key = CodingUserInfoKey(rawValue: "LassoRecording.\(name)") else {
            preconditionFailure("CodingUserInfoKey: the name \(name) isn't valid.")
        }
        return key
    }
}
