/// A value with changes that haven't been saved, whose type isn't known.
@MainActor
protocol UnsavedValue: AnyObject {
    /// The reason why the value couldn't be saved, as a message for the user.
    var problem: String? { get }

    /// Saves the value off the main actor.
    func save() async

    /// Saves the value on this thread, and blocks it meanwhile.
    func saveBlocking()

    /// Saves the value because the program ends suddenly, and blocks this thread until it is saved. No observer is
    /// called afterward.
    func saveSilently()
}
