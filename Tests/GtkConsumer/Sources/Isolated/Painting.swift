import Foundation
import LassoGtk

/// A screen module whose state contains GTK's values, isolated to the main actor by default.
package enum PaintingModule: ScreenModule {
    package enum Action: Equatable {
        case didChoose(RGBA)
        case didTurn(Orientation)
    }

    package struct State: Equatable, Sendable {
        package var color = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        package var orientation = Orientation.horizontal
        package var modifiers: ModifierType = [.shiftMask]
        package var area = GdkRectangle(x: 0, y: 0, width: 1, height: 1)
        package var accelerator = Accelerator(key: Key.q, modifiers: .controlMask)
    }

    package static var defaultInitialState: State { State() }

    package static func createScreen(with store: PaintingStore) -> Screen {
        Screen(store, PaintingViewController(store.asViewStore()))
    }
}

package final class PaintingStore: LassoStore<PaintingModule> {
    package override func handleAction(_ action: Action) {
        switch action {
        case .didChoose(let color): update { $0.color = color }
        case .didTurn(let orientation): update { $0.orientation = orientation }
        }
    }
}

package final class PaintingViewController: ViewController, LassoView {
    package let store: PaintingModule.ViewStore

    package init(_ store: ViewStore) {
        self.store = store
    }

    package override func loadView() -> Widget {
        let turn = Button("Turn")
        turn.bind(to: store, action: .didTurn(.vertical))
        return Box(store.state.orientation, spacing: 6) {
            turn
            for number in 1..<3 { Label("\(number)") }
        }
    }
}

/// A function that uses names of Swift and Foundation, which module Gtk must not hide.
package func sumOfSquares() async -> Int {
    let notification = Notification(name: Notification.Name("probe"))
    let range: Range<Int> = 1..<3
    let squares = await Task { range.map { $0 * $0 } }.value
    let formatter = NumberFormatter()
    let date = Date(timeIntervalSince1970: 0)
    let calendar = Calendar(identifier: .gregorian)
    _ = (notification, formatter, date, calendar)
    return squares.reduce(0, +)
}
