/// A part of a store's state that is a setting of the application.
///
/// ```swift
/// StoredSetting(of: store, \.showsDone, in: settings["shows-done"]) { .didChangeShowsDone($0) }
/// ```
///
/// When the stored setting is created, and whenever another program changes the setting, the store is sent an action
/// with the value, unless the part has it already. The part is saved whenever it changes. If the store makes another
/// value of the one that it was sent, that one is saved; if it doesn't change the part, the setting stays as it is.
///
/// If the setting can't be used, because its type is another one, for example, the part keeps its value, and the reason
/// is written to standard error.
///
/// A stored setting is a view store: its state shows whether the user can change the setting, and its action returns to
/// the default.
///
/// The store keeps the stored setting alive.
///
/// Source: `g_settings_bind_with_mapping`.
@MainActor
public final class StoredSetting<Module: StoreModule, Part: Equatable>: AbstractViewStore {
    /// The state: whether the setting can be changed.
    public typealias State = SettingState
    /// The action: to return to the default.
    public typealias Action = SettingAction

    private let setting: Setting
    private let convert: SettingConversion<Part>
    private let keyPath: KeyPath<Module.State, Part>
    private let action: (Part) -> Module.Action
    private weak var store: LassoStore<Module>?
    private let storage = StateStorage(SettingState())
    private var observation: Observation?
    private var reportedProblems: Set<SettingError> = []
    // The value of the setting that was sent or saved last.
    private var known: SettingValue?
    // The part when the setting has no value.
    private let initialPart: Part
    private let saving = PostponedWork()

    /// Creates a stored setting.
    ///
    /// - Parameters:
    ///   - store: The store, which keeps the stored setting alive.
    ///   - keyPath: The key path of the part.
    ///   - setting: The setting.
    ///   - action: A closure that returns the action for a value of the setting that the part doesn't have.
    @discardableResult
    public convenience init(
        of store: LassoStore<Module>,
        _ keyPath: KeyPath<Module.State, Part>,
        in setting: Setting,
        _ action: @escaping (Part) -> Module.Action
    ) where Part: SettingConvertible {
        self.init(of: store, keyPath, in: setting, converting: SettingConversion(), action)
    }

    /// Creates a stored setting of an enumeration, or another type with a raw value, which is what the setting
    /// contains.
    ///
    /// - Parameters:
    ///   - store: The store, which keeps the stored setting alive.
    ///   - keyPath: The key path of the part.
    ///   - setting: The setting.
    ///   - action: A closure that returns the action for a value of the setting that the part doesn't have.
    @discardableResult
    public convenience init(
        of store: LassoStore<Module>,
        _ keyPath: KeyPath<Module.State, Part>,
        in setting: Setting,
        _ action: @escaping (Part) -> Module.Action
    ) where Part: RawRepresentable, Part.RawValue: SettingConvertible {
        self.init(of: store, keyPath, in: setting, converting: SettingConversion(raw: Part.RawValue.self), action)
    }

    private init(
        of store: LassoStore<Module>,
        _ keyPath: KeyPath<Module.State, Part>,
        in setting: Setting,
        converting convert: SettingConversion<Part>,
        _ action: @escaping (Part) -> Module.Action
    ) {
        (self.store, self.keyPath, self.setting, self.convert, self.action) = (store, keyPath, setting, convert, action)
        initialPart = store.state[keyPath: keyPath]
        observation = setting.storage.observeChanges(of: setting.key) { [weak self] in self?.settingMayHaveChanged() }
        // The observer keeps this object alive as long as the store lives.
        store.observeState(keyPath) { [self] old, new in if old != nil { partDidChange(to: new) } }
        update(from: firstValue)
    }

    isolated deinit { observation?.cancel() }

    // MARK: From the setting to the store

    private func currentValue() throws(SettingError) -> SettingValue? {
        try setting.storage.value(of: setting.key, as: convert.kind)
    }

    /// Returns the value when the stored setting is created. In a replay, it is that of the recording, to which the
    /// setting is set.
    private func firstValue() throws(SettingError) -> SettingValue? {
        let read = Result { () throws(SettingError) in try currentValue() }
        let first: SettingValue? = recorded("setting \(setting.key)") {
            if case .success(let value) = read { value } else { nil }
        }
        guard Run.isReplay, let first else { return try read.get() }
        try setting.storage.setValue(first, of: setting.key)
        return first
    }

    private func settingMayHaveChanged() {
        ApplicationPause.performWhenOver { [weak self] in
            if let self { update(from: currentValue) }
        }
    }

    private func update(from read: () throws(SettingError) -> SettingValue?) {
        do throws(SettingError) {
            let value = try read()
            guard value != known else { return announce(nil) }
            known = value
            guard let value else {
                announce(nil)
                return returnToInitialPart()
            }
            guard let part = convert.part(value) else {
                throw .unusableValue(value, of: setting.key, in: setting.storage.name)
            }
            announce(nil)
            guard let store, store.state[keyPath: keyPath] != part else { return }
            store.dispatchAction(action(part))
        } catch {
            announce(error)
        }
    }

    /// Lets the store return to the part that it had before the setting had a value.
    private func returnToInitialPart() {
        guard let store, store.state[keyPath: keyPath] != initialPart else { return }
        store.dispatchAction(action(initialPart))
    }

    // MARK: From the store to the setting

    private func partDidChange(to part: Part) {
        let isPostponed = saving.postpones { [weak self] in
            if let self, let store { partDidChange(to: store.state[keyPath: keyPath]) }
        }
        guard !isPostponed else { return }
        let value = convert.value(part)
        guard value != known, known != nil || part != initialPart else { return }
        let before = known
        // Setting it calls the observer, which has nothing to do then.
        known = value
        do throws(SettingError) {
            try setting.storage.setValue(value, of: setting.key)
            announce(nil)
        } catch {
            known = before
            announce(error)
        }
    }

    private func announce(_ problem: SettingError?) {
        var new = SettingState()
        new.isWritable = setting.storage.isWritable(setting.key)
        new.problem = problem
        if let problem, reportedProblems.insert(problem).inserted { StandardError.report(problem.description) }
        if new != state { storage.update { [new] in $0 = new } }
    }

    // MARK: The stored setting as a view store

    /// Whether the setting can be changed, and what is wrong with it.
    public var state: SettingState { storage.place.pointee }

    /// Returns to the default.
    ///
    /// - Parameter action: The action.
    public func dispatchAction(_ action: SettingAction) {
        switch action {
        case .reset:
            do throws(SettingError) {
                try setting.storage.reset(setting.key)
            } catch {
                announce(error)
            }
        }
    }

    /// Whether observers are being called with the state of the stored setting or of the store.
    public var isAnnouncing: Bool { storage.isAnnouncing || store?.isAnnouncing == true }

    /// Adds an observer of the state of the stored setting.
    @discardableResult
    public func observe(_ observation: StateObservation<SettingState>) -> Observation {
        storage.add(observation)
        return observation
    }
}
