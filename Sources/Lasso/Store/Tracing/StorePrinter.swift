/// A store observer that prints stores' activity. For a state change, it prints the differences.
///
/// ```
/// LoginScreenStore ▶ .didTapLogIn
///   LoginScreenStore.state.error: nil → "Wrong name or password"
/// LoginScreenStore ◀ .didTapLogIn
/// ```
@MainActor
public final class StorePrinter: StoreObserver {
    private var depth = 0
    private let write: (String) -> Void

    /// Creates a printer.
    ///
    /// - Parameter write: A closure called with each line.
    public init(write: @escaping (String) -> Void) {
        self.write = write
    }

    /// Creates a printer that writes to standard error, where each line appears immediately.
    public convenience init() {
        self.init(write: StandardError.report)
    }

    /// Prints the action.
    public func store(_ store: AnyObject, willHandle action: Any) {
        line("\(name(of: store)) ▶ \(ValueDescription.text(of: action))")
        depth += 1
    }

    /// Prints that the action has been handled.
    public func store(_ store: AnyObject, didHandle action: Any) {
        depth -= 1
        line("\(name(of: store)) ◀ \(ValueDescription.text(of: action))")
    }

    /// Prints the differences between the two states.
    public func store(_ store: AnyObject, willAnnounce new: Any, after old: Any) {
        var comparison = ValueComparison(.change)
        comparison.compare(old, new, at: "\(name(of: store)).state")
        comparison.lines.forEach(line)
        depth += 1
    }

    /// Prints nothing.
    public func store(_ store: AnyObject, didAnnounce new: Any, after old: Any) {
        depth -= 1
    }

    /// Prints the output.
    public func store(_ store: AnyObject, willEmit output: Any) {
        line("\(name(of: store)) ↗ \(ValueDescription.text(of: output))")
        depth += 1
    }

    /// Prints nothing.
    public func store(_ store: AnyObject, didEmit output: Any) {
        depth -= 1
    }

    /// Prints the effect's identifier.
    public func store(_ store: AnyObject, didStart effect: AnyHashable) {
        line("\(name(of: store)) … \(effect)")
    }

    /// Prints how the effect has ended.
    public func store(_ store: AnyObject, didEnd effect: AnyHashable, with outcome: EffectOutcome) {
        let end =
            switch outcome {
            case .finished: "finished"
            case .cancelled: "cancelled"
            case .failed(let error): "failed: \(error)"
            }
        line("\(name(of: store)) … \(effect) \(end)")
    }

    private func name(of store: AnyObject) -> String {
        (store as? DepartedStore)?.description ?? "\(type(of: store))"
    }

    private func line(_ text: String) { write(String(repeating: "  ", count: depth) + text) }
}
