/// Percent-encoding of texts in addresses: each byte of a character that is reserved, or not ASCII, is written as `%`
/// and two hexadecimal digits.
///
/// Source: RFC 3986.
enum PercentEncoding {
    /// Encodes a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - plain: The characters, besides letters and digits, that are not encoded.
    /// - Returns: The encoded text, which is printable ASCII.
    static func encode(_ text: String, plain: String.UTF8View) -> String {
        let digits = Array("0123456789ABCDEF")
        return text.utf8.reduce(into: "") { encoded, byte in
            if byte.isLetter || byte.isDigit || plain.contains(byte) {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                encoded += "%"
                encoded.append(digits[Int(byte >> 4)])
                encoded.append(digits[Int(byte & 15)])
            }
        }
    }

    /// Decodes a text.
    ///
    /// - Parameter encoded: The encoded text.
    /// - Returns: The text, or `nil` if a `%` is not followed by two hexadecimal digits, if the text is not valid
    ///   UTF-8, or if it contains a NUL character, which ends a string in C but not in Swift.
    static func decode(_ encoded: Substring.UTF8View) -> String? {
        var bytes: [UInt8] = []
        var rest = encoded
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst()?.hexadecimalValue, let low = rest.popFirst()?.hexadecimalValue else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        guard !bytes.contains(0) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var hexadecimalValue: UInt8? {
        if isDigit { return self - UInt8(ascii: "0") }
        let letter = self | 0x20
        return (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(letter) ? letter - UInt8(ascii: "a") + 10 : nil
    }
}
