// GTK uses its own positions again after the handlers of these signals. A handler that changes the text moves its
// positions with it, and GTK's become the handler's.
extension TextBuffer {
    /// Connects a handler called when text is inserted.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's default handler, which inserts the text.
    ///   - handler: A closure called with the position, the text, and the text's length in bytes of UTF-8. It can
    ///     insert other text at the position.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GtkTextBuffer::insert-text`.
    @discardableResult
    public func onInsertText(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextIter, String, Int) -> Void
    ) -> SignalConnection {
        connectInsertion("insert-text", after: after) { location, arguments in
            handler(location, arguments.read(1, as: String.self), arguments.read(2, as: Int.self))
        }
    }

    /// Connects a handler called when an image is inserted.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's default handler, which inserts the image.
    ///   - handler: A closure called with the position and the image. It can insert text at the position.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GtkTextBuffer::insert-paintable`.
    @discardableResult
    public func onInsertPaintable(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextIter, any Paintable) -> Void
    ) -> SignalConnection {
        connectInsertion("insert-paintable", after: after) { location, arguments in
            handler(location, arguments.read(1, as: InterfaceValue<any Paintable>.self).object)
        }
    }

    /// Connects a handler called when an anchor of child widgets is inserted.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's default handler, which inserts the anchor.
    ///   - handler: A closure called with the position and the anchor. It can insert text at the position.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GtkTextBuffer::insert-child-anchor`.
    @discardableResult
    public func onInsertChildAnchor(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextIter, TextChildAnchor) -> Void
    ) -> SignalConnection {
        connectInsertion("insert-child-anchor", after: after) { location, arguments in
            handler(location, arguments.read(1, as: TextChildAnchor.self))
        }
    }

    /// Connects a handler called when a range is deleted.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's default handler, which deletes the range.
    ///   - handler: A closure called with the start and the end of the range. It can move both.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GtkTextBuffer::delete-range`.
    @discardableResult
    public func onDeleteRange(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextIter, TextIter) -> Void
    ) -> SignalConnection {
        connect("delete-range", after: after) { arguments, _ in
            let start = arguments.read(0, as: TextIter.self)
            let end = arguments.read(1, as: TextIter.self)
            handler(start, end)
            arguments.write(start, to: 0)
            arguments.write(end, to: 1)
        }
    }

    /// Connects a handler to a signal whose first argument is the position of an insertion.
    private func connectInsertion(
        _ signal: String,
        after: Bool,
        _ handler: @escaping @MainActor (TextIter, SignalArguments) -> Void
    ) -> SignalConnection {
        connect(signal, after: after) { arguments, _ in
            let location = arguments.read(0, as: TextIter.self)
            handler(location, arguments)
            arguments.write(location, to: 0)
        }
    }
}
