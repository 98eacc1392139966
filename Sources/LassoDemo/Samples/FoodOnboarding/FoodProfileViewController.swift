import LassoGtk

final class FoodProfileViewController: ViewController, LassoView {
    let store: FoodProfileScreenModule.ViewStore

    init(_ store: FoodProfileScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("My Meals")
    }

    override func viewDidLoad() {
        bindBanner(to: store, \.kept.banner) { .didEndBanner($0) }
    }

    override func loadView() -> Widget {
        let setUp = Button(suggesting: translated("_Set Up…"))
        setUp.bind(to: store, \.profile) { button, profile in
            button.showTitle(profile == nil ? translated("_Set Up…") : translated("_Change…"))
        }
        setUp.bindSensitive(to: store, \.canSetUp)
        setUp.bind(to: store, action: .didTapSetUp)
        let page = StatusPage(icon: "emoji-food-symbolic") { setUp }
        page.bind(\.title, to: store, \.profile) { $0?.diet.title ?? translated("Not Set Up Yet") }
        page.bind(\.explanation, to: store, \.profile) { profile in
            profile.map { "\($0.avoidedText)\n\($0.mealsText)" }
                ?? translated("Three questions tell what you eat.")
        }
        return page
    }
}
