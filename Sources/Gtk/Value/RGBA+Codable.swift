nonisolated extension RGBA: Codable {
    private enum CodingKeys: String, CodingKey {
        case red, green, blue, alpha
    }

    /// Decodes a color from its four parts.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError` if a part is missing.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            red: try container.decode(Float.self, forKey: .red),
            green: try container.decode(Float.self, forKey: .green),
            blue: try container.decode(Float.self, forKey: .blue),
            alpha: try container.decode(Float.self, forKey: .alpha)
        )
    }

    /// Encodes the four parts of the color.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: `EncodingError` if a part isn't a finite number and the encoder doesn't accept it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(red, forKey: .red)
        try container.encode(green, forKey: .green)
        try container.encode(blue, forKey: .blue)
        try container.encode(alpha, forKey: .alpha)
    }
}
