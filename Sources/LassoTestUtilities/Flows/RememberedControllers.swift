import Lasso

/// A snapshot of a list of controllers that does not keep them alive.
@MainActor
struct RememberedControllers {
    private struct Entry {
        weak var controller: Controller?
    }

    private let entries: [Entry]

    init(_ controllers: [Controller]) {
        entries = controllers.map(Entry.init)
    }

    func contain(_ controller: Controller) -> Bool {
        entries.contains { $0.controller === controller }
    }
}
