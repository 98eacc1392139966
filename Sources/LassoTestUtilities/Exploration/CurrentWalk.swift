/// The walk that the current task belongs to.
enum CurrentWalk {
    @TaskLocal static var walk: FlowWalk?
}
