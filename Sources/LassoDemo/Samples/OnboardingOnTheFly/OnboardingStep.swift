import LassoGtk

/// A step that an onboarding may have.
enum OnboardingStep: String, CaseIterable, Codable {
    case name, time, reminder, tip

    var title: String {
        switch self {
        case .name: translated("Your Name")
        case .time: translated("Your Time of Day")
        case .reminder: translated("Reminders")
        case .tip: translated("A Tip")
        }
    }

    var explanation: String {
        switch self {
        case .name: translated("So that you can be greeted.")
        case .time: translated("When do you like to work?")
        case .reminder: translated("You can change this at any time.")
        case .tip: translated("The Back button leads to the step before, where everything is as you left it.")
        }
    }
}
