import Foundation
import Lasso
import LassoTestUtilities
import Testing

private struct User: Equatable {
    var name = "Billie"
    var age = 30
}

private enum Phase: Equatable {
    case idle, loading
    case failed(String)
    case found(count: Int, page: Int)
    case signedIn(User)
}

private final class Node {
    var label: String
    var next: Node?

    init(_ label: String) { self.label = label }
}

/// An object that references itself until it is opened, and isn't equal to anything.
private final class Loop: Equatable {
    private var loop: Loop?

    init() { loop = self }

    func open() { loop = nil }

    static func == (first: Loop, second: Loop) -> Bool { false }
}

private class Animal {
    var name = "Rex"
}

private final class Dog: Animal {
    var barks = true

    init(barks: Bool) { self.barks = barks }
}

/// Values that are never equal, and always look the same. Each has its own storage.
private struct Contrary: Equatable {
    var values = [1]

    static func == (first: Self, second: Self) -> Bool { false }
}

/// A value whose content is hidden from reflection but visible in its description.
private struct Token: Equatable, CustomReflectable, CustomStringConvertible {
    let text: String

    var description: String { text }
    var customMirror: Mirror { Mirror(self, children: []) }
}

struct DifferenceTests {
    private func lines<Value>(_ expected: Value, _ found: Value) -> [String] {
        difference(of: expected, and: found, named: "state")
    }

    @Test func equalValuesDoNotDiffer() {
        #expect(lines(User(), User()) == [])
        #expect(lines(["a": [1, 2]], ["a": [1, 2]]) == [])
    }

