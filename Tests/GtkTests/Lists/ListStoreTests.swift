import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests of list stores and sorting.
@Suite(.display) struct ListStoreTests {
    private final class Person: ModelItem {
        let name: String
        let number: Int

        init(_ name: String, _ number: Int = 0) {
            self.name = name
            self.number = number
            super.init()
        }
    }

    private func names(_ store: GioListStore) -> [String] {
        store.items(as: Person.self).map { "\($0.name)\($0.number)" }
    }

    @Test func aListStoreIsACollectionOfSwiftObjectsThatKeepTheirState() {
        let people = GioListStore(of: Person.self)
        people.append(contentsOf: ["Ada", "Grace", "Edsger"].map { Person($0) })
        people.replaceSubrange(1..<2, with: [Person("Barbara")])
        let items = people.items(as: Person.self)
        #expect(items.map(\.name) == ["Ada", "Barbara", "Edsger"])
        #expect(items.count == 3 && items[2].name == "Edsger")
        let sorted = SortListModel(
            model: people,
            sorter: CustomSorter { (one: Person, other: Person) in one.name > other.name }
        )
        #expect(sorted.items(as: Person.self).map(\.name) == ["Edsger", "Barbara", "Ada"])
    }

    @Test func aSorterIsGivenAnotherOrder() {
        final class Captured {}
        weak var captured: Captured?
        let people = GioListStore(of: Person.self)
        people.append(contentsOf: ["Ada", "Edsger", "Barbara"].map { Person($0) })
        func makeSorter() -> CustomSorter {
            let object = Captured()
            captured = object
            return CustomSorter { (one: Person, other: Person) in
                withExtendedLifetime(object) { one.name < other.name }
            }
        }
        let sorter = makeSorter()
        let sorted = SortListModel(model: people, sorter: sorter)
        #expect(sorted.items(as: Person.self).map(\.name) == ["Ada", "Barbara", "Edsger"])
        sorter.setSortFunc { (one: Person, other: Person) in one.name > other.name }
        #expect(sorted.items(as: Person.self).map(\.name) == ["Edsger", "Barbara", "Ada"])
        #expect(captured == nil)
    }

    @Test func anItemGoesWithItsStore() {
        weak var person: Person?
        func use() {
            let people = GioListStore(of: Person.self)
            let new = Person("Ada")
            person = new
            people.append(new)
        }
        use()
        #expect(person == nil)
    }

    @Test func itemsAreSortedInOneStep() {
        let store = GioListStore(of: Person.self)
        store.append(contentsOf: ["c", "a", "b"].map { Person($0) })
        var changes = 0
        store.onItemsChanged { _, _, _ in changes += 1 }
        store.sort { (one: Person, other: Person) in one.name < other.name }
        #expect(names(store) == ["a0", "b0", "c0"])
        #expect(changes == 1)
    }

    @Test func anItemIsInsertedAtItsPlace() {
        let store = GioListStore(of: Person.self)
        for (number, name) in ["c", "a", "b", "a"].enumerated() {
            store.insertSorted(Person(name, number)) { $0.name < $1.name }
        }
        #expect(names(store) == ["a1", "a3", "b2", "c0"])
        #expect(store.insertSorted(Person("d", 4)) { $0.name < $1.name } == 4)
    }

    @Test func theComparisonIsGoneAfterwards() {
        final class Captured {}
        weak var captured: Captured?
        let store = GioListStore(of: Person.self)
        do {
            let object = Captured()
            captured = object
            store.append(contentsOf: [Person("b"), Person("a")])
            store.sort { (one: Person, other: Person) in withExtendedLifetime(object) { one.name < other.name } }
        }
        #expect(captured == nil)
    }

    @Test func aMapWithoutAFunctionLeavesTheItemsAsTheyAre() {
        let store = GioListStore(of: Person.self)
        store.append(contentsOf: [Person("a")])
        let map = MapListModel(model: store) { _ in Label("mapped") }
        #expect(map.items(as: Object.self).first is Label)
        map.setMapFunc(nil)
        #expect(!map.hasMap)
        #expect(map.items(as: Object.self).first is Person)
    }
}
