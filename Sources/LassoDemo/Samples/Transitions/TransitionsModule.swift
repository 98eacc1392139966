import LassoGtk

/// The screen where the user chooses a transition.
enum TransitionsModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didChooseKind(Kind), didChooseEdge(Transition.Direction)
        case didChangeSeconds(Double), didChangeReducesMotion(Bool)
        case didTapShow
    }

    enum Output: Equatable {
        case didRequestPage(Transition?)
    }

    /// The kinds of transitions.
    enum Kind: CaseIterable, Codable {
        case none, fade, slide, cover, reveal

        var title: String {
            switch self {
            case .none: translated("None")
            case .fade: translated("Fade")
            case .slide: translated("Slide")
            case .cover: translated("Cover")
            case .reveal: translated("Reveal")
            }
        }

        var explanation: String {
            switch self {
            case .none: translated("The new page is there at once.")
            case .fade: translated("The new page fades in over the old one.")
            case .slide: translated("The new page pushes the old one out.")
            case .cover: translated("The new page moves over the old one.")
            case .reveal: translated("The old page moves away from the new one.")
            }
        }
    }

    struct State: Equatable {
        var kind = Kind.slide
        var edge = Transition.Direction.trailing
        var seconds = 0.5
        var reducesMotion = false

        var hasEdge: Bool { kind != .none && kind != .fade }
        var hasDuration: Bool { kind != .none }

        /// The transition that the user has chosen.
        var transition: Transition? {
            let duration = Duration.milliseconds(Int((seconds * 1000).rounded()))
            switch kind {
            case .none: return nil
            case .fade: return .fade(duration: duration)
            case .slide: return .slide(from: edge, duration: duration)
            case .cover: return .cover(from: edge, duration: duration)
            case .reveal: return .reveal(from: edge, duration: duration)
            }
        }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: TransitionsStore) -> Screen {
        Screen(store, TransitionsViewController(store.asViewStore()))
    }
}

extension Transition.Direction {
    /// The name of the edge.
    var title: String {
        switch self {
        case .leading: translated("Beginning of the Line")
        case .trailing: translated("End of the Line")
        case .top: translated("Top")
        case .bottom: translated("Bottom")
        }
    }
}
