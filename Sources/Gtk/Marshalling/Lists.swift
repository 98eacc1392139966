import CGtk

/// The ownership of a C list that a function returned.
@usableFromInline
enum ListTransfer {
    /// The function that returned the list keeps it and its elements.
    case none
    /// The caller frees the list. The function that returned it keeps the elements.
    case container
    /// The caller frees the list and owns its elements.
    case full
}

@inlinable
func cElements<Element>(
    of list: UnsafePointer<GList>?,
    transfer: ListTransfer,
    _ element: (UnsafeMutableRawPointer) -> Element
) -> [Element] {
    var elements: [Element] = []
    var next = list
    while let node = next {
        if let data = node.pointee.data { elements.append(element(data)) }
        next = UnsafePointer(node.pointee.next)
    }
    if transfer != .none { g_list_free(UnsafeMutablePointer(mutating: list)) }
    return elements
}

@inlinable
func cElements<Element>(
    of list: UnsafePointer<GSList>?,
    transfer: ListTransfer,
    _ element: (UnsafeMutableRawPointer) -> Element
) -> [Element] {
    var elements: [Element] = []
    var next = list
    while let node = next {
        if let data = node.pointee.data { elements.append(element(data)) }
        next = UnsafePointer(node.pointee.next)
    }
    if transfer != .none { g_slist_free(UnsafeMutablePointer(mutating: list)) }
    return elements
}

/// Calls a closure with a C list of pointers that is valid during the call.
@inlinable
nonisolated func withList<Result>(
    _ elements: [UnsafeMutableRawPointer?],
    _ body: (UnsafeMutablePointer<GList>?) throws -> Result
) rethrows -> Result {
    var list: UnsafeMutablePointer<GList>?
    // From the last one, because GLib finds the end of a list by walking through it.
    for element in elements.reversed() { list = g_list_prepend(list, element) }
    defer { g_list_free(list) }
    return try body(list)
}

/// Calls a closure with a C list of strings that is valid during the call.
@inlinable
nonisolated func withStringList<Result>(
    _ strings: [String],
    _ body: (UnsafeMutablePointer<GList>?) throws -> Result
) rethrows -> Result {
    let copies = strings.map { UnsafeMutableRawPointer(g_strdup(cText($0))) }
    defer { for copy in copies { g_free(copy) } }
    return try withList(copies, body)
}
