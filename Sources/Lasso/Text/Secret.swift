/// A value that is not shown, such as a password in a store's state.
///
/// It can be compared and passed on like the value itself, but `print`, `dump`, string interpolation, tracing, and the
/// failure messages of tests show only that there is a secret.
///
/// Two secrets are equal if their bytes are equal. Texts that look the same can therefore be different secrets although
/// they are equal strings, such as "é" as one character and as two: comparing them as texts would leave copies of both
/// in memory. If a password can be typed in several ways, normalize it before you create the secret.
///
/// The value is kept as bytes in memory pages of its own, which are overwritten when the last copy of the secret is
/// released. They are in no core dump, and, as far as the system's limit for locked memory allows, never on a swap
/// disk. If the system has no pages left, the bytes are in ordinary memory. Nothing else is guaranteed: code that reads
/// ``value`` has a copy of it, and so do the widgets that show it or in which it was typed, such as a text field.
///
/// A secret isn't `Codable` without the library `LassoRecording`, so that it can't be a part of a stored value by
/// mistake. With it, only a flight recorder can encode one, as a note that there was a secret.
public struct Secret<Value: SecretContent> {
    private var bytes: SecretBytes

    /// Creates a secret.
    ///
    /// - Parameter value: The value to protect.
    public init(_ value: Value) {
        bytes = SecretBytes(value)
    }

    /// Whether the value has no bytes, such as a password that the user hasn't entered. The value isn't copied.
    public var isEmpty: Bool { bytes.withBytes(\.isEmpty) }

    /// A copy of the value. The copy is not protected.
    public var value: Value {
        get { bytes.withBytes { Value(secretBytes: $0.bytes) } }
        set { bytes = SecretBytes(newValue) }
    }
}

/// A type whose values can be kept as a ``Secret``: a text, or bytes.
public protocol SecretContent {
    /// Creates a value from its bytes.
    ///
    /// - Parameter secretBytes: The bytes that ``withSecretBytes(_:)`` passed to its closure.
    init(secretBytes: RawSpan)

    /// Calls a closure with the value's bytes.
    ///
    /// - Parameter body: A closure called with the bytes, which are valid until the closure returns.
    /// - Returns: The closure's result.
    func withSecretBytes<Result>(_ body: (RawSpan) -> Result) -> Result
}

extension String: SecretContent {
    /// Creates a text from its UTF-8 bytes.
    public init(secretBytes: RawSpan) {
        self = secretBytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }

    /// Calls a closure with the text's UTF-8 bytes.
    public func withSecretBytes<Result>(_ body: (RawSpan) -> Result) -> Result {
        var text = self
        return text.withUTF8 { body(UnsafeRawBufferPointer($0).bytes) }
    }
}

extension [UInt8]: SecretContent {
    /// Creates an array from its bytes.
    public init(secretBytes: RawSpan) {
        self = secretBytes.withUnsafeBytes { [UInt8]($0) }
    }

    /// Calls a closure with the array's bytes.
    public func withSecretBytes<Result>(_ body: (RawSpan) -> Result) -> Result {
        withUnsafeBytes { body($0.bytes) }
    }
}

extension Secret: Hashable {
    /// Returns whether two values are the same, in a time that does not depend on where they differ.
    public static func == (one: Secret, other: Secret) -> Bool {
        one.bytes.withBytes { one in
            other.bytes.withBytes { other in SecretBytes.areSame(one, other) }
        }
    }

    /// Adds the value to a hasher.
    public func hash(into hasher: inout Hasher) {
        bytes.withBytes { hasher.combine(bytes: $0) }
    }
}

extension Secret: Sendable {}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A text that says that there is a secret, without its value.
    public var description: String { "Secret(…)" }

    /// A text that says that there is a secret, without its value.
    public var debugDescription: String { description }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
