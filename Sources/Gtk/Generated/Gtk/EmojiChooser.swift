// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEmojiChooser`.
/// [Reference](https://docs.gtk.org/gtk4/class.EmojiChooser.html)
open class EmojiChooser: Popover {
    /// Source: `gtk_emoji_chooser_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EmojiChooser.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_emoji_chooser_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension EmojiChooser {
    /// Source: the signal `GtkEmojiChooser::emoji-picked`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EmojiChooser.emoji-picked.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEmojiPicked(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("emoji-picked", after: after, handler)
    }
}
