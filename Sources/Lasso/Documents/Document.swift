/// A part of a store's state that the user opens from files and saves to files.
///
/// ```swift
/// final class EditorController: Controller {
///     let document: Document<EditorModule, String>
///
///     init(_ store: LassoStore<EditorModule>, files: any DocumentFiles) {
///         let texts = FileKind("Texts", patterns: ["*.txt"])
///         document = Document(of: store, \.text, as: .text, kinds: [texts], in: files)
///         super.init()
///         document.show(in: self)
///     }
///
///     override var commands: Commands { document.commands }
///     override var leaving: Leaving { document.leaving }
/// }
/// ```
///
/// The controller has the commands New, Open, Open Recent, Save, Save As, and Revert to Saved. Its title is the name of
/// the file, with a bullet before it while there are changes that aren't saved. On every way out, and before another
/// file is opened, the user is asked whether to save them.
///
/// If another program changes or removes the file, the user is asked, or told. An alert says why a file can't be read
/// or written, and nothing is lost: a document is replaced only by one that was read completely, and a file only by the
/// complete new contents. Saving never overwrites the changes of another program unless the user says so.
///
/// Changes that aren't saved are kept as a draft, and survive whatever ends the program; <doc:Documents> describes how.
///
/// A document has changes if the part isn't equal to the saved one, so undoing all changes makes it unchanged.
///
/// A document is a view store, so that widgets can be bound to its state and its actions. The store keeps it alive.
@MainActor
public final class Document<Module: StoreModule, Contents: Equatable & Sendable>: AbstractViewStore, UnsavedDocument {
    /// The state: the file, and whether there are changes.
    public typealias State = DocumentState
    /// The action: to open, save, and so on.
    public typealias Action = DocumentAction

    let format: StorageFormat<Contents>
    let kinds: [FileKind]
    let files: any DocumentFiles
    let untitledName: String
    let storage: StateStorage<DocumentState>
    let queue = WorkQueue()
    let fileCalls = FileCalls()
    /// The task that asks the user whether to go on waiting for the files; `nil` if there is nothing to wait for.
    var patience: Task<Void, Never>?
    /// The controller that asks the user.
    weak var controller: Controller?
    weak var store: LassoStore<Module>?

    private let keyPath: WritableKeyPath<Module.State, Contents>
    private let action: (DocumentEvent) -> Module.Action?
    private let initial: Contents
    private var fileObservation: Observation?
    private var recentObservation: Observation?
    /// The contents that the file had when it was read or written last.
    private(set) var saved: Contents
    /// The version of the file that the document knows.
    var version: String?
    /// The version of another program's that the user wanted to load, which wasn't possible.
    var unusableVersion: String?
    /// Whether the file isn't what the document says, although the contents are equal to the saved ones: it was
    /// removed, or another program's version was rejected.
    var isOutdated = false { didSet { if isOutdated != oldValue { announce() } } }
    /// Whether a look at the file is waiting for its turn.
    var isLooking = false
    /// The contents whose changes the user has discarded.
    private var discarded: Contents?
    let draft: DraftKeeper<Contents>
    private let keeping = PostponedWork()
    /// Whether the document is coming back, and its draft is to stay as it is.
    var isRestoring = false
    /// The text by which the document is coming back; `nil` if it isn't.
    var recordBeingRestored: String?
    /// The text that the window's session knows.
    var announcedRecord: String?

