/// An observer of a store's state, as seen by tools that don't know the state's type.
@MainActor
package struct TracedObserver {
    /// The observation, which tells this observer from others.
    package let observation: Observation
    /// Whether the observer is called for changes of the whole state, or of a value that is computed from it.
    package let seesWholeState: Bool

    private let sees: (_ offset: Int, _ size: Int) -> Bool

    init<State>(_ entry: StateObserverEntries.Element, of state: State.Type) {
        observation = entry.observation
        let parts = entry.parts
        seesWholeState = parts.intersects(.always) || parts.bits == StateParts.any.bits
        sees = { parts.intersects(.stored(at: $0, size: $1, in: State.self)) }
    }

    /// Returns whether the observer is called for changes of a stored property. Properties that share a word of the
    /// state's memory are not told apart.
    ///
    /// - Parameters:
    ///   - offset: The property's offset in the state, in bytes.
    ///   - size: The property's size, in bytes.
    package func seesProperty(at offset: Int, size: Int) -> Bool { sees(offset, size) }
}
