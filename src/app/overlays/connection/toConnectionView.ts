import type { ConnectionSnapshot } from '../../ConnectionContext'
import type { ConnectionView } from './ConnectionView'

/** What the user has to know of the connection machine's state; steady while it tries one host after the other. */
export const toConnectionView = (snapshot: ConnectionSnapshot): ConnectionView => {
  const { aim, attempt, home, hostIndex, hosts, tried, wasConnected } = snapshot.context
  if (snapshot.hasTag('live')) return { kind: 'live' }
  if (aim) return { kind: 'switching', name: (aim.guest ?? home)?.name ?? '' }
  if (snapshot.matches('noEndpoints')) return { kind: 'noEndpoints', tried }
  if (snapshot.matches('incompatible')) return { kind: 'incompatible', address: hosts[hostIndex] }
  if (wasConnected) return { kind: 'reconnecting' }
  return { kind: snapshot.matches('connecting') && attempt === 0 ? 'connecting' : 'searching' }
}
