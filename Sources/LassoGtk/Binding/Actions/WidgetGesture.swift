/// A gesture to bind on a widget, such as `.tap(count: 2)` or `.longPress`.
///
/// | Gesture | Object that `mapping` is passed |
/// | --- | --- |
/// | `.tap`, `.tap(count:button:)` | `GestureClick` |
/// | `.longPress`, `.longPress(button:)` | `GestureLongPress` |
/// | `.swipe` | `GestureSwipe`, with the velocity |
/// | `.drag` | `GestureDrag`, with the offset; after each movement |
/// | `.zoom` | `GestureZoom`, with the scale; after each movement |
/// | `.rotate` | `GestureRotate`, with the angle; after each movement |
public struct WidgetGesture<Recognizer: Gesture> {
    let makeRecognizer: () -> Recognizer
    let connect: (Recognizer, @escaping @MainActor () -> Void) -> SignalConnection
}

extension WidgetGesture where Recognizer == GestureClick {
    /// A click or a touch.
    public static var tap: WidgetGesture { tap() }

    /// One or more clicks or touches in quick succession. A click that moves, or that ends outside of the widget, isn't
    /// one.
    ///
    /// - Parameters:
    ///   - count: The number of clicks.
    ///   - button: The number of the mouse button, as in `GestureSingle.button`: 1 is the primary one, which touches
    ///     count as, and 3 the secondary one.
    ///
    /// Source: Lasso's `onTapGesture(count:)`; the signal `GtkGestureClick::released`.
    public static func tap(count: Int = 1, button: Int = 1) -> WidgetGesture {
        WidgetGesture {
            GestureClick().with { $0.button = button }
        } connect: { recognizer, handler in
            var start = (x: 0.0, y: 0.0)
            _ = recognizer.onPressed { _, x, y in start = (x, y) }
            return recognizer.onReleased { [weak recognizer] pressCount, x, y in
                guard pressCount == count, let widget = recognizer?.widget, widget.contains(x: x, y: y) else { return }
                // GTK reports the release at the end of a movement, too.
                let isMovement = widget.dragCheckThreshold(
                    startX: Int(start.x),
                    startY: Int(start.y),
                    currentX: Int(x),
                    currentY: Int(y)
                )
                if !isMovement { handler() }
            }
        }
    }
}

extension WidgetGesture where Recognizer == GestureLongPress {
    /// A touch, or a press of the primary mouse button, that lasts.
    public static var longPress: WidgetGesture { longPress() }

    /// A touch, or a press of a mouse button, that lasts. Other gestures of the widget and its parents don't follow it.
    ///
    /// - Parameter button: The number of the mouse button, as in `GestureSingle.button`.
    ///
    /// Source: Lasso's `onLongPressGesture`; the signal `GtkGestureLongPress::pressed`.
    public static func longPress(button: Int = 1) -> WidgetGesture {
        WidgetGesture {
            GestureLongPress().with { $0.button = button }
        } connect: { recognizer, handler in
            recognizer.onPressed { [weak recognizer] _, _ in
                _ = recognizer?.setState(.claimed)
                handler()
            }
        }
    }
}

extension WidgetGesture where Recognizer == GestureSwipe {
    /// A swipe.
    ///
    /// Source: the signal `GtkGestureSwipe::swipe`.
    public static var swipe: WidgetGesture {
        WidgetGesture(makeRecognizer: { GestureSwipe() }) { recognizer, handler in
            recognizer.onSwipe { _, _ in handler() }
        }
    }
}

extension WidgetGesture where Recognizer == GestureDrag {
    /// A movement with a touch or the primary mouse button.
    ///
    /// Source: the signal `GtkGestureDrag::drag-update`.
    public static var drag: WidgetGesture {
        WidgetGesture(makeRecognizer: { GestureDrag() }) { recognizer, handler in
            recognizer.onDragUpdate { _, _ in handler() }
        }
    }
}

extension WidgetGesture where Recognizer == GestureZoom {
    /// Two touches that move apart or together.
    ///
    /// Source: the signal `GtkGestureZoom::scale-changed`.
    public static var zoom: WidgetGesture {
        WidgetGesture(makeRecognizer: { GestureZoom() }) { recognizer, handler in
            recognizer.onScaleChanged { _ in handler() }
        }
    }
}

extension WidgetGesture where Recognizer == GestureRotate {
    /// Two touches that turn around each other.
    ///
    /// Source: the signal `GtkGestureRotate::angle-changed`.
    public static var rotate: WidgetGesture {
        WidgetGesture(makeRecognizer: { GestureRotate() }) { recognizer, handler in
            recognizer.onAngleChanged { _, _ in handler() }
        }
    }
}

extension Widget {
    /// Sends a store an action whenever the user makes a gesture on the widget.
    ///
    /// ```swift
    /// row.bindGesture(.longPress, to: store, action: .didLongPress)
    /// picture.bindGesture(.tap(count: 2), to: store, action: .didDoubleTap)
    /// ```
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - store: The store, which the widget keeps alive.
    ///   - action: The action.
    /// - Returns: The observation, which takes the gesture away from the widget when it is canceled.
    ///
    /// Source: Lasso's `bind(to:action:)` of gesture recognizers; `gtk_widget_add_controller`.
    @discardableResult
    public func bindGesture<Recognizer, Target: ActionDispatchable>(
        _ gesture: WidgetGesture<Recognizer>,
        to store: Target,
        action: Target.Action
    ) -> Observation {
        bindGesture(gesture, to: store) { _ in action }
    }

    /// Sends a store an action, made from the gesture, whenever the user makes a gesture on the widget.
    ///
    /// ```swift
    /// picture.bindGesture(.zoom, to: store) { .didZoom($0.scaleDelta) }
    /// ```
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - store: The store, which the widget keeps alive.
    ///   - mapping: A closure that returns the action. It is passed the object that recognizes the gesture.
    /// - Returns: The observation, which takes the gesture away from the widget when it is canceled.
    ///
    /// Source: Lasso's `bind(to:mapping:)` of gesture recognizers; `gtk_widget_add_controller`.
    @discardableResult
    public func bindGesture<Recognizer, Target: ActionDispatchable>(
        _ gesture: WidgetGesture<Recognizer>,
        to store: Target,
        mapping: @escaping @MainActor (Recognizer) -> Target.Action
    ) -> Observation {
        let recognizer = gesture.makeRecognizer()
        _ = gesture.connect(recognizer) { [weak recognizer] in
            if let recognizer { store.dispatchReported(mapping(recognizer)) }
        }
        return addController(removedWith: recognizer)
    }
}
