extension Document {
    /// The contents of a file, and their version.
    typealias ReadFile = (contents: Contents, version: String?)

    /// Performs an action, and waits until it is done. Actions are performed one after the other.
    ///
    /// - Parameter action: The action.
    /// - Returns: Whether it was done: the user didn't cancel, and nothing failed.
    @discardableResult
    public func perform(_ action: DocumentAction) async -> Bool {
        var isDone = false
        await queue.perform { [self] in isDone = await performNow(action) }
        return isDone
    }

    private func performNow(_ action: DocumentAction) async -> Bool {
        switch action {
        case .new:
            guard await letGo() else { return false }
            await adopt(nil, from: nil, version: nil)
            return true
        case .open:
            return await open { await self.controller?.openFile(translated("Open", in: .lasso), kinds: self.kinds) }
        case .openFile(let file): return await open { file }
        case .save: return await save()
        case .saveAs: return await saveAs()
        case .revert: return await revert()
        }
    }

    /// Asks whether to save changes.
    ///
    /// - Returns: Whether the contents may be lost: they are saved, or the user has discarded the changes.
    func letGo() async -> Bool {
        guard state.isEdited else { return true }
        let choice = await controller?.confirm(
            translated("Save Changes?", in: .lasso),
            detail: translated(
                "“\(state.name)” has changes that are not saved. If you discard them, they are lost.",
                in: .lasso
            ),
            choices: [
                .cancel(translated("Cancel", in: .lasso), ChangesChoice.cancel),
                .destructive(translated("Discard", in: .lasso), .discard),
                .default(translated("Save", in: .lasso), .save),
            ]
        )
        switch choice {
        case .save:
            // The user may have typed meanwhile.
            guard await save() else { return false }
            return await letGo()
        case .discard:
            setDiscarded(true)
            return true
        case .cancel, nil:
            setDiscarded(false)
            return false
        }
    }

    // MARK: Opening

    private func open(_ choose: () async -> FileReference?) async -> Bool {
        guard await letGo() else { return false }
        if let file = await choose(), await load(file) { return true }
        // The document stays, with the changes.
        setDiscarded(false)
        return false
    }

    private func revert() async -> Bool {
        guard let file = state.file else { return false }
        let question = translated("Revert to the Saved Version?", in: .lasso)
        let detail = translated("The changes of “\(state.name)” that are not saved are lost.", in: .lasso)
        guard
            await controller?.confirm(
                question,
                detail: detail,
                accept: translated("Revert", in: .lasso),
                isDestructive: true
            ) == true
        else {
            return false
        }
        return await load(file)
    }

    func load(_ file: FileReference) async -> Bool {
        let before = contents
        return await busy { await load(file, insteadOf: before) }
    }

    private func load(_ file: FileReference, insteadOf before: Contents) async -> Bool {
        do {
            let (new, version) = try await read(file)
            // The user may have typed meanwhile.
            if contents != before, await !letGo() { return false }
            await adopt(new, from: file, version: version)
            return true
        } catch is CancellationError {
            return false
        } catch {
            if case .missing = error as? DocumentFileError { files.removeRecentFile(file) }
            let (name, _) = await files.shownPlace(of: file)
            await controller?.alert(translated("“\(name)” Could Not Be Opened", in: .lasso), detail: "\(error)")
            return false
        }
    }

    /// Returns the contents and the version of a file.
    func read(_ file: FileReference) async throws -> ReadFile {
        let contents = try await fileCalls.awaiting { try await files.read(file) }
        if let place = contents.versionBefore {
            await controller?.alert(
                translated("“\(file.name)” Was Not Saved Completely", in: .lasso),
                detail: translated(
                    "The program ended while it saved the file. The version before was kept as “\(place)”.",
                    in: .lasso
                )
            )
        }
        let decoded = await offMainActor { [format] () throws(StorageError) in try format.decode(contents.bytes) }
        return (try decoded.get(), contents.version)
    }

    // MARK: Saving

    private func save() async -> Bool {
        guard let file = state.file else { return await saveAs() }
        return await write(to: file, version: version)
    }

