/// The outcome of going to a path, as ``Flow/go(to:)`` returns it.
public struct NavigationOutcome: Hashable, Sendable {
    /// The kinds of outcomes.
    public enum Kind: Hashable, Sendable {
        /// The user is at the requested location.
        case arrived
        /// The path leads to no known location, or to one that is in no window. The user is at the nearest known
        /// location, ``NavigationOutcome/reached``.
        case unknown
        /// The location can only be shown later. Nothing has changed except what earlier steps have shown.
        case waiting
        /// A controller that had to be removed refused, or the location was removed before it was reached, for instance
        /// with its window. Nothing has changed except what earlier steps have shown.
        case refused
        /// Another path was requested before this one was reached.
        case overtaken
        /// The task that requested the path was canceled before the path was reached.
        case cancelled
    }

    /// The kind of outcome.
    public let kind: Kind
    /// The requested path.
    public let requested: NavigationPath
    /// The part of the path that was followed.
    public let reached: NavigationPath
    /// The user's current location, as a path from the flow's context.
    public let place: NavigationPath

    /// The part of the path that was not followed: it is unknown, or waits.
    public var rest: NavigationPath {
        NavigationPath(Array(requested.components.dropFirst(reached.components.count)), query: requested.query)
    }

    /// Whether the user has reached the requested location.
    public var hasArrived: Bool { kind == .arrived }

    /// Returns the outcome if there is no flow that could go to a path, or if it isn't placed anywhere.
    package static func unknown(_ path: NavigationPath) -> NavigationOutcome {
        NavigationOutcome(kind: .unknown, requested: path, reached: NavigationPath([]), place: NavigationPath([]))
    }
}

extension NavigationOutcome: CustomStringConvertible {
    /// The outcome as a sentence for the user: "/home/nonsense doesn't exist. You are at /home." Its length is limited,
    /// whatever path was requested.
    public var description: String {
        let requested = Self.shortened(requested), place = Self.shortened(place)
        let nearest = reached.isEmpty ? place : Self.shortened(reached)
        return switch kind {
        case .arrived: translated("You are at \(requested).", in: .lasso)
        case .unknown: translated("\(requested) doesn't exist. You are at \(nearest).", in: .lasso)
        case .waiting: translated("\(requested) isn't available yet. You are at \(place).", in: .lasso)
        case .refused: translated("\(requested) wasn't opened. You are still at \(place).", in: .lasso)
        case .cancelled: translated("Opening \(requested) was canceled. You are at \(place).", in: .lasso)
        case .overtaken:
            translated("\(requested) wasn't opened, because something else was opened meanwhile.", in: .lasso)
        }
    }

    private static func shortened(_ path: NavigationPath) -> String {
        let text = path.withoutQuery.description
        return text.utf8.count > 100 ? text.prefix(99) + "…" : text
    }
}
