/// The item of one tab in a tab bar.
@MainActor
protocol TabItem {
    /// The controller of the tab.
    var controller: Controller? { get }
    /// The widget, beside those of the other tabs.
    var widget: Widget { get }
}

/// The items of all tabs in a box. Each stays that of the same controller, because the user may be there while the tabs
/// change.
@MainActor
final class TabItems<Item: TabItem> {
    private(set) var items: [Item] = []
    private let box: Box

    init(in box: Box) { self.box = box }

    /// Returns whether there are items of these controllers, in this order.
    func matches(_ controllers: [Controller]) -> Bool {
        items.elementsEqual(controllers) { $0.controller === $1 }
    }

    /// Removes, adds, and moves items to match the controllers.
    ///
    /// - Parameters:
    ///   - controllers: The controllers.
    ///   - makeItem: A closure that returns the item of a new controller, whose widget is in no box.
    func arrange(for controllers: [Controller], _ makeItem: (Controller) -> Item) {
        guard !matches(controllers) else { return }
        let wanted = Set(controllers.map(ObjectIdentifier.init))
        var known: [ObjectIdentifier: Item] = [:]
        for item in items {
            if let controller = item.controller, wanted.contains(ObjectIdentifier(controller)) {
                known[ObjectIdentifier(controller)] = item
            } else {
                box.remove(item.widget)
            }
        }
        items = controllers.map { controller in
            if let item = known[ObjectIdentifier(controller)] { return item }
            let item = makeItem(controller)
            box.append(item.widget)
            return item
        }
        var previous: Widget?
        for item in items {
            if item.widget.prevSibling !== previous { box.reorderChildAfter(item.widget, sibling: previous) }
            previous = item.widget
        }
    }
}
