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

/// Stops with a message if a C function that creates an instance returned `NULL`. Most print the reason before that.
// Inlinable, so that the callers in a release build, which has no messages, don't contain the names.
@inlinable
nonisolated func missingInstance(_ file: StaticString, _ function: StaticString) -> Never {
    preconditionFailure("\(file), \(function): GTK created no instance. Its message above, if any, says why.")
}
