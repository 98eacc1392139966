/// A view store of one item in a state, such as of one row of a list.
///
/// Its state is the item as it is now. Actions are sent to the store that has the item.
///
/// Views that show many items, such as the children of a box, pass one to the code that makes the view of an item.
///
/// It keeps the store alive. After the item has left the state, it keeps the last value.
@MainActor
public final class ItemViewStore<Item, Action>: AbstractViewStore {
    private let storage: StateStorage<Item>
    private let dispatch: (Action) -> Void
    private let announces: () -> Bool

    /// Creates a view store of an item.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - store: The store that has the item, and is sent the actions.
    package convenience init<Store: AbstractViewStore>(of item: Item, in store: Store) where Store.Action == Action {
        self.init(of: item, isAnnouncing: { store.isAnnouncing }, dispatch: { store.dispatchAction($0) })
    }

    /// Creates a view store of an item.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - isAnnouncing: A closure that returns whether observers are being called, or a view is showing a state.
    ///   - dispatch: A closure that sends an action to the store that has the item.
    package init(of item: Item, isAnnouncing: @escaping () -> Bool, dispatch: @escaping (Action) -> Void) {
        storage = StateStorage(item)
        (announces, self.dispatch) = (isAnnouncing, dispatch)
    }

    // The values that the closures captured must be released on the main actor.
    isolated deinit {}

    /// The item.
    public var state: Item { storage.place.pointee }

    /// Whether observers are being called with the item, or with the state of the store that has it.
    public var isAnnouncing: Bool { storage.isAnnouncing || announces() }

    /// Sends an action to the store that has the item.
    public func dispatchAction(_ action: Action) { dispatch(action) }

    /// Adds an observer of the item.
    @discardableResult
    public func observe(_ observation: StateObservation<Item>) -> Observation {
        storage.add(observation)
        return observation
    }

    /// Replaces the item by a new value of it, and calls the observers.
    ///
    /// - Parameter item: The new value.
    package func show(_ item: Item) {
        storage.update { $0 = item }
    }
}

extension ItemViewStore where Item: Identifiable {
    /// The identity of the item.
    public var id: Item.ID { state.id }
}
