extension File {
    /// Observes changes of this file by any program.
    ///
    /// If the file can't be observed, the reason is written to standard error.
    ///
    /// - Parameters:
    ///   - name: The name of the file, for that report.
    ///   - observer: A closure called after the file may have changed.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: `g_file_monitor_file`.
    func observeChanges(reportedAs name: String, _ observer: @escaping @MainActor () -> Void) -> Observation {
        do throws(GLibError) {
            let monitor = try monitorFile()
            // GIO ends the observation with the last reference, and nobody has to keep the token.
            monitor.holdReference(to: monitor)
            monitor.onChanged { _, _, event in
                // A file that is being written is looked at once it is complete.
                if event != .changed, event != .created { observer() }
            }
            return .stopping {
                monitor.cancel()
                monitor.releaseReference(to: monitor)
            }
        } catch {
            StandardError.report("Changes of “\(name)” by other programs are noticed late: \(error.message)")
            return .stopping {}
        }
    }
}
