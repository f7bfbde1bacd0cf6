import { Anchor, Button, Loader } from '@mantine/core'
import { useContext, useSyncExternalStore } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { ExpectedAbsenceContext } from '../../../ui/absence/ExpectedAbsenceContext'
import { usePlayerSwitch } from '../../../ui/players/PlayerSwitchContext'
import { useDelayed } from '../../../ui/useDelayed'
import type { ShownConnection } from './ConnectionView'
import classes from './ConnectionScrim.module.css'

interface Props {
  view: Extract<ShownConnection, { kind: 'searching' | 'connecting' | 'reconnecting' | 'switching' }>
  /** The user would rather name the player: it may have another address by now. */
  onByHand: () => void
}

const patience = 8000

/**
 * Says over a dimmed page that the player is awaited, and after 8 s what that may mean and a way on [D2.3-3]. Where the
 * panel itself sent it away, e.g. into another network, it says that at once, and then where the player may be found.
 */
export const ConnectionScrim = ({ view, onByHand }: Props) => {
  const { t } = useTranslation()
  const isLong = useDelayed(true, patience)
  const isReconnecting = view.kind === 'reconnecting'
  const { guestName, homeName, goHome } = usePlayerSwitch()
  const absences = useContext(ExpectedAbsenceContext)
  const expected = useSyncExternalStore(absences.subscribe, absences.current)
  return (
    <div className={classes.scrim}>
      <div className={classes.card}>
        <Loader size="md" aria-hidden />
        <p className={classes.line}>
          {view.kind === 'switching'
            ? t('connection.switch.underWay', { name: view.name || t('connection.switch.nameless') })
            : (expected?.reason ?? t(`connection.${view.kind}`))}
        </p>
        {isLong ? (
          <p className={classes.more}>{expected?.advice ?? t('connection.stillReconnecting')}</p>
        ) : null}
        {isLong && expected?.address !== undefined ? (
          <Anchor href={expected.address} className={classes.more}>
            {expected.address}
          </Anchor>
        ) : null}
        {isReconnecting ? <p className={classes.more}>{t('connection.kept')}</p> : null}
        {isReconnecting && guestName !== undefined ? (
          <Button variant="default" onClick={goHome}>
            {homeName === ''
              ? t('connection.switch.backHome')
              : t('connection.switch.backTo', { name: homeName })}
          </Button>
        ) : null}
        {isLong ? (
          <Button variant="default" onClick={onByHand}>
            {t('connection.byHand')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
