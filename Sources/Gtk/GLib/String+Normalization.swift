import CGtk

extension String {
    /// The text with composed characters (NFC), so that equal texts have equal bytes, however they were typed.
    ///
    /// Source: `g_utf8_normalize`, `G_NORMALIZE_NFC`.
    nonisolated public var canonicallyComposed: String {
        // A C string ends at NUL, so the parts between NUL characters are composed separately.
        unicodeScalars.split(separator: "\0", omittingEmptySubsequences: false)
            .map { String($0).composedUpToNul }
            .joined(separator: "\0")
    }

    nonisolated private var composedUpToNul: String {
        guard let composed = g_utf8_normalize(self, -1, G_NORMALIZE_DEFAULT_COMPOSE) else { return self }
        defer { g_free(composed) }
        return String(cString: composed)
    }
}
