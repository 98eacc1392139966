import Lasso

// The steps that a tape has.
extension RunScene {
    /// Lets happen what an event says, in the scope of the scene.
    func take(_ event: TapeEvent) throws(TapeError) {
        switch event.kind {
        case .action: try send(try action(of: event), to: event.subject ?? "")
        case .effectEnd: try heldEffects.end(EffectName(of: event), as: event)
        case .progress: try heldEffects.report(HeldEffect.progress(of: event), of: EffectName(of: event))
        case .command: try command(event)
        case .back: try controller(event, Controller.self).userDidGoBack(animated: stage.isDrawn)
        case .leave: try controller(event, Controller.self).beginToLeave(animated: stage.isDrawn)
        case .selection: try select(event)
        case .tabMove: try moveTab(event)
        case .answer: try answer(event)
        case .files: try chooseFiles(event)
        case .cancellation: try controller(event, QuestionController.self).answerCancel()
        case .toast: try toast(event)
        case .banner: try banner(event)
        case .opening: try open(event)
        case .link: try follow(event)
        case .newWindow: try openNewWindow()
        case .store, .start, .change, .output, .effect, .place, .value, .missing, .continuation:
            throw TapeError(event.obstacle ?? "It is caused by something that isn't on the tape.")
        }
    }

    private func action(of event: TapeEvent) throws(TapeError) -> Any {
        guard let store = listener.names.store(event.subject ?? "") else {
            throw TapeError("There is no store \(event.subject ?? "").")
        }
        if let value = event.value, let type = store.actionType as? any Decodable.Type {
            return try HeldEffect.decode(type, value)
        }
        if let index = store.sampleActions.indexOfOnlyAction(describedBy: event.text) {
            return store.sampleActions[index]
        }
        let reason = "\(store.actionType) isn't Codable now. Declare it Codable, as it was on the tape."
        throw TapeError(event.obstacle ?? reason)
    }

    /// Returns whether the action of an event has a case of an enumeration that describes itself.
    func hasSelfDescribedCase(in event: TapeEvent) -> Bool {
        guard event.kind == .action else { return false }
        do throws(TapeError) {
            return ValueDescription.hasSelfDescribedCase(in: try action(of: event))
        } catch {
            // The step isn't possible.
            return false
        }
    }

    /// Returns an expression for the action of an event that isn't sent as a value of the tape: one of the actions of a
    /// `SampledModule`, or a case that describes itself; `nil` if it is none of them.
    func sample(of event: TapeEvent) -> String? {
        guard event.kind == .action, let store = listener.names.store(event.subject ?? ""),
            event.value == nil || !(store.actionType is any Decodable.Type),
            let index = store.sampleActions.indexOfOnlyAction(describedBy: event.text)
        else { return nil }
        if store.moduleType is any SampledModule.Type { return "\(store.moduleName).sampleActions[\(index)]" }
        let isSelfDescribed = ValueDescription.hasSelfDescribedCase(in: store.sampleActions[index])
        return isSelfDescribed ? "\(store.moduleName).Action.allCases[\(index)]" : nil
    }

    /// Returns the names of the Swift modules that declare the types of an event's store, if it has one, and of its
    /// result or error.
    func swiftModules(of event: TapeEvent) -> Set<String> {
        guard event.kind.isOfStore else { return [] }
        let store = listener.names.store(event.subject ?? "")
        let types = [store?.moduleType, event.type.flatMap(_typeByName)].compactMap { $0 }
        return Set(types.flatMap { Self.swiftModules(of: $0) })
    }

    /// Returns the names of the Swift modules in the name of a type: that of a generic type has those of its arguments.
    static func swiftModules(of type: Any.Type) -> Set<String> {
        let names = String(reflecting: type).split { !$0.isLetter && !$0.isNumber && !"_.".contains($0) }
        let modules = names.filter { $0.contains(".") && !$0.hasPrefix(".") }.map { name in
            String(name.prefix { $0 != "." })
        }
        return Set(modules).filter { $0 != "Swift" && !$0.hasPrefix("_") }
    }

    /// Returns whether an event can be about an effect that waits: whether it has one, or isn't about any.
    func hasEffect(of event: TapeEvent) -> Bool {
        switch event.kind {
        case .effectEnd, .progress: isWaiting(EffectName(of: event))
        default: true
        }
    }

    private func controller<Kind: Controller>(_ event: TapeEvent, _ kind: Kind.Type) throws(TapeError) -> Kind {
        let position = event.subject ?? ""
        guard let controller = ControllerPosition(position).controller(in: windows) as? Kind else {
            throw TapeError("There is no \(Kind.self) at \(position).")
        }
        return controller
    }

    /// Returns the windows in which an event may happen: the one that the tape names, or else all.
    private func openWindows(of event: TapeEvent) throws(TapeError) -> [WindowController] {
        guard let position = event.window else { return windows.all }
        guard let window = ControllerPosition(position).controller(in: windows) as? WindowController else {
            throw TapeError("There is no window at \(position).")
        }
        return [window]
    }

    private func command(_ event: TapeEvent) throws(TapeError) {
        let id = event.text ?? ""
        // The newest window is probably the one in front.
        let commands = try openWindows(of: event).reversed().compactMap { $0.availableCommands[id] }
        guard let command = commands.first(where: \.isEnabled) ?? commands.first else {
            throw TapeError(
                "There is no command \(id). Commands of the application itself need a replay of the application: see "
                    + "TapeReplay(_:on:preparing:) and ReplayCommand.main(of:)."
            )
        }
        let isPerformed = event.subject.map(command.perform) ?? command.perform()
        guard isPerformed else { throw TapeError("The command \(id) is disabled.") }
    }

