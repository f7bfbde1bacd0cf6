import type { Network } from './Network'

/** Arcs of the signal's icon: players count bars from 0 to 5, some give percent; below 0 the network is hidden [D2.11-1]. */
export function signalArcs(signal = 0): Network['signal'] {
  if (signal < 0) return 'hidden'
  const bars = signal > 5 ? signal / 20 : signal
  if (bars >= 4) return 3
  if (bars >= 3) return 2
  return bars >= 1 ? 1 : 0
}
