// Access by identity.
extension IdentifiedArray {
    /// The identities of the elements, in order.
    @inlinable public var ids: some RandomAccessCollection<Element.ID> { lazy.map(\.id) }

    /// Returns the position of the element with an identity, or `nil` if there is none.
    ///
    /// - Parameter id: The identity.
    @inlinable public func index(id: Element.ID) -> Int? { tree.offset(of: id) }

    /// Returns whether an element has an identity.
    ///
    /// - Parameter id: The identity.
    @inlinable public func contains(id: Element.ID) -> Bool { tree.offset(of: id) != nil }

    /// The element with an identity, or `nil` if there is none.
    ///
    /// A new value replaces the element in its place, or is appended. `nil` removes the element.
    ///
    /// ```swift
    /// tasks[id: id]?.isDone = true
    /// tasks[id: task.id] = task
    /// tasks[id: id] = nil
    /// ```
    ///
    /// - Parameter id: The identity.
    /// - Precondition: A new value has this identity.
    @inlinable public subscript(id id: Element.ID) -> Element? {
        get { tree.offset(of: id).map { tree[$0] } }
        set {
            if let newValue, newValue.id != id { stopAtOtherIdentity(id, newValue) }
            switch (tree.offset(of: id), newValue) {
            case (let position?, let element?): tree.replace(at: position, by: element)
            case (let position?, nil): tree.remove(at: position)
            case (nil, let element?): tree.insert(element, at: count)
            case (nil, nil): break
            }
        }
    }

    /// Removes the element with an identity.
    ///
    /// - Parameter id: The identity.
    /// - Returns: The element, or `nil` if there is none.
    @inlinable @discardableResult
    public mutating func remove(id: Element.ID) -> Element? {
        guard let position = tree.offset(of: id) else { return nil }
        return remove(at: position)
    }

    /// Moves an element in front of another one, or to the end.
    ///
    /// - Parameters:
    ///   - id: The identity of the element to move. If no element has it, nothing is moved.
    ///   - other: The identity of the element that will follow, or `nil` for the end. If no element has it, the element
    ///     is moved to the end.
    @inlinable public mutating func move(_ id: Element.ID, before other: Element.ID?) {
        guard id != other, let position = tree.offset(of: id) else { return }
        let element = tree[position]
        tree.remove(at: position)
        tree.insert(element, at: other.flatMap { tree.offset(of: $0) } ?? count)
    }
}

@usableFromInline func stopAtOtherIdentity<Element: Identifiable>(_ id: Element.ID, _ element: Element) -> Never {
    preconditionFailure(
        """
        IdentifiedArray[id: \(ValueDescription.text(of: id))]: the new element has another id, \
        \(ValueDescription.text(of: element.id)). Assign it by its own id.
        """
    )
}
