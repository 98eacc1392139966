#if LASSO_INSPECTOR
import LassoGtk

/// The row of a controller.
final class ControllerRow: Box {
    init<Action>(_ node: ItemViewStore<ControllerNode, Action>) {
        super.init(.horizontal, spacing: 6)
        let shown = Image(), name = Label("", xalign: 0), details = Label("", xalign: 0)
        shown.bind(\.iconName, to: node, \.isOnScreen) { $0 ? "view-reveal-symbolic" : "view-conceal-symbolic" }
        shown.bind(\.accessibleLabel, to: node, \.isOnScreen) { $0 ? "On the screen" : "Not on the screen" }
        shown.bind(\.tooltipText, to: node, \.isOnScreen) { $0 ? "On the screen" : "Not on the screen" }
        name.bind(to: node, \.self) { name, node in
            name.label = node.isPresented ? "presents \(node.className)" : node.className
            name.setCssClass("heading", node.isOnScreen)
        }
        details.addCssClasses("dim-label", "caption")
        for label in [name, details] { label.ellipsize = .end }
        details.bind(\.label, to: node, \.details)
        details.bindVisible(to: node, \.details) { !$0.isEmpty }
        append(
            Box(.vertical, spacing: 3) {
                name; details
            }
            .with { ($0.hexpand, $0.valign) = (true, .center) }
        )
        append(shown)
    }
}

#endif
