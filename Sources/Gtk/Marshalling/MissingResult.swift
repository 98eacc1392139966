/// Stops where C returned nothing although it promises something: the arguments were such that there is nothing, or GTK's
/// description is wrong.
nonisolated func missingResult<Promised>(
    _ type: Promised.Type,
    _ file: StaticString,
    _ function: StaticString
) -> Promised {
    preconditionFailure(
        "\(file), \(function): GTK has returned nothing where it promises a \(type). Was it asked for something that is not there?"
    )
}
