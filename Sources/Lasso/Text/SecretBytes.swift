#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The bytes of a secret. They are in memory pages of their own, and overwritten when their last reference is released.
/// An empty secret, such as the text of a new form, has no pages.
// Sendable, because the bytes are written only before the initializer returns and when the last reference is released.
final class SecretBytes: @unchecked Sendable {
    private let buffer: UnsafeMutableRawBufferPointer
    private let pages: SecretPages?

    init(_ content: some SecretContent) {
        (buffer, pages) = content.withSecretBytes { bytes in
            bytes.withUnsafeBytes { bytes in
                guard !bytes.isEmpty else { return (UnsafeMutableRawBufferPointer(start: nil, count: 0), nil) }
                let pages = SecretPages(for: bytes.count)
                let buffer = UnsafeMutableRawBufferPointer(start: pages.start, count: bytes.count)
                buffer.copyMemory(from: bytes)
                return (buffer, pages)
            }
        }
    }

    deinit {
        if let start = buffer.baseAddress { explicit_bzero(start, buffer.count) }
        pages?.release()
    }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        body(UnsafeRawBufferPointer(buffer))
    }

    /// Returns whether two collections have the same bytes. If they have as many, it reads all of them, wherever they
    /// differ.
    static func areSame<Bytes: Collection<UInt8>>(_ one: Bytes, _ other: Bytes) -> Bool {
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
