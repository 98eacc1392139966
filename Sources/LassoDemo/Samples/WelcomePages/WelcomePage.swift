/// A page of the welcome, by its place in paths.
enum WelcomePage: String, CaseIterable {
    case stores, screens, flows, tests
}
