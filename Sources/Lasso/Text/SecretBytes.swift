#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The bytes of a secret. They are in memory pages of their own, and overwritten when their last reference is released.
///
/// Source: `mmap`(2), `madvise`(2) with `MADV_DONTDUMP`, `mlock`(2).
// Sendable, because the bytes are written only before the initializer returns and when the last reference is released.
final class SecretBytes: @unchecked Sendable {
    private let buffer: UnsafeMutableRawBufferPointer
    // The size of the pages; `nil` if the system had none, and the bytes are in ordinary memory.
    private let pageSize: Int?

    init(_ content: some SecretContent) {
        (buffer, pageSize) = content.withSecretBytes { bytes in
            bytes.withUnsafeBytes { bytes in
                let pages = Self.mapPages(for: bytes.count)
                let start = pages?.start ?? .allocate(byteCount: bytes.count, alignment: 1)
                let buffer = UnsafeMutableRawBufferPointer(start: start, count: bytes.count)
                buffer.copyMemory(from: bytes)
                return (buffer, pages?.size)
            }
        }
    }

    deinit {
        guard let start = buffer.baseAddress else { return }
        explicit_bzero(start, buffer.count)
        if let pageSize { munmap(start, pageSize) } else { buffer.deallocate() }
    }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        body(UnsafeRawBufferPointer(buffer))
    }

    /// Maps pages that are in no core dump, and on no swap disk.
    ///
    /// - Returns: The pages; `nil` if there are none.
    private static func mapPages(for count: Int) -> (start: UnsafeMutableRawPointer, size: Int)? {
        let unit = sysconf(CInt(_SC_PAGESIZE))
        let size = max(1, (count + unit - 1) / unit) * unit
        let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let start, start != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
        madvise(start, size, MADV_DONTDUMP)
        // Locked memory is limited. Beyond the limit, the bytes may be swapped out.
        mlock(start, size)
        return (start, size)
    }
}
