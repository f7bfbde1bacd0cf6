import type { BrowseItem } from '../../../../schemas/generated/types'
import { playItemsRequest, type Device, type SendOutcome } from '../../../device'
import { isAddressed, type ItemCommand } from './ItemCommand'

/** An item that has an address, as players take it back to play it [D7-18]. */
export const listedItem = ({ uri, title, name, albumart, service }: BrowseItem & { uri: string }) => ({
  uri,
  title: title || name || '',
  ...(albumart !== undefined && { albumart }),
  ...(service !== undefined && { service }),
})

/**
 * Lists of more entries go without what their players look up themselves: the covers of ten thousand alone
 * are a megabyte.
 */
const fullyTold = 1000

const few = ['service', 'type', 'title', 'number'] as const
const all = [...few, 'name', 'artist', 'album', 'albumart', 'duration', 'trackType'] as const

// A loop, because lists can have 50,000 entries and a press is to be answered at once.
function only(item: BrowseItem & { uri: string }, names: readonly string[]) {
  const told: { uri: string; [name: string]: unknown } = { uri: item.uri }
  for (const name of names) if (item[name] !== undefined) told[name] = item[name]
  return told
}

/**
 * A list of a page, and the item pressed in it, as a player gets it to play [D7-19]: what players were seen
 * to take (`service`, `type`, `title`, `artist`, `album`, `uri`), and the cover and length that they show of
 * what they cannot look up, such as a station. Flags, icons and what is nested stay away. What has no address
 * cannot be played; undefined where that is the item itself.
 */
function listedList(item: BrowseItem, list: readonly BrowseItem[], index: number) {
  if (!isAddressed(item)) return undefined
  const names = list.length > fullyTold ? few : all
  const told = (one: BrowseItem) => (isAddressed(one) ? [only(one, names)] : [])
  return playItemsRequest(only(item, all), list.flatMap(told), list.slice(0, index).flatMap(told).length)
}

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
 * Tells a player what to do with an item [D7-15 D7-18 … D7-26]; undefined where the item lacks what the
 * request needs, an address [D5-3] or a name [D5-4], and nothing was sent.
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
    // Real players do nothing on requests of these names: to them a station is a favourite of another
    // service.
    case 'addToRadioFavourites':
      return device.send('addToFavourites', { ...listedItem(item), service: 'webradio' })
    case 'removeFromRadioFavourites':
      return device.send('removeFromFavourites', { uri, service: 'webradio' })
    case 'removeFromFavourites':
      return device.send(command.kind, where)
    // Players read the drive's title as text, and an address as text: an item in its place unmounts nothing,
    // or ends the player.
    case 'safeRemoveDrive':
      return title === '' ? undefined : device.send(command.kind, title)
    case 'updateDb':
      return device.send(command.kind, uri)
    case 'deleteFolder':
      return device.send(command.kind, { curUri: command.curUri, item })
  }
}
