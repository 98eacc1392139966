extension Controller {
    /// Shows a banner while a store's state has one: at the top of this controller's page, below the header bar.
    ///
    /// ```swift
    /// bindBanner(to: store, \.banner) { outcome in
    ///     switch outcome {
    ///     case .pressedButton: .didTapRetry
    ///     case .dismissed: .didDismissBanner
    ///     }
    /// }
    /// ```
    ///
    /// Call it once, in ``viewDidLoad()``. The banner is shown until the state has none. A container without a page of
    /// its own, such as a navigation controller, shows it at the top of the page that the user is at.
    ///
    /// - Parameters:
    ///   - store: The store, which the binding keeps alive.
    ///   - keyPath: The banner in the state.
    ///   - action: A closure that returns the action when the user presses the button or closes the banner.
    /// - Returns: The observation, which can be canceled. The banner is then removed.
    @discardableResult
    public final func bindBanner<Store: AbstractViewStore>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, Banner?>,
        action: @escaping @MainActor (BannerOutcome) -> Store.Action
    ) -> Observation {
        show(store, keyPath) { store.dispatchAction(action($0)) }
    }

    /// Shows a banner without buttons while a store's state has one: at the top of this controller's page, below the
    /// header bar.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - keyPath: The banner in the state.
    /// - Returns: The observation, which can be canceled. The banner is then removed.
    /// - Precondition: The banner has no button, and isn't dismissible.
    @discardableResult
    public final func bindBanner<Store: StateObservable>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, Banner?>
    ) -> Observation {
        show(store, keyPath, act: nil)
    }

    private func show<Store: StateObservable>(
        _ store: Store,
        _ keyPath: KeyPath<Store.State, Banner?>,
        act: (@MainActor (BannerOutcome) -> Void)?
    ) -> Observation {
        var posted: PostedBanner?
        let observation = store.observeState(keyPath) { [weak self] (banner: Banner?) in
            guard let self, let banner else {
                posted?.remove()
                posted = nil
                return
            }
            precondition(
                act != nil || banner.button == nil && !banner.isDismissible,
                """
                Controller.bindBanner(to:_:): the banner "\(banner.text)" has a button that does nothing. Call \
                bindBanner(to:_:action:) to send an action.
                """
            )
            if let posted {
                posted.change(to: banner)
            } else {
                posted = PostedBanner(banner, on: self) { act?($0) }
            }
        }
        return Observation.stopping {
            observation.cancel()
            posted?.remove()
        }
        .cancelled(with: self)
    }
}
