/// An object that is configured where it is created.
public protocol Configurable: AnyObject {}

extension Configurable {
    /// Configures the object, and returns it.
    ///
    /// ```swift
    /// Box(.vertical, spacing: 6) {
    ///     Label("Title").with { $0.xalign = 0 }
    ///     entry
    /// }
    /// ```
    ///
    /// - Parameter configure: A closure that changes the object.
    /// - Returns: The object.
    @discardableResult
    public func with(_ configure: (Self) throws -> Void) rethrows -> Self {
        try configure(self)
        return self
    }
}

extension Object: Configurable {}
