import CGtk
import LassoGtk

extension Object {
    /// Emits a signal that has no arguments, as GTK does when the user clicks a button or presses Enter in a field.
    ///
    /// - Parameter signal: The signal's name, `"clicked"` for instance.
    /// - Precondition: The object's class has the signal.
    ///
    /// Source: `g_signal_emitv`.
    public func emit(_ signal: String) {
        let type = cgtk_object_type(instance)
        let signalID = g_signal_lookup(signal, type)
        precondition(signalID != 0, "emit(_:): a \(Self.self) has no signal \"\(signal)\".")
        var emitter = GValue()
        g_value_init(&emitter, type)
        g_value_set_object(&emitter, instance)
        g_signal_emitv(&emitter, signalID, 0, nil)
        g_value_unset(&emitter)
    }
}
