import LassoTestUtilities
import Testing

@testable import LassoGtkTestUtilities

/// Tests of the order in which drawn tests take turns. They need no display.
struct DisplayTurnsTests {
    /// Returns the order in which ten waiting tests get their turns.
    private func order(seed: UInt64?) async throws -> [Int] {
        let turns = DisplayTurns(seed: seed)
        var order: [Int] = []
        var isTaken = false
        for number in 1...10 {
            Task {
                await turns.take(for: "test \(number)")
                #expect(!isTaken, "Another test already has its turn.")
                isTaken = true
                await Task.yield()
                order.append(number)
                isTaken = false
                turns.giveBack()
            }
        }
        try await eventually { order.count == 10 }
        return order
    }

    @Test func withoutASeedTheFirstToComeIsTheFirst() async throws {
        #expect(try await order(seed: nil) == Array(1...10))
    }

    @Test func aSeedGivesAnOrderOfItsOwnAndTheSameEachTime() async throws {
        let first = try await order(seed: 1)
        #expect(first.sorted() == Array(1...10) && first != Array(1...10))
        #expect(try await order(seed: 1) == first)
        #expect(try await order(seed: 2) != first)
    }
}

/// Tests of which the suite and the test have the trait.
@Suite(.display, .timeLimit(.minutes(1))) struct NestedDisplayTests {
    @Test(.display) func aTestOfASuiteThatDrawsHasOneTurn() {
        #expect(GtkTesting.application.isRegistered)
    }
}
