/// A store that several windows share. It lives as long as one of them.
final class SharedStore<Store: AnyObject> {
    private let make: () -> Store
    private weak var living: Store?

    /// Creates the place of a store.
    ///
    /// - Parameter make: A closure that creates the store for the first window that needs it.
    init(_ make: @escaping () -> Store) { self.make = make }

    /// The store.
    var store: Store {
        if let living { return living }
        let store = make()
        living = store
        return store
    }
}
