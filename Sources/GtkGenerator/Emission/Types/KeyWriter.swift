/// Writes the names of the key values.
struct KeyWriter {
    /// GDK's constants, by name.
    let constants: [String: Int64]

    func lines() -> [String] {
        let keys = constants.filter { $0.key.hasPrefix("KEY_") }.map {
            (name: String($0.key.dropFirst(4)), value: $0.value)
        }
        let uses = Dictionary(grouping: keys, by: { swiftName($0.name) }).mapValues(\.count)
        var lines = [
            "/// The key values that ``EventControllerKey`` reports and ``Accelerator`` uses.",
            "///",
            "/// A letter has two values: `Key.a`, and `Key.A` with Shift.",
            "///",
            "/// Source: `GDK_KEY_...`.",
            "nonisolated public enum Key {",
        ]
        for key in keys.sorted(by: { ($0.value, $0.name) < ($1.value, $1.name) }) {
            // Names that differ only in case keep C's spelling.
            let name = MemberNames.escaped(uses[swiftName(key.name)] == 1 ? swiftName(key.name) : key.name)
            lines += [
                "/// Source: `GDK_KEY_\(key.name)`.",
                Modifiers.emittedIntoClient,
                "public static var \(name): Int { 0x\(String(key.value, radix: 16)) }",
            ]
        }
        return lines + ["}"]
    }

    /// Returns the Swift spelling of a key's name: `pageUp` for `Page_Up`.
    private func swiftName(_ name: String) -> String {
        let parts = name.split(separator: "_").map(String.init)
        guard let first = parts.first else { return name }
        let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if first.first?.isNumber == true { return "_" + first + rest }
        // An abbreviation, such as `KP` or `ISO`, is lowercased as a whole.
        let isAbbreviation = first.count > 1 && first.allSatisfy { $0.isUppercase || $0.isNumber }
        return (isAbbreviation ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()) + rest
    }
}
