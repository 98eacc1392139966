import LassoGtk

/// What somebody eats.
nonisolated struct FoodProfile: Hashable, Codable, Sendable {
    var diet = Diet.everything
    var avoided: Set<Ingredient> = []
    var mealCount = 3

    nonisolated enum Diet: String, CaseIterable, Codable, Sendable {
        case everything, vegetarian, vegan
    }

    nonisolated enum Ingredient: String, CaseIterable, Codable, Sendable {
        case nuts, milk, eggs, wheat
    }

    /// Whether an ingredient is avoided.
    subscript(avoids ingredient: Ingredient) -> Bool {
        get { avoided.contains(ingredient) }
        set { if newValue { avoided.insert(ingredient) } else { avoided.remove(ingredient) } }
    }
}

@MainActor extension FoodProfile {
    /// A sentence on what the user doesn't eat.
    var avoidedText: String {
        let names = Ingredient.allCases.filter(avoided.contains).map(\.title)
        return names.isEmpty
            ? translated("Nothing is avoided") : translated("Without: \(LocaleFormat.list(names))")
    }

    /// The number of meals a day, as a text.
    var mealsText: String {
        translated("\(mealCount) meal a day", plural: "\(mealCount) meals a day", count: mealCount)
    }
}

@MainActor extension FoodProfile.Diet {
    var title: String {
        switch self {
        case .everything: translated("Everything", context: "diet")
        case .vegetarian: translated("Vegetarian")
        case .vegan: translated("Vegan")
        }
    }
}

@MainActor extension FoodProfile.Ingredient {
    var title: String {
        switch self {
        case .nuts: translated("Nuts")
        case .milk: translated("Milk")
        case .eggs: translated("Eggs")
        case .wheat: translated("Wheat")
        }
    }
}
