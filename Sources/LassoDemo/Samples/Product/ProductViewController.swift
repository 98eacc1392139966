import LassoGtk

/// The product page. Its system is alive as long as the page.
final class ProductViewController: ViewController {
    let system: System<ProductState, ProductEvent>

    init(_ shop: any Shopping) {
        system = System.pure(
            initialState: ProductState.start,
            reducer: { ProductState.reduce($0, $1, in: shop) },
            uiBindings: [],
            whileLoading: .dropNew
        )
        super.init()
        title = translated("Product Page")
    }

    override func loadView() -> Widget {
        let view = ProductView(system)
        system.addLoopCallback { [weak view] in view?.updateUI(state: $0) }
        return view
    }

    override func viewDidLoad() {
        system.sendEvent(.loadProduct)
    }
}
