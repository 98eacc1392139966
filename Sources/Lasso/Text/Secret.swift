import Glibc

/// A value that is not shown: a password in a store's state, for instance.
///
/// It can be compared and handed on like the value itself, but `print`, `dump`, string interpolation, tracing and the failure
/// messages of tests show only that there is one.
///
/// Two secrets are equal if their bytes are. So texts that look the same may be different secrets, "é" as one character and as two
/// for instance, though they are equal strings: comparing them as texts would leave copies of both in memory. Normalize a password
/// before it is kept as a secret, if it may have been typed in several ways.
///
/// The value is kept as bytes in memory of the secret's own, which are overwritten when the last copy of the secret goes. That is
/// all that is promised: who reads ``value`` has a copy of it, and so has whoever showed or typed it, a text field for instance.
public struct Secret<Value: SecretContent> {
    private var bytes: SecretBytes

    /// - Parameter value: The value itself.
    public init(_ value: Value) {
        bytes = SecretBytes(value)
    }

    /// A copy of the value. What is done with it is no longer protected.
    public var value: Value {
        get { bytes.withBytes { Value(secretBytes: $0.bytes) } }
        set { bytes = SecretBytes(newValue) }
    }
}

/// Something that can be kept as a ``Secret``: a text, or bytes.
public protocol SecretContent {
    /// Makes the value of its bytes.
    ///
    /// - Parameter secretBytes: What ``withSecretBytes(_:)`` has handed out.
    init(secretBytes: RawSpan)

    /// Hands out the value's bytes.
    ///
    /// - Parameter body: Is handed the bytes, which are valid until it returns.
    /// - Returns: What `body` returns.
    func withSecretBytes<Result>(_ body: (RawSpan) -> Result) -> Result
}

extension String: SecretContent {
    /// Makes the text of its UTF-8.
    public init(secretBytes: RawSpan) {
        self = secretBytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }

    /// Hands out the text's UTF-8.
    public func withSecretBytes<Result>(_ body: (RawSpan) -> Result) -> Result {
        var text = self
        return text.withUTF8 { body(UnsafeRawBufferPointer($0).bytes) }
    }
}

extension [UInt8]: SecretContent {
    /// Makes an array of the bytes.
    public init(secretBytes: RawSpan) {
        self = secretBytes.withUnsafeBytes { [UInt8]($0) }
    }

    /// Hands out the bytes.
    public func withSecretBytes<Result>(_ body: (RawSpan) -> Result) -> Result {
        withUnsafeBytes { body($0.bytes) }
    }
}

extension Secret: Hashable {
    /// Whether the two values are the same, found out in a time that does not tell where they differ.
    public static func == (one: Secret, other: Secret) -> Bool {
        one.bytes.withBytes { one in
            other.bytes.withBytes { other in
                guard one.count == other.count else { return false }
                return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
            }
        }
    }

    /// Feeds the value to a hasher.
    public func hash(into hasher: inout Hasher) {
        bytes.withBytes { hasher.combine(bytes: $0) }
    }
}

extension Secret: Sendable {}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says that there is a secret, and not which.
    public var description: String { "Secret(…)" }

    /// Says that there is a secret, and not which.
    public var debugDescription: String { description }

    /// Shows nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Bytes that are overwritten when nobody holds them any more.
// The bytes are written before anybody else knows of them, and never again before the last reference is gone.
private final class SecretBytes: @unchecked Sendable {
    private let buffer: UnsafeMutableRawBufferPointer

    init(_ content: some SecretContent) {
        buffer = content.withSecretBytes { bytes in
            bytes.withUnsafeBytes { bytes in
                let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
                buffer.copyMemory(from: bytes)
                return buffer
            }
        }
    }

    deinit {
        if let start = buffer.baseAddress { explicit_bzero(start, buffer.count) }
        buffer.deallocate()
    }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        body(UnsafeRawBufferPointer(buffer))
    }
}
