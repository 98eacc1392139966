import Glibc

/// The memory of this process.
enum ProcessMemory {
    /// A range of addresses with the same properties.
    private struct Region {
        let start: UInt
        let end: UInt
        let isWritable: Bool
        /// The flags of the system, such as `dd` for memory that is in no core dump.
        var flags: [Substring] = []

        var isInCoreDumps: Bool { !flags.contains("dd") }
    }

    /// Returns the flags of the memory at an address.
    ///
    /// Source: `VmFlags` in `proc_pid_smaps`(5).
    static func flags(at address: UnsafeRawPointer?) -> [Substring] {
        let address = UInt(bitPattern: address)
        return regions().first { $0.start <= address && address < $0.end }?.flags ?? []
    }

    /// Returns how often some bytes occur in the memory that can be written. Memory that this function uses itself
    /// isn't searched.
    ///
    /// - Parameters:
    ///   - size: The number of the bytes.
    ///   - onlyInCoreDumps: Whether only memory is searched that core dumps have.
    ///   - fill: A closure that writes the bytes.
    static func count(
        ofBytes size: Int,
        onlyInCoreDumps: Bool = false,
        writtenBy fill: (UnsafeMutableRawBufferPointer) -> Void
    ) -> Int {
        let (pattern, buffer) = (map(4096), map(1 << 20))
        defer { for pages in [pattern, buffer] { munmap(pages.baseAddress, pages.count) } }
        let wanted = UnsafeMutableRawBufferPointer(rebasing: pattern[..<size])
        fill(wanted)
        let own = [pattern, buffer].map { pages in
            let start = UInt(bitPattern: pages.baseAddress)
            return start..<start + UInt(pages.count)
        }
        let memory = open("/proc/self/mem", O_RDONLY)
        defer { close(memory) }
        var count = 0
        // A sanitizer maps terabytes for itself.
        for region in regions() where region.isWritable && region.end - region.start < 1 << 30 {
            if onlyInCoreDumps, !region.isInCoreDumps { continue }
            var address = region.start
            while address < region.end {
                // The system makes one region of pages next to each other.
                if let own = own.first(where: { $0.contains(address) }) {
                    address = own.upperBound
                    continue
                }
                let end = own.map(\.lowerBound).filter { $0 > address }.reduce(region.end, min)
                let found = pread(
                    memory,
                    buffer.baseAddress,
                    Int(min(end - address, UInt(buffer.count))),
                    off_t(address)
                )
                guard found >= size else { break }
                count += occurrences(of: wanted, in: UnsafeRawBufferPointer(rebasing: buffer[..<found]))
                // An occurrence may be in two parts.
                address += UInt(found == buffer.count ? found - size + 1 : found)
            }
        }
        return count
    }

    private static func occurrences(of wanted: UnsafeMutableRawBufferPointer, in bytes: UnsafeRawBufferPointer) -> Int {
        guard let first = wanted.first, let start = bytes.baseAddress else { return 0 }
        var (count, offset) = (0, 0)
        while offset + wanted.count <= bytes.count,
            let next = memchr(start + offset, CInt(first), bytes.count - wanted.count + 1 - offset)
        {
            if let start = wanted.baseAddress, memcmp(next, start, wanted.count) == 0 { count += 1 }
            offset = UnsafeRawPointer(next) - start + 1
        }
        return count
    }

    private static func map(_ count: Int) -> UnsafeMutableRawBufferPointer {
        let start = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        return UnsafeMutableRawBufferPointer(start: start, count: count)
    }

    private static func regions() -> [Region] {
        var regions: [Region] = []
        for line in text(of: "/proc/self/smaps").split(separator: "\n") {
            let words = line.split(separator: " ")
            let range = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            if range.count == 2, words[0].last != ":" {
                regions.append(Region(start: range[0], end: range[1], isWritable: words[1].hasPrefix("rw")))
            } else if words[0] == "VmFlags:" {
                regions[regions.count - 1].flags = Array(words.dropFirst())
            }
        }
        return regions
    }

    private static func text(of path: String) -> String {
        let file = open(path, O_RDONLY)
        defer { close(file) }
        var bytes: [UInt8] = [], part = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = read(file, &part, part.count), count > 0 { bytes += part[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }
}
