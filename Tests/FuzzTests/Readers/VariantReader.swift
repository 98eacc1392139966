import Gtk

@testable import LassoGtk

/// The values that other programs send over the message bus: parameters of actions, the appearance of the desktop, the
/// capabilities of its notifications, and the places of files on the host.
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

    /// Reads a variant as the reply of each portal and of the notifications, and as a change that a portal reports.
    private static func checkReplies(_ variant: Variant) throws {
        let all = PortalAppearance(reply: variant)
        try checkColor(of: all, variant)
        var changed = all
        changed.apply(variant)
        try checkColor(of: changed, variant)
        let isNamed = variant.description.contains(PortalAppearance.namespace)
        try require(isNamed || changed == PortalAppearance(), "\(variant) of another namespace is the appearance")
        let tells = variant.children.first?.get([String].self) != nil
        try require(NotificationMarkup.hasMarkup(reply: variant) || tells, "\(variant) tells that there is no markup")
        if let path = ShownPlaces.hostPath(reply: variant) { try checkPlace(ofPath: path) }
    }

    private static func checkPlace(ofPath path: String) throws {
        let slash = UInt8(ascii: "/")
        try require(path.utf8.first == slash && !path.utf8.contains(0), "“\(path)” is no path")
        let (name, folder) = ShownPlaces(portalFolder: "/doc", home: "/home/billie").place(ofPath: path)
        try require(!name.utf8.contains(slash), "“\(name)” is the name of “\(path)”")
        try require(path.utf8.reversed().starts(with: name.utf8.reversed()), "“\(path)” doesn't end with “\(name)”")
        let isFolder = folder.map { $0.hasPrefix("~") || $0.utf8.first == slash } ?? false
        try require(isFolder, "“\(path)” has no folder")
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
