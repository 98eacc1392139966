/// A value with the version of its type, as JSON shows them.
struct VersionedValue<Value> {
    var version: Int
    var value: Value
}

extension VersionedValue: Encodable where Value: Encodable {}
extension VersionedValue: Decodable where Value: Decodable {}
