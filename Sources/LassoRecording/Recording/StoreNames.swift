import Lasso

/// The names of stores: the names of their modules, with a number in the order of creation.
@MainActor
final class StoreNames {
    private struct Entry {
        let name: String
        weak var store: (any TracedStore)?
    }

    private var names: [ObjectIdentifier: String] = [:]
    // The stores of controllers that aren't recorded.
    private var hidden: Set<ObjectIdentifier> = []
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
        // A store that was at the same address is gone.
        hidden.remove(ObjectIdentifier(store))
        let module = (store as? any TracedStore)?.moduleName ?? "\(type(of: store))"
        let number = counts[module, default: 0] + 1
        counts[module] = number
        let name = "\(module)#\(number)"
        names[ObjectIdentifier(store)] = name
        if keepsStores { entries[name] = Entry(name: name, store: store as? any TracedStore) }
        return name
    }

    /// Leaves out what a store does that is created now.
    func hide(_ store: AnyObject) { hidden.insert(ObjectIdentifier(store)) }

    /// Returns whether what a store does is left out.
    func isHidden(_ store: AnyObject) -> Bool { !hidden.isEmpty && hidden.contains(ObjectIdentifier(store)) }

    /// The name of a store, which may have been created before the recording.
    subscript(store: AnyObject) -> String {
        names[ObjectIdentifier(store)] ?? add(store)
    }

    /// Returns the store with a name, if it is alive.
    func store(_ name: String) -> (any TracedStore)? { entries[name]?.store }
}
