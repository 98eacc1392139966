import LassoGtk

/// What the user has entered in the steps of an onboarding.
struct OnboardingAnswers: Equatable {
    var name = ""
    var time = TimeOfDay.morning
    var wantsReminders = false

    enum TimeOfDay: CaseIterable, Codable {
        case morning, noon, evening

        var title: String {
            switch self {
            case .morning: translated("Morning")
            case .noon: translated("Noon")
            case .evening: translated("Evening")
            }
        }
    }

    /// What the user has entered in a step, as a text; `nil` if nothing can be entered there.
    func text(of step: OnboardingStep) -> String? {
        switch step {
        case .name: name
        case .time: time.title
        case .reminder: wantsReminders ? translated("On") : translated("Off")
        case .tip: nil
        }
    }
}
