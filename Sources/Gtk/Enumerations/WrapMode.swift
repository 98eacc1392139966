import CGtk

/// Where a line of text may break.
///
/// Source: `PangoWrapMode`.
nonisolated public enum WrapMode: Sendable, Hashable, CaseIterable {
    /// Source: `PANGO_WRAP_WORD`.
    case word
    /// Source: `PANGO_WRAP_CHAR`.
    case char
    /// Source: `PANGO_WRAP_WORD_CHAR`.
    case wordChar

    var cValue: PangoWrapMode {
        switch self {
        case .word: PANGO_WRAP_WORD
        case .char: PANGO_WRAP_CHAR
        case .wordChar: PANGO_WRAP_WORD_CHAR
        }
    }

    init(_ value: PangoWrapMode) {
        guard let known = Self.allCases.first(where: { $0.cValue == value }) else {
            preconditionFailure("PangoWrapMode \(value.rawValue) has no case in WrapMode.")
        }
        self = known
    }
}
