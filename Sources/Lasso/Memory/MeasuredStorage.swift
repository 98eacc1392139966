/// A value with storage of its own, which reflection doesn't show, and which copies share.
protocol MeasuredStorage {
    /// Returns the memory outside this value that another value of the same type doesn't refer to, in bytes.
    ///
    /// - Parameters:
    ///   - other: The other value, whose bits differ, or `nil` if there is none.
    ///   - estimate: The estimate that the memory of this value's parts is added to.
    func bytes(notSharedWith other: Any?, _ estimate: inout MemoryEstimate) -> Int
}

extension String: MeasuredStorage {
    func bytes(notSharedWith other: Any?, _ estimate: inout MemoryEstimate) -> Int {
        // Up to 15 bytes are stored in the string itself.
        utf8.count > 15 ? MemoryEstimate.allocated(32 + utf8.count + 1) : 0
    }
}

extension Substring: MeasuredStorage {
    func bytes(notSharedWith other: Any?, _ estimate: inout MemoryEstimate) -> Int {
        estimate.bytes(of: base, notSharedWith: (other as? Substring)?.base)
    }
}

extension Set: MeasuredStorage {
    func bytes(notSharedWith other: Any?, _ estimate: inout MemoryEstimate) -> Int {
        let table = MemoryEstimate.bytesOfTable(capacity: capacity, stride: MemoryLayout<Element>.stride)
        guard !_isPOD(Element.self) else { return table }
        let other = other as? Self ?? []
        func counterpart(of element: Element) -> Element? { other.firstIndex(of: element).map { other[$0] } }
        let differing = filter { element in
            !(counterpart(of: element).map { Sameness.haveEqualBits(element, $0) } ?? false)
        }
        let elements = Array(differing)
        return table
            + estimate.sum(of: elements.count) { index, estimate in
                estimate.bytes(of: elements[index], notSharedWith: counterpart(of: elements[index]))
            }
    }
}

extension Dictionary: MeasuredStorage {
    func bytes(notSharedWith other: Any?, _ estimate: inout MemoryEstimate) -> Int {
        let stride = MemoryLayout<Key>.stride + MemoryLayout<Value>.stride
        let table = MemoryEstimate.bytesOfTable(capacity: capacity, stride: stride)
        guard !_isPOD(Key.self) || !_isPOD(Value.self) else { return table }
        let other = other as? Self ?? [:]
        func counterpart(of key: Key) -> Element? { other.index(forKey: key).map { other[$0] } }
        let differing = self.lazy.filter { key, value in
            guard let same = counterpart(of: key) else { return true }
            return !Sameness.haveEqualBits(key, same.key) || !Sameness.haveEqualBits(value, same.value)
        }
        let entries = Array(differing)
        return table
            + estimate.sum(of: entries.count) { index, estimate in
                let same = counterpart(of: entries[index].key)
                return estimate.bytes(of: entries[index].key, notSharedWith: same?.key)
                    + estimate.bytes(of: entries[index].value, notSharedWith: same?.value)
            }
    }
}

extension MemoryEstimate {
    /// Returns the memory of a hash table, in bytes. At least a quarter of it is free.
    fileprivate static func bytesOfTable(capacity: Int, stride: Int) -> Int {
        capacity == 0 ? 0 : allocated(64 + capacity * 4 / 3 * stride + capacity / 6)
    }
}
