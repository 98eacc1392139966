import CGtk

extension ContentType {
    /// Returns the likely type of a file.
    ///
    /// - Parameters:
    ///   - fileName: The name of the file, or `nil` if it is unknown.
    ///   - contents: The first bytes of the file, or `nil` if they are unknown. An empty file has none.
    /// - Returns: The type, and whether it is certain.
    ///
    /// Source: `g_content_type_guess`.
    public static func guess(fileName: String? = nil, contents: [UInt8]? = nil) -> (type: String, isCertain: Bool) {
        var isUncertain: gboolean = 0
        let type = (contents ?? []).withUnsafeBufferPointer { bytes in
            g_content_type_guess(
                cText(ifAny: fileName),
                contents == nil ? nil : bytes.baseAddress,
                gsize(bytes.count),
                &isUncertain
            )
        }
        return (String(taking: type), isUncertain == 0)
    }
}
