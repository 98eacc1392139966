extension Document {
    /// Restores changes that weren't saved when a program ended, as changes of this document. Does nothing if the
    /// document has a file or changes.
    ///
    /// A ``WindowSession`` does this by itself. An application without one calls it when it starts.
    ///
    /// - Returns: Whether changes came back.
    @discardableResult
    public func restoreDraft() async -> Bool {
        var isRestored = false
        await queue.perform { [self] in
            isRestoring = true
            defer { endRestoring() }
            do throws(StorageError) {
                for name in try draft.abandonedNames() where !isRestored { isRestored = await restoreDraft(name) }
            } catch {
                await tellProblem(error)
            }
        }
        return isRestored
    }

    private var isPristine: Bool { state.file == nil && !state.isEdited && draft.name == nil }

    /// Restores a draft, unless another document has it.
    ///
    /// - Returns: Whether the draft is that of this document now.
    private func restoreDraft(_ name: String) async -> Bool {
        guard isPristine else { return false }
        do throws(StorageError) {
            guard let found = try await draft.restore(name) else { return false }
            return await adoptDraft(found)
        } catch {
            await tellProblem(error)
            return false
        }
    }

    private func adoptDraft(_ found: Draft<Contents>) async -> Bool {
        await busy { await adoptDraftNow(found) }
    }

    private func adoptDraftNow(_ found: Draft<Contents>) async -> Bool {
        // A file that has gone, or that can't be read, is reported when the versions are compared, or when it is saved.
        let current = if let file = found.file { try? await read(file) } else { ReadFile?.none }
        guard !state.isEdited, state.file == nil, store != nil, !Task.isCancelled else {
            // The user has begun to type, or has left. Nobody loses anything: the draft comes back the next time.
            draft.giveBack()
            return false
        }
        if let current, current.contents == found.contents {
            // The program has ended between saving the file and removing the draft.
            await adopt(current.contents, from: found.file, version: current.version)
        } else {
            await adopt(found, changing: current?.contents)
            fileMayHaveChanged()
        }
        return true
    }

    private func endRestoring() {
        isRestoring = false
        recordBeingRestored = nil
        change { $0.isBusy = false }
        announce()
    }

    private func tellProblem(_ error: StorageError) async {
        let isLost = if case .keptAside = error { true } else { false }
        await controller?.alert(
            translated("Changes Could Not Be Restored", in: .lasso),
            detail: isLost
                ? error.description
                : translated(
                    "\(error.description) They are still there, and come back when it can be read.",
                    comment: "The value is a sentence that says why a file can't be read",
                    in: .lasso
                )
        )
    }
}

// The document as the content of a controller.
extension Document: RestorableContent {
    var sessionRecord: String? {
        if let recordBeingRestored { return recordBeingRestored }
        let record = DocumentRecord(draft: isWorthAsking ? draft.name : nil, file: state.file)
        return record == DocumentRecord(draft: nil, file: nil) ? nil : "\(record)"
    }

    var isUnused: Bool { isPristine && !state.isBusy }

    func canRestore(from record: String) -> Bool {
        guard let record = DocumentRecord(record) else { return false }
        return record.draft.map(draft.isOfThisKind) ?? true
    }

    func restore(from text: String) {
        guard let record = DocumentRecord(text) else { return }
        recordBeingRestored = text
        // It isn't a document in whose place a file can be opened.
        change { $0.isBusy = true }
        Task {
            await queue.perform { [self] in
                isRestoring = true
                defer { endRestoring() }
                if let name = record.draft, await restoreDraft(name) { return }
                if let file = record.file, isPristine { _ = await load(file) }
            }
        }
    }

    /// Informs the window's session if the text has changed.
    func announceRecord() {
        guard sessionRecord != announcedRecord else { return }
        announcedRecord = sessionRecord
        controller?.announce(.contentDidChange)
    }
}
