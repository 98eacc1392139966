/// A window or a dialog whose commands are available together, without the dialogs in front of it.
@MainActor
struct CommandScope {
    /// The window's or the dialog's outermost controller.
    let root: Controller

    /// The controllers whose commands are available, the innermost first.
    ///
    /// A popover is further inside than everything else. Next is the branch where the user is.
    var controllers: [Controller] {
        var layers: [[Controller]] = []
        var waiting = Queue<Controller>()
        waiting.append(root)
        // Each layer is behind the popovers that it presents.
        while let next = waiting.popFirst() {
            var (layer, popovers): ([Controller], [Controller]) = ([], [])
            next.forEachFromInside {
                layer.append($0)
                if let presentation = $0.presentation, presentation.style.isPopover {
                    popovers.append(presentation.controller)
                }
            }
            layers.append(layer)
            popovers.reversed().forEach { waiting.append($0) }
        }
        return layers.reversed().flatMap(\.self)
    }

    /// The commands that are available while nothing is in front of this scope.
    var commands: AvailableCommands {
        let window = root.nearestWindow
        let windows = window?.windows ?? ApplicationWindows.current
        let tables = controllers.map(\.currentCommands) + [windows.commands, windows.standardCommands ?? .none]
        return AvailableCommands(tables, in: windows, window, settings: windows.acceleratorSettings)
    }

    /// The scope that is in front of all others in a hierarchy.
    static func front(of top: Controller) -> CommandScope { all(of: top)[0] }

    /// All scopes of a hierarchy, those in front first.
    static func all(of top: Controller) -> [CommandScope] {
        dialogs(above: top).reversed() + [CommandScope(root: top)]
    }

    /// The dialogs above a controller and above the hierarchies that are embedded in it, those in front last.
    private static func dialogs(above top: Controller) -> [CommandScope] {
        var scopes: [CommandScope] = []
        top.forEachVisible { controller in
            if let style = controller.presentationStyle, !style.isPopover {
                scopes.append(CommandScope(root: controller))
            }
            scopes += controller.embeddedHierarchies.flatMap(dialogs)
        }
        return scopes
    }
}

extension Controller {
    /// Calls a closure with this controller and its visible descendants, children first, and the principal child before
    /// others. What is embedded in a view is further inside than the view's controller.
    fileprivate func forEachFromInside(_ body: (Controller) -> Void) {
        for embedded in embeddedHierarchies { embedded.forEachFromInside(body) }
        let principal = principalChild
        principal?.forEachFromInside(body)
        for child in visibleChildren where child !== principal { child.forEachFromInside(body) }
        body(self)
    }
}
