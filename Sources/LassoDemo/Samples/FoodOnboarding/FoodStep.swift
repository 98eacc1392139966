import LassoGtk

/// A question about what the user eats.
enum FoodStep: CaseIterable {
    case diet, avoided, meals

    /// The question after this one; `nil` after the last one.
    var next: FoodStep? {
        switch self {
        case .diet: .avoided
        case .avoided: .meals
        case .meals: nil
        }
    }

    var title: String {
        switch self {
        case .diet: translated("What Do You Eat?")
        case .avoided: translated("What Do You Avoid?")
        case .meals: translated("How Many Meals a Day?")
        }
    }
}
