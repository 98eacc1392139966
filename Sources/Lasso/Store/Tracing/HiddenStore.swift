/// A store that tools don't show, because it belongs to the library or to a tool and not to the application.
package protocol HiddenStore: AnyObject {}
