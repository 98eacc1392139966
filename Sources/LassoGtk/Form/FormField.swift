/// A control with its name, a hint, and its error, as a part of a ``Form``.
///
/// ```swift
/// FormField("_Email", email, hint: "We never show it to others.", isRequired: true).with {
///     $0.bindError(to: store, \.errors[.email])
/// }
/// ```
///
/// Assistive technologies know the control by its name, and say whether it is required, whether it is wrong, and its
/// hint and its error.
public final class FormField: Box {
    /// The control.
    public let control: Widget
    private let hint: Label?
    private let error = Label.formText(cssClass: "error")
    private var problem: String?
    private var isRevealed = false

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - name: The control's name. An underscore stands before the letter that, with Alt, moves the focus to the
    ///     control, or turns a `Switch` on and off; two underscores stand for one. A check button and an expander have
    ///     names of their own, so `nil`.
    ///   - control: The control. A `Switch` is shown beside its name, every other control below it.
    ///   - hint: A text that helps to fill in the field.
    ///   - isRequired: Whether the form needs the field, for assistive technologies.
    public init(_ name: String?, _ control: Widget, hint: String? = nil, isRequired: Bool = false) {
        self.control = control
        self.hint = hint.map { Label.formText($0, cssClass: "dim-label") }
        super.init(.vertical, spacing: 6)
        addCssClass("form-field")
        if let name { append(named(name)) } else { append(control) }
        for label in [self.hint, error] {
            guard let label else { continue }
            (label.xalign, label.justify) = (0, .left)
            append(label)
        }
        error.visible = false
        if isRequired { control.updateProperty(.required, 1) }
        describe()
        followControl()
    }

    /// Shows a store's error, once the user has left the field or submitted the form.
    ///
    /// - Parameters:
    ///   - store: The store to observe.
    ///   - keyPath: The error, or `nil` if the field is right. With errors in a dictionary: `\.errors[.email]`.
    /// - Returns: The observation, which can be canceled.
    @discardableResult
    public func bindError<Store: StateObservable>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, String?>
    ) -> Observation {
        bind(to: store, keyPath) { field, problem in field.show(problem) }
    }

    /// Whether the state has an error for this field, whether or not it is shown yet.
    public var isWrong: Bool { problem != nil }

    /// The error that is shown, or `nil` if none is.
    public var shownError: String? { isRevealed ? problem : nil }

    /// Shows the error if there is one, now and whenever it changes.
    func reveal() {
        isRevealed = true
        showError()
    }

    /// Gives the control the focus.
    @discardableResult
    func focusControl() -> Bool { control.grabFocus() || control.focusFirst() }

    /// Hides the error until the user leaves the field or submits the form.
    func hideError() {
        isRevealed = false
        showError()
    }

    // MARK: Parts

    private func named(_ name: String) -> Widget {
        let label = Label(mnemonic: name)
        label.addCssClass("field-name")
        label.xalign = 0
        // GTK makes it the control's accessible name too.
        label.mnemonicWidget = control
        // A group of radio buttons, for example, can't have the focus itself.
        control.onMnemonicActivate { [weak self] _ in
            guard let self, !control.focusable else { return false }
            return focusControl()
        }
        guard control is Switch else {
            control.hexpand = true
            return Box(.vertical, spacing: 6) {
                label; control
            }
        }
        label.hexpand = true
        return Box(.horizontal, spacing: 12) {
            label; control
        }
    }

    private func followControl() {
        if let entry = control as? PasswordEntry {
            entry.showPeekIcon = true
            // GTK doesn't give the icon an accessible name.
            entry.children.last?.accessibleLabel = translated("Show Password", in: .lasso)
        }
        let focus = EventControllerFocus()
        focus.onLeave { [weak self] in
            // A window that becomes inactive keeps its focus.
            guard let self, !control.hasFocusWithin else { return }
            if let form = ancestor(Form.self) { form.wasLeft(self) } else { reveal() }
        }
        control.addController(focus)
        let submit = { @MainActor [weak self] in
            guard let self else { return }
            self.ancestor(Form.self)?.submit()
        }
        switch control {
        case let entry as Entry: entry.onActivate(submit)
        case let entry as PasswordEntry: entry.onActivate(submit)
        case let entry as SearchEntry: entry.onActivate(submit)
        case let text as Text: text.onActivate(submit)
        // A spin button, for example, has a text in it.
        default: Self.texts(in: control).forEach { $0.onActivate(submit) }
        }
    }

    /// Returns the texts in a widget, but not those in its popovers, such as one in which the user searches.
    private static func texts(in widget: Widget) -> [Text] {
        widget.children.filter { !($0 is Popover) }.flatMap { child in
            (child as? Text).map { [$0] } ?? texts(in: child)
        }
    }

    // MARK: Errors

    private func show(_ problem: String?) {
        let wasWrong = isWrong
        self.problem = problem
        showError()
        if isWrong, !wasWrong { ancestor(Form.self)?.didBecomeWrong() }
    }

    private func showError() {
        // Without a change of its own, the field leaves the marks of errors that concern several fields.
        guard (shownError ?? "") != error.label || error.visible != (shownError != nil) else { return }
        error.label = shownError ?? ""
        error.visible = shownError != nil
        control.setCssClass("error", shownError != nil)
        control.updateState(.invalid, shownError != nil)
        describe()
    }

    private func describe() {
        let texts = (shownError == nil ? [] : [error]) + (hint.map { [$0] } ?? [])
        if texts.isEmpty { control.resetRelation(.describedBy) } else { control.updateRelation(.describedBy, texts) }
    }
}
