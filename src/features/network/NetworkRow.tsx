import type { TFunction } from 'i18next'
import { IconEyeOff, IconChevronDown, IconLock, IconLockOpen } from '@tabler/icons-react'
import { memo, useId, type ReactNode } from 'react'
import type { Network } from './buildWifiForm'
import signalIconClasses from './SignalIcon.module.css'
import classes from './NetworkRow.module.css'

/**
 * The words that rows share, looked up once for all of them: with 60 rows a look-up each would cost more than
 * the row.
 */
interface RowLabels {
  connected: string
  open: string
  hotSpot: string
  manual: string
  manualHint: string
  signal: Readonly<Record<Network['signal'], string>>
}

/** The words of rows in the language of `t`. */
export const rowLabels = (t: TFunction): RowLabels => ({
  connected: t('network.connected'),
  open: t('network.wifi.open'),
  hotSpot: t('network.wifi.hotSpot'),
  manual: t('network.wifi.manual'),
  manualHint: t('network.wifi.manualHint'),
  signal: {
    0: t('network.signal.0'),
    1: t('network.signal.1'),
    2: t('network.signal.2'),
    3: t('network.signal.3'),
    hidden: t('network.signal.hidden'),
  },
})

interface SignalIconProps {
  signal: Network['signal']
  /** What it says to who does not see it; without words it is an ornament. */
  label?: string
}

// The same for every strength, so that a change of it is a change of one attribute.
const arcs = (
  <>
    <circle cx={12} cy={18.6} r={1.7} />
    <path d="M8.5 15.5a5 5 0 0 1 7 0" />
    <path d="M5.3 12.3a9.5 9.5 0 0 1 13.4 0" />
    <path d="M2.1 9.1a14 14 0 0 1 19.8 0" />
  </>
)

/**
 * How strong a signal is, as arcs that are full or faint; the icon of what does not tell its name for a
 * hidden network.
 */
export function SignalIcon({ signal, label }: SignalIconProps) {
  const words = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }
  if (signal === 'hidden') return <IconEyeOff size={24} stroke={1.5} {...words} data-signal="hidden" />
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      {...words}
      className={signalIconClasses.icon}
      data-signal={signal}
    >
      {arcs}
    </svg>
  )
}

interface NetworkRowProps {
  labels: RowLabels
  network: Network
  isConnected: boolean
  isDisabled: boolean
  onToggle: (key: string, isOpen: boolean) => void
  /** What is shown below the row while it is open. */
  children?: ReactNode
}

/** One network: signal, name, security, and whether the player is in it; pressed, it opens its form. */
export const NetworkRow = memo(function NetworkRow(props: NetworkRowProps) {
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
        <span className={classes.details}>
          {connected !== undefined && <span className={classes.connected}>{connected}</span>}
          <span>{fact}</span>
        </span>
      </span>
      {lock && <Lock size={18} stroke={1.5} aria-hidden className={classes.lock} data-lock={lock} />}
      <IconChevronDown size={18} stroke={1.5} aria-hidden className={classes.chevron} />
    </>
  )
})

/**
 * Arcs of the signal's icon: players count bars from 0 to 5, some give percent; below 0 the network is hidden
 * [D2.11-1].
 */
export function signalArcs(signal = 0): Network['signal'] {
  if (signal < 0) return 'hidden'
  const bars = signal > 5 ? signal / 20 : signal
  if (bars >= 4) return 3
  if (bars >= 3) return 2
  return bars >= 1 ? 1 : 0
}
