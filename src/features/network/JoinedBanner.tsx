import { CloseButton } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import classes from './JoinedBanner.module.css'
import { NewAddress } from './NewAddress'
import type { Wifi } from './useWifi'

interface Props {
  wifi: Wifi
}

/** Above the list: the player is in the network that was asked for, and where it is now. */
export function JoinedBanner({ wifi }: Props) {
  const { t } = useTranslation()
  const whole = useRef<HTMLDivElement>(null)
  // What was focused is gone with the row's form.
  useEffect(() => whole.current?.focus(), [])
  return (
    <div ref={whole} tabIndex={-1} className={classes.banner}>
      <IconCircleCheck size={24} stroke={1.5} aria-hidden className={classes.icon} />
      <div role="status" className={classes.words}>
        <p>{t('network.wifi.joined', { ssid: wifi.context.target?.ssid ?? '' })}</p>
        <NewAddress connection={wifi.connection} />
      </div>
      <CloseButton aria-label={t('action.close')} onClick={() => wifi.send({ type: 'wait.ended' })} />
    </div>
  )
}
