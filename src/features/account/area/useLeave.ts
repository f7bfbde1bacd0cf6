import { useCallback } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { useDialogs } from '../../../ui/dialogs/useDialogs'
import { authProblemText } from '../auth/problemText'
import { useLogOut } from '../session/useLogOut'
import { useWays } from '../ways'

/** Logs out on player and page, then leads to access [A4.11-2]; a failure is said in a modal, and who is logged in stays where they are. */
export const useLeave = (): (() => Promise<void>) => {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const ways = useWays()
  const logOut = useLogOut()
  return useCallback(async () => {
    try {
      await logOut()
    } catch (error) {
      await dialogs.error({ title: t('accountArea.logOutFailed'), message: authProblemText(error, t) })
      return
    }
    ways.go('access')
  }, [dialogs, logOut, t, ways])
}
