import Glibc
import LassoGtk

/// A color as its parts of red, green, and blue, from 0 to 255.
struct MixedColor: Equatable {
    var red: Int
    var green: Int
    var blue: Int

    /// A part of a color.
    enum Channel: CaseIterable, Codable {
        case red, green, blue
    }

    subscript(channel: Channel) -> Int {
        get { self[keyPath: channel.keyPath] }
        set { self[keyPath: channel.keyPath] = min(255, max(0, newValue)) }
    }

    /// Two digits of the hexadecimal system for each part, such as `3584e4`.
    var hexadecimal: String {
        Channel.allCases.map { String(self[$0] + 0x100, radix: 16).suffix(2) }.joined()
    }

    /// The color in the form of GTK.
    var rgba: RGBA {
        RGBA(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, alpha: 1)
    }

    /// Returns the contrast between this color and another one, from 1 to 21.
    ///
    /// Source: the Web Content Accessibility Guidelines 2.1, "contrast ratio".
    func contrast(to other: MixedColor) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// Source: the Web Content Accessibility Guidelines 2.1, "relative luminance".
    private var luminance: Double {
        let light = Channel.allCases.map { channel in
            let part = Double(self[channel]) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
    }

    static let black = MixedColor(red: 0, green: 0, blue: 0)
    static let white = MixedColor(red: 255, green: 255, blue: 255)
}

extension MixedColor {
    /// Creates a color from six digits of the hexadecimal system, with a number sign or without.
    init?(hexadecimal: String) {
        let digits = hexadecimal.hasPrefix("#") ? hexadecimal.dropFirst() : hexadecimal[...]
        guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = Int(digits, radix: 16) else {
            return nil
        }
        self.init(red: number >> 16, green: number >> 8 & 0xff, blue: number & 0xff)
    }
}

extension MixedColor.Channel {
    fileprivate var keyPath: WritableKeyPath<MixedColor, Int> {
        switch self {
        case .red: \.red
        case .green: \.green
        case .blue: \.blue
        }
    }

    /// The name, with a mnemonic.
    var name: String {
        switch self {
        case .red: translated("_Red")
        case .green: translated("_Green")
        case .blue: translated("_Blue")
        }
    }
}
