// Arrays and other collections with random access.
extension MemoryEstimate {
    /// Returns the memory of a collection that another one doesn't share, in bytes.
    ///
    /// - Parameters:
    ///   - elements: The collection.
    ///   - other: The other collection, which has other storage, or `nil` if there is none.
    mutating func bytes<Elements: RandomAccessCollection>(ofElements elements: Elements, _ other: Any?) -> Int {
        let buffer = Self.bytesOfBuffer(capacity: elements.count, of: Elements.Element.self)
        guard !_isPOD(Elements.Element.self) else { return buffer }
        let own = ContiguousArray(elements)
        let others = (other as? Elements).map { ContiguousArray($0) } ?? []
        let differing = Self.differingPositions(own, others)
        return buffer
            + sum(of: differing.count) { index, estimate in
                let position = differing[index]
                let other = position < others.count ? others[position] : nil
                return estimate.bytes(of: own[position], notSharedWith: other)
            }
    }

    /// Returns the positions of elements whose bits differ from those of another array's element at the same distance
    /// from the beginning or from the end.
    ///
    /// If elements have been moved, or inserted in several places, those between these places count as different.
    private static func differingPositions<Element>(
        _ elements: ContiguousArray<Element>,
        _ others: ContiguousArray<Element>
    ) -> [Int] {
        elements.withUnsafeBytes { own in
            others.withUnsafeBytes { other in
                let (size, stride) = (MemoryLayout<Element>.size, MemoryLayout<Element>.stride)
                func areShared(_ position: Int, _ otherPosition: Int) -> Bool {
                    haveEqualBytes(own, position * stride, other, otherPosition * stride, size)
                }
                let shorter = min(elements.count, others.count)
                var start = 0
                while start < shorter, areShared(start, start) { start += 1 }
                var (end, otherEnd) = (elements.count, others.count)
                while end > start, otherEnd > start, areShared(end - 1, otherEnd - 1) {
                    (end, otherEnd) = (end - 1, otherEnd - 1)
                }
                return (start..<end).filter { $0 >= otherEnd || !areShared($0, $0) }
            }
        }
    }

    private static func haveEqualBytes(
        _ one: UnsafeRawBufferPointer,
        _ offset: Int,
        _ other: UnsafeRawBufferPointer,
        _ otherOffset: Int,
        _ size: Int
    ) -> Bool {
        var position = 0
        while position + 8 <= size {
            let word = one.loadUnaligned(fromByteOffset: offset + position, as: UInt64.self)
            guard word == other.loadUnaligned(fromByteOffset: otherOffset + position, as: UInt64.self) else {
                return false
            }
            position += 8
        }
        while position < size {
            guard one[offset + position] == other[otherOffset + position] else { return false }
            position += 1
        }
        return true
    }
}
