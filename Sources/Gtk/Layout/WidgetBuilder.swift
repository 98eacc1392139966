/// Collects the children of a container from the statements of a closure.
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
    /// A widget.
    public static func buildExpression(_ widget: Widget) -> [Widget] { [widget] }
    /// A widget that there may be.
    public static func buildExpression(_ widget: Widget?) -> [Widget] { widget.map { [$0] } ?? [] }
    /// Several widgets.
    public static func buildExpression(_ widgets: [Widget]) -> [Widget] { widgets }
    /// The statements of the closure, one after the other.
    public static func buildBlock(_ parts: [Widget]...) -> [Widget] { parts.flatMap { $0 } }
    /// An `if` without `else`.
    public static func buildOptional(_ part: [Widget]?) -> [Widget] { part ?? [] }
    /// An `if` with `else`, or a `switch`.
    public static func buildEither(first part: [Widget]) -> [Widget] { part }
    /// An `if` with `else`, or a `switch`.
    public static func buildEither(second part: [Widget]) -> [Widget] { part }
    /// A `for` loop.
    public static func buildArray(_ parts: [[Widget]]) -> [Widget] { parts.flatMap { $0 } }
    /// An `if #available`.
    public static func buildLimitedAvailability(_ part: [Widget]) -> [Widget] { part }
}
