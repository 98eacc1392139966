/// The ways to present a controller above another one.
public enum PresentationStyle {
    /// In a modal window: the window below can be used again only after it is closed.
    case dialog
    /// In a popover, which also closes when the user clicks elsewhere.
    ///
    /// - Parameter anchor: The object that the popover points to, such as a widget; `nil` for the whole controller
    ///   below.
    case popover(anchor: AnyObject?)

    /// In a popover that points to the controller below.
    public static var popover: Self { .popover(anchor: nil) }

    /// Whether this is ``popover(anchor:)``.
    public var isPopover: Bool {
        if case .popover = self { true } else { false }
    }
}

/// A presented controller and its presentation style.
package struct Presentation {
    package let controller: Controller
    package let style: PresentationStyle
}

extension Controller {
    /// The controller that this controller presents.
    public final var presentedController: Controller? { presentation?.controller }

    /// The style in which this controller is presented; `nil` if it isn't presented.
    public final var presentationStyle: PresentationStyle? { presentingController?.presentation?.style }

    /// The frontmost controller of all that are presented on this controller; the controller itself if it presents
    /// nothing.
    public final var frontController: Controller {
        var front = self
        while let above = front.presentedController { front = above }
        return front
    }

    /// Presents a controller above this one.
    ///
    /// The presented controller depends on this one: it is on the screen only while this one is, and is removed
    /// together with it. Controllers below the presented one don't disappear. If this controller already presents
    /// another one, the new controller is presented on top of that one.
    ///
    /// - Parameters:
    ///   - controller: The controller to present.
    ///   - style: The presentation style.
    ///   - animated: Whether the change is animated.
    /// - Precondition: `controller` isn't in a container and isn't presented.
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

    /// Dismisses a presented controller, with everything above it.
    ///
    /// It is the one that this controller presents, or else the one that the nearest container of this controller
    /// presents. If there is none, the presentation that this controller is in is dismissed.
    ///
    /// - Parameter animated: Whether the change is animated.
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

    /// The outermost container of this controller; the controller itself if it is in none.
    package final var outermostContainer: Controller {
        var container = self
        while let parent = container.parent { container = parent }
        return container
    }
}
