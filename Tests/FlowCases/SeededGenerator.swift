/// A generator of pseudorandom numbers that are the same in every run.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator.
    ///
    /// - Parameter state: The number that determines the sequence.
    public init(state: UInt64) { self.state = state }

    /// Returns a random element.
    ///
    /// - Precondition: `elements` is not empty.
    public mutating func element<Element>(of elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }

    /// Returns the next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var number = state
        number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
        number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
        return number ^ (number >> 31)
    }
}
