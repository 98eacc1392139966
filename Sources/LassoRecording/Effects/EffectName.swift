/// The name of an effect: that of its store, which is empty for a call that no store makes, its identifier, and its
/// number among those of the store with the same identifier.
package struct EffectName: Hashable {
    let store: String
    let id: String
    let number: Int

    /// Creates a name.
    package init(store: String, id: String, number: Int) {
        (self.store, self.id, self.number) = (store, id, number)
    }
}

extension EffectName {
    /// The name of the effect that an event of a tape is about.
    init(of event: TapeEvent) {
        self.init(store: event.subject ?? "", id: event.text ?? "", number: event.number ?? 1)
    }
}

extension EffectName: CustomStringConvertible {
    /// The name in words.
    package var description: String { store.isEmpty ? "call \(id)" : "effect \(id) of \(store)" }
}
