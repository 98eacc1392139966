extension Button {
    /// Starts work when the user clicks the button, shows its progress on the button meanwhile, and lets the user
    /// cancel it.
    ///
    /// ```swift
    /// load.bind(to: store, action: .didTapLoad, progress: \.progress, cancel: .didTapStop)
    /// ```
    ///
    /// While the state has a progress, the button has the label Cancel with a progress bar below it, and sends the
    /// action that cancels. Without such an action, it shows the percentage and can't be used. After each of these
    /// changes, the second click of a double click and a key that is still held down do nothing.
    ///
    /// - Parameters:
    ///   - store: The store, which the button keeps alive.
    ///   - action: The action that starts the work.
    ///   - keyPath: The progress in the state.
    ///   - cancel: The action that cancels the work; `nil` if it can't be canceled.
    ///   - cancelLabel: The label of the button while it cancels.
    /// - Returns: The observation, which can be canceled. The button then looks as before.
    @discardableResult
    public func bind<Store: AbstractViewStore>(
        to store: Store,
        action: Store.Action,
        progress keyPath: KeyPath<Store.State, TaskProgress?>,
        cancel: Store.Action? = nil,
        cancelLabel: String = translated("Cancel", in: .lasso)
    ) -> Observation {
        let face = ProgressFace(of: self, cancelLabel: cancel == nil ? nil : cancelLabel)
        let clicks = onClicked {
            guard face.clickGuard.isClickMeant() else { return }
            if store.state[keyPath: keyPath] == nil {
                store.dispatchReported(action)
            } else if let cancel {
                store.dispatchReported(cancel)
            }
        }
        let observation = bind(to: store, keyPath) { _, progress in face.show(progress) }
        return Observation.stopping {
            observation.cancel()
            clicks.disconnect()
            face.show(nil)
        }
        .cancelled(with: self)
    }
}

/// The look of a button while work is running.
private final class ProgressFace {
    let clickGuard: ClickGuard
    private weak var button: Button?
    private let cancelLabel: String?
    private var progress: TaskProgress?
    private var shown: Shown?
    private var changes: [SignalConnection] = []

    /// What a button shows at rest.
    private enum Content {
        case label(String), icon(String), child(Widget?)

        init(of button: Button) {
            if let label = button.label {
                self = .label(label)
            } else {
                self = button.iconName.isEmpty ? .child(button.child) : .icon(button.iconName)
            }
        }

        var text: String? { if case .label(let label) = self { label } else { nil } }

        func show(in button: Button) {
            switch self {
            case .label(let label): button.label = label
            case .icon(let name): button.iconName = name
            case .child(let child): button.child = child
            }
        }
    }

    /// The widgets in the button, and what was in it before.
    private struct Shown {
        let content: Box
        let label: Label
        let bar: ProgressBar
        let progress: ProgressShowing
        var contentBefore: Content
        let hadMnemonic: Bool
        let accessibleLabelBefore: String?
        let accessibleDescriptionBefore: String?
        let couldBeClicked: Bool
    }

    init(of button: Button, cancelLabel: String?) {
        clickGuard = ClickGuard(of: button)
        self.button = button
        self.cancelLabel = cancelLabel
    }

    func show(_ progress: TaskProgress?) {
        guard let button else { return }
        self.progress = progress
        guard let progress else { return restore(button) }
        let shown = shown ?? begin(in: button)
        self.shown = shown
        shown.progress.show(progress)
        let percentage = progress.percentage.map { LocaleFormat.percentage(Double($0) / 100) }
        let textBefore = shown.contentBefore.text
        let text = cancelLabel ?? percentage ?? textBefore ?? ""
        if shown.label.label != text {
            shown.label.useUnderline = shown.hadMnemonic && text == textBefore
            shown.label.label = text
        }
        // Without the mark of the mnemonic. A button with an icon shows no text while the fraction isn't known.
        let name = text.isEmpty ? shown.accessibleLabelBefore : shown.label.text
        if button.accessibleLabel != name { button.accessibleLabel = name }
        let description = [progress.text, percentage].compactMap { $0 }.joined(separator: ", ")
        button.accessibleDescription = description.isEmpty ? shown.accessibleDescriptionBefore : description
    }

    private func begin(in button: Button) -> Shown {
        clickGuard.noteChange()
        NoticeStyle.apply()
        let label = Label(), bar = ProgressBar()
        bar.addCssClass(NoticeStyle.progress)
        let content = Box(.vertical, spacing: 3) {
            label; bar
        }
        content.valign = .center
        let shown = Shown(
            content: content,
            label: label,
            bar: bar,
            progress: ProgressShowing(in: bar),
            contentBefore: Content(of: button),
            hadMnemonic: button.useUnderline,
            accessibleLabelBefore: button.accessibleLabel,
            accessibleDescriptionBefore: button.accessibleDescription,
            couldBeClicked: button.canTarget
        )
        button.child = content
        // GTK notifies of one of them while it changes the other, so each is looked at alone.
        changes = [
            button.onNotify("label") { [weak self, weak button] in self?.take(button?.label.map(Content.label)) },
            button.onNotify("icon-name") { [weak self, weak button] in
                guard let name = button?.iconName, !name.isEmpty else { return }
                self?.take(.icon(name))
            },
        ]
        if cancelLabel == nil {
            // The sensitivity of the button itself may be bound, too.
            content.sensitive = false
            button.canTarget = false
            button.updateState(.disabled, true)
        }
        return shown
    }

    /// Remembers a label or an icon that the button has got meanwhile, for instance from a binding, and shows the
    /// progress again.
    private func take(_ content: Content?) {
        guard let button, let shown, let content else { return }
        self.shown?.contentBefore = content
        button.child = shown.content
        // GTK has named the button like the label.
        button.accessibleLabel = nil
        show(progress)
    }

    private func restore(_ button: Button) {
        guard let shown else { return }
        self.shown = nil
        clickGuard.noteChange()
        changes.forEach { $0.disconnect() }
        shown.contentBefore.show(in: button)
        if cancelLabel == nil {
            button.canTarget = shown.couldBeClicked
            button.updateState(.disabled, !button.sensitive)
        }
        button.accessibleLabel = shown.accessibleLabelBefore
        button.accessibleDescription = shown.accessibleDescriptionBefore
    }
}
