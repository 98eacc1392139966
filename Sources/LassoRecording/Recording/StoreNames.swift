import Lasso

/// The names of stores: the names of their modules, with a number in the order of creation.
@MainActor
final class StoreNames {
    private struct Entry {
        let name: String
        weak var store: (any TracedStore)?
    }

    private var names: [ObjectIdentifier: String] = [:]
    private var counts: [String: Int] = [:]
    private var entries: [String: Entry] = [:]
    // Whether stores can be found by their names.
    private let keepsStores: Bool

    init(keepsStores: Bool) {
        self.keepsStores = keepsStores
    }

    /// Names a store that is created now.
    ///
    /// - Returns: The name.
    @discardableResult
    func add(_ store: AnyObject) -> String {
        let module = (store as? any TracedStore)?.moduleName ?? "\(type(of: store))"
        let number = counts[module, default: 0] + 1
        counts[module] = number
        let name = "\(module)#\(number)"
        // A store that was at the same address is gone.
        names[ObjectIdentifier(store)] = name
        if keepsStores { entries[name] = Entry(name: name, store: store as? any TracedStore) }
        return name
    }

    /// The name of a store, which may have been created before the recording.
    subscript(store: AnyObject) -> String {
        names[ObjectIdentifier(store)] ?? add(store)
    }

    /// Returns the store with a name, if it is alive.
    func store(_ name: String) -> (any TracedStore)? { entries[name]?.store }
}
