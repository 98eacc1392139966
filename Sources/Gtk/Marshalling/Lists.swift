import CGtk

/// What becomes of a C list whose elements have been read.
enum ListTransfer {
    /// It stays with the function that returned it.
    case none
    /// The list is freed, and its elements stay with the function that returned it.
    case container
    /// The list is freed, and its elements have been taken.
    case full
}

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
