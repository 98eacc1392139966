import LassoGtk

final class FoodProfileViewController: ViewController, LassoView {
    let store: FoodProfileScreenModule.ViewStore

    init(_ store: FoodProfileScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("My Meals")
    }

    override func viewDidLoad() {
        bindBanner(to: store, \.banner) { _ in .didDismissBanner }
    }

    override func loadView() -> Widget {
        let setUp = Button()
        (setUp.useUnderline, setUp.halign) = (true, .center)
        setUp.addCssClasses("suggested-action", "pill")
        setUp.bind(\.label, to: store, \.profile) { $0 == nil ? translated("_Set Up…") : translated("_Change…") }
        setUp.bind(to: store, action: .didTapSetUp)
        let page = StatusPage(iconName: "emoji-food-symbolic") { setUp }
        page.bind(\.title, to: store, \.profile) { $0?.diet.title ?? translated("Not Set Up Yet") }
        page.bind(\.explanation, to: store, \.profile) { profile in
            profile.map { "\($0.avoidedText)\n\($0.mealsText)" }
                ?? translated("Three questions tell what you eat.")
        }
        return page
    }
}
