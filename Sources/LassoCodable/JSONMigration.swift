/// The conversion of a value of an older version, for ``/Lasso/StorageFormat``.
public struct JSONMigration<Value: Sendable>: Sendable {
    let migrate: @Sendable (_ bytes: [UInt8], _ isVersioned: Bool) throws -> Value

    /// Returns the conversion of values of an older type.
    ///
    /// - Parameters:
    ///   - type: The older type.
    ///   - convert: A closure that returns the new value. An ``/Lasso/UnusableContents`` error says why the old value
    ///     can't be used.
    public static func from<Old: Decodable & SendableMetatype>(
        _ type: Old.Type,
        _ convert: @escaping @Sendable (Old) throws -> Value
    ) -> JSONMigration {
        JSONMigration { bytes, isVersioned in
            let old =
                isVersioned
                ? try JSON.decode(VersionedValue<Old>.self, from: bytes).value : try JSON.decode(type, from: bytes)
            return try convert(old)
        }
    }

    private init(_ migrate: @escaping @Sendable (_ bytes: [UInt8], _ isVersioned: Bool) throws -> Value) {
        self.migrate = migrate
    }

    func migrate(_ bytes: [UInt8], isVersioned: Bool) throws -> Value { try migrate(bytes, isVersioned) }
}
