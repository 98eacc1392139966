import LassoGtk

/// The colors of the parts of a program's text, which suit an appearance.
nonisolated struct HighlightColors: Equatable, Sendable {
    let comment: RGBA
    let keyword: RGBA
    let number: RGBA
    let string: RGBA
    let type: RGBA

    /// Creates the colors for an appearance.
    init(_ appearance: Appearance) {
        self =
            switch (appearance.isDark, appearance.hasHighContrast) {
            case (false, false): HighlightColors(0x5E5C64, 0x8B2A9B, 0x7A4B00, 0xA51D2D, 0x1A5FB4)
            case (false, true): HighlightColors(0x3D3846, 0x5E0F73, 0x523200, 0x7A0A17, 0x0B3A75)
            case (true, false): HighlightColors(0xB8B6BE, 0xE5A5F5, 0xF5C670, 0xF8A99A, 0x99C1F1)
            case (true, true): HighlightColors(0xDEDCE4, 0xF6D3FF, 0xFFE3AE, 0xFFD2C8, 0xCFE4FF)
            }
    }

    private init(_ comment: UInt32, _ keyword: UInt32, _ number: UInt32, _ string: UInt32, _ type: UInt32) {
        (self.comment, self.keyword, self.number) = (RGBA(hex: comment), RGBA(hex: keyword), RGBA(hex: number))
        (self.string, self.type) = (RGBA(hex: string), RGBA(hex: type))
    }

    /// Returns the color of a kind of parts.
    subscript(kind: HighlightedPart.Kind) -> RGBA {
        switch kind {
        case .comment: comment
        case .keyword: keyword
        case .number: number
        case .string: string
        case .type: type
        }
    }
}

extension RGBA {
    nonisolated fileprivate init(hex: UInt32) {
        let part = { (shift: UInt32) in Float(hex >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
