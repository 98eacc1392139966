extension Controller {
    /// The objects that this controller keeps alive, such as its store.
    package final var heldReferences: [AnyObject] { references?.all ?? [] }

    /// The objects that this controller keeps alive, with each store whose class is erased in place of its wrapper.
    package final var heldObjects: [AnyObject] { heldReferences.map { ($0 as? any ErasedStore)?.base ?? $0 } }

    /// The stores that this controller keeps alive.
    package final var heldStores: [any TracedStore] { heldObjects.compactMap { $0 as? any TracedStore } }

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
