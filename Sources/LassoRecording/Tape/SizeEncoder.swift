import FoundationEssentials

/// An encoder that counts the bytes that a value takes at least in JSON, and that stops at a limit, so that a large
/// value isn't encoded as a whole only to find out that it is too large.
final class SizeEncoder: Encoder {
    /// The error with which the encoding of a value ends that is too large.
    struct Excess: Error {}

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any]
    private var room: Int

    private init(limit: Int, userInfo: [CodingUserInfoKey: Any]) {
        (room, self.userInfo) = (limit, userInfo)
    }

    /// Throws ``Excess`` if a value takes more bytes than a limit, and the error of the value's encoding if that fails.
    /// A value that takes up to a few times as many may be missed.
    static func check(_ value: some Encodable, atMost limit: Int, userInfo: [CodingUserInfoKey: Any]) throws {
        try SizeEncoder(limit: limit, userInfo: userInfo).count(value)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(KeyedSize<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { UnkeyedSize(encoder: self) }

    func singleValueContainer() -> any SingleValueEncodingContainer { SingleSize(encoder: self) }

    fileprivate func count(byteCount: Int) throws {
        room -= byteCount
        if room < 0 { throw Excess() }
    }

    fileprivate func count(_ value: some Encodable) throws {
        // In JSON, it is a text in Base64, and no list.
        if let data = value as? Data { return try count(byteCount: data.count / 3 * 4) }
        try value.encode(to: self)
    }
}

private struct KeyedSize<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: SizeEncoder

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) throws { try count(key) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try count(key)
        try encoder.count(value)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        encoder.container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }

    func superEncoder() -> any Encoder { encoder }

    func superEncoder(forKey key: Key) -> any Encoder { encoder }

    private func count(_ key: Key) throws { try encoder.count(byteCount: key.stringValue.utf8.count + 4) }
}

private struct UnkeyedSize: UnkeyedEncodingContainer {
    let encoder: SizeEncoder
    var count = 0

    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() throws { try add() }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
        try add()
        try encoder.count(value)
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        count += 1
        return encoder.container(keyedBy: keyType)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        count += 1
        return encoder.unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { encoder }

    private mutating func add() throws {
        count += 1
        try encoder.count(byteCount: 1)
    }
}

private struct SingleSize: SingleValueEncodingContainer {
    let encoder: SizeEncoder

    var codingPath: [any CodingKey] { [] }

    func encodeNil() throws { try encoder.count(byteCount: 4) }

    func encode(_ value: String) throws { try encoder.count(byteCount: value.utf8.count + 2) }

    func encode(_ value: Bool) throws { try encoder.count(byteCount: 4) }

    // The types of numbers encode themselves with these methods.

    func encode(_ value: Double) throws { try encoder.count(byteCount: 1) }

    func encode(_ value: Float) throws { try encoder.count(byteCount: 1) }

    func encode(_ value: Int) throws { try encoder.count(byteCount: 1) }

    func encode(_ value: Int8) throws { try encoder.count(byteCount: 1) }

    func encode(_ value: Int16) throws { try encoder.count(byteCount: 1) }

    func encode(_ value: Int32) throws { try encoder.count(byteCount: 1) }

    func encode(_ value: Int64) throws { try encoder.count(byteCount: 1) }

    func encode(_ value: Int128) throws { try encoder.count(byteCount: 1) }

    func encode(_ value: UInt) throws { try encoder.count(byteCount: 1) }

    func encode(_ value: UInt8) throws { try encoder.count(byteCount: 1) }

    func encode(_ value: UInt16) throws { try encoder.count(byteCount: 1) }

    func encode(_ value: UInt32) throws { try encoder.count(byteCount: 1) }

    func encode(_ value: UInt64) throws { try encoder.count(byteCount: 1) }

    func encode(_ value: UInt128) throws { try encoder.count(byteCount: 1) }

    func encode<Value: Encodable>(_ value: Value) throws { try encoder.count(value) }
}
