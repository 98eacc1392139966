/// The part of a ``Document`` that keeps its draft.
@MainActor
final class DraftKeeper<Contents: Equatable & Sendable> {
    /// The name of the draft; `nil` if the document never had one.
    private(set) var name: String?
    /// The reason why the draft couldn't be written, as a message for the user; `nil` if it is written.
    private(set) var problem: String? {
        didSet { if problem != oldValue { onProblemChange() } }
    }
    /// A closure called after ``problem`` has changed.
    var onProblemChange: () -> Void = {}
    /// A closure that announces the changes that the document's store holds, if it has any.
    var announceHeldChanges: () -> Void = {}
    /// A closure that calls ``keep(_:)`` if observers may not have been called with the document's contents yet.
    var keepUnannouncedChanges: () -> Void = {}
    /// A closure that returns the clock that measures the delay.
    var clock: () -> any Clock<Duration> = { MainQueueClock() }

    private let drafts: any DocumentDrafts
    private let kind: String
    private let format: StorageFormat<Draft<Contents>?>
    private let delay: Duration
    private var keeper: ValueKeeper<Draft<Contents>?>?
    // The draft that no place could be taken for.
    private var placeless: Draft<Contents>?

    /// Creates a keeper without a draft.
    ///
    /// - Parameters:
    ///   - drafts: The drafts of the application.
    ///   - kind: The beginning of the draft's name.
    ///   - format: The format of the contents.
    ///   - delay: The time after which a change is saved.
    init(in drafts: any DocumentDrafts, kind: String, as format: StorageFormat<Contents>, delay: Duration) {
        (self.drafts, self.kind, self.format, self.delay) = (drafts, kind, .draft(of: format), delay)
        UnsavedValues.add(self)
    }

    isolated deinit { keeper?.finish() }

    /// Writes a draft after the delay, or removes it at once.
    ///
    /// - Parameter draft: The draft; `nil` if there are no changes, or the user has discarded them.
    func keep(_ draft: Draft<Contents>?) {
        guard draft != keeper?.value ?? placeless else { return }
        if let keeper {
            keeper.didChange(to: draft)
            if draft == nil { keeper.saveSoon() }
        } else {
            placeless = draft
            takePlace()
            if draft == nil { problem = nil }
        }
    }

    /// Takes a place for the draft that has none. If that fails, the next change tries it again, and the end of the
    /// application.
    private func takePlace() {
        if placeless != nil, let keeper = makeKeeper() {
            keeper.didChange(to: placeless)
            placeless = nil
        }
        if placeless == nil { UnsavedValues.remove(self) } else { UnsavedValues.insert(self) }
    }

    private func makeKeeper() -> ValueKeeper<Draft<Contents>?>? {
        do throws(StorageError) {
            while true {
                let digits = String(UInt64.random(in: .min ... .max), radix: 16)
                guard let keeper = try takeKeeper("\(kind)-\(digits)") else { continue }
                observe(keeper)
                return keeper
            }
        } catch {
            problem = error.description
            return nil
        }
    }

    private func takeKeeper(_ name: String) throws(StorageError) -> ValueKeeper<Draft<Contents>?>? {
        guard let storage = try drafts.takeDraft(name) else { return nil }
        let keeper = ValueKeeper(nil, in: FormattedStorage(storage, as: format), delay: delay, merge: nil)
        keeper.clock = { [weak self] in self?.clock() ?? MainQueueClock() }
        self.name = name
        return keeper
    }

    private func observe(_ keeper: ValueKeeper<Draft<Contents>?>) {
        self.keeper = keeper
        keeper.onEvent = { [weak self] event in
            switch event {
            case .saved: self?.problem = nil
            case .failed(let message): self?.problem = message
            case .keptAside(let kept): self?.problem = kept.description
            case .loaded, .foundNothing, .changedByAnotherProgram: break
            }
        }
    }

    // MARK: Restoring

    /// Takes the draft of a program that has ended.
    ///
    /// - Parameter name: The name of the draft.
    /// - Returns: The draft; `nil` if it doesn't exist anymore, or if another document has it.
    /// - Throws: ``StorageError/keptAside(_:)`` if it is damaged, and ``StorageError/failed(_:)`` if it can't be read
    ///   now.
    func restore(_ name: String) async throws(StorageError) -> Draft<Contents>? {
        let formerName = self.name
        guard keeper == nil, let keeper = try takeKeeper(name) else { return nil }
        var first: StorageEvent?
        // Files that are left behind are looked for afterward, which isn't what counts here.
        keeper.onEvent = { first = first ?? $0 }
        await keeper.load()
        if case .loaded = first {
            observe(keeper)
            return keeper.value
        }
        self.name = formerName
        switch first {
        case .keptAside(let kept): throw .keptAside(kept)
        case .failed(let message): throw .failed(message)
        default: return nil
        }
    }

    /// Gives a draft back that was restored, and stays as it is.
    func giveBack() { (keeper, name) = (nil, nil) }

    /// Returns the names of the drafts of this kind that no living document has, the oldest first.
    func abandonedNames() throws(StorageError) -> [String] { try drafts.abandonedDrafts().filter(isOfThisKind) }

    /// Returns whether a text is the name of a draft of this kind of documents. It may come from a file.
    func isOfThisKind(_ name: String) -> Bool {
        name.hasPrefix(kind + "-")
            && name.utf8.dropFirst(kind.utf8.count + 1).allSatisfy { $0.isSmallLetter || $0.isDigit }
    }
}

// The changes that the store holds, and the draft that no place could be taken for.
extension DraftKeeper: UnsavedValue {
    var shownName: String { name ?? kind }

    func takeHeldChange() {
        announceHeldChanges()
        keepUnannouncedChanges()
    }

    func save() async {
        takePlace()
        await keeper?.save()
    }

    func saveBlocking() {
        takePlace()
        keeper?.saveBlocking()
    }

    func becomeSilent() {
        onProblemChange = {}
        announceHeldChanges = {}
        keepUnannouncedChanges()
        keepUnannouncedChanges = {}
    }
}
