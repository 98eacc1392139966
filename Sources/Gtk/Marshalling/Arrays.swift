import CGtk

/// The elements of a C array whose length is known.
///
/// - Parameters:
///   - pointer: The first element; none for an empty array.
///   - count: How many elements there are.
///   - isTaken: Whether the array is freed; its elements are not.
///   - element: What becomes of an element.
func cArray<CElement, Element>(
    _ pointer: UnsafeMutablePointer<CElement>?,
    count: Int,
    isTaken: Bool = false,
    _ element: (CElement) -> Element
) -> [Element] {
    defer { if isTaken { g_free(pointer) } }
    return UnsafeBufferPointer(start: pointer, count: pointer == nil ? 0 : count).map(element)
}

func cArray<CElement, Element>(
    _ pointer: UnsafePointer<CElement>?,
    count: Int,
    _ element: (CElement) -> Element
) -> [Element] {
    UnsafeBufferPointer(start: pointer, count: pointer == nil ? 0 : count).map(element)
}

func cArray<Element>(
    _ pointer: UnsafeMutableRawPointer?,
    count: Int,
    isTaken: Bool,
    _ element: (UInt8) -> Element
) -> [Element] {
    cArray(pointer?.assumingMemoryBound(to: UInt8.self), count: count, isTaken: isTaken, element)
}

func cArray<Element>(_ pointer: UnsafeRawPointer?, count: Int, _ element: (UInt8) -> Element) -> [Element] {
    UnsafeRawBufferPointer(start: pointer, count: pointer == nil ? 0 : count).map(element)
}

/// Runs a closure with a pointer to a value, or with none.
func withOptionalPointer<Value, Result>(
    to value: Value?,
    _ body: (UnsafeMutablePointer<Value>?) throws -> Result
) rethrows -> Result {
    guard var value else { return try body(nil) }
    return try withUnsafeMutablePointer(to: &value) { try body($0) }
}

/// C's `gunichar`; a number that stands for no character is told as the replacement character.
func cUnicodeScalar(_ character: gunichar) -> Unicode.Scalar {
    Unicode.Scalar(character) ?? "\u{FFFD}"
}

/// A structure that C promises a pointer to.
nonisolated func cContent<Content>(of pointer: UnsafePointer<Content>?) -> Content {
    guard let pointer else { preconditionFailure("A C function that promises a \(Content.self) has returned none.") }
    return pointer.pointee
}

nonisolated func cContent<Content>(of pointer: UnsafeMutablePointer<Content>?) -> Content {
    cContent(of: UnsafePointer(pointer))
}
