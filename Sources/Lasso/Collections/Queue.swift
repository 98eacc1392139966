/// A first-in, first-out queue. The time for removing an element doesn't depend on the number of elements.
@frozen @usableFromInline
struct Queue<Element> {
    // The elements before the head have been removed. An empty queue has no array: a store has three queues, and would
    // retain and release the empty array for each.
    @usableFromInline var elements: [Element?]?
    @usableFromInline var head = 0

    @inlinable init() {}

    // Always inlined, as the beginning of `popFirst`: generic code would look up the type of the queue for a call.
    @inlinable @inline(__always) var isEmpty: Bool { elements == nil }

    @usableFromInline mutating func append(_ element: Element) {
        if elements == nil { elements = [element] } else { elements?.append(element) }
    }

    @inlinable @inline(__always) mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }

    @usableFromInline mutating func removeFirst() -> Element? {
        guard var elements = elements.take() else { return nil }
        let element = elements[head].take()
        head += 1
        if head == elements.count {
            head = 0
            return element
        }
        if head >= 64, head * 2 > elements.count {
            elements.removeFirst(head)
            head = 0
        }
        self.elements = elements
        return element
    }

    mutating func removeAll() {
        elements = nil
        head = 0
    }
}
