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

/// The row of a store, a field, an effect, or an observer.
final class ValueRow: Box {
    init<Action>(_ node: ItemViewStore<ValueNode, Action>) {
        super.init(.horizontal, spacing: 12)
        let label = Label("", xalign: 0), text = Label("", xalign: 0), changed = Label("changed")
        label.bind(\.label, to: node, \.label)
        label.bind(to: node, \.field) { $0.setCssClass("heading", $1 == nil || $1?.path.isEmpty == true) }
        (text.hexpand, text.ellipsize) = (true, .end)
        text.addCssClass("monospace")
        text.bind(\.label, to: node, \.text)
        text.bind(\.tooltipText, to: node, \.text) { $0 }
        text.bind(to: node, \.isChanged) { $0.setCssClass("heading", $1) }
        changed.addCssClasses("caption", "accent")
        changed.bindVisible(to: node, \.isChanged)
        marginEnd = 12
        append(label)
        append(text)
        append(changed)
    }
}

#endif
