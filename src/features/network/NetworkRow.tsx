import { IconChevronDown, IconLock, IconLockOpen } from '@tabler/icons-react'
import { memo, useId, type ReactNode } from 'react'
import type { Network } from './Network'
import classes from './NetworkRow.module.css'
import type { RowLabels } from './rowLabels'
import { SignalIcon } from './SignalIcon'

interface Props {
  labels: RowLabels
  network: Network
  isConnected: boolean
  isDisabled: boolean
  onToggle: (key: string, isOpen: boolean) => void
  /** What is shown below the row while it is open. */
  children?: ReactNode
}

/** One network: signal, name, security, and whether the player is in it; pressed, it opens its form. */
export const NetworkRow = memo(function NetworkRow(props: Props) {
  const { labels, network, isConnected, isDisabled, onToggle, children } = props
  const bodyId = useId()
  const isOpen = children !== undefined
  const { signal, isManual, isSecured, securityLabel } = network
  const openLabel = network.security === '' ? labels.hotSpot : labels.open
  return (
    <li
      className={classes.item}
      data-network={network.key}
      data-open={isOpen || undefined}
      data-connected={isConnected || undefined}
    >
      <button
        type="button"
        className={classes.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        disabled={isDisabled}
        onClick={() => onToggle(network.key, isOpen)}
      >
        {isManual ? (
          <RowWords name={labels.manual} fact={labels.manualHint} />
        ) : (
          <RowWords
            name={network.ssid}
            connected={isConnected ? labels.connected : undefined}
            fact={isSecured ? securityLabel : openLabel}
            lock={isSecured ? 'closed' : 'open'}
          />
        )}
        {/* After the name, as it is read; drawn before it. */}
        <span className={classes.signal}>
          {isManual ? (
            <SignalIcon signal={signal} />
          ) : (
            <SignalIcon signal={signal} label={labels.signal[signal]} />
          )}
        </span>
      </button>
      {isOpen && (
        <div id={bodyId} className={classes.body}>
          {children}
        </div>
      )}
    </li>
  )
})

interface RowWordsProps {
  name: string
  connected?: string | undefined
  fact: string
  lock?: 'closed' | 'open'
}

/** What stays the same while signals go up and down. */
const RowWords = memo(function RowWords({ name, connected, fact, lock }: RowWordsProps) {
  const Lock = lock === 'open' ? IconLockOpen : IconLock
  return (
    <>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>
          {connected !== undefined && <span className={classes.connected}>{connected}</span>}
          <span>{fact}</span>
        </span>
      </span>
      {lock && <Lock size={18} stroke={1.5} aria-hidden className={classes.lock} data-lock={lock} />}
      <IconChevronDown size={18} stroke={1.5} aria-hidden className={classes.chevron} />
    </>
  )
})
