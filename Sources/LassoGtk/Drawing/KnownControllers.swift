/// The controllers that a drawing showed at its last update, and their widgets.
@MainActor
struct KnownControllers {
    private struct Entry {
        weak var controller: Controller?
        // Kept, so that the widget is removed even if the controller has been released.
        var widget: Widget?
    }

    private var entries: [Entry] = []

    /// Replaces the controllers. Those at the beginning that stay where they are take almost no time.
    ///
    /// - Parameters:
    ///   - controllers: The new controllers.
    ///   - widget: A closure that returns the widget of an added controller, or `nil` if it hasn't been drawn.
    /// - Returns: The controllers that were added, and the widgets of those that were removed.
    mutating func change(
        to controllers: [Controller],
        widget: (Controller) -> Widget? = \.drawnWidget
    ) -> (added: [Controller], removed: [Widget]) {
        // To copy each entry would take several times as long, because its reference is weak.
        var common = 0
        while common < min(entries.count, controllers.count), entries[common].controller === controllers[common] {
            common += 1
        }
        let before = Array(entries[common...])
        var remaining: [ObjectIdentifier: Entry] = [:]
        for entry in before {
            if let controller = entry.controller { remaining[ObjectIdentifier(controller)] = entry }
        }
        entries.removeSubrange(common...)
        var added: [Controller] = []
        for controller in controllers[common...] {
            if let entry = remaining.removeValue(forKey: ObjectIdentifier(controller)) {
                entries.append(entry)
            } else {
                entries.append(Entry(controller: controller, widget: widget(controller)))
                added.append(controller)
            }
        }
        let removed = before.filter { entry in
            entry.controller.map { remaining[ObjectIdentifier($0)] != nil } ?? true
        }
        return (added, removed.compactMap(\.widget))
    }

    /// Sets the widget of a controller that may have been drawn after it was added.
    mutating func setWidget(_ widget: Widget, at index: Int) {
        entries[index].widget = widget
    }
}
