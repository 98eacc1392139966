import Lasso

nonisolated extension Chore {
    /// Returns chores with the numbers from 1 on. Their names are always the same, and repeat after 10,000.
    static func examples(count: Int) -> IdentifiedArray<Chore> {
        let verbs =
            words("Borrow Clean Count Draw Dust Hide Inspect Label Lend Measure")
            + words("Move Order Paint Photograph Polish Repair Return Sell Weigh Wrap")
        let adjectives =
            words("big black blue broken cheap dark dusty empty expensive green")
            + words("heavy light narrow new old red round small white yellow")
        let nouns =
            words("armchair bicycle blanket bookcase bucket candle carpet clock cupboard curtain desk fence")
            + words("guitar hammer kettle lamp mirror parcel piano picture sofa suitcase table umbrella vase")
        let names = verbs.flatMap { verb in
            adjectives.flatMap { adjective in nouns.map { "\(verb) the \(adjective) \($0)" } }
        }
        // Neighbors differ, because the step is a prime number.
        return IdentifiedArray((1...count).lazy.map { Chore(id: $0, name: names[$0 * 7_919 % names.count]) })
    }

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
