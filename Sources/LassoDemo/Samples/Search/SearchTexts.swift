/// The words of a screen that searches.
struct SearchTexts {
    /// The title of the page.
    let title: String
    /// The name of the field.
    let field: String
    /// A sentence that is shown before the user has typed anything.
    let hint: String
    /// The title of the page that is shown if nothing was found.
    let nothing: String
    /// The title of the page that is shown if the search wasn't possible.
    let failure: String
    /// A closure that returns a text with the number of results.
    let count: (Int) -> String
}
