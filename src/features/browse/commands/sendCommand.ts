import type { Device, SendOutcome } from '../../../device'
import type { ItemCommand } from './ItemCommand'
import { isAddressed } from './isAddressed'
import { listedItem } from './listedItem'
import { listedList } from './listedList'

type Sender = Pick<Device, 'send'>

function sendNamed(device: Sender, command: Extract<ItemCommand, { name: string }>): SendOutcome | undefined {
  const { name } = command
  if (name === '') return undefined
  if (command.kind !== 'addToPlaylist' && command.kind !== 'removeFromPlaylist')
    return device.send(command.kind, { name })
  const { uri = '', service } = command.item
  return uri === ''
    ? undefined
    : device.send(command.kind, { name, uri, ...(service !== undefined && { service }) })
}

/** A station is known by its name: it needs no address to be removed [D5-4]. */
function sendStation(
  device: Sender,
  { kind, item }: Extract<ItemCommand, { kind: 'addWebRadio' | 'removeWebRadio' }>,
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
export function sendCommand(device: Sender, command: ItemCommand): SendOutcome | undefined {
  if ('name' in command) return sendNamed(device, command)
  if (command.kind === 'addWebRadio' || command.kind === 'removeWebRadio') return sendStation(device, command)
  const { item } = command
  if (!isAddressed(item)) return undefined
  const { uri, service } = item
  const where = { uri, ...(service !== undefined && { service }) }
  const { title } = listedItem(item)
  switch (command.kind) {
    case 'addPlay':
    case 'replaceAndPlay':
    case 'addToQueue':
      return device.send(command.kind, listedItem(item))
    case 'playItemsList': {
      const listed = listedList(item, command.list, command.index)
      return listed && device.send(command.kind, listed)
    }
    case 'addToFavourites':
      return device.send(command.kind, { ...where, title })
    // Real players do nothing on requests of these names: to them a station is a favourite of another service.
    case 'addToRadioFavourites':
      return device.send('addToFavourites', { ...listedItem(item), service: 'webradio' })
    case 'removeFromRadioFavourites':
      return device.send('removeFromFavourites', { uri, service: 'webradio' })
    case 'removeFromFavourites':
      return device.send(command.kind, where)
    // Players read the drive's title as text, and an address as text: an item in its place unmounts nothing, or ends the player.
    case 'safeRemoveDrive':
      return title === '' ? undefined : device.send(command.kind, title)
    case 'updateDb':
      return device.send(command.kind, uri)
    case 'deleteFolder':
      return device.send(command.kind, { curUri: command.curUri, item })
  }
}
