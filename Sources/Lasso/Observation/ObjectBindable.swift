/// An object that can keep other objects alive during its own lifetime.
///
/// Source: Lasso's `ObjectBindable`.
@MainActor
public protocol ObjectBindable: AnyObject {
    /// Adds a strong reference to an object.
    func holdReference(to object: AnyObject)

    /// Releases a reference that `holdReference(to:)` added.
    func releaseReference(to object: AnyObject)
}
