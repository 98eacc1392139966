/// A place for a value that several tasks of the main actor know.
@MainActor
final class Reference<Value> {
    var value: Value?
}
