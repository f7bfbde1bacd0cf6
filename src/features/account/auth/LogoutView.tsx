import { Button } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { EmptyState } from '../../../ui/EmptyState'
import { useLogOut } from '../session/useLogOut'
import { useWays } from '../ways/WaysContext'
import { useTellProblem } from './page/useTellProblem'

/** Logs out on player and page as soon as it is there, then leads to access [A2.4-3 A2.4-7]. */
export function LogoutView() {
  const { t } = useTranslation()
  const ways = useWays()
  const logOut = useLogOut()
  const tell = useTellProblem()
  const [hasFailed, setFailed] = useState(false)
  const leave = useCallback(async () => {
    setFailed(false)
    try {
      await logOut()
      ways.go('access', { replace: true })
    } catch (error) {
      setFailed(true)
      await tell(t('accountAuth.logout.failed'), error)
    }
  }, [logOut, t, tell, ways])
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void leave()
  }, [leave])
  if (!hasFailed)
    return (
      <div role="status">
        <EmptyState title={t('accountAuth.logout.busy')} />
      </div>
    )
  return (
    <EmptyState
      title={t('accountAuth.logout.failed')}
      action={
        <>
          <Button onClick={() => void leave()}>{t('accountAuth.logout.retry')}</Button>
          <Button variant="default" onClick={() => ways.go('profile')}>
            {t('accountAuth.logout.back')}
          </Button>
        </>
      }
    />
  )
}
