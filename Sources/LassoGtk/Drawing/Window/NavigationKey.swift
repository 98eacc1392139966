/// The command of a key that navigates in a window.
enum NavigationKey: Equatable {
    /// Goes one step back, or closes the dialog.
    case cancel
    /// Goes one step back.
    case back
    /// Selects the tab with an index.
    case tab(Int)
    /// Selects a tab by its distance from the selected one.
    case otherTab(Int)
    /// Closes the selected tab.
    case closeTab
    /// Opens the main menu.
    case mainMenu

    /// Creates the command of a key, which doesn't depend on what the window shows. The key reaches the window if no
    /// widget handles it, except for the keys of ``handlesFirst``.
    ///
    /// - Parameters:
    ///   - key: The key's value.
    ///   - modifiers: The modifiers that are held down.
    ///   - isRightToLeft: Whether the window is mirrored.
    /// - Returns: `nil` if the key doesn't navigate.
    init?(_ key: Int, _ modifiers: ModifierType, isRightToLeft: Bool) {
        let backwards = isRightToLeft ? [Key.right, Key.kpRight] : [Key.left, Key.kpLeft]
        switch (modifiers.intersection(Self.relevant), key) {
        case ([], Key.escape): self = .cancel
        case ([], Key.back): self = .back
        case ([], Key.f10): self = .mainMenu
        case (.altMask, _) where backwards.contains(key): self = .back
        case (.altMask, Key._1...Key._9): self = .tab(key - Key._1)
        case (.altMask, Key.kp1...Key.kp9): self = .tab(key - Key.kp1)
        case (.controlMask, Key.pageUp), (.controlMask, Key.kpPageUp): self = .otherTab(-1)
        case (.controlMask, Key.pageDown), (.controlMask, Key.kpPageDown): self = .otherTab(1)
        case (.controlMask, Key.w): self = .closeTab
        default: return nil
        }
    }

    /// Creates the command of a key event that navigates only in another layout of the keyboard, or without Caps Lock.
    ///
    /// - Returns: `nil` if it doesn't navigate there, either.
    init?(inAnyLayout event: KeyEvent) {
        if event.isFor(Accelerator(key: Key.w, modifiers: .controlMask)) {
            self = .closeTab
        } else if let digit = event.digitWithAlt {
            self = .tab(digit - 1)
        } else {
            return nil
        }
    }

    /// Whether the window handles the key before its widgets do. A text view would handle it otherwise.
    var handlesFirst: Bool {
        if case .otherTab = self { true } else { false }
    }

    /// Returns whether a key may open another page when it is pressed, so that its repetitions must not reach that
    /// page.
    ///
    /// - Parameters:
    ///   - key: The key's value.
    ///   - modifiers: The modifiers that are held down.
    static func leadsElsewhere(_ key: Int, _ modifiers: ModifierType) -> Bool {
        switch key {
        case Key.return, Key.kpEnter, Key.isoEnter, Key.space: true
        case _ where givesUp(key): true
        // Mirrored or not.
        case Key.left, Key.right, Key.kpLeft, Key.kpRight: modifiers.contains(.altMask)
        default: false
        }
    }

    /// Returns whether a key goes back or cancels.
    static func givesUp(_ key: Int) -> Bool { key == Key.escape || key == Key.back }

    /// The modifiers that change what a key does.
    static let relevant: ModifierType = [.shiftMask, .controlMask, .altMask, .superMask, .metaMask, .hyperMask]
}
