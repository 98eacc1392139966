/// A result builder that collects the children of a container from the statements of a closure.
///
/// ```swift
/// Box(.vertical, spacing: 12) {
///     Label("Name")
///     entry
///     if isNew { hint }
///     for choice in choices { Button(choice) }
/// }
/// ```
@resultBuilder
public enum WidgetBuilder {
    /// Builds a widget.
    public static func buildExpression(_ widget: Widget) -> [Widget] { [widget] }
    /// Builds an optional widget.
    public static func buildExpression(_ widget: Widget?) -> [Widget] { widget.map { [$0] } ?? [] }
    /// Builds several widgets.
    public static func buildExpression(_ widgets: [Widget]) -> [Widget] { widgets }
    /// Combines the results of a closure's statements, in order.
    public static func buildBlock(_ parts: [Widget]...) -> [Widget] { parts.flatMap { $0 } }
    /// Builds the result of an `if` without `else`.
    public static func buildOptional(_ part: [Widget]?) -> [Widget] { part ?? [] }
    /// Builds the result of an `if` with `else`, or of a `switch`.
    public static func buildEither(first part: [Widget]) -> [Widget] { part }
    /// Builds the result of an `if` with `else`, or of a `switch`.
    public static func buildEither(second part: [Widget]) -> [Widget] { part }
    /// Builds the result of a `for` loop.
    public static func buildArray(_ parts: [[Widget]]) -> [Widget] { parts.flatMap { $0 } }
    /// Builds the result of an `if #available`.
    public static func buildLimitedAvailability(_ part: [Widget]) -> [Widget] { part }
}
