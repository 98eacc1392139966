import LassoGtk

/// A throw of dice.
nonisolated struct DiceThrow: Identifiable, Hashable, Sendable, Codable {
    let id: Int
    /// The numbers that the dice show, from 1 to 6.
    var dice: [Int]

    /// The sum of the numbers.
    var sum: Int { dice.reduce(0, +) }

    /// Returns dice that show random numbers.
    static func random(count: Int, using generator: inout some RandomNumberGenerator) -> [Int] {
        (0..<count).map { _ in Int.random(in: 1...6, using: &generator) }
    }
}

@MainActor extension DiceThrow {
    var title: String { translated("Throw \(id)") }

    /// The numbers, for example "2, 5, and 6".
    var numbers: String { LocaleFormat.list(dice.map { LocaleFormat.number($0) }) }

    /// The text that a screen reader says after a throw.
    var announcement: String {
        translated("Dice: \(numbers). Sum: \(LocaleFormat.number(sum))", comment: "What a screen reader says")
    }
}
