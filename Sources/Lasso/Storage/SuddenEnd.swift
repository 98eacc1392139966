/// The sudden end of the program, at which neither tasks nor the functions of `atexit` run anymore: its display has
/// gone, for example.
@MainActor
package enum SuddenEnd {
    private static let observers = EventObservers<Void>()

    /// Observes the end.
    ///
    /// - Parameter observer: A closure called on the main thread, at any moment of a turn, after all changes have been
    ///   saved. It must not use the display.
    /// - Returns: The observation, which can be canceled.
    package static func observe(_ observer: @escaping @MainActor () -> Void) -> Observation {
        observers.add { observer() }
    }

    /// Does what has to be done before the end: saves all changes, without telling a store or an observer of it, and
    /// then calls the observers of the end.
    ///
    /// - Returns: Why values couldn't be saved, as messages for the user; an empty array if all changes are saved.
    package static func prepare() -> [String] {
        let problems = UnsavedValues.saveAllSilently()
        observers.notify()
        return problems
    }
}
