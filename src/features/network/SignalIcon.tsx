import { IconEyeOff } from '@tabler/icons-react'
import type { Network } from './Network'
import classes from './SignalIcon.module.css'

interface Props {
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

/** How strong a signal is, as arcs that are full or faint; the icon of what does not tell its name for a hidden network. */
export function SignalIcon({ signal, label }: Props) {
  const words = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }
  if (signal === 'hidden') return <IconEyeOff size={24} stroke={1.5} {...words} data-signal="hidden" />
  return (
    <svg width={24} height={24} viewBox="0 0 24 24" {...words} className={classes.icon} data-signal={signal}>
      {arcs}
    </svg>
  )
}
