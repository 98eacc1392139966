/// A mutable value shared by several tasks of the main actor.
@MainActor
final class Reference<Value> {
    var value: Value?
}
