import LassoGtk

extension Sample {
    /// A page whose state a system keeps, as in PromisedArchitectureKit.
    static var product: Sample {
        Sample(
            id: "product",
            title: translated("Product Page"),
            summary: translated(
                "A System: its reducer says which work leads to the next state, and what loading and errors look like."
            ),
            iconName: "package-x-generic-symbolic",
            folder: "Product"
        ) { placer in
            ProductViewController(SampleData.shared.shop).place(with: placer)
            return nil
        }
    }
}
