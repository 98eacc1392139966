import CGtk

nonisolated extension Key {
    /// Returns the character that a key types, or `nil` if it types none.
    ///
    /// - Parameter key: The key, as the signal `key-pressed` of an `EventControllerKey` reports it.
    ///
    /// Source: `gdk_keyval_to_unicode`.
    public static func character(of key: Int) -> Character? {
        let scalar = Unicode.Scalar(gdk_keyval_to_unicode(cInteger(key)))
        guard let scalar, scalar.value >= 0x20, scalar.value != 0x7f else { return nil }
        return Character(scalar)
    }
}
