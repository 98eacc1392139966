import LassoGtk

final class BindingsScreenStore: LassoStore<BindingsScreenModule> {
    /// The greatest number of letters in a code.
    static let codeLength = 8

    override func handleAction(_ action: Action) {
        switch action {
        case .didSwitch(let isOn): update { $0.isOn = isOn }
        case .didChangeNumber(let number): update { $0.number = number }
        case .didChooseSize(let size): update { $0.size = size }
        case .didChooseColor(let color): update { $0.color = color }
        case .didChooseFont(let font): update { $0.font = font }
        case .didChooseFile(let file): update { $0.file = file }
        case .didSelectDay(let day): update { $0.day = day }
        // A longer code is refused.
        case .didEditCode(let code): if code.count <= Self.codeLength { update { $0.code = code.uppercased() } }
        case .didEditNotes(let notes): update { $0.notes = notes }
        case .didEditSecret(let secret): update { $0.secret = secret }
        case .didSearch(let query): update { $0.query = query }
        case .didTap: note(translated("A tap"))
        case .didDoubleTap: note(translated("A double tap"))
        case .didLongPress: note(translated("A long press"))
        case .didPressKeys: note(translated("Ctrl+J"))
        case .didDrop(let text): note(translated("Dropped: \(text)"))
        case .didTapAdd: update { $0.tasks.append($0.nextTask) }
        case .didTapRemove: update { $0.tasks = Array($0.tasks.dropFirst()) }
        case .didTapReverse: update { $0.tasks.reverse() }
        case .didRename(let id, let title): update { $0.rename(id, to: title) }
        }
    }

    private func note(_ event: String) { update { $0.lastEvent = event } }
}

extension BindingsScreenModule.State {
    fileprivate var nextTask: BindingsScreenModule.Item {
        let id = (tasks.map(\.id).max() ?? 0) + 1
        return BindingsScreenModule.Item(id: id, title: translated("Task \(id)"))
    }

    fileprivate mutating func rename(_ id: Int, to title: String) {
        for index in tasks.indices where tasks[index].id == id { tasks[index].title = title }
    }
}
