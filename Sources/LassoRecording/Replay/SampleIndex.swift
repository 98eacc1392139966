import Lasso

extension [Any] {
    /// Returns the index of the only action with a description; `nil` if none or several have it, such as actions that
    /// differ in a secret.
    ///
    /// - Parameter text: The description.
    func indexOfOnlyAction(describedBy text: String?) -> Int? {
        let matches = indices.filter { ValueDescription.text(of: self[$0]) == text }
        return matches.count == 1 ? matches.first : nil
    }
}
