/// Names a file or a folder, which need not exist.
///
/// It is a value, so a state can hold it. It is known by its address, since what the user chooses need not be on this computer.
///
/// Source: `GFile`, as far as it is a name.
public struct FileReference: Hashable, Sendable, CustomStringConvertible {
    /// The address: `"file:///home/billie/Notes.txt"`, `"sftp://…"`.
    public let uri: String

    /// Names a file by its address.
    ///
    /// - Parameter uri: The address, with what is not allowed there escaped.
    public init(uri: String) {
        self.uri = uri
    }

    /// Names a file on this computer.
    ///
    /// - Parameter path: Its path.
    /// - Precondition: The path begins with a slash.
    public init(path: String) {
        precondition(path.hasPrefix("/"), "FileReference.init(path:): \"\(path)\" does not begin with a slash.")
        uri = "file://" + path.utf8.map(Self.escaped).joined()
    }

    /// The path, if the file is on this computer and its path is text.
    public var path: String? {
        for beginning in ["file:///", "file://localhost/"] where uri.hasPrefix(beginning) {
            return Self.unescaped(uri.utf8.dropFirst(beginning.utf8.count - 1))
        }
        return nil
    }

    /// The last part of the address: what the file is called.
    public var name: String {
        let part = uri.utf8.split(separator: UInt8(ascii: "/")).last ?? uri.utf8[...]
        return Self.unescaped(part) ?? String(part) ?? uri
    }

    /// The path, or else the address.
    public var description: String { path ?? uri }

    // MARK: Escaping

    // What may be in a path as it is, as GLib has it too.
    private static let plain = Set("!$&'()*+,-./:=@_~".utf8)

    private static func escaped(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            return String(UnicodeScalar(byte))
        case _ where plain.contains(byte):
            return String(UnicodeScalar(byte))
        default:
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }
    }

    private static func unescaped(_ text: Substring.UTF8View) -> String? {
        var bytes: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let digits = String(rest.prefix(2)), digits.count == 2,
                digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16), value != 0
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
