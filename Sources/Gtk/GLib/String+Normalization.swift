import CGtk

extension String {
    /// The text with every character composed as far as possible, so that the same text always has the same bytes, however it
    /// was typed.
    ///
    /// Source: `g_utf8_normalize`, `G_NORMALIZE_NFC`.
    nonisolated public var canonicallyComposed: String {
        // C takes a NUL for the end, so what is around it is composed part by part.
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
