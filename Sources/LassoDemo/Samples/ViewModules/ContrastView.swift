import LassoGtk

/// The contrast of a color to black and to white, in words.
final class ContrastView: Box, LassoView {
    /// The contrast that a text needs, by the Web Content Accessibility Guidelines 2.1.
    private static let needed = 4.5

    let store: ContrastModule.ViewStore

    init(_ store: ContrastModule.ViewStore) {
        self.store = store
        super.init(.vertical, spacing: 6)
        let black = Label("", xalign: 0, wrap: true), white = Label("", xalign: 0, wrap: true)
        black.bind(\.label, to: store, \.toBlack) { contrast in
            contrast >= Self.needed
                ? translated("On black: \(Self.text(contrast)), easy to read")
                : translated("On black: \(Self.text(contrast)), hard to read")
        }
        white.bind(\.label, to: store, \.toWhite) { contrast in
            contrast >= Self.needed
                ? translated("On white: \(Self.text(contrast)), easy to read")
                : translated("On white: \(Self.text(contrast)), hard to read")
        }
        append(black)
        append(white)
    }

    private static func text(_ contrast: Double) -> String { LocaleFormat.number(contrast, fractionDigits: 1) }
}
