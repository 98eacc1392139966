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

/// Holds itself, and is equal to nothing.
private final class Loop: Equatable {
    private(set) var loop: Loop?

    init() { loop = self }

    static func == (first: Loop, second: Loop) -> Bool { false }
}

private class Animal {
    var name = "Rex"
}

private final class Dog: Animal {
    var barks = true

    init(barks: Bool) { self.barks = barks }
}

/// Two of these are never equal and always look the same.
private struct Contrary: Equatable {
    var value = 1

    static func == (first: Self, second: Self) -> Bool { false }
}

/// Hides its content from reflection, but its description does not.
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
                "state: expected and found are not equal, but both look like Contrary(value: 1)"
            ]
        )
        #expect(lines(Double.nan, .nan) == ["state: expected and found are not equal, but both look like nan"])
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

    @Test(.timeLimit(.minutes(1))) func objectsInACircleAndLongChainsComeToAnEnd() {
        func circle(_ label: String) -> Node {
            let first = Node("first")
            first.next = Node(label)
            first.next?.next = first
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
        #expect(
            lines(Loop(), Loop()) == [
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
