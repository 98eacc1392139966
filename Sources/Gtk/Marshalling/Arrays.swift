import CGtk

/// Returns the converted elements of a C array whose length is known.
///
/// - Parameters:
///   - pointer: The address of the first element, or `nil` for an empty array.
///   - count: The number of elements.
///   - isTaken: Whether to free the array, but not its elements.
///   - element: A closure that converts an element.
@inlinable
func cArray<CElement, Element>(
    _ pointer: UnsafeMutablePointer<CElement>?,
    count: Int,
    isTaken: Bool = false,
    _ element: (CElement) -> Element
) -> [Element] {
    defer { if isTaken { g_free(pointer) } }
    return UnsafeBufferPointer(start: pointer, count: pointer == nil ? 0 : count).map(element)
}

@inlinable
func cArray<CElement, Element>(
    _ pointer: UnsafePointer<CElement>?,
    count: Int,
    _ element: (CElement) -> Element
) -> [Element] {
    UnsafeBufferPointer(start: pointer, count: pointer == nil ? 0 : count).map(element)
}

@inlinable
func cArray<Element>(
    _ pointer: UnsafeMutableRawPointer?,
    count: Int,
    isTaken: Bool,
    _ element: (UInt8) -> Element
) -> [Element] {
    cArray(pointer?.assumingMemoryBound(to: UInt8.self), count: count, isTaken: isTaken, element)
}

@inlinable
func cArray<Element>(_ pointer: UnsafeRawPointer?, count: Int, _ element: (UInt8) -> Element) -> [Element] {
    UnsafeRawBufferPointer(start: pointer, count: pointer == nil ? 0 : count).map(element)
}

/// Calls a closure with a pointer to a value, or with `nil` if there is no value.
@inlinable
func withOptionalPointer<Value, Result>(
    to value: Value?,
    _ body: (UnsafeMutablePointer<Value>?) throws -> Result
) rethrows -> Result {
    guard var value else { return try body(nil) }
    return try withUnsafeMutablePointer(to: &value) { try body($0) }
}

/// Returns the Unicode scalar of a C `gunichar`, or the replacement character if the number is not a scalar.
@usableFromInline
func cUnicodeScalar(_ character: gunichar) -> Unicode.Scalar {
    Unicode.Scalar(character) ?? "\u{FFFD}"
}

/// Returns the structure at a pointer that C must not leave `NULL`.
@inlinable
nonisolated func cContent<Content>(of pointer: UnsafePointer<Content>?) -> Content {
    guard let pointer else { preconditionFailure("A C function returned NULL instead of a \(Content.self).") }
    return pointer.pointee
}

nonisolated func cContent<Content>(of pointer: UnsafeMutablePointer<Content>?) -> Content {
    cContent(of: UnsafePointer(pointer))
}
