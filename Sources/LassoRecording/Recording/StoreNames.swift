import Lasso

/// The names of stores: the names of their modules, with a number in the order of creation.
@MainActor
final class StoreNames {
    private var stores: [ObjectIdentifier: NamedStore] = [:]
    private var counts: [String: Int] = [:]
    private var last: (store: ObjectIdentifier, named: NamedStore)?
    // The number of stores above which those that are gone are forgotten.
    private var sweepingCount = 64

    /// The number of stores that have names.
    var count: Int { stores.count }

    /// Names a store that is created now, unless it is hidden.
    ///
    /// - Parameters:
    ///   - store: The store. Another one at the same address is gone.
    ///   - isHidden: Whether what it does is left out.
    @discardableResult
    func add(_ store: AnyObject, isHidden: Bool = false) -> NamedStore {
        if stores.count >= sweepingCount {
            stores = stores.filter { $0.value.store != nil }
            sweepingCount = max(64, 2 * stores.count)
        }
        let named = NamedStore(store, name: isHidden || store is any HiddenStore ? nil : newName(of: store))
        stores[ObjectIdentifier(store)] = named
        last = (ObjectIdentifier(store), named)
        return named
    }

    /// A store with its name. It may have been created before the recording. The name of the application is empty.
    subscript(store: AnyObject) -> NamedStore {
        let id = ObjectIdentifier(store)
        if let last, last.store == id { return last.named }
        let named = stores[id] ?? add(store)
        last = (id, named)
        return named
    }

    /// Returns the store with a name, if it is alive.
    func store(_ name: String) -> (any TracedStore)? {
        stores.values.first { $0.name == name }?.store as? any TracedStore
    }

    private func newName(of store: AnyObject) -> String {
        // The calls of the application have no store.
        if store is ApplicationWindows { return "" }
        let module = (store as? any TracedStore)?.moduleName ?? "\(type(of: store))"
        let number = counts[module, default: 0] + 1
        counts[module] = number
        return "\(module)#\(number)"
    }
}
