import FoundationEssentials

/// The conversion between values and the JSON of tapes.
enum TapeCoding {
    // An encoder can be used any number of times.
    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "∞",
            negativeInfinity: "-∞",
            nan: "NaN"
        )
        encoder.userInfo[.redactsSecrets] = true
        return encoder
    }()

    /// Returns the JSON of a value on one line. Secrets in it are redacted.
    ///
    /// - Parameter value: The value.
    /// - Throws: The error of the value's encoding.
    static func encode(_ value: some Encodable) throws -> [UInt8] {
        return try [UInt8](encoder.encode(value))
    }

    /// Returns the JSON of a value on one line if it isn't too large. Secrets in it are redacted.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - limit: The largest number of bytes. The encoding of a value that takes many more is given up early.
    /// - Throws: ``SizeEncoder/Excess`` if the value takes more, or the error of its encoding.
    static func encode(_ value: some Encodable, atMost limit: Int) throws -> [UInt8] {
        try SizeEncoder.check(value, atMost: limit, userInfo: [.redactsSecrets: true])
        let bytes = try encode(value)
        guard bytes.count <= limit else { throw SizeEncoder.Excess() }
        return bytes
    }

    /// Returns the value of a JSON text. Secrets in it are stand-ins.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - bytes: The JSON text.
    /// - Throws: The error of the value's decoding.
    static func decode<Value: Decodable>(_ type: Value.Type, from bytes: some Sequence<UInt8>) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "∞",
            negativeInfinity: "-∞",
            nan: "NaN"
        )
        decoder.userInfo[.replacesSecrets] = true
        return try decoder.decode(type, from: Data(bytes))
    }
}

extension TapeValue {
    /// Returns the value as a value of a type.
    ///
    /// - Parameter type: The type.
    /// - Throws: ``TapeError`` if it can't be decoded as such.
    func decoded<Value: Decodable>(as type: Value.Type) throws(TapeError) -> Value {
        do {
            return try TapeCoding.decode(type, from: TapeCoding.encode(self))
        } catch {
            throw TapeError("The value can't be read as \(type): \(error).")
        }
    }
}
