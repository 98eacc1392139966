import Foundation
import LassoGtk

/// Values are used where nothing is isolated.
public struct Theme: Hashable, Sendable {
    public var background = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
    public var align = Align.center
    public var flags: ApplicationFlags = .nonUnique
    public var title = Variant(["one", "other"])

    public init() {}

    public static func == (one: Theme, other: Theme) -> Bool {
        one.background == other.background && one.align == other.align && one.flags == other.flags
            && one.title == other.title
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(background)
        hasher.combine(align)
    }
}

/// Widgets are used where the main actor is asked for.
@MainActor
public final class ClockLabel: Label {
    public private(set) var ticks = 0

    public init() {
        super.init("0")
    }

    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public func tick() {
        ticks += 1
        label = "\(ticks)"
    }
}

public func countdown(from start: Int) async -> [Int] {
    let numbers: Range<Int> = 0..<start
    let task = Task { numbers.reversed().map { $0 } }
    let notification = Notification(name: Notification.Name("tick"))
    return await task.value + (notification.name.rawValue == "tick" ? [0] : [])
}
