import CGtk
import LassoGtk

extension Object {
    /// Emits a signal as GTK does when the user clicks a button, presses Enter in a field, or composes text.
    ///
    /// - Parameters:
    ///   - signal: The signal's name, `"clicked"` for instance.
    ///   - argument: The signal's argument, for a signal that has one and takes a text.
    /// - Precondition: The object's class has the signal.
    ///
    /// Source: `g_signal_emitv`.
    public func emit(_ signal: String, _ argument: String? = nil) {
        let type = cgtk_object_type(instance)
        let signalID = g_signal_lookup(signal, type)
        precondition(signalID != 0, "emit(_:): a \(Self.self) has no signal \"\(signal)\".")
        var values = [GValue()]
        g_value_init(&values[0], type)
        g_value_set_object(&values[0], instance)
        if let argument {
            values.append(GValue())
            g_value_init(&values[1], cgtk_type_string())
            g_value_set_string(&values[1], argument)
        }
        g_signal_emitv(&values, signalID, 0, nil)
        for index in values.indices { g_value_unset(&values[index]) }
    }
}
