/// A load of a store.
@MainActor
final class RunLoad {
    private(set) weak var store: AnyObject?
    let id: AnyHashable

    init(of store: AnyObject, _ id: AnyHashable) {
        (self.store, self.id) = (store, id)
    }
}
