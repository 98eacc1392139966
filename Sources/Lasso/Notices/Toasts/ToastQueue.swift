/// Toasts as a part of a state. They are shown one after the other, in order.
///
/// ```swift
/// update { $0.toasts.append(Toast("Task deleted", button: "Undo")) }
/// ```
///
/// A controller shows them with ``Controller/bindToasts(to:_:action:)``. A toast stays in the queue until the store
/// removes it, which it does when it receives the action for the end of the toast. Equal toasts in a queue are
/// different ones, which their identifiers distinguish.
public struct ToastQueue: Hashable, Sendable {
    private struct Entry: Hashable {
        let id: Toast.ID
        let toast: Toast
    }

    private var entries: [Entry] = []
    private var lastNumber = 0

    /// Creates a queue without toasts.
    public init() {}

    /// The identifiers of the toasts, in the order in which they are shown.
    public var ids: [Toast.ID] { entries.map(\.id) }

    /// The toasts, in the order in which they are shown.
    public var toasts: [Toast] { entries.map(\.toast) }

    /// Whether there are no toasts.
    public var isEmpty: Bool { entries.isEmpty }

    /// The toast with an identifier; `nil` if it was removed.
    ///
    /// - Parameter id: The identifier that ``append(_:)`` returned.
    public subscript(id: Toast.ID) -> Toast? { entries.first { $0.id == id }?.toast }

    /// Adds a toast, which is shown after the others.
    ///
    /// - Parameter toast: The toast.
    /// - Returns: The identifier of the toast, which no other toast of this queue has or had.
    @discardableResult
    public mutating func append(_ toast: Toast) -> Toast.ID {
        lastNumber += 1
        let id = Toast.ID(number: lastNumber)
        entries.append(Entry(id: id, toast: toast))
        return id
    }

    /// Removes a toast, which is withdrawn if it is shown.
    ///
    /// - Parameter id: The toast's identifier.
    /// - Returns: The toast; `nil` if it was removed before.
    @discardableResult
    public mutating func remove(_ id: Toast.ID) -> Toast? {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
        return entries.remove(at: index).toast
    }

    /// Removes all toasts.
    public mutating func removeAll() { entries = [] }
}

extension Toast {
    /// The identity of a toast in a ``ToastQueue``.
    public struct ID: Hashable, Codable, Sendable, CustomStringConvertible {
        let number: Int

        /// The number of the toast in the order in which the toasts were added to the queue, from 1.
        public var description: String { "toast \(number)" }
    }
}
