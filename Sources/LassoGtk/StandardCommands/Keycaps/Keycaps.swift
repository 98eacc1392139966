import Gtk
import Lasso

/// The keys of accelerators as they look on a keyboard, one label for each key.
///
/// Assistive technologies see one text.
final class Keycaps: Box {
    private let nameWithoutKeys: String

    /// Creates a widget without keys.
    ///
    /// - Parameter nameWithoutKeys: The text for assistive technologies while there are no keys.
    init(nameWithoutKeys: String = "") {
        self.nameWithoutKeys = nameWithoutKeys
        super.init(.horizontal, spacing: 6)
        valign = .center
        show([])
    }

    /// Shows accelerators.
    ///
    /// - Parameters:
    ///   - accelerators: The accelerators.
    ///   - separator: The text between two of them.
    func show(_ accelerators: CommandAccelerators, separator: String = translated("or", context: "keys", in: .lasso)) {
        for child in children { remove(child) }
        for (index, accelerator) in accelerators.all.enumerated() {
            if index > 0 { append(Label(separator).with { $0.addCssClass("dim-label") }) }
            append(Self.keycaps(of: accelerator))
        }
        let name = accelerators.label(separator: separator)
        accessibleLabel = name.isEmpty ? nameWithoutKeys : name
    }

    private static func keycaps(of accelerator: CommandAccelerator) -> Box {
        // GTK's themes draw keycaps inside of a widget with this name.
        let box = Box(cssName: "shortcut", spacing: 3)
        // In the order in which GTK's menus write keys, also in a mirrored window.
        box.direction = .ltr
        for key in accelerator.keys { box.append(Label(key).with { $0.addCssClass("keycap") }) }
        return box
    }
}
