import { useContext, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useDialogs } from '../../ui/dialogs/useDialogs'
import { UnsavedEditsContext } from '../../ui/unsavedEdits/UnsavedEditsContext'

/** Why a step is not left. */
export type StepProblem = 'fields' | 'unsaved'

/** How a step is left: on, whose edits are to be saved; back, where what breaks a limit waits in its field; out, without saving. */
export type Way = 'on' | 'back' | 'out'

/**
 * Takes care of what was changed on a page of the player before its step is left: it is saved as its own button would, and where that
 * cannot be, somebody is asked. `mayLeave` resolves to whether the step may go.
 */
export function useStepEdits() {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const edits = useContext(UnsavedEditsContext)
  const [problem, setProblem] = useState<StepProblem>()
  const mayLeave = async (way: Way): Promise<boolean> => {
    setProblem(undefined)
    if (!edits.exist()) return true
    const outcome = way === 'out' ? 'none' : await edits.save()
    if (outcome === 'saved' || (outcome === 'invalid' && way === 'back')) return true
    if (outcome !== 'none') {
      setProblem(outcome === 'invalid' ? 'fields' : 'unsaved')
      return false
    }
    const isGivenUp = await dialogs.confirm({
      title: t('leave.title'),
      message: t('leave.message'),
      confirmLabel: t('leave.discard'),
      isDangerous: true,
    })
    if (isGivenUp) edits.giveUp()
    return isGivenUp
  }
  return { problem, mayLeave }
}
