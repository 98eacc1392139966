import CGtk

/// A dictionary of options, as GApplication hands the command line's to a handler.
///
/// It is valid while the handler runs.
///
/// Source: `GVariantDict`.
public struct VariantDictionary {
    private let pointer: UnsafeMutablePointer<GVariantDict>

    init(_ instance: UnsafeMutableRawPointer) {
        pointer = instance.assumingMemoryBound(to: GVariantDict.self)
    }

    /// Whether the dictionary has an entry.
    ///
    /// - Parameter key: The entry's name; for an option, its long name.
    ///
    /// Source: `g_variant_dict_contains`.
    public func contains(_ key: String) -> Bool {
        g_variant_dict_contains(pointer, key) != 0
    }
}
