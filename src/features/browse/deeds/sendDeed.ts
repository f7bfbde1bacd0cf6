import type { Device, SendOutcome } from '../../../device'
import type { Deed } from './Deed'
import { isAddressed } from './isAddressed'
import { listedItem } from './listedItem'
import { listedList } from './listedList'

type Sender = Pick<Device, 'send'>

function sendNamed(device: Sender, deed: Extract<Deed, { name: string }>): SendOutcome | undefined {
  const { name } = deed
  if (name === '') return undefined
  if (deed.kind !== 'addToPlaylist' && deed.kind !== 'removeFromPlaylist')
    return device.send(deed.kind, { name })
  const { uri = '', service } = deed.item
  return uri === ''
    ? undefined
    : device.send(deed.kind, { name, uri, ...(service !== undefined && { service }) })
}

/** A station is known by its name: it needs no address to be removed [D5-4]. */
function sendStation(
  device: Sender,
  { kind, item }: Extract<Deed, { kind: 'addWebRadio' | 'removeWebRadio' }>,
) {
  const { uri = '' } = item
  const name = item.title || item.name || ''
  if (name === '' || (kind === 'addWebRadio' && uri === '')) return undefined
  return kind === 'addWebRadio' ? device.send(kind, { name, uri }) : device.send(kind, { name })
}

/**
 * Tells a player what to do with an item [D7-15 D7-18 … D7-26]; undefined where the item lacks what the request needs, an address
 * [D5-3] or a name [D5-4], and nothing was sent.
 */
export function sendDeed(device: Sender, deed: Deed): SendOutcome | undefined {
  if ('name' in deed) return sendNamed(device, deed)
  if (deed.kind === 'addWebRadio' || deed.kind === 'removeWebRadio') return sendStation(device, deed)
  const { item } = deed
  if (!isAddressed(item)) return undefined
  const { uri, service } = item
  const where = { uri, ...(service !== undefined && { service }) }
  const { title } = listedItem(item)
  switch (deed.kind) {
    case 'addPlay':
    case 'replaceAndPlay':
    case 'addToQueue':
      return device.send(deed.kind, listedItem(item))
    case 'playItemsList': {
      const listed = listedList(item, deed.list, deed.index)
      return listed && device.send(deed.kind, listed)
    }
    case 'addToFavourites':
      return device.send(deed.kind, { ...where, title })
    // Real players do nothing on requests of these names: to them a station is a favourite of another service.
    case 'addToRadioFavourites':
      return device.send('addToFavourites', { ...listedItem(item), service: 'webradio' })
    case 'removeFromRadioFavourites':
      return device.send('removeFromFavourites', { uri, service: 'webradio' })
    case 'removeFromFavourites':
      return device.send(deed.kind, where)
    // Players read the drive's title as text, and an address as text: an item in its place unmounts nothing, or ends the player.
    case 'safeRemoveDrive':
      return title === '' ? undefined : device.send(deed.kind, title)
    case 'updateDb':
      return device.send(deed.kind, uri)
    case 'deleteFolder':
      return device.send(deed.kind, { curUri: deed.curUri, item })
  }
}
