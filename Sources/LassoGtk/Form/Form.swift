/// A column of controls in the middle of the window, with an optional heading.
///
/// ```swift
/// let form = Form("Log In") {
///     FormField("_Username", username, isRequired: true).with { $0.bindError(to: store, \.usernameError) }
///     FormField("_Password", password, isRequired: true).with { $0.bindError(to: store, \.passwordError) }
///     logIn
/// }
/// form.bindSubmit(logIn, to: store, action: .didTapLogIn)
/// form.bindBusy(to: store, \.isLoggingIn)
/// ```
///
/// The store validates: its state has an error for each field, or `nil`. The form decides when an error is shown: after
/// the user has left the field, or submitted the form, and not while the user types in a field for the first time.
///
/// - The user submits the form with the button, or with Enter in a field. The form sends the action, and the store
///   decides what to do. A disabled button sends nothing. If there are errors then, or if some arrive before the user
///   goes on, the first wrong field gets the focus.
/// - Escape gives up as on every page: it goes back, or closes the dialog. The controller's
///   ``/Lasso/Controller/leaving`` can ask first; see ``/Lasso/Leaving/discarding(_:on:_:detail:accept:)``.
/// - If the window is too small for the column, it scrolls, and automatically scrolls to the focused widget.
public final class Form: ScrolledWindow {
    private let column = Box(.vertical, spacing: 18)
    private let spinner = Spinner()
    private var send: (() -> Void)?
    /// Whether errors that arrive belong to what the user has submitted.
    private var awaitsErrors = false
    private var isGivingUpFocus = false
    /// Whether the user holds a mouse button, or touches the form.
    private var isPressed = false
    /// The fields that the user left by pressing.
    private var leftFields: [FormField] = []
    /// The widget that had the focus when the form became busy.
    private weak var focusBefore: Widget?

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - heading: The subject of the form.
    ///   - explanation: A sentence that explains it.
    ///   - alignment: The position of the column in a higher window. At the top, it doesn't move up and down when
    ///     widgets in it appear or disappear.
    ///   - width: The least width of the column, in pixels.
    ///   - children: The fields and other widgets, from top to bottom.
    public init(
        _ heading: String? = nil,
        _ explanation: String? = nil,
        alignment: Align = .start,
        width: Int = 300,
        @WidgetBuilder children: () -> [Widget]
    ) {
        super.init()
        hexpand = true
        vexpand = true
        // As large as the column, if there is enough space.
        propagateNaturalWidth = true
        propagateNaturalHeight = true
        column.addCssClass("form")
        column.setMargins(24)
        column.halign = .center
        column.valign = alignment
        column.widthRequest = width
        if let heading { column.append(Label.formText(heading, cssClass: "title-1")) }
        if let explanation { column.append(Label.formText(explanation, cssClass: "dim-label")) }
        children().forEach(column.append)
        spinner.visible = false
        column.append(spinner)
        child = column
        scrollsToFocus()
        noticesWhatTheUserDoes()
    }

    /// The fields, from top to bottom.
    public var fields: [FormField] { column.descendants.compactMap { $0 as? FormField } }

    /// Submits the form as the user does: shows all errors, and sends the action of ``bindSubmit(_:to:action:)``,
    /// unless the form or its button is disabled.
    public func submit() {
        guard column.sensitive, let send else { return }
        takeTypedNumber()
        fields.forEach { $0.reveal() }
        awaitsErrors = true
        send()
        focusWrongFieldSoon()
    }

    /// Hides all errors until the user leaves a field or submits the form again. Call it when the form begins anew,
    /// such as for another record.
    public func startOver() {
        awaitsErrors = false
        leftFields = []
        fields.forEach { $0.hideError() }
    }

    /// Sends a store an action when the user submits the form: with a button, or with Enter in a field.
    ///
    /// - Parameters:
    ///   - button: The button, which is styled as the suggested action.
    ///   - store: The store, which the form keeps alive.
    ///   - action: The action.
    /// - Returns: The observation, which can be canceled.
    /// - Precondition: The form has no other button that submits it.
    @discardableResult
    public func bindSubmit<Target: ActionDispatchable>(
        _ button: Button,
        to store: Target,
        action: Target.Action
    ) -> Observation {
        precondition(
            send == nil,
            "Form.bindSubmit(_:to:action:): the form has a button that submits it. Bind other buttons to their own action."
        )
        button.addCssClass("suggested-action")
        send = { [weak button] in
            if button?.isSensitive == true { store.dispatchReported(action) }
        }
        let click = button.onClicked { [weak self] in self?.submit() }
        return .stopping { [weak self] in
            click.disconnect()
            self?.send = nil
        }
    }