    /// Creates a document without a file. The part's current value is that of a new document.
    ///
    /// - Parameters:
    ///   - store: The store, which keeps the document alive.
    ///   - keyPath: The key path of the part: of stored properties, or of a property that returns the value it was set
    ///     to.
    ///   - format: The format of the part in a file.
    ///   - kinds: The kinds of files that the user can open; if empty, all.
    ///   - files: The access to files.
    ///   - untitledName: The name of a document without a file, which is proposed when it is saved.
    ///   - draftName: The word that the names of the drafts begin with: small letters and digits. If an application has
    ///     several kinds of documents, each has a word of its own.
    ///   - draftDelay: The time after which a change is written to the draft. It is measured by the store's
    ///     ``LassoStore/effectClock``.
    ///   - action: A closure that returns the action to send to the store for an event, or `nil` for none. Call
    ///     ``StoreHistory/clear()`` when a file was opened, or changes came back, if the part has a history.
    /// - Precondition: `draftName` is a word of small letters and digits.
    public init(
        of store: LassoStore<Module>,
        _ keyPath: WritableKeyPath<Module.State, Contents>,
        as format: StorageFormat<Contents>,
        kinds: [FileKind] = [],
        in files: any DocumentFiles,
        untitledName: String = translated("Untitled", in: .lasso),
        draftName: String = "document",
        draftDelay: Duration = .seconds(1),
        _ action: @escaping (DocumentEvent) -> Module.Action? = { _ in nil }
    ) {
        precondition(
            !draftName.isEmpty && draftName.utf8.allSatisfy { $0.isSmallLetter || $0.isDigit },
            "Document.init(of:...): the draft name \"\(draftName)\" has other characters than small letters and digits."
        )
        draft = DraftKeeper(in: files.drafts, kind: draftName, as: format, delay: draftDelay)
        (self.store, self.keyPath, self.format, self.kinds, self.files) = (store, keyPath, format, kinds, files)
        (self.untitledName, self.action) = (untitledName, action)
        initial = store.state[keyPath: keyPath]
        saved = initial
        var state = DocumentState(untitledName)
        state.recentFiles = files.recentFiles
        storage = StateStorage(state)
        draft.clock = { [weak store] in store?.effectClock ?? MainQueueClock() }
        draft.onProblemChange = { [weak self] in self?.draftProblemDidChange() }
        draft.announceHeldChanges = { [weak store] in store?.observable.announceHeldChanges() }
        draft.keepUnannouncedChanges = { [weak self] in
            guard let self, self.store?.observable.mayHaveUnannouncedChanges == true else { return }
            keepDraft(ifEdited: isEdited)
        }
        recentObservation = files.observeRecentFiles { [weak self] in self?.announce() }
        // The observer keeps this object alive as long as the store lives.
        store.observeState(keyPath) { [self] old, _ in if old != nil { announce() } }
    }

    isolated deinit {
        fileObservation?.cancel()
        recentObservation?.cancel()
        UnsavedDocuments.remove(self)
    }

    /// The part of the state; the saved one if the store is gone.
    var contents: Contents { store?.state[keyPath: keyPath] ?? saved }

    /// Shows the document's name as a controller's title and its folder as the subtitle, and asks on the controller.
    ///
    /// A container, such as a split view, has its own title only while the screen in it has none. So the document
    /// belongs in the screen whose title is that of the window, and the document's commands in the same controller, or
    /// in one around it that is always there.
    ///
    /// - Parameter controller: The controller, which keeps the document alive. The document doesn't keep it.
    /// - Precondition: The document isn't shown in another controller.
    public func show(in controller: Controller) {
        precondition(
            self.controller == nil,
            "Document.show(in:): the document is shown in \(String(describing: self.controller)) already. Call it once."
        )
        self.controller = controller
        controller.onStay = { [weak self] in self?.setDiscarded(false) }
        // The session of the window finds the document there.
        controller.holdReference(to: self)
        var recentFiles = state.recentFiles
        observeState { [weak controller] _, state in
            controller?.title = state.title
            controller?.subtitle = state.folder
            guard state.recentFiles != recentFiles else { return }
            recentFiles = state.recentFiles
            controller?.commandsDidChange()
        }
        .cancelled(with: controller)
    }

    // MARK: Changes of the file

    /// Makes contents the part of the state, and those that are saved.
    ///
    /// - Parameters:
    ///   - contents: The contents; `nil` for those of a new document.
    ///   - file: The file that they come from; `nil` for a new document.
    ///   - version: The version of the file.
    func adopt(_ contents: Contents?, from file: FileReference?, version: String?) async {
        let contents = contents ?? initial
        saved = contents
        // At once, so that nothing can be typed in between.
        setContents(contents)
        await setFile(file, version: version)
        announce()
        tell(file.map { .opened($0) } ?? .created)
    }

