import Synchronization

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Memory pages that are in no core dump, and on no swap disk.
///
/// Source: `mmap`(2), `madvise`(2) with `MADV_DONTDUMP`, `mlock`(2).
struct SecretPages {
    /// The address of the first byte.
    let start: UnsafeMutableRawPointer
    // The number of bytes; `nil` if the system had no pages, and the bytes are in ordinary memory.
    private let size: Int?

    private static let unit = sysconf(CInt(_SC_PAGESIZE))
    // Single pages that are kept for other secrets: a text field makes a secret for each key that is pressed. They are
    // addresses, which can be shared by threads.
    private static let kept = Mutex<[UInt]>([])
    private static let keptLimit = 16

    /// Takes pages.
    ///
    /// - Parameter count: The number of bytes that must have room.
    init(for count: Int) {
        let size = max(1, (count + Self.unit - 1) / Self.unit) * Self.unit
        if size == Self.unit, let page = Self.kept.withLock({ $0.popLast() }),
            let start = UnsafeMutableRawPointer(bitPattern: page)
        {
            (self.start, self.size) = (start, size)
        } else if let start = Self.map(size) {
            (self.start, self.size) = (start, size)
        } else {
            (start, self.size) = (.allocate(byteCount: count, alignment: 1), nil)
        }
    }

    /// Gives the pages back. Their bytes have been overwritten.
    func release() {
        guard let size else { return start.deallocate() }
        let isKept =
            size == Self.unit
            && Self.kept.withLock { kept in
                guard kept.count < Self.keptLimit else { return false }
                kept.append(UInt(bitPattern: start))
                return true
            }
        if !isKept { munmap(start, size) }
    }

    private static func map(_ size: Int) -> UnsafeMutableRawPointer? {
        let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let start, start != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
        madvise(start, size, MADV_DONTDUMP)
        // Locked memory is limited. Beyond the limit, the bytes may be swapped out.
        mlock(start, size)
        return start
    }
}
