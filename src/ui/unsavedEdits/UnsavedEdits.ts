/** Which forms on screen hold edits that a reload would lose. */
export class UnsavedEdits {
  readonly #forms = new Set<symbol>()

  /** Counts a form as unsaved until the returned function is called. */
  report(): () => void {
    const form = Symbol('form')
    this.#forms.add(form)
    return () => {
      this.#forms.delete(form)
    }
  }

  /** The user gave up what is unsaved now, so nobody asks about it once more. */
  giveUp(): void {
    this.#forms.clear()
  }

  /** Whether any form holds unsaved edits now. */
  exist(): boolean {
    return this.#forms.size > 0
  }
}
