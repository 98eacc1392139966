/// The toast at the bottom of a window or a dialog, over its content.
///
/// It moves up when it comes and down when it goes, unless animations are off. While the pointer is over it or the
/// focus is in it, its time stands still. Escape closes it if it has the focus; the focus then returns to where it was.
final class ToastDrawing {
    private weak var scope: Controller?
    private weak var overlay: Overlay?
    private var shown: Shown?
    private weak var focusBefore: Widget?
    private var focusObserver: SignalConnection?

    /// A toast and its widgets.
    private struct Shown {
        let toast: PostedToast
        let revealer: Revealer
    }

    /// Creates a drawing without a toast.
    ///
    /// - Parameters:
    ///   - scope: The window controller, or the presented controller of the dialog.
    ///   - overlay: The overlay around the content of the window.
    init(of scope: Controller, in overlay: Overlay) {
        self.scope = scope
        self.overlay = overlay
    }

    /// Updates the toast to match the hierarchy.
    func update() {
        let toast = scope?.postedToast
        guard toast !== shown?.toast else { return }
        takeDown()
        if let toast { show(toast) }
    }

    /// Removes the toast, because the window is closed.
    func close() {
        focusObserver?.disconnect()
        focusObserver = nil
        if let shown, shown.revealer.parent === overlay { overlay?.removeOverlay(shown.revealer) }
        shown = nil
    }

    private func show(_ toast: PostedToast) {
        guard let overlay else { return }
        NoticeStyle.apply()
        let revealer = Revealer(box(for: toast), .slideUp).with { ($0.halign, $0.valign) = (.center, .end) }
        overlay.addOverlay(revealer)
        // A message that is longer than the window is wide is cut off rather than drawn outside of the window.
        overlay.setClipOverlay(revealer, clipOverlay: true)
        revealer.revealChild = true
        shown = Shown(toast: toast, revealer: revealer)
        rememberFocus()
        revealer.announce(toast.toast.text)
    }

    private func takeDown() {
        guard let shown else { return }
        self.shown = nil
        focusObserver?.disconnect()
        focusObserver = nil
        let revealer = shown.revealer
        if revealer.hasFocusWithin, let window = revealer.root as? Window {
            window.returnFocus(to: focusBefore, orInto: scope?.principalLine.last?.drawnWidget)
        }
        revealer.conceal { [weak overlay] revealer in
            if let overlay, revealer.parent === overlay { overlay.removeOverlay(revealer) }
        }
    }

    // MARK: Focus

    /// Remembers the widget that has the focus while the toast is shown and doesn't have it.
    private func rememberFocus() {
        guard let window = overlay?.root as? Window else { return }
        focusBefore = window.focusWidget
        focusObserver = window.onNotify("focus-widget") { [weak self, weak window] in
            guard let self, let focus = window?.focusWidget, let revealer = shown?.revealer else { return }
            if focus !== revealer, !focus.isAncestor(revealer) { focusBefore = focus }
        }
    }

    // MARK: Widgets

    private func box(for toast: PostedToast) -> Widget {
        let text = Label(toast.toast.text).with { ($0.wrap, $0.lines, $0.ellipsize) = (true, 2, .end) }
        // A text is in one line if there is room for it.
        (text.xalign, text.naturalWrapMode, text.maxWidthChars) = (0, .none, 60)
        let close = Button(flatIcon: "window-close-symbolic", name: translated("Close", in: .lasso))
        close.addCssClass("circular")
        close.onClicked { [weak toast] in toast?.end(.dismissed) }
        let box = Box(.horizontal, spacing: 6)
        box.addCssClass("osd")
        box.addCssClass(NoticeStyle.toast)
        box.accessibleRole = .alert
        box.accessibleLabel = toast.toast.text
        box.append(text)
        if let label = toast.toast.button {
            let button = Button(label)
            button.onClicked { [weak toast] in toast?.end(.pressedButton) }
            box.append(button)
        }
        box.append(close)
        watch(box, for: toast)
        return box
    }

    /// Stops the time of a toast while the user is at it, and makes Escape close it.
    private func watch(_ box: Box, for toast: PostedToast) {
        let pointer = EventControllerMotion(), focus = EventControllerFocus(), keys = EventControllerKey()
        pointer.onEnter { [weak toast] _, _ in toast?.setPaused(true, .pointer) }
        pointer.onLeave { [weak toast] in toast?.setPaused(false, .pointer) }
        focus.onEnter { [weak toast] in toast?.setPaused(true, .focus) }
        focus.onLeave { [weak toast] in toast?.setPaused(false, .focus) }
        keys.onKeyPressed { [weak toast] key, _, _ in
            guard key == Key.escape, let toast else { return false }
            toast.end(.dismissed)
            return true
        }
        for controller in [pointer, focus, keys] as [EventController] { box.addController(controller) }
    }
}
