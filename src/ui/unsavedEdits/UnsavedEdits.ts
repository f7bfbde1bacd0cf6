import { createContext, useCallback, useContext, useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useDialogs } from '../dialogs/Dialogs'

/**
 * What became of a save: `invalid`, a field breaks a limit and says so; `refused`, it was not sent, as its
 * user was told; `none`, there is nothing that would save it.
 */
export type SaveOutcome = 'saved' | 'invalid' | 'refused' | 'none'

/** Saves what a form holds. */
type SaveEdits = () => Promise<SaveOutcome>

/** Which forms on screen hold edits that a reload would lose. */
export class UnsavedEdits {
  readonly #forms = new Map<symbol, SaveEdits | undefined>()

  /**
   * Counts a form as unsaved until the returned function is called; `save` where it can be saved without its
   * user.
   */
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

/** The app's record of unsaved edits. */
export const UnsavedEditsContext = createContext(new UnsavedEdits())

/**
 * Tells the app that a form on screen holds unsaved edits, so that nothing reloads the page behind the user's
 * back; `save` is how they are saved where a step is left that they belong to.
 */
export const useReportUnsavedEdits = (hasEdits: boolean, save?: SaveEdits): void => {
  const edits = useContext(UnsavedEditsContext)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(
    () => (hasEdits ? edits.report(() => latest.current?.() ?? Promise.resolve('none' as const)) : undefined),
    [edits, hasEdits],
  )
}

/** Asks whether edits may be lost; true for yes, and at once where there are none. */
export const useAskToDiscard = (): ((hasEdits: boolean) => Promise<boolean>) => {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  return useCallback(
    async (hasEdits) =>
      !hasEdits ||
      (await dialogs.confirm({
        title: t('leave.title'),
        message: t('leave.message'),
        confirmLabel: t('leave.discard'),
        isDangerous: true,
      })),
    [dialogs, t],
  )
}
