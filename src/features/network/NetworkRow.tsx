import { VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconLock, IconLockOpen } from '@tabler/icons-react'
import { memo, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Network } from './Network'
import classes from './NetworkRow.module.css'
import { SignalIcon } from './SignalIcon'

interface Props {
  network: Network
  isConnected: boolean
  isDisabled: boolean
  onToggle: (key: string, isOpen: boolean) => void
  /** What is shown below the row while it is open. */
  children?: ReactNode
}

/** One network: signal, name, security, and whether the player is in it; pressed, it opens its form. */
export const NetworkRow = memo(function NetworkRow({
  network,
  isConnected,
  isDisabled,
  onToggle,
  children,
}: Props) {
  const { t } = useTranslation()
  const bodyId = useId()
  const isOpen = children !== undefined
  const { signal, isManual, isSecured, securityLabel } = network
  const Lock = isSecured ? IconLock : IconLockOpen
  const security = isSecured
    ? securityLabel
    : t(network.security === '' ? 'network.wifi.hotSpot' : 'network.wifi.open')
  return (
    <li className={classes.item} data-network={network.key} data-open={isOpen || undefined}>
      <button
        type="button"
        className={classes.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        disabled={isDisabled}
        onClick={() => onToggle(network.key, isOpen)}
      >
        <span className={classes.signal}>
          <SignalIcon signal={signal} />
        </span>
        <span className={classes.words}>
          <span className={classes.name}>{isManual ? t('network.wifi.manual') : network.ssid}</span>
          <span className={classes.facts}>
            {isManual ? (
              t('network.wifi.manualHint')
            ) : (
              <>
                {isConnected && <span className={classes.connected}>{t('network.connected')}</span>}
                <span>{security}</span>
                <VisuallyHidden>{t(`network.signal.${signal}`)}</VisuallyHidden>
              </>
            )}
          </span>
        </span>
        {!isManual && (
          <Lock size={18} stroke={1.5} aria-hidden className={classes.lock} data-locked={isSecured} />
        )}
        <IconChevronDown size={18} stroke={1.5} aria-hidden className={classes.chevron} />
      </button>
      {isOpen && (
        <div id={bodyId} className={classes.body}>
          {children}
        </div>
      )}
    </li>
  )
})
