import { parseAddress } from '../../../device'

/**
 * Where a device is driven from this page, an origin; undefined where what the cloud says is no address. A page that came by https
 * is let to reach others by https only.
 */
export const addressOf = (host = ''): string | undefined => {
  const written = host.trim()
  const isBare = window.location.protocol === 'https:' && written !== '' && !written.includes('://')
  const read = parseAddress(isBare ? `https://${written}` : written)
  return 'fault' in read ? undefined : read.origin
}
