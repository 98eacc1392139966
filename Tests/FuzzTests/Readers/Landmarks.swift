import Gtk

/// The landmarks that a reader reaches in code that the fuzzer can't follow, because it is that of GTK: an error of
/// a new kind, for example. The fuzzer goes on from inputs that reach something new.
enum Landmarks {
    /// A closure called with a number for each landmark.
    static var note: (UInt64) -> Void = { _ in }

    /// Notes an error.
    static func note(_ error: GLibError) { note(hash(of: error.domain) &+ UInt64(truncatingIfNeeded: error.code)) }

    /// Notes a text. What is in quotes, and numbers, don't count, because they come from the input.
    static func note(_ text: String) { note(hash(of: text)) }

    private static func hash(of text: String) -> UInt64 {
        var isQuoted = false
        return text.unicodeScalars.reduce(0xcbf2_9ce4_8422_2325) { hash, scalar in
            switch scalar {
            case "\"", "'", "“", "”": isQuoted.toggle()
            case _ where isQuoted || scalar.properties.numericType != nil: break
            default: return (hash ^ UInt64(scalar.value)) &* 0x100_0000_01b3
            }
            return hash
        }
    }
}
