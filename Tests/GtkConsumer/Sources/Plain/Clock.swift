import Foundation
import LassoGtk

/// A type that uses GTK's values without isolation.
package struct Theme: Hashable, Sendable {
    package var background = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
    package var align = Align.center
    package var flags: ApplicationFlags = .nonUnique
    package var title = Variant(["one", "other"])

    package init() {}

    package static func == (one: Theme, other: Theme) -> Bool {
        one.background == other.background && one.align == other.align && one.flags == other.flags
            && one.title == other.title
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(background)
        hasher.combine(align)
    }
}

/// A type that uses widgets with explicit isolation to the main actor.
@MainActor
package final class ClockLabel: Label {
    package private(set) var ticks = 0

    package init() {
        super.init("0")
    }

    package override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    package func tick() {
        ticks += 1
        label = "\(ticks)"
    }
}

package func countdown(from start: Int) async -> [Int] {
    let numbers: Range<Int> = 0..<start
    let task = Task { numbers.reversed().map { $0 } }
    let notification = Notification(name: Notification.Name("tick"))
    return await task.value + (notification.name.rawValue == "tick" ? [0] : [])
}
