import LassoGtk

/// A question about what the user eats.
enum FoodStep: Int, CaseIterable, Codable {
    case diet, avoided, meals

    /// The number of the question, from 1.
    var number: Int { rawValue + 1 }

    /// The question after this one; `nil` after the last one.
    var next: FoodStep? { FoodStep(rawValue: rawValue + 1) }

    var title: String {
        switch self {
        case .diet: translated("What Do You Eat?")
        case .avoided: translated("What Do You Avoid?")
        case .meals: translated("How Many Meals a Day?")
        }
    }
}
