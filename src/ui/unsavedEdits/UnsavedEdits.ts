/**
 * What became of a save: `invalid`, a field breaks a limit and says so; `refused`, it was not sent, as its user was told; `none`, there
 * is nothing that would save it.
 */
export type SaveOutcome = 'saved' | 'invalid' | 'refused' | 'none'

/** Saves what a form holds. */
export type SaveEdits = () => Promise<SaveOutcome>

/** Which forms on screen hold edits that a reload would lose. */
export class UnsavedEdits {
  readonly #forms = new Map<symbol, SaveEdits | undefined>()

  /** Counts a form as unsaved until the returned function is called; `save` where it can be saved without its user. */
  report(save?: SaveEdits): () => void {
    const form = Symbol('form')
    this.#forms.set(form, save)
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

  /** Saves all forms, until one is not saved. */
  async save(): Promise<SaveOutcome> {
    for (const save of this.#forms.values()) {
      const outcome = save ? await save() : 'none'
      if (outcome !== 'saved') return outcome
    }
    return 'saved'
  }
}
