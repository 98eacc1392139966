extension Widget {
    /// Lets the user drag a part of a store's state from the widget.
    ///
    /// ```swift
    /// row.bindDrag(of: task, \.id)
    /// trash.bindDrop(of: Int.self, to: store) { .didDropIntoTrash($0) }
    /// ```
    ///
    /// A text, a color, a texture, and files can be dropped on other applications, too. Every other value, such as a
    /// number, can be dropped on widgets of this application that accept its type.
    ///
    /// - Parameters:
    ///   - store: The store, which the widget keeps alive. The state is read when the drag begins.
    ///   - keyPath: The part of the state. While it is `nil`, nothing can be dragged.
    ///   - actions: The actions that the drag offers.
    /// - Returns: The observation, which ends the possibility to drag when it is canceled.
    ///
    /// Source: `GtkDragSource`.
    @discardableResult
    public func bindDrag<Store: StateObservable, Payload>(
        of store: Store,
        _ keyPath: KeyPath<Store.State, Payload>,
        actions: DragAction = .copy
    ) -> Observation {
        let source = DragSource()
        source.actions = actions
        source.onPrepare { _, _ in DragPayload.content(for: store.state[keyPath: keyPath]) }
        return addController(removedWith: source)
    }

    /// Sends a store an action whenever the user drops a value of a type on the widget.
    ///
    /// - Parameters:
    ///   - type: The type of the values that the widget accepts.
    ///   - actions: The actions that the widget accepts.
    ///   - store: The store, which the widget keeps alive.
    ///   - mapping: A closure that returns the action for the dropped value.
    /// - Returns: The observation, which ends the possibility to drop when it is canceled.
    ///
    /// Source: `GtkDropTarget`.
    @discardableResult
    public func bindDrop<Payload, Target: ActionDispatchable>(
        of type: Payload.Type = Payload.self,
        actions: DragAction = [.copy, .move],
        to store: Target,
        mapping: @escaping @MainActor (Payload) -> Target.Action
    ) -> Observation {
        let target = DropTarget(type: DragPayload.type(for: type), actions: actions)
        if !(type is any ValueConvertible.Type) {
            // The values of all Swift types have the same type for GTK.
            target.onAccept { drop in DragPayload.value(of: drop, as: type) != nil }
        }
        target.onDrop { value, _, _ in
            guard let payload = DragPayload.value(in: value, as: type) else { return false }
            store.dispatchReported(mapping(payload))
            return true
        }
        return addController(removedWith: target)
    }
}

/// A Swift value that the user drags within this application.
final class DragPayload: ModelItem {
    private let value: Any

    private init(_ value: Any) {
        self.value = value
        super.init()
    }

    /// Returns the content to drag for a value, or `nil` if the value is `nil`.
    static func content<Payload>(for payload: Payload) -> ContentProvider? {
        if let optional = payload as? any OptionalValue {
            return optional.content.flatMap { content(for: $0) }
        }
        guard let convertible = payload as? any ValueConvertible else {
            return ContentProvider(value: Value(DragPayload(payload)))
        }
        return ContentProvider(value: Value(convertible))
    }

    /// The type that GTK knows a Swift type as.
    static func type<Payload>(for type: Payload.Type) -> GType {
        (type as? any ValueConvertible.Type)?.valueType ?? DragPayload.valueType
    }

    /// Returns what is dragged within this application, if it is a value of a type.
    static func value<Payload>(of drop: Drop, as type: Payload.Type) -> Payload? {
        // Content of another type fails, and is no such value.
        guard let content = drop.drag?.content, let value = try? content.value(as: DragPayload.valueType) else {
            return nil
        }
        return self.value(in: value, as: type)
    }

    /// Returns the content of a container, if it is a value of a type.
    static func value<Payload>(in container: Value, as type: Payload.Type) -> Payload? {
        if let convertible = type as? any ValueConvertible.Type { return container.payload(convertible) as? Payload }
        return container.get(Object.self).flatMap { $0 as? DragPayload }?.value as? Payload
    }
}

extension Value {
    fileprivate func payload<Payload: ValueConvertible>(_ type: Payload.Type) -> Any? { get(type) }
}
