import type { BrowseItem, PushBrowseLibrary } from '../../../../schemas/generated/types'
import {
  hearResult,
  type Device,
  ask,
  byNothing,
  byPush,
  favouriteUri,
  hear,
  hearFavourite,
  type Hearing,
} from '../../../device'
import type { ItemCommand } from './ItemCommand'

/** What tells how a command went. */
interface CommandTruth {
  hearing: Hearing
  /** What the player's toast of it has in it. */
  words: readonly string[]
  /** The page of which it changes what it lists; of more than one where undefined. */
  page?: string
}

const itemsOf = ({ navigation }: PushBrowseLibrary) => navigation?.lists.flatMap(({ items }) => items) ?? []
const wordsOf = ({ title, name, uri }: BrowseItem) => [title ?? '', name ?? '', uri ?? '']

/** How often an address is listed, in whichever form. */
const countOf = (page: PushBrowseLibrary | undefined, uri = '') =>
  page ? itemsOf(page).filter((one) => favouriteUri(one.uri ?? '') === favouriteUri(uri)).length : 0

/**
 * Hears the page that players push by themselves when they took something off it, which names no question:
 * `judge` says whether it is gone; undefined where the page may be another.
 */
const hearPage =
  (judge: (page: PushBrowseLibrary) => boolean | undefined): Hearing =>
  (device, tell) =>
    device.on('pushBrowseLibrary', (page) => {
      const isGone = page.ref === undefined && page.navigation ? judge(page) : undefined
      if (isGone !== undefined) tell(isGone ? { status: 'done', page } : { status: 'failed' })
    })

/** ms between two looks at the playlists, and how many there are. */
const [pause, looks] = [800, 4]

/** Hears that a playlist is gone: players toast it, or say nothing, so they are asked for their playlists. */
const hearGone =
  (name: string): Hearing =>
  (device, tell) => {
    const over = new AbortController()
    const { signal } = over
    const look = async () => {
      await hear(device, byPush('pushToastMessage'), pause, signal)
      for (let looked = 0; looked < looks; looked += 1) {
        if (looked > 0) await hear(device, byNothing, pause, signal)
        const options = { answeredBy: byPush('pushListPlaylist'), signal }
        const { status } = await ask(device, { event: 'listPlaylist' }, options)
        if (status !== 'answered') return
      }
      tell({ status: 'failed' })
    }
    void look()
    const leave = device.on('pushListPlaylist', (names) => {
      if (!names.includes(name)) tell({ status: 'done' })
    })
    return () => {
      over.abort()
      leave()
    }
  }

/**
 * Hears that a station is no favourite any more: players push their favourites of music then, which are not
 * to be shown in its place.
 */
const hearStationGone: Hearing = (device, tell) =>
  device.on('pushBrowseLibrary', (page) => {
    if (page.ref === undefined && isOfFavourites(page)) tell({ status: 'done' })
  })

/**
 * Hears that a favourite is gone: the list of favourites follows, which knows it by the address that it
 * stands there by.
 */
function hearUnfavoured({ uri = '', service }: BrowseItem): Hearing {
  if (service === 'webradio') return hearStationGone
  return hearPage((page) => (isOfFavourites(page) ? countOf(page, uri) === 0 : undefined))
}

const isOfFavourites = ({ navigation }: PushBrowseLibrary): true | undefined =>
  navigation?.info?.name === 'favourites' ||
  /(^|\/)favourites$/.test(navigation?.info?.uri ?? '') ||
  undefined

/** What tells how a command went that changes what a page lists; undefined for any other. */
export function truthOf(command: ItemCommand, device: Device): CommandTruth | undefined {
  switch (command.kind) {
    case 'addToFavourites':
      return {
        hearing: hearFavourite(command.item.uri ?? ''),
        words: wordsOf(command.item),
        page: 'favourites',
      }
    case 'removeFromFavourites':
      return { hearing: hearUnfavoured(command.item), words: wordsOf(command.item), page: 'favourites' }
    case 'addToRadioFavourites':
      return {
        hearing: hearFavourite(command.item.uri ?? ''),
        words: wordsOf(command.item),
        page: 'radio/favourites',
      }
    case 'removeFromRadioFavourites':
      return {
        hearing: hearStationGone,
        words: wordsOf(command.item),
        page: 'radio/favourites',
      }
    case 'addToPlaylist':
      return { hearing: hearResult('pushAddToPlaylist'), words: [command.name, ...wordsOf(command.item)] }
    case 'removeFromPlaylist': {
      const { uri } = command.item
      const before = countOf(device.topics.read('pushBrowseLibrary'), uri)
      const hearing = hearPage((page) =>
        page.navigation?.prev?.uri === 'playlists' || before === 0
          ? countOf(page, uri) < Math.max(before, 1)
          : undefined,
      )
      return { hearing, words: wordsOf(command.item), page: `playlists/${command.name}` }
    }
    case 'deletePlaylist':
      return { hearing: hearGone(command.name), words: [command.name], page: 'playlists' }
    case 'addWebRadio':
      // The page is asked for again whoever saved a station.
      return { hearing: hearResult('pushAddWebRadio'), words: wordsOf(command.item), page: '' }
    case 'removeWebRadio': {
      const called = command.item.title || command.item.name
      const hearing = hearPage((page) => itemsOf(page).every(({ title }) => title !== called))
      return { hearing, words: wordsOf(command.item), page: 'radio/myWebRadio' }
    }
    case 'deleteFolder': {
      const { uri } = command.item
      const gone = hearPage((page) => itemsOf(page).every((item) => item.uri !== uri))
      const hearing: Hearing = (heard, tell) => {
        const leave = [
          gone(heard, tell),
          heard.on('pushToastMessage', ({ type, message }) => {
            if (type === 'error') tell({ status: 'failed', reason: message })
          }),
        ]
        return () => leave.forEach((one) => one())
      }
      return { hearing, words: wordsOf(command.item), page: command.curUri }
    }
    default:
      return undefined
  }
}
