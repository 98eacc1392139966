// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkMenuButtonCreatePopupFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.MenuButtonCreatePopupFunc.html)
public typealias MenuButtonCreatePopupFunc = @MainActor (MenuButton) -> Void

@_alwaysEmitIntoClient
nonisolated var callMenuButtonCreatePopupFunc: GtkMenuButtonCreatePopupFunc {
    { menuButton, userData in
        onMainActor((menuButton, userData)) { menuButton, userData in
            let handler: MenuButtonCreatePopupFunc = cClosure(userData)
            handler(MenuButton.wrapping(required: menuButton))
        }
    }
}
