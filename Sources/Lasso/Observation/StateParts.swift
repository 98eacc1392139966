/// A set of parts of a state: the parts that have changed, or the parts that an observer is called for.
///
/// The state's bytes are divided into up to 63 parts of the same size: a word, or more if the state is larger than 63
/// words. Equal bytes mean an equal value, so an observer is called only if the bytes of one of its parts differ.
@frozen @usableFromInline
struct StateParts {
    @usableFromInline let bits: UInt64

    @inlinable init(bits: UInt64) {
        self.bits = bits
    }

    /// No parts.
    @inlinable static var none: StateParts { StateParts(bits: 0) }

    /// A part that every change includes, even a change that leaves all bytes equal.
    @inlinable static var always: StateParts { StateParts(bits: 1 << 63) }

    /// All bytes of the state.
    @inlinable static var any: StateParts { StateParts(bits: ~(1 << 63)) }

    @inlinable func intersects(_ other: StateParts) -> Bool { bits & other.bits != 0 }

    @inlinable func union(_ other: StateParts) -> StateParts { StateParts(bits: bits | other.bits) }

    /// Returns the size of a part, in bytes, as an exponent of two.
    @inlinable static func partShift<State>(of type: State.Type) -> Int {
        var shift = 3
        while MemoryLayout<State>.size > 63 << shift { shift += 1 }
        return shift
    }

    /// Returns the parts that contain a stored property.
    ///
    /// - Parameters:
    ///   - offset: The property's offset in bytes.
    ///   - size: The property's size in bytes.
    ///   - state: The type of the state.
    @inlinable static func stored<State>(at offset: Int, size: Int, in state: State.Type) -> StateParts {
        guard size > 0 else { return StateParts(bits: 0) }
        let shift = partShift(of: state)
        let first = offset >> shift
        let last = (offset + size - 1) >> shift
        return StateParts(bits: (~0 << UInt64(first)) & (~0 >> UInt64(63 - last)))
    }

    /// Returns those of the given parts in which two states differ, and ``always``.
    @inlinable static func changed<State>(
        among parts: StateParts,
        from old: UnsafePointer<State>,
        to new: UnsafePointer<State>
    ) -> StateParts {
        let old = UnsafeRawPointer(old)
        let new = UnsafeRawPointer(new)
        let size = MemoryLayout<State>.size
        let shift = partShift(of: State.self)
        let count = (size + (1 << shift) - 1) >> shift
        var changed: UInt64 = 1 << 63
        var rest = parts.bits & ((1 << UInt64(count)) - 1)
        while rest != 0 {
            let part = rest.trailingZeroBitCount
            let start = part << shift
            if differ(old, new, from: start, to: min(start + (1 << shift), size)) { changed |= 1 << UInt64(part) }
            rest &= rest - 1
        }
        return StateParts(bits: changed)
    }

    /// Returns whether bytes of two states differ.
    @inlinable static func differ(
        _ old: UnsafeRawPointer,
        _ new: UnsafeRawPointer,
        from start: Int,
        to end: Int
    ) -> Bool {
        var offset = start
        while offset + 8 <= end {
            let oldWord = old.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            if oldWord != new.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return true }
            offset += 8
        }
        while offset < end {
            let oldByte = old.load(fromByteOffset: offset, as: UInt8.self)
            if oldByte != new.load(fromByteOffset: offset, as: UInt8.self) { return true }
            offset += 1
        }
        return false
    }
}
