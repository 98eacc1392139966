/// What came of going to a path: the answer of ``Flow/go(to:)``.
public struct NavigationOutcome: Hashable, Sendable {
    /// How it ended.
    public enum Kind: Hashable, Sendable {
        /// The user is there.
        case arrived
        /// There is no such place, or it is in no window. The user is at the nearest place that is known,
        /// ``NavigationOutcome/reached``.
        case unknown
        /// The place can be shown only later. Nothing has changed but for what steps before have shown.
        case waiting
        /// A controller that had to be removed refused, or the place went, with its window for instance, before it was reached.
        /// Nothing has changed but for what steps before have shown.
        case refused
        /// Another path was asked for before this one was reached.
        case overtaken
        /// The task that asked for the path was cancelled before it was reached.
        case cancelled
    }

    /// How it ended.
    public let kind: Kind
    /// The path that was asked for.
    public let requested: NavigationPath
    /// How far the path was followed.
    public let reached: NavigationPath
    /// Where the user is now, from what the flow is in on.
    public let place: NavigationPath

    /// What of the path was not followed: what is unknown, or waits.
    public var rest: NavigationPath {
        NavigationPath(Array(requested.components.dropFirst(reached.components.count)), query: requested.query)
    }

    /// Whether the user is where the path leads.
    public var hasArrived: Bool { kind == .arrived }
}

extension NavigationOutcome: CustomStringConvertible {
    /// What came of it, as a sentence for the user: "There is no /home/nonsense; this is /home." It is not long, whatever was
    /// asked for.
    public var description: String {
        let requested = Self.shortened(requested)
        let nearest = Self.shortened(reached.isEmpty ? place : reached)
        return switch kind {
        case .arrived: "This is \(requested)."
        case .unknown: "There is no \(requested); this is \(nearest)."
        case .waiting: "\(requested) has to wait; this is \(Self.shortened(place))."
        case .refused: "This is still \(Self.shortened(place)); it was not left for \(requested)."
        case .cancelled: "\(requested) is no longer asked for. You are at \(Self.shortened(place))."
        case .overtaken: "Before \(requested) was there, something else was asked for."
        }
    }

    private static func shortened(_ path: NavigationPath) -> String {
        let text = path.withoutQuery.description
        return text.utf8.count > 100 ? text.prefix(99) + "…" : text
    }
}
