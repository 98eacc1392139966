import Foundation
import Lasso
import LassoTestUtilities
import Testing

/// A row of an array.
struct NumberedRow: Identifiable, Hashable, Codable, Comparable {
    var id: Int
    var title = ""

    static func < (one: NumberedRow, other: NumberedRow) -> Bool { one.id < other.id }
}

/// Tests arrays of identified values by what they do for a few elements. The random tests compare them with arrays.
@Suite struct IdentifiedArrayTests {
    private typealias Rows = IdentifiedArray<NumberedRow>

    private var rows = Rows((1...5).map { NumberedRow(id: $0) })

    @Test mutating func anElementIsChangedByItsIdentity() {
        rows[id: 3]?.title = "three"
        #expect(rows[2] == NumberedRow(id: 3, title: "three"))
        #expect(rows[id: 9] == nil)
    }

    @Test mutating func anElementThatIsAssignedIsAppendedOrReplacedInItsPlace() {
        rows[id: 2] = NumberedRow(id: 2, title: "two")
        rows[id: 9] = NumberedRow(id: 9)
        #expect(Array(rows.ids) == [1, 2, 3, 4, 5, 9])
        #expect(rows[1].title == "two")
    }

    @Test mutating func anElementIsRemovedByItsIdentity() {
        rows[id: 2] = nil
        #expect(rows.remove(id: 4) == NumberedRow(id: 4))
        #expect(rows.remove(id: 4) == nil)
        #expect(Array(rows.ids) == [1, 3, 5])
        #expect(!rows.contains(id: 2))
        #expect(rows.index(id: 5) == 2)
    }

    @Test mutating func anElementIsMovedInFrontOfAnotherOne() {
        rows.move(5, before: 2)
        #expect(Array(rows.ids) == [1, 5, 2, 3, 4])
        rows.move(1, before: nil)
        #expect(Array(rows.ids) == [5, 2, 3, 4, 1])
        rows.move(3, before: 3)
        rows.move(9, before: 3)
        #expect(Array(rows.ids) == [5, 2, 3, 4, 1])
    }

    @Test mutating func elementsAreSortedAndReversed() {
        rows.reverse()
        #expect(Array(rows.ids) == [5, 4, 3, 2, 1])
        rows.sort()
        #expect(Array(rows.ids) == [1, 2, 3, 4, 5])
        #expect(rows.index(id: 5) == 4)
    }

    @Test func elementsWithTheSameIdentityAreCombined() {
        let doubled = [NumberedRow(id: 1, title: "a"), NumberedRow(id: 2), NumberedRow(id: 1, title: "b")]
        let unique = Rows(doubled) { NumberedRow(id: $0.id, title: $0.title + $1.title) }
        #expect(Array(unique) == [NumberedRow(id: 1, title: "ab"), NumberedRow(id: 2)])
    }

    @Test func theDifferenceHasTheSmallestReplacements() {
        var new = rows
        new.move(5, before: 1)
        new[id: 3]?.title = "three"
        new.remove(id: 4)
        let difference = new.difference(from: rows)
        #expect(
            difference.replacements == [
                IdentifiedDifference.Replacement(old: 0..<0, new: 0..<1),
                IdentifiedDifference.Replacement(old: 3..<5, new: 4..<4),
            ]
        )
        #expect(difference.changes == [3])
    }

    @Test func anArrayIsShownAsAnArray() {
        #expect("\(Rows([NumberedRow(id: 1)]))" == "\([NumberedRow(id: 1)])")
        #expect(Mirror(reflecting: rows).displayStyle == .collection)
    }

    @Test func identitiesMayHaveTheSameHash() {
        struct Clash: Identifiable, Equatable {
            struct ID: Hashable {
                let number: Int
                func hash(into hasher: inout Hasher) { hasher.combine(number % 2) }
            }
            let id: ID
        }
        var rows = IdentifiedArray((0..<500).map { Clash(id: Clash.ID(number: $0)) })
        for number in stride(from: 0, to: 500, by: 3) { rows.remove(id: Clash.ID(number: number)) }
        #expect(rows.map(\.id.number) == (0..<500).filter { !$0.isMultiple(of: 3) })
        for position in rows.indices { #expect(rows.index(id: rows[position].id) == position) }
    }

    @Test func anArrayIsCodedAsAnArray() throws {
        let data = try JSONEncoder().encode(rows)
        #expect(try JSONDecoder().decode([NumberedRow].self, from: data) == Array(rows))
        #expect(try JSONDecoder().decode(Rows.self, from: data) == rows)
        let doubled = try JSONEncoder().encode(Array(rows) + [NumberedRow(id: 3)])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Rows.self, from: doubled) }
    }

    @Test func twoElementsWithTheSameIdentityStopTheProgramWithBoth() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = IdentifiedArray([NumberedRow(id: 1, title: "a"), NumberedRow(id: 2), NumberedRow(id: 1, title: "b")])
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("IdentifiedArray: two elements have the same id, 1:"))
        #expect(message.contains("title: \"a\""))
        #expect(message.contains("title: \"b\""))
    }

    @Test func anElementThatIsThereAlreadyCanNotBeInserted() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rows: IdentifiedArray = [NumberedRow(id: 1, title: "a")]
            rows.append(NumberedRow(id: 1, title: "b"))
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("replace the first one by array[id: id] = element."))
    }
}
