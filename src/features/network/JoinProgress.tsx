import { Button, Loader } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { DeviceText } from '../../ui/DeviceText'
import classes from './JoinProgress.module.css'
import type { Wifi } from './useWifi'

interface Props {
  wifi: Wifi
}

/** The player is getting into a network, or does not say whether it is in; there is a way on from both. */
export function JoinProgress({ wifi }: Props) {
  const { t } = useTranslation()
  const whole = useRef<HTMLDivElement>(null)
  // What was focused is gone with the form.
  useEffect(() => whole.current?.focus(), [])
  const { target, word } = wifi.context
  const ssid = target?.ssid ?? ''
  const isUnanswered = wifi.is('unanswered')
  return (
    <div ref={whole} tabIndex={-1} className={classes.whole}>
      <div role="status" className={classes.line}>
        {isUnanswered ? (
          <IconHelpCircle size={24} stroke={1.5} aria-hidden className={classes.icon} />
        ) : (
          <Loader size="sm" aria-hidden />
        )}
        <div className={classes.words}>
          <p className={classes.title}>
            {isUnanswered
              ? t('network.wifi.unanswered', { ssid })
              : word?.message
                ? null
                : t('network.wifi.joining', { ssid })}
            {!isUnanswered && word?.message ? <DeviceText text={word.message} /> : null}
          </p>
          <p className={classes.hint}>
            {isUnanswered ? t('network.wifi.unansweredHint', { ssid }) : t('network.wifi.joiningHint')}
          </p>
        </div>
      </div>
      <div className={classes.buttons}>
        <Button variant="subtle" color="gray" onClick={() => wifi.send({ type: 'wait.ended' })}>
          {isUnanswered ? t('network.wifi.backToList') : t('network.wifi.stopWaiting')}
        </Button>
        {isUnanswered && (
          <Button onClick={() => wifi.send({ type: 'check.requested' })}>{t('network.wifi.askAgain')}</Button>
        )}
      </div>
    </div>
  )
}
