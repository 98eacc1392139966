import CGtk

extension Bytes {
    /// The bytes as an array.
    ///
    /// Source: `g_bytes_get_data`.
    public var array: [UInt8] { data() }
}
