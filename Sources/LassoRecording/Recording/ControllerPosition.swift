import Lasso

/// The position of a controller in the windows of an application, such as `0.0.2`: the index of the window, and of a
/// child in each container. `p` stands for a presented controller.
@MainActor
struct ControllerPosition {
    let text: String

    /// Finds the position of a controller.
    init(of controller: Controller, in windows: ApplicationWindows) {
        let line = Array(controller.lineToTop.reversed())
        let window = windows.all.firstIndex { $0 === line[0] }.map { "\($0)" } ?? "?"
        let steps = zip(line, line.dropFirst()).map { upper, lower in
            if upper.presentedController === lower { return "p" }
            return upper.children.firstIndex { $0 === lower }.map { "\($0)" } ?? "?"
        }
        text = ([window] + steps).joined(separator: ".")
    }

    /// Creates a position of a tape.
    init(_ text: String) {
        self.text = text
    }

    /// Returns the controller at this position; `nil` if there is none.
    func controller(in windows: ApplicationWindows) -> Controller? {
        let steps = text.split(separator: ".")
        guard let first = steps.first, let index = Int(first), windows.all.indices.contains(index) else { return nil }
        return steps.dropFirst().reduce(windows.all[index]) { (controller: Controller?, step) in
            guard let controller else { return nil }
            guard step != "p" else { return controller.presentedController }
            guard let index = Int(step), controller.children.indices.contains(index) else { return nil }
            return controller.children[index]
        }
    }
}

extension ApplicationWindows {
    /// The hierarchies of the open windows, a line for each controller: its class, its path component, the message of
    /// an alert, and `*` if its container shows it.
    var placeLines: [String] { all.flatMap { $0.placeLines(label: "* ") } }
}

extension Controller {
    fileprivate func placeLines(label: String) -> [String] {
        let visible = childrenShownWithRoom
        let below = children.flatMap { child in
            child.placeLines(label: visible.contains { $0 === child } ? "* " : "- ")
        }
        let recorded = presentedController.flatMap { $0 is any HelpingController ? nil : $0 }
        let presented = recorded?.placeLines(label: "presents ") ?? []
        return [label + placeName] + (below + presented).map { "  " + $0 }
    }

    private var placeName: String {
        let message = (self as? AlertController).map { " “\($0.message)”" } ?? ""
        return "\(type(of: self))" + (pathComponent.map { " /\($0)" } ?? "") + message
    }
}
