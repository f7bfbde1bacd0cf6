import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { CloudUser } from '../../../cloud/ports/CloudAuth'
import { useLogOut } from '../session/useLogOut'
import { WayLink } from '../ways/WayLink'
import { useWays } from '../ways/WaysContext'
import { useTellProblem } from './page/useTellProblem'

/** Stands where a form would be for who is logged in already [A2.4-6 A2.4-11]. */
export function AlreadyLoggedIn({ user }: { user: CloudUser }) {
  const { t } = useTranslation()
  const ways = useWays()
  const logOut = useLogOut()
  const tell = useTellProblem()
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await logOut()
      ways.go('access')
    } catch (error) {
      setBusy(false)
      await tell(t('accountAuth.logout.failed'), error)
    }
  }
  return (
    <>
      <Title order={2}>{t('accountAuth.already.heading')}</Title>
      <p style={{ margin: 0 }}>
        {t('accountAuth.already.text', { name: user.email || user.displayName || user.uid })}
      </p>
      <WayLink to="profile" button="filled">
        {t('accountAuth.already.profile')}
      </WayLink>
      <Button variant="default" disabled={isBusy} aria-busy={isBusy} onClick={() => void leave()}>
        {t('accountAuth.already.logOut')}
      </Button>
    </>
  )
}
