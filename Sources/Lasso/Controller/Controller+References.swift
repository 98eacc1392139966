extension Controller {
    /// The objects that this controller keeps alive, such as its store.
    package final var heldReferences: [AnyObject] { references?.all ?? [] }

    /// The objects that this controller keeps alive, with each store whose class is erased in place of its wrapper.
    package final var heldObjects: [AnyObject] { references?.unwrapped ?? [] }

    /// The stores that this controller keeps alive.
    package final var heldStores: [any TracedStore] { references?.stores ?? [] }

    /// The stores that tools show for this controller: those that it keeps alive, and that of its view, which a flow
    /// may share between several controllers.
    package final var shownStores: [any TracedStore] {
        let held = heldStores
        guard let viewed = (self as? any LassoView)?.tracedStore, !held.contains(where: { $0 === viewed }) else {
            return held
        }
        return held + [viewed]
    }

    /// Keeps an object, such as a store, alive for as long as this controller lives.
    public func holdReference(to object: AnyObject) {
        let references = references ?? HeldReferences()
        self.references = references
        references.append(object)
    }

    /// Releases an object that ``holdReference(to:)`` kept alive.
    public func releaseReference(to object: AnyObject) {
        references?.remove(object)
    }
}

extension LassoView {
    /// The store behind the view's store; `nil` if it is no `LassoStore`.
    fileprivate var tracedStore: (any TracedStore)? { store.erased as? any TracedStore }
}