    @Test func eachPropertyThatDiffersHasALine() {
        #expect(
            lines(["x": User()], ["x": User(name: "Bob", age: 31)]) == [
                #"state["x"].name: expected "Billie", found "Bob""#,
                #"state["x"].age: expected 30, found 31"#,
            ]
        )
    }

    @Test func differentCasesOfAnEnumerationAlwaysDiffer() {
        #expect(lines(Phase.idle, .loading) == ["state: expected .idle, found .loading"])
        #expect(lines(Phase.idle, .failed("No")) == [#"state: expected .idle, found .failed("No")"#])
        #expect(
            lines(Phase.signedIn(User()), .found(count: 1, page: 2)) == [
                #"state: expected .signedIn(User(name: "Billie", age: 30)), found .found(count: 1, page: 2)"#
            ]
        )
    }

    @Test func thePayloadsOfOneCaseAreCompared() {
        #expect(lines(Phase.failed("a"), .failed("b")) == [#"state.failed: expected "a", found "b""#])
        #expect(
            lines(Phase.found(count: 1, page: 2), .found(count: 1, page: 3)) == [
                "state.found.page: expected 2, found 3"
            ]
        )
        #expect(
            lines(Phase.signedIn(User()), .signedIn(User(age: 4))) == ["state.signedIn.age: expected 30, found 4"]
        )
    }

    @Test func anOptionalDiffersFromNilAndInWhatItWraps() {
        #expect(lines(nil, "nil") == [#"state: expected nil, found "nil""#])
        #expect(lines(User(), User(age: 1) as User?) == ["state.age: expected 30, found 1"])
        #expect(lines(Int??.none, .some(nil)) == ["state: expected nil, found Optional(nil)"])
    }

    @Test func elementsOfCollectionsAreNamedByIndexKeyOrThemselves() {
        #expect(
            lines([1, 2, 3], [1, 4]) == ["state[1]: expected 2, found 4", "state[2]: expected 3, found nothing"]
        )
        #expect(
            lines(["a": 1, "b": 2], ["b": 3, "c": 4]) == [
                #"state["a"]: expected 1, found nothing"#,
                #"state["b"]: expected 2, found 3"#,
                #"state["c"]: expected nothing, found 4"#,
            ]
        )
        #expect(
            lines(Set([1, 2]), [2, 3]) == [
                "state: expected element 1, found nothing",
                "state: expected nothing, found element 3",
            ]
        )
        #expect(lines([], [1]) == ["state[0]: expected nothing, found 1"])
    }

    @Test func partsOfTuplesAndValuesThatAreNotEquatableAreCompared() {
        #expect(lines((1, "a"), (1, "b")) == [#"state.1: expected "a", found "b""#])
        #expect(lines((count: 1, {}), (count: 2, {})) == ["state.count: expected 1, found 2"])
    }

    @Test func aSecretIsNeverShown() {
        let expected = (name: "Billie", password: Secret("swordfish"))
        let found = (name: "Bob", password: Secret("hunter2"))
        #expect(
            lines(expected, found) == [
                #"state.name: expected "Billie", found "Bob""#,
                "state.password: expected and found are not equal, but both look like Secret<String>(…)",
            ]
        )
        #expect(
            lines(nil, Secret("hunter2")) == ["state: expected nil, found Secret<String>(…)"]
        )
        #expect(
            lines([Token(text: "swordfish")], [Token(text: "hunter2"), Token(text: "third")]) == [
                "state[0]: expected and found are not equal, but both look like Token(…)",
                "state[1]: expected nothing, found Token(…)",
            ]
        )
    }

    @Test func unequalValuesThatLookTheSameStillDiffer() {
        #expect(
            lines(Contrary(), Contrary()) == [
                "state: expected and found are not equal, but both look like Contrary(values: [1])"
            ]
        )
    }

    @Test func equalBitsDoNotDifferAndOtherNaNsDo() {
        #expect(lines(Double.nan, .nan) == [])
        #expect(lines([[Double.nan]], [[.nan]]) == [])
        #expect(lines(["a": Double.nan], ["a": .nan]) == [])
        #expect(lines(Set([Double.nan]), [.nan]) == [])
        #expect(lines(["a": Double.nan], ["b": .nan]).count == 2)
        #expect(lines((1, Float.nan as Float?), (1, Float.nan)) == [])
        #expect(lines(Double.nan, Double(nan: 1, signaling: false)) == ["state: expected nan, found nan(0x1)"])
    }

    @Test func objectsDifferInWhatTheyHoldOrAtLeastInBeingTwo() {
        let node = Node("a")
        #expect(lines(node, node) == [])
        #expect(lines(node, Node("b")) == [#"state.label: expected "a", found "b""#])
        #expect(
            lines(node, Node("a")) == [
                #"state: expected and found are two objects, but both look like Node(label: "a", next: nil)"#
            ]
        )
        #expect(lines(Dog(barks: true), Dog(barks: false)) == ["state.barks: expected true, found false"])
    }

    @Test func valuesOfDifferentTypesDifferInType() {
        #expect(lines(1 as Any, "1" as Any) == [#"state: expected 1 of type Int, found "1" of type String"#])
        #expect(
            lines(Animal(), Dog(barks: true)) == [
                #"state: expected Animal(name: "Rex") of type Animal, "#
                    + #"found Dog(name: "Rex", barks: true) of type Dog"#
            ]
        )
    }

    @Test func objectsInACircleAndLongChainsComeToAnEnd() {
        var circles: [Node] = []
        // Objects in a circle would never be released.
        defer { for node in circles { node.next = nil } }
        func circle(_ label: String) -> Node {
            let first = Node("first")
            first.next = Node(label)
            first.next?.next = first
            circles.append(first)
            return first
        }
        #expect(lines(circle("a"), circle("b")) == [#"state.next.label: expected "a", found "b""#])
        #expect(
            lines([circle("a")], []) == [
                #"state[0]: expected Node(label: "first", next: Node(label: "a", next: Node(…))), found nothing"#
            ]
        )

        let shared = (Node("a"), Node("b"))
        #expect(
            lines((shared.0, shared.0 as Node?), (shared.1, shared.1)) == [#"state.0.label: expected "a", found "b""#]
        )
        let loops = (Loop(), Loop())
        defer { for loop in [loops.0, loops.1] { loop.open() } }
        #expect(
            lines(loops.0, loops.1) == [
                "state: expected and found are not equal, but both look like Loop(loop: Loop(…))"
            ]
        )

        func chain(_ label: String) -> Node {
            (0..<5000).reduce(Node(label)) { next, _ in
                let node = Node("link")
                node.next = next
                return node
            }
        }
        #expect(lines(chain("a"), chain("b")).count == 1)
    }

    @Test func valuesOfFoundationShowThemselves() {
        #expect(
            lines(URL(string: "https://a.org/"), URL(string: "https://b.org/")) == [
                "state: expected https://a.org/, found https://b.org/"
            ]
        )
        #expect(
            lines(Date(timeIntervalSinceReferenceDate: 1), Date(timeIntervalSinceReferenceDate: 1.5)) == [
                "state.timeIntervalSinceReferenceDate: expected 1.0, found 1.5"
            ]
        )
        #expect(lines(Data([1]), Data([2])).contains("state.bytes[0]: expected 1, found 2"))
    }

    @Test func textsOfSeveralLinesStayOnOne() {
        #expect(lines("a\nb", "a") == [#"state: expected "a\nb", found "a""#])
    }
}

/// Tests of differences between large values.
struct LargeDifferenceTests {
    private struct Item: Equatable {
        var title: String
        var isDone = false
    }

    private struct Plain { var number: Int }

    private struct State: Equatable {
        var items: [Item]
        var numbers: Set<Int> = []
        var names: [Int: String] = [:]
    }

    private func lines<Value>(_ expected: Value, _ found: Value) -> [String] {
        difference(of: expected, and: found, named: "state")
    }

    private let many = (0..<50_000).map { Item(title: "Item \($0)") }

