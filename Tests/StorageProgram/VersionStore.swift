import Lasso
import LassoGtk

enum VersionModule: StoreModule {
    enum Action {
        case didType(Int)
        case didChangeStorage(StorageEvent)
    }

    struct State: Equatable {
        var version = 0
    }
}

/// A store with a number, which is a long text in its file.
final class VersionStore: LassoStore<VersionModule> {
    private(set) lazy var stored = StoredValue(
        of: self,
        \.version,
        in: FileStorage(path),
        as: Self.format,
        delay: delay
    ) {
        .didChangeStorage($0)
    }

    private let path: String
    private let delay: Duration

    init(_ path: String, delay: Duration) {
        self.path = path
        self.delay = delay
        super.init(with: State())
    }

    required init(with initialState: State) {
        preconditionFailure("A version store needs a path.")
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didType(let version):
            update { $0.version = version }
        case .didChangeStorage(.saved):
            tell("saved \(state.version)")
        case .didChangeStorage(.keptAside(let kept)):
            tell("lost \(kept)")
        case .didChangeStorage:
            break
        }
    }

    /// Waits until the version was loaded.
    func load() async {
        for await isLoaded in stored.states(of: \.isLoaded) where isLoaded { return }
    }

    /// Waits until the version was saved.
    func pause() async {
        for await hasUnsavedChanges in stored.states(of: \.hasUnsavedChanges) where !hasUnsavedChanges { return }
    }

    /// So many lines that a part of them is no version.
    static let format = StorageFormat<Int> { version in
        Array(String(repeating: "version \(version)\n", count: 5_000).utf8)
    } decode: { bytes in
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard lines.count == 5_000, bytes.last == UInt8(ascii: "\n"), Set(lines).count == 1,
            let version = lines.first.flatMap({ Int($0.dropFirst("version ".count)) })
        else { throw UnusableContents.damaged() }
        return version
    }
}
