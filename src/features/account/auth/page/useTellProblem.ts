import { useCallback } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation'
import { useDialogs } from '../../../../ui/dialogs/useDialogs'
import { authProblemText } from '../problemText'

/** Says in the error modal what went wrong [A8-28]: the title says what did not work, the text why. Resolves once it is read. */
export const useTellProblem = (): ((title: string, error: unknown) => Promise<void>) => {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  return useCallback(
    (title: string, error: unknown) => dialogs.error({ title, message: authProblemText(error, t) }),
    [dialogs, t],
  )
}
