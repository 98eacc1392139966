import FoundationEssentials
public import Lasso

extension StorageFormat where Value: Codable {
    /// Returns a JSON format without a version: the value itself.
    ///
    /// The keys are sorted, and the text is indented, so that versions can be compared.
    ///
    /// - Parameter type: The type of the value. Its decoding may throw an ``/Lasso/UnusableContents`` error.
    public static func json(_ type: Value.Type = Value.self) -> StorageFormat {
        StorageFormat {
            try JSON.encode($0)
        } decode: {
            try JSON.decode(Value.self, from: $0)
        }
    }

    /// Returns a JSON format with a version, which reads values of older versions, too.
    ///
    /// ```swift
    /// let format = StorageFormat.json(Document.self, version: 2, migrating: [
    ///     1: .from(OldDocument.self) { Document($0) }
    /// ])
    /// ```
    ///
    /// The text is `{"value": …, "version": 2}`. A value without a version, such as one that was written by
    /// ``json(_:)``, has version 0. A value of an older version is written in the new one when it changes. A value of a
    /// version that has no migration can't be used, such as that of a newer version of the application.
    ///
    /// An object with the keys `version` and `value` is taken for a value with a version. A type that has both keys
    /// itself therefore needs a version from the beginning.
    ///
    /// In a module that is isolated to the main actor by default, the types are `nonisolated`, because values are
    /// encoded and decoded on other threads.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - version: The version of the type. Increase it whenever values of older versions can't be decoded anymore.
    ///   - migrations: The conversions of values of older versions, by their version.
    /// - Precondition: `version` is at least 1, and the versions of `migrations` are older.
    public static func json(
        _ type: Value.Type = Value.self,
        version: Int,
        migrating migrations: [Int: JSONMigration<Value>] = [:]
    ) -> StorageFormat {
        precondition(version >= 1, "StorageFormat.json: the version is \(version); it has to be at least 1.")
        for old in migrations.keys {
            precondition(
                (0..<version).contains(old),
                "StorageFormat.json: there is a migration of version \(old); it has to be older than \(version)."
            )
        }
        return StorageFormat {
            try JSON.encode(VersionedValue(version: version, value: $0))
        } decode: { bytes in
            let found = (try? JSON.decode(Version.self, from: bytes))?.version ?? 0
            if found == version { return try JSON.decode(VersionedValue<Value>.self, from: bytes).value }
            guard let migration = migrations[found] else {
                // If it isn't JSON at all, this throws the reason.
                if found == 0 { _ = try JSON.decode(Ignored.self, from: bytes) }
                throw UnusableContents.unsupported(version: found)
            }
            return try migration.migrate(bytes, isVersioned: found > 0)
        }
    }
}

/// The version of a value, which is beside it. In an object without a value, the version is a part of the object.
private struct Version: Decodable {
    let version: Int
    let value: Ignored
}

/// Any value.
private struct Ignored: Decodable {
    init(from decoder: any Decoder) {}
}
