/// The controllers that a drawing was brought in line with last, and their widgets.
@MainActor
struct KnownControllers {
    private struct Entry {
        weak var controller: Controller?
        // Kept, because the widget of a controller that has gone must be removed too.
        var widget: Widget?
    }

    private var entries: [Entry] = []

    /// Replaces the controllers. Those at the beginning that stay where they are cost next to nothing.
    ///
    /// - Parameter controllers: The controllers from now on.
    /// - Returns: The controllers that were not among these before, and the widgets of those that are not any more.
    mutating func change(to controllers: [Controller]) -> (added: [Controller], removed: [Widget]) {
        let common = zip(entries, controllers).prefix { $0.controller === $1 }.count
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
                entries.append(Entry(controller: controller, widget: controller.drawnWidget))
                added.append(controller)
            }
        }
        let removed = before.filter { entry in
            entry.controller.map { remaining[ObjectIdentifier($0)] != nil } ?? true
        }
        return (added, removed.compactMap(\.widget))
    }

    /// Keeps the widget of a controller, which may have been drawn after it was added.
    mutating func setWidget(_ widget: Widget, at index: Int) {
        entries[index].widget = widget
    }
}