    /// Disables the form while a part of a store's state is true, and shows that work is going on. The focus returns
    /// afterward.
    ///
    /// - Parameters:
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state.
    ///   - label: The name of the work for assistive technologies.
    /// - Returns: The observation, which can be canceled.
    @discardableResult
    public func bindBusy<Store: StateObservable>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, Bool>,
        label: String? = nil
    ) -> Observation {
        spinner.accessibleLabel = label
        return bind(to: store, keyPath) { form, isBusy in form.showBusy(isBusy) }
    }

    private func showBusy(_ isBusy: Bool) {
        guard isBusy == column.sensitive else { return }
        if isBusy { giveUpFocus() }
        column.sensitive = !isBusy
        column.updateState(.busy, isBusy)
        (spinner.spinning, spinner.visible) = (isBusy, isBusy)
        guard !isBusy else { return }
        if awaitsErrors { focusWrongFieldSoon() }
        if isFocusFree, let focusBefore, focusBefore.isOfUseWithFocus { focusBefore.restoreFocus() }
        focusBefore = nil
    }

    /// Whether no widget outside this form has the focus.
    private var isFocusFree: Bool {
        guard let focus = (root as? Window)?.focusWidget else { return true }
        return focus.isAncestor(column)
    }

    private func giveUpFocus() {
        focusBefore = nil
        guard let window = root as? Window, let focus = window.focusWidget, focus.isAncestor(column) else { return }
        focusBefore = focus
        // A widget that is disabled isn't told that it loses the focus.
        isGivingUpFocus = true
        window.focusWidget = nil
        isGivingUpFocus = false
    }

    // MARK: Errors

    /// Notes that a field has become wrong.
    func didBecomeWrong() {
        if awaitsErrors { focusWrongFieldSoon() }
    }

    /// Gives the first wrong field the focus in the next turn of the main actor, when the errors of all fields are
    /// known.
    private func focusWrongFieldSoon() {
        Task { [weak self] in
            guard let self, awaitsErrors, column.sensitive, isFocusFree else { return }
            if let field = fields.first(where: \.isWrong), field.isOfUseWithFocus { field.focusControl() }
        }
    }

    private func noticesWhatTheUserDoes() {
        let keys = EventControllerKey()
        keys.propagationPhase = .capture
        keys.onKeyPressed { [weak self] _, _, _ in
            self?.awaitsErrors = false
            self?.didRelease()
            return false
        }
        addController(keys)
        // Not a gesture: it would end when a button claims the click.
        let presses = EventControllerLegacy()
        presses.propagationPhase = .capture
        presses.onEvent { [weak self] event in
            self?.follow(event.eventType)
            return false
        }
        addController(presses)
    }

    private func follow(_ event: EventType) {
        switch event {
        case .buttonPress, .touchBegin:
            isPressed = true
            awaitsErrors = false
        case .buttonRelease, .touchEnd, .touchCancel, .grabBroken:
            // After the button that was pressed has been clicked.
            didRelease()
        default: break
        }
    }

    /// Shows the errors of the fields that the user has left. The end of dragging a text isn't an event of the form, so
    /// that a key tells it.
    private func didRelease() {
        isPressed = false
        guard !leftFields.isEmpty else { return }
        Task { [weak self] in self?.revealLeftFields() }
    }

    /// Shows the error of a field that the user has left.
    ///
    /// While the user presses a button, no error appears, which could move the button away from the pointer.
    func wasLeft(_ field: FormField) {
        guard !isGivingUpFocus else { return }
        if isPressed { leftFields.append(field) } else { field.reveal() }
    }

    private func revealLeftFields() {
        leftFields.forEach { $0.reveal() }
        leftFields = []
    }

    // MARK: Scrolling

    private func scrollsToFocus() {
        // GTK scrolls to a widget that gets the focus, but not when the space for the focused widget shrinks.
        vadjustment.onChanged { [weak self] in
            Task { self?.scrollToFocus() }
        }
    }

    private func scrollToFocus() {
        guard let focus = (root as? Window)?.focusWidget, focus.isAncestor(column),
            let place = focus.computeBounds(column)
        else { return }
        let top = Double(place.origin.y) + Double(column.marginTop)
        let bottom = top + Double(place.size.height)
        // Of a widget that is taller than the form, any part may be shown.
        let ends = [top, bottom - vadjustment.pageSize].sorted()
        vadjustment.value = min(max(vadjustment.value, ends[0]), ends[1])
    }
}

extension Label {
    /// Returns a text of a form, which is wrapped, even inside a word that is too long for a line.
    static func formText(_ text: String = "", cssClass: String) -> Label {
        let label = Label(text)
        label.addCssClass(cssClass)
        label.wrap = true
        label.wrapMode = .wordChar
        label.maxWidthChars = 36
        label.justify = .center
        return label
    }
}

extension Widget {
    /// The nearest widget of a class around this one.
    func ancestor<Found: Widget>(_ type: Found.Type) -> Found? {
        sequence(first: self as Widget, next: \.parent).dropFirst().lazy.compactMap { $0 as? Found }.first
    }
}
