import { Button, Loader } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { DeviceText } from '../../ui/DeviceText'
import { NewAddress } from './NewAddress'
import type { Wifi } from './useWifi'
import classes from './WifiResult.module.css'

interface Props {
  wifi: Wifi
}

const quiet = { variant: 'subtle', color: 'gray' }
const plain = { variant: 'default' }

/** In the place of the list once the player has said how connecting goes [D4-31 D8-25 D2.13-7], and the ways on. */
export function WifiResult({ wifi }: Props) {
  const { t } = useTranslation()
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => whole.current?.focus(), [])
  const { target, word } = wifi.context
  const ssid = target?.ssid ?? ''
  const toList = () => wifi.send({ type: 'wait.ended' })
  const isUnanswered = wifi.is('unanswered')
  const isFailed = wifi.is('failed')
  const isJoined = wifi.is('joined')
  const isWaiting = wifi.is('joining') && !isUnanswered

  const own = () => {
    if (isUnanswered) return t('network.wifi.unanswered', { ssid })
    if (isFailed) return t(ssid === '' ? 'network.wifi.notJoined' : 'network.wifi.failure.refused', { ssid })
    if (ssid === '') return isJoined ? t('network.connected') : t('network.wifi.noResult')
    return t(isJoined ? 'network.wifi.joined' : 'network.wifi.joining', { ssid })
  }
  // A last word of the player stays true; one that bade to wait does not once there is nothing to wait for.
  const spoken = isWaiting ? [word?.message] : word?.wait === false ? [word.message, word.detail] : []
  const [theirs, more] = spoken.filter((text) => text)
  return (
    <div ref={whole} tabIndex={-1} className={classes.result}>
      {isWaiting && <Loader aria-hidden />}
      {isJoined && <IconCircleCheck size={48} stroke={1.25} aria-hidden className={classes.good} />}
      {isFailed && <IconCircleX size={48} stroke={1.25} aria-hidden className={classes.bad} />}
      {isUnanswered && <IconHelpCircle size={48} stroke={1.25} aria-hidden className={classes.open} />}
      <div role="status" className={classes.words}>
        <div className={classes.message}>{theirs ? <DeviceText text={theirs} /> : own()}</div>
        {more && <DeviceText text={more} />}
        {isWaiting && <p className={classes.hint}>{t('network.wifi.joiningHint')}</p>}
        {isUnanswered && theirs && <p>{own()}</p>}
        {isUnanswered && <p className={classes.hint}>{t('network.wifi.unansweredHint', { ssid })}</p>}
        {isJoined && <NewAddress connection={wifi.connection} />}
      </div>
      <div className={classes.buttons}>
        <Button {...(isWaiting ? quiet : plain)} onClick={toList}>
          {isWaiting ? t('network.wifi.stopWaiting') : t('network.wifi.chooseOther')}
        </Button>
        {isUnanswered && (
          <Button onClick={() => wifi.send({ type: 'check.requested' })}>{t('network.wifi.askAgain')}</Button>
        )}
        {isFailed && target && (
          <Button onClick={() => wifi.send({ type: 'edit.resumed' })}>{t('action.tryAgain')}</Button>
        )}
      </div>
    </div>
  )
}
