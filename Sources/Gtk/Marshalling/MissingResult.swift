/// Stops with a message if a C function returned `NULL` although it must not: either nothing exists for the arguments,
/// or GTK's introspection data is wrong.
@usableFromInline
nonisolated func missingResult<Promised>(
    _ type: Promised.Type,
    _ file: StaticString,
    _ function: StaticString
) -> Promised {
    preconditionFailure(
        "\(file), \(function): GTK returned NULL instead of a \(type). Pass arguments for which one exists."
    )
}
