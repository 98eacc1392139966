/// The state of an application that is starting.
enum Launching {
    /// The application isn't being prepared. The requests wait until it is.
    case waiting([LaunchRequest])
    /// The application is being prepared. The requests wait.
    case preparing([LaunchRequest])
    case done
    /// The application couldn't be prepared. The window says why.
    case failed(window: WindowController, [LaunchRequest])

    /// Whether windows can be opened.
    var isOver: Bool { if case .done = self { true } else { false } }

    /// The requests that wait.
    var requests: [LaunchRequest] {
        switch self {
        case .waiting(let requests), .preparing(let requests), .failed(_, let requests): requests
        case .done: []
        }
    }
}
