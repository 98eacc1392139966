/// The format of a value in a storage: how the value becomes bytes, and bytes become the value.
///
/// ```swift
/// let numbers = StorageFormat<[Int]> { numbers in
///     Array(numbers.map(String.init).joined(separator: "\n").utf8)
/// } decode: { bytes in
///     try String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
///         guard let number = Int(line) else { throw UnusableContents.damaged("“\(line)” is not a number") }
///         return number
///     }
/// }
/// ```
///
/// The library `LassoCodable` has a format for every `Codable` type.
public struct StorageFormat<Value: Sendable>: Sendable {
    let encoder: @Sendable (Value) throws -> [UInt8]
    let decoder: @Sendable ([UInt8]) throws -> Value

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - encode: A closure that returns the bytes of a value, called on any thread.
    ///   - decode: A closure that returns the value of bytes, called on any thread. If they can't be used, it throws an
    ///     ``UnusableContents`` with the reason, or another error.
    public init(
        encode: @escaping @Sendable (Value) throws -> [UInt8],
        decode: @escaping @Sendable ([UInt8]) throws -> Value
    ) {
        encoder = encode
        decoder = decode
    }

    /// Returns the bytes of a value.
    ///
    /// - Parameter value: The value.
    /// - Throws: ``StorageError/failed(_:)`` if the value has no bytes in this format.
    public func encode(_ value: Value) throws(StorageError) -> [UInt8] {
        do {
            return try encoder(value)
        } catch {
            throw .failed(translated("The value can’t be written in its format: \(error)", in: .lasso))
        }
    }

    /// Returns the value of bytes.
    ///
    /// - Parameter bytes: The bytes.
    /// - Throws: ``StorageError/unusable(_:)`` if they aren't in this format.
    public func decode(_ bytes: [UInt8]) throws(StorageError) -> Value {
        do {
            return try decoder(bytes)
        } catch {
            throw .unusable(UnusableContents(error))
        }
    }
}

extension StorageFormat<[UInt8]> {
    /// The format of bytes: the bytes themselves.
    public static var bytes: StorageFormat { StorageFormat(encode: { $0 }, decode: { $0 }) }
}

extension StorageFormat<String> {
    /// The format of a text: UTF-8.
    public static var text: StorageFormat {
        StorageFormat {
            Array($0.utf8)
        } decode: {
            guard let text = String(validating: $0, as: UTF8.self) else { throw UnusableContents.damaged() }
            return text
        }
    }
}
