/// The name of an effect: that of its store, its identifier, and its number among those of the store with the same
/// identifier.
struct EffectName: Hashable {
    let store: String
    let id: String
    let number: Int
}