    private func select(_ event: TapeEvent) throws(TapeError) {
        let container = try controller(event, SelectionController.self), index = event.number ?? 0
        guard container.controllers.indices.contains(index) else {
            throw TapeError("There is no tab or page \(event.ordinal) at \(event.subject ?? "").")
        }
        container.userDidSelect(index)
    }

    private func moveTab(_ event: TapeEvent) throws(TapeError) {
        let tabs = try controller(event, TabController.self), index = event.number ?? 0
        let destination = event.destination ?? 0
        guard tabs.controllers.indices.contains(index), tabs.controllers.indices.contains(destination) else {
            throw TapeError("There are only \(tabs.controllers.count) tabs at \(event.subject ?? "").")
        }
        tabs.userDidMove(index, to: destination)
    }

    private func answer(_ event: TapeEvent) throws(TapeError) {
        let alert = try controller(event, AlertController.self)
        // On a tape in another language, the label differs.
        guard let button = event.number ?? alert.buttons.firstIndex(where: { $0.label == event.text }),
            alert.buttons.indices.contains(button)
        else {
            throw TapeError("The alert has no button “\(event.text ?? "")”.")
        }
        alert.answer(button)
    }

    private func chooseFiles(_ event: TapeEvent) throws(TapeError) {
        let question = try controller(event, FileQuestionController.self)
        let files = (event.lines ?? []).map { FileReference(uri: $0) }
        guard files.count < 2 || question.purpose == .openFiles else {
            throw TapeError("The question asks for one file.")
        }
        question.answer(files)
    }

    private func toast(_ event: TapeEvent) throws(TapeError) {
        let text = event.text ?? "", outcome = ToastOutcome(number: event.number)
        let toasts = try openWindows(of: event).compactMap(\.visibleController.postedToast)
        guard let posted = toasts.first(where: { $0.toast.text == text }) else {
            throw TapeError("There is no notice “\(text)”.")
        }
        switch outcome {
        case .pressedButton where posted.toast.button == nil: throw TapeError("The notice “\(text)” has no button.")
        case .timedOut where posted.toast.duration == nil:
            throw TapeError("The notice “\(text)” stays until the user closes it.")
        default: posted.end(outcome)
        }
    }

    private func banner(_ event: TapeEvent) throws(TapeError) {
        let text = event.text ?? "", isByButton = event.number == 1
        let banners = try openWindows(of: event).flatMap(\.visibleBanners)
        guard let posted = banners.first(where: { $0.banner.text == text }) else {
            throw TapeError("There is no banner “\(text)”.")
        }
        guard isByButton ? posted.banner.button != nil : posted.banner.isDismissible else {
            throw TapeError("The banner “\(text)” \(isByButton ? "has no button" : "can't be closed").")
        }
        posted.perform(isByButton ? .pressedButton : .dismissed)
    }

    private func path(_ event: TapeEvent) throws(TapeError) -> NavigationPath {
        do { return try NavigationPath(event.text ?? "") } catch { throw TapeError("\(error)") }
    }

    private func open(_ event: TapeEvent) throws(TapeError) {
        let window = try controller(event, WindowController.self)
        let opening = try opening(event)
        if let open = windows.open { return open(opening, window) }
        switch opening {
        case .files:
            throw TapeError("The application opens files. Replay the application: see ReplayCommand.main(of:).")
        case .invalidLink(let reason):
            Run.turn(with: .opening(opening, window)) { window.visibleController.alert(reason) }
        case .link(let path):
            let own = window === self.window ? flow : nil
            guard let flow = own ?? window.outermostFlow else { throw TapeError("No flow is in the window.") }
            Run.turn(with: .opening(opening, window)) { _ = Task { await window.open(path, in: flow) } }
        }
    }

    private func openNewWindow() throws(TapeError) {
        guard let open = windows.openNewWindow else {
            throw TapeError("The application opens a window. Replay the application: see ReplayCommand.main(of:).")
        }
        open()
    }

    private func opening(_ event: TapeEvent) throws(TapeError) -> Opening {
        if event.isFailure { return .invalidLink(event.text ?? "") }
        if let uris = event.lines { return .files(uris.map { FileReference(uri: $0) }) }
        return .link(try path(event))
    }

    private func follow(_ event: TapeEvent) throws(TapeError) {
        let path = try path(event)
        guard let flow = try flow(of: event) else {
            throw TapeError("There is no flow \(event.subject ?? "").")
        }
        Task { await flow.go(to: path) }
    }

    private func flow(of event: TapeEvent) throws(TapeError) -> (any PathFollowing)? {
        let name = event.subject ?? "", windows = try openWindows(of: event)
        if let flow, "\(type(of: flow))" == name {
            let top = flow.firstPlace?.lineToTop.last
            if event.window == nil || windows.contains(where: { $0 === top }) { return flow }
        }
        var found: (any PathFollowing)?
        for window in windows {
            window.forEachBelow { controller in
                found = found ?? controller.placingFlows.first { "\(type(of: $0))" == name }
            }
        }
        return found
    }
}
