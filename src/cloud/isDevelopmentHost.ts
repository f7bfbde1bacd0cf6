import type { Brand } from '../../schemas/generated/types'

const localNames = ['localhost', '127.0.0.1', '[::1]', '::1']

/**
 * Whether a page served from this host name talks to the development side of the cloud [A1-12 A9-7]: one from the development cloud
 * host, or from this very machine. Every other, players at home among them, talks to the production side.
 */
export const isDevelopmentHost = (hostname: string, cloudHosts: Brand['cloudHosts']): boolean =>
  hostname !== '' &&
  hostname !== cloudHosts.production &&
  (hostname === cloudHosts.development || localNames.includes(hostname) || hostname.endsWith('.localhost'))
