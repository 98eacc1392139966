// A drop target without actions would accept nothing.
// rejected: missing argument for parameter 'actions' in call
import Gtk

@MainActor func acceptText(on widget: Widget) {
    widget.addController(DropTarget(type: .string, actions: .copy))
    widget.addController(DropTarget(type: .string))  // here
}
