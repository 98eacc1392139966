import CGtk
import LassoGtk

/// The faults of a window that keep people from using it with a screen reader, without a mouse, or with weak eyes.
@MainActor
struct AccessibilityInspection {
    /// The smallest width and height of a target of the mouse or of a finger, in pixels.
    static let smallestTarget: Float = 24

    /// The faults, each as a sentence.
    private(set) var complaints: [String] = []

    /// Inspects a window.
    ///
    /// - Parameters:
    ///   - window: The window, which is drawn.
    ///   - object: What assistive technologies read of it; `nil` if they don't see it.
    /// - Throws: A `GLibError` if nothing can be drawn here.
    init(of window: Window, _ object: AccessibleObject?) throws(GLibError) {
        if let object {
            inspect(object)
        } else {
            complaints.append("Assistive technologies don't see the window.")
        }
        inspectControls(in: window)
        inspectMnemonics(in: window)
        complaints += try ContrastInspection(of: window).complaints
    }

    private mutating func inspect(_ object: AccessibleObject) {
        guard object.states.contains(.visible) else { return }
        if let kind = AccessibleObjectRole.named[object.role], isNoName(object.name) {
            let texts = object.withDescendants.map(\.name).filter { !isNoName($0) }
            let content = texts.isEmpty ? "" : " with “\(texts.joined(separator: ", "))”"
            complaints.append("A \(kind)\(content) has no name.")
        }
        // The parts of these are GTK's.
        guard object.role != .comboBox, object.role != .spinButton else { return }
        for child in object.children { inspect(child) }
    }

    /// Returns whether a name says nothing. GTK 4.8 calls what has no name by the name of its class.
    private func isNoName(_ name: String) -> Bool { name.isEmpty || g_type_from_name(name) != 0 }

    private mutating func inspectControls(in window: Window) {
        let reach = KeyboardReach(of: window)
        for widget in reach.widgets where !isWithinControl(widget) {
            // GTK gives a calendar no other role. In a scrolled window, the arrow keys scroll.
            if widget is GtkCalendar || widget is ScrolledWindow { continue }
            let role = widget.accessibleRole
            guard Self.meaningless.contains(role) else { continue }
            complaints.append("\(Self.name(widget)) takes the focus, but its role says nothing: \(role).")
        }
        for control in window.descendants where isControl(control) {
            if control.isSensitive, !reach.reaches(control) {
                complaints.append("Tab doesn't reach \(Self.name(control)).")
            }
            // What isn't a target is worked with through what is around it, as the text in a row of a list.
            if control.canTarget, let size = control.computeBounds(window)?.size,
                min(size.width, size.height) < Self.smallestTarget
            {
                let (width, height) = (Int(size.width), Int(size.height))
                complaints.append("\(Self.name(control)) is only \(width) x \(height) pixels large.")
            }
        }
    }

    /// Roles that don't say what the user can do.
    private static let meaningless: [AccessibleRole] = [.widget, .none, .generic, .presentation, .group]

    /// Returns whether the user works with a widget, rather than with one around it or within it.
    private func isControl(_ widget: Widget) -> Bool {
        guard widget.mapped, widget.focusable, widget.canFocus else { return false }
        return !(widget is ScrolledWindow || widget is Window || widget is Popover || isWithinControl(widget))
    }

    /// Returns whether a widget is a part of a control, such as the text in a field or the button of a drop-down list.
    private func isWithinControl(_ widget: Widget) -> Bool {
        sequence(first: widget, next: \.parent).dropFirst().contains { outer in
            outer is any Editable || outer is DropDown || outer is ColorButton || outer is FontButton
                || outer is MenuButton
        }
    }

    private mutating func inspectMnemonics(in window: Window) {
        var labels: [Int: [Label]] = [:]
        for case let label as Label in window.descendants where label.mapped && label.mnemonicKeyval != Key.voidSymbol {
            // Alt with a small letter is Alt with the capital one.
            labels[Key.toLower(label.mnemonicKeyval), default: []].append(label)
        }
        for (_, labels) in labels.sorted(by: { $0.key < $1.key }) where labels.count > 1 {
            let texts = labels.map { "“\($0.label)”" }.joined(separator: " and ")
            complaints.append("\(texts) have the same mnemonic.")
        }
    }

    private static func name(_ widget: Widget) -> String {
        let text = (widget as? Button)?.label ?? widget.accessibleLabel ?? widget.tooltipText
        let texts = text.map { [$0] } ?? widget.visibleTexts
        return "The \(type(of: widget))" + (texts.isEmpty ? "" : " “\(texts.joined(separator: ", "))”")
    }
}
