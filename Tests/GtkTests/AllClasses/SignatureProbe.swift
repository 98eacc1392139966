import CGtk

@testable import Gtk

/// A signature of signals: the Swift types, and a closure that connects a handler of these types.
struct SignatureProbe {
    let arguments: [any ValueConvertible.Type]
    let result: (any ValueConvertible.Type)?
    /// A closure that connects a handler that reports its arguments and returns a result.
    let connect: @MainActor (Object, Exchange) -> SignalConnection

    init(
        _ arguments: [any ValueConvertible.Type],
        _ result: (any ValueConvertible.Type)?,
        connect: @escaping @MainActor (Object, Exchange) -> SignalConnection
    ) {
        self.arguments = arguments
        self.result = result
        self.connect = connect
    }

    /// The arguments that a handler receives, and the results that it returns.
    final class Exchange {
        private(set) var received: [[Any]] = []
        private let answerGiven: Any?

        init(answer: Any?) {
            answerGiven = answer
        }

        func receive(_ arguments: [Any]) { received.append(arguments) }

        func answer<Answer>() -> Answer {
            guard let answer = answerGiven as? Answer else { preconditionFailure("The result is no \(Answer.self).") }
            return answer
        }
    }

    /// Creates an object of a new class that has a signal "probe" with this signature.
    func makeEmitter(_ name: String) -> Object {
        var query = GTypeQuery()
        g_type_query(Gtk.GType.object.rawValue, &query)
        let type = g_type_register_static_simple(
            Gtk.GType.object.rawValue,
            name,
            query.class_size,
            nil,
            query.instance_size,
            nil,
            GTypeFlags(rawValue: 0)
        )
        var types = arguments.map { $0.valueType.rawValue }
        g_signal_newv(
            "probe",
            type,
            G_SIGNAL_RUN_LAST,
            nil,
            nil,
            nil,
            nil,
            result?.valueType.rawValue ?? Gtk.GType.none.rawValue,
            guint(types.count),
            &types
        )
        return Object.wrapper(for: CInstance(g_object_new_with_properties(type, 0, nil, nil)), transfer: .full)
    }

    /// Emits the signal like C code.
    func emit(_ object: Object, _ arguments: [any ValueConvertible]) -> Any? {
        var row = [Value(object)] + arguments.map { Self.value($0) }
        let answer = result.map { Value(type: $0.valueType) }
        let values = row.map { $0.storage.pointer.pointee }
        withExtendedLifetime(row) {
            g_signal_emitv(values, g_signal_lookup("probe", object.objectType.rawValue), 0, answer?.storage.pointer)
        }
        row = []
        return answer.flatMap { answer in result.map { Self.content(of: answer, as: $0) } }
    }

    private static func value<Content: ValueConvertible>(_ content: Content) -> Value { Value(content) }

    private static func content<Content: ValueConvertible>(of value: Value, as type: Content.Type) -> Any {
        value.get(type) as Any
    }
}
