/// The widgets that a view controller adds to its header bar.
///
/// ```swift
/// override func loadHeaderContent() -> HeaderContent {
///     let add = Button("New Task")
///     add.bind(to: store, action: .didTapNew)
///     return HeaderContent(search: search) { add }
/// }
/// ```
///
/// A header bar shows the widgets of all view controllers that the user sees below it: those of a container first. The
/// header bar of a dialog is made by ``init(cancel:accept:)``.
///
/// Source: `UINavigationItem`, `GtkHeaderBar`.
public struct HeaderContent {
    /// The widgets where lines of text begin, from the edge to the middle.
    public var start: [Widget]
    /// The widget in the middle, in place of the title; `nil` for the title.
    public var title: Widget?
    /// The widgets where lines of text end, from the middle to the edge.
    public var end: [Widget]
    /// The field of a search bar below the header bar; `nil` for none.
    ///
    /// The search bar opens when the user presses a button in the header bar or Control+F, or types while no other
    /// widget uses the text. It closes, and the field is emptied, when the user presses Escape.
    ///
    /// Source: `GtkSearchBar`.
    public var search: SearchEntry?
    /// The button that closes the dialog and does nothing else.
    var cancel: Button?
    /// The button that the Enter key presses.
    var accept: Button?

    /// Creates the content of a header bar.
    ///
    /// - Parameters:
    ///   - title: The widget in the middle, in place of the title; `nil` for the title.
    ///   - search: The field of a search bar below the header bar; `nil` for none.
    ///   - start: A closure that creates the widgets where lines of text begin, from the edge to the middle.
    ///   - end: A closure that creates the widgets where lines of text end, from the middle to the edge.
    public init(
        title: Widget? = nil,
        search: SearchEntry? = nil,
        @WidgetBuilder start: () -> [Widget] = { [] },
        @WidgetBuilder end: () -> [Widget] = { [] }
    ) {
        (self.title, self.search) = (title, search)
        (self.start, self.end) = (start(), end())
    }

    /// Creates the content of a dialog's header bar: a button that cancels, and one that accepts.
    ///
    /// They replace the buttons of the window. The Cancel button asks the controllers, as all ways out do. The Enter
    /// key presses the button that accepts.
    ///
    /// - Parameters:
    ///   - cancel: The label of the button that cancels.
    ///   - accept: The button that accepts, which is highlighted.
    ///
    /// Source: `UIBarButtonItem.SystemItem.cancel`, `GtkDialog:use-header-bar`.
    public init(cancel: String, accept: Button) {
        let button = Button(cancel)
        self.init {
            button
        } end: {
            accept
        }
        (self.cancel, self.accept) = (button, accept)
    }
}
