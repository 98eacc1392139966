/// An accelerator that another command already has.
public struct AcceleratorConflict: Error, Equatable, CustomStringConvertible {
    /// The accelerator.
    public let accelerator: CommandAccelerator
    /// The identifier of the command that has it.
    public let id: String
    /// The title of the command that has it.
    public let title: String

    package init(accelerator: CommandAccelerator, id: String, title: String) {
        (self.accelerator, self.id, self.title) = (accelerator, id, title)
    }

    /// A sentence that names the accelerator and the command.
    public var description: String {
        translated("\(accelerator) already belongs to \"\(title)\" (\(id)).", in: .lasso)
    }
}
