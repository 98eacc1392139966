import CGtk

/// A signal of a class, as a name with an optional detail says it.
struct FoundSignal {
    let id: guint
    let detail: GQuark
    let description: SignalDescription
}

/// A description of a signal, from GObject's type system.
struct SignalDescription: CustomStringConvertible {
    let parameters: [GType]
    let result: GType

    init(id: guint) {
        var query = GSignalQuery()
        g_signal_query(id, &query)
        parameters = UnsafeBufferPointer(start: query.param_types, count: Int(query.n_params)).map { Self.type($0) }
        result = Self.type(query.return_type)
    }

    // One bit of the type's number says whether the argument is static during the emission.
    private static func type(_ number: UInt) -> GType {
        GType(rawValue: number & ~UInt(G_SIGNAL_TYPE_STATIC_SCOPE_BIT))
    }

    /// Returns the signal with a name and an optional detail, or `nil` if the class has none.
    static func find(_ signal: String, in type: GType) -> FoundSignal? {
        let key = Key(type: type, signal: signal)
        if let known = known[key] { return known }
        var (id, detail): (guint, GQuark) = (0, 0)
        guard g_signal_parse_name(signal, type.rawValue, &id, &detail, 1) != 0 else { return nil }
        let found = FoundSignal(id: id, detail: detail, description: SignalDescription(id: id))
        known[key] = found
        return found
    }

    private struct Key: Hashable {
        let type: GType
        let signal: String
    }

    // A class keeps its signals until the program ends. The program has a limited number of names for them.
    private static var known: [Key: FoundSignal] = [:]

    var description: String { "(\(parameters.map(\.name).joined(separator: ", "))) -> \(result.name)" }

    /// Returns the names and signatures of all signals of a class, its own first.
    static func all(of type: GType) -> [String] {
        let types = Array(sequence(first: type, next: \.parent)) + type.interfaces
        return types.flatMap { owner in
            var count: guint = 0
            let ids = g_signal_list_ids(owner.rawValue, &count)
            defer { g_free(ids) }
            return UnsafeBufferPointer(start: ids, count: Int(count)).map { id in
                "\(String(cString: g_signal_name(id))) \(SignalDescription(id: id))"
            }
        }
    }
}
