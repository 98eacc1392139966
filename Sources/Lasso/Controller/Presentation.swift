/// How a controller is presented above another one.
public enum PresentationStyle {
    /// In a window of its own, which has to be dealt with before the window below can be used again.
    case dialog
    /// In a popover, which also goes when the user clicks elsewhere.
    ///
    /// - Parameter anchor: What it points to, a widget for instance; `nil` for the whole of the controller below.
    case popover(anchor: AnyObject?)

    /// In a popover that points to the controller below.
    public static var popover: Self { .popover(anchor: nil) }

    /// Whether this is ``popover(anchor:)``.
    public var isPopover: Bool {
        if case .popover = self { true } else { false }
    }
}

/// What a controller presents, and how.
package struct Presentation {
    package let controller: Controller
    package let style: PresentationStyle
}

extension Controller {
    /// What this controller presents.
    public final var presentedController: Controller? { presentation?.controller }

    /// How this controller is presented; `nil` if it is not.
    public final var presentationStyle: PresentationStyle? { presentingController?.presentation?.style }

    /// What is on top of all that is presented from this controller on; the controller itself if it presents nothing.
    public final var frontController: Controller {
        var front = self
        while let above = front.presentedController { front = above }
        return front
    }

    /// Presents a controller above this one.
    ///
    /// It stays with this controller: while this one is not on the screen, neither is what it presents, and when this one is
    /// taken away, so is that. What is below does not disappear. If this controller presents something already, that is what
    /// presents the new controller: it comes on top.
    ///
    /// - Parameters:
    ///   - controller: What to present.
    ///   - style: How.
    ///   - animated: Whether the user is to see how it comes.
    /// - Precondition: `controller` is in no container, and not presented.
    ///
    /// Source: `UIViewController.present(_:animated:)`.
    public func present(_ controller: Controller, as style: PresentationStyle = .dialog, animated: Bool = true) {
        let front = frontController
        controller.checkThatItCanBePlaced(in: front)
        front.changePresentation(removing: [], animated: animated) {
            front.presentation = Presentation(controller: controller, style: style)
            controller.presentingController = front
            controller.didArrive()
        }
    }

    /// Takes away what this controller, or else the nearest container that it is in, presents, with all above it; if none of
    /// them presents anything, takes away what it is itself presented in.
    ///
    /// - Parameter animated: Whether the user is to see how it goes.
    ///
    /// Source: `UIViewController.dismiss(animated:)`.
    public func dismiss(animated: Bool = true) {
        let containers = sequence(first: self, next: \.parent)
        let presenting = containers.first { $0.presentation != nil } ?? outermostContainer.presentingController
        guard let presenting, let presented = presenting.presentedController else { return }
        presenting.changePresentation(removing: [presented], animated: animated) {
            presenting.presentation = nil
            presented.presentingController = nil
        }
    }

    /// The controller that is in no other one, of those that this controller is in.
    package final var outermostContainer: Controller {
        var container = self
        while let parent = container.parent { container = parent }
        return container
    }
}
