import Gtk

@testable import LassoGtk

/// The values that other programs send over the message bus: parameters of actions, and the appearance of the desktop.
enum VariantReader: Reader {
    nonisolated static let name = "Variants"

    static func read(_ input: [UInt8]) throws {
        let text = String(decoding: input, as: UTF8.self)
        switch Result(catching: { () throws(GLibError) in try Variant(parsing: text) }) {
        case .success(let variant): try check(variant)
        case .failure(let error):
            Landmarks.note(error)
            try require(!error.message.isEmpty, "an error has no message")
        }
    }

    private static func check(_ variant: Variant) throws {
        Landmarks.note(String(variant.typeString.prefix(2)))
        let again = try Variant(parsing: variant.description, type: variant.typeString)
        try require(again.description == variant.description, "\(variant) becomes \(again)")
        try checkTypes(of: variant)
        for child in variant.children { try checkTypes(of: child) }
        for key in ["color-scheme", "contrast", "reduced-motion", "accent-color"] {
            var appearance = PortalAppearance()
            appearance.set(key, to: variant)
            try checkColor(of: appearance, variant)
        }
        try checkReplies(variant)
    }

    /// Reads a variant as the reply of the portal, and as a change that it reports.
    private static func checkReplies(_ variant: Variant) throws {
        let all = PortalAppearance(reply: variant)
        try checkColor(of: all, variant)
        var changed = all
        changed.apply(variant)
        try checkColor(of: changed, variant)
        let isNamed = variant.description.contains(PortalAppearance.namespace)
        try require(isNamed || changed == PortalAppearance(), "\(variant) of another namespace is the appearance")
    }

    private static func checkColor(of appearance: PortalAppearance, _ variant: Variant) throws {
        guard let color = appearance.accentColor else { return }
        let parts = [color.red, color.green, color.blue]
        try require(parts.allSatisfy { (0...1).contains($0) }, "\(variant) is no color")
    }

    /// Reads a variant as each type.
    private static func checkTypes(of variant: Variant) throws {
        try check(variant, as: Bool.self)
        try check(variant, as: Int.self)
        try check(variant, as: Int32.self)
        try check(variant, as: UInt8.self)
        try check(variant, as: UInt32.self)
        try check(variant, as: UInt64.self)
        try check(variant, as: String.self)
        try check(variant, as: [String].self)
        try check(variant, as: [UInt8].self)
        try check(variant, as: [[Int]].self)
        try check(variant, as: [String: String].self)
        try check(variant, as: [String: Variant].self)
        try check(variant, as: [Variant].self)
        if let number = variant.get(Double.self), !number.isNaN { try check(variant, as: Double.self) }
    }

    private static func check<Value: VariantConvertible & Equatable>(_ variant: Variant, as type: Value.Type) throws {
        guard let value = variant.get(type) else { return }
        try require(Variant(value).get(type) == value, "\(variant) as \(type) is another value when it is read again")
    }
}
