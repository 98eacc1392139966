import FoundationEssentials

/// An encoder that isn't that of a tape.
enum OtherEncoder {
    static func encode(_ value: some Encodable) throws -> [UInt8] { try [UInt8](JSONEncoder().encode(value)) }
}
