/// A first-in, first-out queue. The time for removing an element doesn't depend on the number of elements.
@frozen @usableFromInline
struct Queue<Element> {
    // The elements before the head have been removed.
    @usableFromInline var elements: [Element?] = []
    @usableFromInline var head = 0

    @inlinable init() {}

    // Always inlined, as the beginning of `popFirst`: generic code would look up the type of the queue for a call. It
    // would look up that of the array for `isEmpty`.
    @inlinable @inline(__always) var isEmpty: Bool { elements.count == 0 }

    @usableFromInline mutating func append(_ element: Element) { elements.append(element) }

    @inlinable @inline(__always) mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }

    @usableFromInline mutating func removeFirst() -> Element? {
        let element = elements[head]
        elements[head] = nil
        head += 1
        if head == elements.count {
            elements = []
            head = 0
        } else if head >= 64, head * 2 > elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }

    mutating func removeAll() {
        elements = []
        head = 0
    }
}
