/**
 * Why a text is no address of a player: nothing written, no http(s) address, or a host that cannot be one.
 */
export type AddressFault = 'empty' | 'scheme' | 'host'

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/
const name = /^(?=.*[a-z])[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*\.?$/i

/** The host as written, because the URL parser turns `6` into `0.0.0.6`. */
const writtenHost = (address: string): string => /^[a-z]+:\/\/([^/?#:]*)/i.exec(address)?.[1] ?? ''

const readUrl = (address: string): URL | undefined => {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

const isPlausibleHost = (hostname: string, address: string): boolean => {
  if (hostname.startsWith('[')) return true
  if (ipv4.test(hostname)) return writtenHost(address) === hostname && !hostname.startsWith('0.')
  return name.test(hostname)
}

/**
 * Reads an address of a player as a person or a device writes it: `192.168.1.50`, `player.local`,
 * `http://…:3000`. Gives the origin, e.g. `http://player.local:3000`; what follows it is dropped. A host is
 * an IP address or a name with a letter.
 */
export const parseAddress = (text: string): { origin: string } | { fault: AddressFault } => {
  const written = text.trim()
  if (written === '') return { fault: 'empty' }
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(written)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return { fault: 'scheme' }
  const address = scheme === undefined ? `http://${written}` : written
  const url = readUrl(address)
  if (!url || url.username !== '' || url.password !== '') return { fault: 'host' }
  return isPlausibleHost(url.hostname, address) ? { origin: url.origin } : { fault: 'host' }
}

/** The origin in what a player says of where another one is; undefined where that cannot be a player's. */
export const originIn = (host: string | undefined): string | undefined => {
  const read = parseAddress(host ?? '')
  return 'origin' in read ? read.origin : undefined
}
