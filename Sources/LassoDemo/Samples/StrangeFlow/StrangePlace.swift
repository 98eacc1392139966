import LassoGtk

/// A place in which the flow starts itself again.
enum StrangePlace: CaseIterable, Codable {
    case pushed, root, dialog, popover, tabs, pages, split, window

    /// The title of the button that starts the flow there.
    var command: String {
        switch self {
        case .pushed: translated("_Push")
        case .root: translated("_Replace the Stack")
        case .dialog: translated("Present as a _Dialog")
        case .popover: translated("Present as a P_opover")
        case .tabs: translated("Push Two _Tabs")
        case .pages: translated("Push P_ages")
        case .split: translated("Push a _Split View")
        case .window: translated("Open a _Window")
        }
    }

    /// The title of the flow that has started there.
    var title: String {
        switch self {
        case .pushed: translated("Pushed")
        case .root: translated("At the Root")
        case .dialog: translated("In a Dialog")
        case .popover: translated("In a Popover")
        case .tabs: translated("In a Tab")
        case .pages: translated("On a Page")
        case .split: translated("In a Split View")
        case .window: translated("In a Window")
        }
    }
}
