/// Something that can keep other objects alive for as long as it lives itself.
///
/// Source: Lasso's `ObjectBindable`.
@MainActor
public protocol ObjectBindable: AnyObject {
    /// Keeps an object alive.
    func holdReference(to object: AnyObject)

    /// Gives up a reference that `holdReference(to:)` took.
    func releaseReference(to object: AnyObject)
}
