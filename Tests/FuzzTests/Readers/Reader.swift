/// Code of the library that reads bytes from outside, together with what is true whatever the bytes are.
protocol Reader: SendableMetatype {
    /// The name, which is also that of the reader's folder in `Fuzzing/Corpora`.
    nonisolated static var name: String { get }

    /// The size, in bytes, of the largest input that is tried. Reading it takes well below a second.
    static var largestInput: Int { get }

    /// Whether it creates widgets.
    nonisolated static var needsDisplay: Bool { get }

    /// Reads an input.
    ///
    /// - Parameter input: The bytes.
    /// - Throws: ``Violation`` if something isn't true that has to be.
    static func read(_ input: [UInt8]) throws
}

extension Reader {
    static var largestInput: Int { 4096 }

    nonisolated static var needsDisplay: Bool { false }

    /// Reads an input, unless it is larger than the largest one.
    static func readIfSmall(_ input: [UInt8]) throws {
        if input.count <= largestInput { try read(input) }
    }
}
