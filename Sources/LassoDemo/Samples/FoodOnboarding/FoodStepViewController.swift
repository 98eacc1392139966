import LassoGtk

final class FoodStepViewController: ViewController, LassoView {
    let store: FoodStepModule.ViewStore
    private lazy var next = Button(
        mnemonic: state.step.next == nil ? translated("_Finish") : translated("_Next")
    )

    init(_ store: FoodStepModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Step \(state.step.number) of \(FoodStep.allCases.count)")
    }

    override func loadHeaderContent() -> HeaderContent {
        let isFirst = state.step == FoodStep.allCases[0]
        return HeaderContent(
            cancel: isFirst ? translated("Cancel", in: .lasso) : translated("Back", in: .lasso),
            accept: next
        )
    }

    override func loadView() -> Widget {
        let form = Form(state.step.title) {
            switch state.step {
            case .diet: diet
            case .avoided: avoided
            case .meals: meals
            }
        }
        form.bindSubmit(next, to: store, action: .didTapNext)
        // A dialog isn't larger than the one below it, so all have the same height.
        form.minContentHeight = 240
        return form
    }

    private var diet: [Widget] {
        let diet = RadioGroup()
        diet.accessibleLabel = state.step.title
        diet.bindChoice(among: FoodProfile.Diet.allCases, to: store, \.profile.diet, title: \.title) {
            .didChooseDiet($0)
        }
        return [diet]
    }

    private var avoided: [Widget] {
        FoodProfile.Ingredient.allCases.map { ingredient in
            let check = CheckButton(ingredient.title)
            check.bindValue(to: store, \.profile[avoids: ingredient]) { .didToggle(ingredient, $0) }
            return check
        }
    }

    private var meals: [Widget] {
        let count = SpinButton(min: 1, max: 9, step: 1)
        count.bindValue(to: store, \.profile.mealCountValue) { .didChangeMealCount($0) }
        return [FormField(translated("_Meals"), count)]
    }
}

extension FoodProfile {
    fileprivate var mealCountValue: Double { Double(mealCount) }
}
