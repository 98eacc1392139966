/// A list of elements and of the memory that each keeps alive.
struct MeasuredList<Element> {
    private(set) var elements: [Element] = []
    /// The memory of all elements, in bytes.
    private(set) var memory = 0

    private var memories: [Int] = []

    var count: Int { elements.count }

    var last: Element? { elements.last }

    /// The memory that the last element keeps alive, without the element itself.
    var lastMemory: Int { memories.last ?? 0 }

    /// - Parameters:
    ///   - element: The element.
    ///   - memory: The memory that the element keeps alive, without the element itself.
    mutating func append(_ element: Element, memory: Int = 0) {
        elements.append(element)
        memories.append(memory)
        self.memory += MemoryLayout<Element>.stride + memory
    }

    mutating func popLast() -> Element? {
        guard let element = elements.popLast() else { return nil }
        memory -= MemoryLayout<Element>.stride + memories.removeLast()
        return element
    }

    mutating func removeFirst(_ count: Int) {
        memory -= memories.prefix(count).reduce(count * MemoryLayout<Element>.stride, +)
        elements.removeFirst(count)
        memories.removeFirst(count)
    }
}
