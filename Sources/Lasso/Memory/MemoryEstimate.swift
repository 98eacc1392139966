/// An estimate of the memory that a value keeps alive and another value doesn't.
///
/// Both values are walked side by side. Parts with equal bits refer to the same memory. Types with storage of their own
/// conform to ``MeasuredStorage``; others are reflected.
///
/// The estimate takes about as long as a comparison of both values: of the elements that differ, only a sample is
/// walked, and the walk is limited in depth and length. Values beyond the limits aren't counted, nor is content that a
/// type hides from reflection. An object that only the first value refers to counts as a small one.
package struct MemoryEstimate {
    private static let maximumDepth = 32
    private static let maximumReflections = 2_000
    private static let assumedSizeOfObject = 32

    /// The number of values and of nodes visited.
    package private(set) var visits = 0

    private var depth = 0
    private var reflections = 0
    private var sampleSize = 32

    package init() {}

    /// Returns the memory outside a value that another value doesn't refer to, in bytes.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - other: The other value.
    package static func bytes<Value>(of value: Value, notSharedWith other: Value) -> Int {
        var estimate = MemoryEstimate()
        return estimate.bytes(of: value, notSharedWith: other)
    }

    /// Returns the memory outside a value that another value doesn't refer to, in bytes.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - other: The other value, or `nil` if there is none. A value of another type counts as none.
    package mutating func bytes(of value: Any, notSharedWith other: Any?) -> Int {
        func walk<Value>(_ value: Value) -> Int {
            guard let other, type(of: other) == Value.self, let other = other as? Value else {
                return outsideBytes(of: value, nil)
            }
            return Sameness.haveEqualBits(value, other) ? 0 : outsideBytes(of: value, other)
        }
        return _openExistential(value, do: walk)
    }

    private mutating func outsideBytes<Value>(of value: Value, _ other: Value?) -> Int {
        guard !_isPOD(Value.self), depth < Self.maximumDepth else { return 0 }
        visits += 1
        depth += 1
        defer { depth -= 1 }
        if let storage = value as? any MeasuredStorage { return storage.bytes(notSharedWith: other, &self) }
        if let elements = value as? any RandomAccessCollection { return bytes(ofElements: elements, other) }
        guard reflections < Self.maximumReflections else { return 0 }
        reflections += 1
        return reflectedBytes(of: value, other)
    }

    private mutating func reflectedBytes<Value>(of value: Value, _ other: Value?) -> Int {
        // An object isn't reflected: it may have unowned references to objects that don't exist anymore.
        if Value.self is AnyClass { return Self.bytesOfObject(size: Self.assumedSizeOfObject) }
        let parts = Array(Mirror(reflecting: value).children)
        let otherParts = other.map { Array(Mirror(reflecting: $0).children) } ?? []
        var bytes = 0
        // Only an indirect enumeration is smaller than one of its parts, which is then in an object.
        if let payload = parts.first?.value, Self.size(of: payload) > MemoryLayout<Value>.size {
            bytes = Self.bytesOfObject(size: Self.size(of: payload))
        }
        for (index, part) in parts.enumerated() {
            let isInBoth = index < otherParts.count && otherParts[index].label == part.label
            bytes += self.bytes(of: part.value, notSharedWith: isInBoth ? otherParts[index].value : nil)
        }
        return bytes
    }

    private static func size(of value: Any) -> Int {
        func size<Value>(of value: Value) -> Int { MemoryLayout<Value>.size }
        return _openExistential(value, do: size)
    }

    // MARK: Storage

    mutating func count(visits: Int) { self.visits += visits }

    /// Returns the sum of the memory of many values, from a sample of them.
    ///
    /// - Parameters:
    ///   - count: The number of values.
    ///   - bytes: A closure that returns the memory of a value.
    mutating func sum(of count: Int, _ bytes: (Int, inout MemoryEstimate) -> Int) -> Int {
        guard count > 0 else { return 0 }
        let size = sampleSize
        // Samples of samples are smaller, so that nested collections don't multiply the time.
        sampleSize = max(size / 4, 2)
        defer { sampleSize = size }
        let sample = stride(from: 0, to: count, by: (count + size - 1) / size).map { bytes($0, &self) }
        return sample.reduce(0, +) * count / sample.count
    }

    /// Returns the memory of an object with stored properties, in bytes.
    static func bytesOfObject(size: Int) -> Int { allocated(16 + size) }

    /// Returns the memory of the elements of an array, in bytes.
    static func bytesOfBuffer<Element>(capacity: Int, of type: Element.Type) -> Int {
        capacity == 0 ? 0 : allocated(32 + capacity * MemoryLayout<Element>.stride)
    }

    /// Returns the size of the block that the C library's allocator uses for a number of bytes.
    static func allocated(_ bytes: Int) -> Int { max((bytes + 8 + 15) / 16 * 16, 32) }
}
