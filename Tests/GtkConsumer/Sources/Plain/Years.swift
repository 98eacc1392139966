import LassoGtk

/// The years of a century, of which one is chosen. Each has an object only while GTK shows it.
package final class Years: CustomSelectionModel {
    /// The position of the year that is chosen.
    package private(set) var chosen = 0
    private var objects: [Int: WeakYear] = [:]

    override package var count: Int { 100 }
    override package var selectsRanges: Bool { false }

    override package func object(at position: Int) -> Object {
        if let object = objects[position]?.object { return object }
        let object = StringObject("\(1900 + position)")
        objects[position] = WeakYear(object: object)
        return object
    }

    override package func hasSelected(_ position: Int) -> Bool { position == chosen }

    override package func select(_ selected: some Sequence<Int>, unselect unselected: Unselected) -> Bool {
        guard let position = selected.first(where: { _ in true }) else { return false }
        let before = chosen
        chosen = position
        for position in [before, chosen] { reportSelectionChange(at: position, count: 1) }
        return true
    }
}

private struct WeakYear {
    weak var object: StringObject?
}

/// A list of years.
@MainActor
package func makeYearList(_ years: Years) -> ListView {
    let factory = SignalListItemFactory()
    factory.onSetup { item in (item as? ListItem)?.child = Label() }
    factory.onBind { item in
        guard let item = item as? ListItem, let year = item.item as? StringObject else { return }
        (item.child as? Label)?.label = year.string
    }
    return ListView(model: years, factory: factory)
}