    private func saveAs() async -> Bool {
        let file = await controller?.saveFile(translated("Save As", in: .lasso), proposedName: state.name, kinds: kinds)
        guard let file else { return false }
        return await write(to: file, version: nil)
    }

    private func write(to file: FileReference, version: String?) async -> Bool {
        await busy { await writeNow(to: file, version: version) }
    }

    private func writeNow(to file: FileReference, version: String?) async -> Bool {
        let contents = contents
        do {
            let bytes = await offMainActor { [format] () throws(StorageError) in try format.encode(contents) }
            let version = try await fileCalls.awaiting {
                try await files.replace(file, with: bytes.get(), version: version)
            }
            await didSave(contents, to: file, version: version)
            return true
        } catch is CancellationError {
            return false
        } catch DocumentFileError.changed {
            return await saveAfterConflict(with: file)
        } catch {
            return await saveAfterFailure("\(error)", of: file)
        }
    }

    private func saveAfterConflict(with file: FileReference) async -> Bool {
        let choice = await controller?.confirm(
            translated("Replace the Changed File?", in: .lasso),
            detail: translated(
                "“\(state.name)” was changed by another program. If you replace it, those changes are lost.",
                in: .lasso
            ),
            choices: [
                .cancel(translated("Cancel", in: .lasso), ConflictChoice.cancel),
                .button(translated("Save As…", in: .lasso), .elsewhere),
                .destructive(translated("Replace", in: .lasso), .replace),
            ]
        )
        switch choice {
        case .replace: return await write(to: file, version: nil)
        case .elsewhere: return await saveAs()
        case .cancel, nil: return false
        }
    }

    private func saveAfterFailure(_ reason: String, of file: FileReference) async -> Bool {
        let (name, _) = await files.shownPlace(of: file)
        let savesElsewhere = await controller?.confirm(
            translated("“\(name)” Could Not Be Saved", in: .lasso),
            detail: reason,
            choices: [
                .cancel(translated("Cancel", in: .lasso), false), .default(translated("Save As…", in: .lasso), true),
            ]
        )
        return savesElsewhere == true ? await saveAs() : false
    }

    // MARK: Changes by other programs

    /// Asks the user what to do if another program has changed the file.
    func fileMayHaveChanged() {
        guard !isLooking else { return }
        isLooking = true
        Task { [weak self] in
            await self?.queue.perform { [weak self] in
                self?.isLooking = false
                await self?.lookForChange()
            }
        }
    }

    private func lookForChange() async {
        guard let file = state.file else { return }
        do {
            let found = try await fileCalls.awaiting { try await files.version(of: file) }
            guard found != version, found != unusableVersion else { return }
            // The user decides about this version, and is asked again only about the next one.
            let before = version
            version = found
            isOutdated = true
            guard await wantsTheirs(), state.file == file else { return }
            if await !load(file), state.file == file, version == found {
                // Saving must not replace it without a question.
                (version, unusableVersion) = (before, found)
            }
        } catch DocumentFileError.missing {
            guard version != nil else { return }
            version = nil
            isOutdated = true
            await controller?.alert(
                translated("“\(state.name)” Was Moved or Removed", in: .lasso),
                detail: translated("The document is still open. Save it to keep it.", in: .lasso)
            )
        } catch {
            // It can't be read now. Saving tells why if that lasts, and compares the versions.
        }
    }

    private func wantsTheirs() async -> Bool {
        let isEdited = contents != saved
        let load = translated("Load", in: .lasso)
        return await controller?.confirm(
            translated("Load the Changed File?", in: .lasso),
            detail: isEdited
                ? translated(
                    "“\(state.name)” was changed by another program. If you load it, your changes are lost.",
                    in: .lasso
                )
                : translated("“\(state.name)” was changed by another program.", in: .lasso),
            choices: [
                .cancel(translated("Keep Mine", in: .lasso), false),
                isEdited ? .destructive(load, true) : .default(load, true),
            ]
        ) == true
    }
}

/// The choices for changes that aren't saved.
private enum ChangesChoice { case cancel, discard, save }

/// The choices after another program has changed the file.
private enum ConflictChoice { case cancel, elsewhere, replace }
