/// Turns off the mnemonics and shortcuts of a page that only a transition still draws.
///
/// GTK lets them work as long as the page is drawn. If both pages have the same mnemonic, GTK moves the focus between
/// their buttons, and clicks none. Hence the first key with a modifier ends the drawing of the page.
@MainActor
final class DepartingShortcuts {
    private let keys = EventControllerKey()
    private weak var root: Widget?

    /// Turns off the shortcuts of a page, until this object is released.
    ///
    /// - Parameters:
    ///   - page: The page that the running transition leads away from.
    ///   - stack: The stack of the page.
    init(of page: Widget, in stack: Stack) {
        // The focus can be anywhere in the window. Mnemonics follow after the capture phase.
        keys.propagationPhase = .capture
        keys.onKeyPressed { [weak page, weak stack] _, _, modifiers in
            if let page, let stack, page.parent === stack, page !== stack.visibleChild,
                !modifiers.isDisjoint(with: [.controlMask, .altMask, .superMask, .metaMask])
            {
                page.childVisible = false
            }
            return false
        }
        root = stack.root
        root?.addController(keys)
    }

    isolated deinit { root?.removeController(keys) }
}
