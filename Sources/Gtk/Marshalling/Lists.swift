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
