import LassoGtk

/// The widget of the product page, which shows one state after the other.
final class ProductView: Box {
    private let stack = Stack(), spinner = Spinner()
    private let heading = Label(), summary = Label(), price = Label(), stock = Label(), cart = Label()
    private let add = Button(mnemonic: translated("_Add to Cart")), empty = Button(mnemonic: translated("_Empty Cart"))
    private let retry = Button(mnemonic: translated("_Try Again"))
    private let problem: StatusPage
    private var hadFocus = false

    init(_ system: System<ProductState, ProductEvent>) {
        retry.halign = .center
        problem = StatusPage(icon: "dialog-error-symbolic", translated("That Did Not Work")) { [retry] in retry }
        super.init(.vertical, spacing: 0)
        add.bind(to: system, action: .addToCart)
        empty.bind(to: system, action: .emptyCart)
        retry.bind(to: system, action: .loadProduct)
        for button in [add, retry] { button.addCssClass("suggested-action") }
        stack.hexpand = true
        stack.vexpand = true
        stack.addNamed(loadingPage, name: "loading")
        stack.addNamed(productPage, name: "product")
        stack.addNamed(problem, name: "error")
        append(stack)
    }

    private var loadingPage: Widget {
        spinner.accessibleLabel = translated("Loading…")
        spinner.setSizeRequest(width: 32, height: 32)
        (spinner.halign, spinner.valign) = (.center, .center)
        return spinner
    }

    private var productPage: Widget {
        heading.addCssClass("title-1")
        price.addCssClass("title-2")
        stock.addCssClass("dim-label")
        for label in [heading, summary, stock, cart] {
            label.wrapsLongText()
            label.justify = .center
        }
        let icon = Image(iconName: "package-x-generic-symbolic")
        icon.pixelSize = 96
        icon.addCssClass("dim-label")
        return Form {
            icon; heading; summary; price; stock; add; cart; empty
        }
    }

    /// Shows a state.
    func updateUI(state: ProductState) {
        switch state {
        case .start, .loading:
            hadFocus = hadFocus || (root as? Window)?.focusWidget?.isAncestor(stack) == true
            stack.visibleChildName = "loading"
        case .productLoaded(let product):
            show(product, left: product.stock)
            let inCart = Shop.stock - product.stock
            cart.visible = inCart > 0
            cart.label = inCart > 0 ? Self.inCart(inCart, total: inCart * product.price) : ""
            empty.visible = inCart > 0
        case .addedToCart(let product, let response):
            show(product, left: Shop.stock - response.count)
            let contents = Self.inCart(response.count, total: response.total)
            cart.label = translated("Thank you, \(response.customer.name). \(contents)")
            cart.visible = true
            empty.visible = true
            cart.announce(cart.label)
        case .error(let error):
            problem.explanation = error.message
            stack.visibleChildName = "error"
            problem.announce(error.message)
        }
        spinner.spinning = stack.visibleChildName == "loading"
        giveFocusBack()
    }

    private func show(_ product: Product, left: Int) {
        heading.label = product.name
        summary.label = product.summary
        price.label = Self.price(product.price)
        stock.label =
            left == 0
            ? translated("None left") : translated("\(left) left", plural: "\(left) left", count: left)
        stack.visibleChildName = "product"
    }

    /// Gives the focus to the page if the loading page has taken it.
    private func giveFocusBack() {
        guard hadFocus, stack.visibleChildName != "loading" else { return }
        hadFocus = false
        (stack.visibleChildName == "error" ? retry : add).grabFocus()
    }

    private static func inCart(_ count: Int, total: Int) -> String {
        let price = price(total)
        return translated(
            "\(count) pair is in your cart, for \(price).",
            plural: "\(count) pairs are in your cart, for \(price).",
            count: count
        )
    }

    private static func price(_ cents: Int) -> String {
        let number = LocaleFormat.number(Double(cents) / 100, fractionDigits: 2)
        return translated("EUR \(number)", comment: "A price in euros")
    }
}
