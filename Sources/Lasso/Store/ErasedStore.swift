/// A store or a view store whose class is erased, without its generic parameters.
@MainActor
package protocol ErasedStore: AnyObject {
    /// The store, or another erased one.
    var base: AnyObject { get }
}

extension AnyViewStore: ErasedStore {}

extension ErasedStore {
    /// The store whose class is erased.
    package var erased: AnyObject { (base as? any ErasedStore)?.erased ?? base }
}
