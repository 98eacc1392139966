/// A result of an effect whose type an application can't name, so that a printed test has it in JSON.
package protocol UnnamedOutcome {}
