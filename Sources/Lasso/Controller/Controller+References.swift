extension Controller {
    /// The objects that this controller keeps alive, such as its store.
    package final var heldReferences: [AnyObject] { references?.all ?? [] }

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
