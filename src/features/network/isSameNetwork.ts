import type { Network } from './Network'

/** Whether two rows look alike and send the same: the exact strength of a signal is neither shown nor sent. */
export function isSameNetwork(one: Network, other: Network): boolean {
  const { signal: _, ...sent } = one.pushed
  const { signal: _too, ...otherSent } = other.pushed
  return (
    one.key === other.key && one.signal === other.signal && JSON.stringify(sent) === JSON.stringify(otherSent)
  )
}
