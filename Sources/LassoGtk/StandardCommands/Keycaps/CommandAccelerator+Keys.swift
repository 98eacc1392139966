import Gtk
import Lasso

extension CommandAccelerator {
    /// The accelerator as menus show it, such as "Ctrl+N".
    var label: String { Accelerator(text)?.label ?? text }

    /// The labels of the keys that are pressed together, such as "Ctrl" and "N".
    var keys: [String] {
        guard let accelerator = Accelerator(text) else { return [text] }
        // The last key may be the plus sign itself.
        let last = Accelerator(key: accelerator.key).label
        let modifiers = accelerator.label.dropLast(last.count)
        return modifiers.split(separator: "+").map(String.init) + [last]
    }
}

extension CommandAccelerators {
    /// The accelerators as one text, such as "Ctrl+Y or Shift+Ctrl+Z"; empty if there are none.
    var label: String { label(separator: translated("or", context: "keys", in: .lasso)) }

    /// Returns the accelerators as one text, with a word between them.
    func label(separator: String) -> String { all.map(\.label).joined(separator: " \(separator) ") }
}
