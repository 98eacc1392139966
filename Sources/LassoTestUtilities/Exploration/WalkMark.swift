/// How far a walk has come: what has happened in it, and what waits.
///
/// A walk that takes the steps of an earlier one knows from its marks how long it has to wait after each.
struct WalkMark: Equatable {
    let eventCount: Int
    let storeCount: Int
    let callCount: Int
    let sleeperCount: Int
    let windowCount: Int
}
