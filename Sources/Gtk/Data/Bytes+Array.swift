import CGtk

extension Bytes {
    /// The bytes.
    ///
    /// Source: `g_bytes_get_data`.
    public var array: [UInt8] { data() }
}