    /// Makes the contents of a draft the part of the state, as changes of what the file has.
    ///
    /// - Parameters:
    ///   - draft: The draft.
    ///   - saved: The contents of the file; `nil` if they aren't known.
    func adopt(_ draft: Draft<Contents>, changing saved: Contents?) async {
        self.saved = saved ?? initial
        setContents(draft.contents)
        await setFile(draft.file, version: draft.version)
        isOutdated = draft.file != nil && saved == nil
        announce()
        tell(.restored(draft.file))
    }

    /// Remembers contents that were saved.
    func didSave(_ contents: Contents, to file: FileReference, version: String?) async {
        saved = contents
        await setFile(file, version: version)
        announce()
        tell(.saved(file))
    }

    private func setContents(_ contents: Contents) {
        store?.perform { [weak self] in
            guard let self, let store else { return }
            store.changeSettledState { [keyPath] in $0[keyPath: keyPath] = contents }
        }
    }

    private func setFile(_ file: FileReference?, version: String?) async {
        self.version = version
        unusableVersion = nil
        isOutdated = false
        discarded = nil
        guard let file else {
            fileObservation?.cancel()
            fileObservation = nil
            return change { state in (state.file, state.name, state.folder) = (nil, self.untitledName, nil) }
        }
        files.addRecentFile(file)
        if file != state.file {
            fileObservation?.cancel()
            fileObservation = files.observeChanges(of: file) { [weak self] in self?.fileMayHaveChanged() }
        }
        let (name, folder) = await files.shownPlace(of: file)
        change { state in (state.file, state.name, state.folder) = (file, name, folder) }
    }

    private func tell(_ event: DocumentEvent) {
        if let action = action(event) { store?.dispatchAction(action) }
    }

    // MARK: The state

    /// Updates what depends on the store and the files.
    func announce() {
        change { state in
            state.isEdited = self.isEdited
            state.recentFiles = self.files.recentFiles
        }
        if state.isEdited { UnsavedDocuments.insert(self) } else { UnsavedDocuments.remove(self) }
        keepDraft(ifEdited: state.isEdited)
        announceRecord()
    }

    private var isEdited: Bool { isOutdated || contents != saved }

    private func keepDraft(ifEdited isEdited: Bool) {
        // Without a store, nothing can be said about the changes.
        guard !isRestoring, store != nil else { return }
        // Of an earlier moment that is only shown, there is no draft.
        let isPostponed = keeping.postpones { [weak self] in
            if let self { keepDraft(ifEdited: self.isEdited) }
        }
        guard !isPostponed else { return }
        let isWorthKeeping = isEdited && discarded != contents
        draft.keep(isWorthKeeping ? Draft(file: state.file, version: version, contents: contents) : nil)
    }

    private func draftProblemDidChange() {
        if let problem = draft.problem {
            StandardError.report("The draft of “\(state.name)” could not be written: \(problem)")
        }
        change { $0.draftProblem = self.draft.problem }
    }

    /// Remembers that the user has discarded the changes, or that they stay nevertheless.
    func setDiscarded(_ isDiscarded: Bool) {
        discarded = isDiscarded ? contents : nil
        announce()
    }

    func change(_ body: (inout DocumentState) -> Void) {
        var new = state
        body(&new)
        if new != state { storage.update { [new] in $0 = new } }
    }

    // MARK: The end of the session

    var name: String { state.name }

    let windows = ApplicationWindows.current

    /// Whether the user is to be asked before the session ends.
    var isWorthAsking: Bool { state.isEdited && discarded != contents }

    func askBeforeEnd() async -> Bool {
        await leave { [self] in
            guard isWorthAsking else { return true }
            return await letGo()
        }
    }

    func keepChanges() {
        // The user may have closed the window meanwhile.
        if controller?.hasDeparted == false { setDiscarded(false) }
    }
}
