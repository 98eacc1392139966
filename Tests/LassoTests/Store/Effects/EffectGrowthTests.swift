import Lasso
import Testing

/// An identifier of an effect that counts how often it is compared.
private struct CountedIdentifier: Hashable {
    final class Comparisons: @unchecked Sendable {
        // Compared only by effects on the main actor.
        var count = 0
    }

    let number: Int
    let comparisons: Comparisons

    static func == (one: Self, other: Self) -> Bool {
        one.comparisons.count += 1
        return one.number == other.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private enum PlainModule: StoreModule {}

/// Tests that the number of steps of an operation doesn't depend on the number of other effects.
@MainActor
struct EffectGrowthTests {
    @Test func anEffectIsFoundByItsIdentifierAmongAnyNumber() async {
        let counts = [10, 1_000].map { size in
            let store = LassoStore<PlainModule>()
            let comparisons = CountedIdentifier.Comparisons()
            let start = { (number: Int) in
                _ = store.effect(CountedIdentifier(number: number, comparisons: comparisons), .cancelPrevious) {
                    try await Task.sleep(for: .seconds(1_000))
                }
            }
            for number in 0..<size { start(number) }
            comparisons.count = 0
            start(5)
            store.cancelEffects(CountedIdentifier(number: 5, comparisons: comparisons))
            defer { store.cancelAllEffects() }
            return comparisons.count
        }
        // Some identifiers share a place in the hash table. A search among all would compare a thousand.
        #expect(counts[1] < counts[0] + 100)
    }
}
