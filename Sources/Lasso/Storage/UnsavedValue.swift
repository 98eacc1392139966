/// A value that may have changes that haven't been saved, whose type isn't known.
@MainActor
protocol UnsavedValue: AnyObject {
    /// The name of the value in messages, such as the path of its file.
    var shownName: String { get }

    /// The reason why the value couldn't be saved, as a message for the user.
    var problem: String? { get }

    /// Takes the store's value if it has changed, also if the change is held.
    func takeHeldChange()

    /// Saves the value off the main actor.
    func save() async

    /// Saves the value on this thread, and blocks it meanwhile.
    func saveBlocking()

    /// Takes the store's value for the last time, and prevents that a store or an observer is told anything anymore.
    func becomeSilent()
}