    @Test func anElementMoreAtTheFrontOrInTheMiddleIsOneDifference() {
        #expect(lines([1, 2, 3], [0, 1, 2, 3]) == ["state[0]: expected nothing, found 0"])
        #expect(lines([1, 2, 3], [1, 3]) == ["state[1]: expected 2, found nothing"])
        #expect(
            lines(["a", "b", "c", "d", "e"], ["x", "a", "b", "C", "d", "e", "f"]) == [
                #"state[0]: expected nothing, found "x""#,
                #"state[3]: expected "c", found "C""#,
                #"state[6]: expected nothing, found "f""#,
            ]
        )
    }

    @Test func anElementThatMovesIsTwoDifferencesAndTwoThatChangePlacesAreTwo() {
        #expect(
            lines([1, 2, 3, 4], [4, 1, 2, 3]) == [
                "state[0]: expected nothing, found 4", "state[3]: expected 4, found nothing",
            ]
        )
        #expect(lines([1, 2, 3], [1, 3, 2]) == ["state[1]: expected 2, found 3", "state[2]: expected 3, found 2"])
    }

    @Test func elementsThatAreNotEquatableAreAlignedByWhatTheyShow() {
        #expect(
            lines([1, 2, 3].map(Plain.init), [0, 1, 2, 3].map(Plain.init)) == [
                "state[0]: expected nothing, found Plain(number: 0)"
            ]
        )
        #expect(lines([Plain(number: 1)], [Plain(number: 2)]) == ["state[0].number: expected 1, found 2"])
    }

    @Test func aChangeOfALongListIsSaidInShort() {
        var changed = many
        changed[25_000].isDone = true
        #expect(
            lines(State(items: many), State(items: changed)) == [
                "state.items[25000].isDone: expected false, found true"
            ]
        )
        changed.insert(Item(title: "New"), at: 0)
        changed.remove(at: 40_000)
        #expect(
            lines(State(items: many), State(items: changed)) == [
                #"state.items[0]: expected nothing, found Item(title: "New", isDone: false)"#,
                "state.items[25001].isDone: expected false, found true",
                #"state.items[39999]: expected Item(title: "Item 39999", isDone: false), found nothing"#,
            ]
        )
    }

    @Test func ofManyDifferencesTheFirstTwentyAreSaidAndTheOthersCounted() {
        let done = many.map { Item(title: $0.title, isDone: true) }
        let found = lines(State(items: many), State(items: done, numbers: [1]))
        #expect(found.count == 21)
        #expect(found.first == "state.items[0].isDone: expected false, found true")
        #expect(found.last == "… and 49,981 more")
        #expect(lines(many, []).last == "… and 49,980 more")
    }

    @Test func aLongCollectionIsShownInPart() {
        #expect(
            lines(nil, Array(0..<50_000)) == [
                "state: expected nil, found [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, "
                    + "… and 49,980 more]"
            ]
        )
        #expect(
            lines(nil, Dictionary(uniqueKeysWithValues: (10..<40).map { ($0, "") })).first?.hasSuffix(
                #"28: "", 29: "", … and 10 more]"#
            ) == true
        )
        #expect(
            lines(nil, Set(10..<32)) == [
                "state: expected nil, found [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, "
                    + "28, 29, … and 2 more]"
            ]
        )
        for text in lines(nil, many.map { [$0, $0] }) + lines(nil, State(items: many)) {
            #expect(text.utf8.count < 2_000)
        }
    }

    @Test func ofLongTextsThePartThatDiffersIsShown() {
        let text = String(repeating: "a", count: 10_000)
        let found = lines(text, text + "b")
        let end = String(repeating: "a", count: 19)
        #expect(found == [#"state: expected …a\#(end)", found …a\#(end)b""#])
        #expect(lines(text, "b" + text).allSatisfy { $0.utf8.count < 500 })
        #expect(lines(nil, text) == ["state: expected nil, found \"" + String(text.prefix(199)) + "…"])
    }

    @Test func ofSetsAndDictionariesOnlyWhatDiffersIsLookedAt() {
        let numbers = Set(0..<50_000)
        let names = Dictionary(uniqueKeysWithValues: numbers.map { ($0, "\($0)") })
        var (others, otherNames) = (numbers, names)
        others.remove(7)
        others.insert(-1)
        otherNames[3] = "three"
        #expect(
            lines(
                State(items: [], numbers: numbers, names: names),
                State(items: [], numbers: others, names: otherNames)
            )
                == [
                    "state.numbers: expected element 7, found nothing",
                    "state.numbers: expected nothing, found element -1",
                    #"state.names[3]: expected "3", found "three""#,
                ]
        )
    }

    @Test func aRandomChangeOfAnArrayIsAlignedSoThatItsDifferencesLeadFromTheOneToTheOther() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            let old = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in
                Int.random(in: 0..<4, using: &generator)
            }
            var new = old
            for _ in 0..<Int.random(in: 0..<4, using: &generator) {
                new.insert(
                    Int.random(in: 0..<4, using: &generator),
                    at: Int.random(in: 0...new.count, using: &generator)
                )
                if Bool.random(using: &generator) { new.remove(at: Int.random(in: new.indices, using: &generator)) }
            }
            let found = lines(old, new)
            #expect(found.isEmpty == (old == new), "\(old), \(new)")
            // The numbers of insertions and removals must explain the difference in length.
            let inserted = found.filter { $0.contains("expected nothing") }.count
            let removed = found.filter { $0.contains("found nothing") }.count
            #expect(new.count - old.count == inserted - removed, "\(old), \(new): \(found)")
            let placeByPlace = zip(old, new).filter { $0 != $1 }.count + abs(old.count - new.count)
            #expect(found.count <= placeByPlace, "\(old), \(new): \(found)")
        }
    }
}
