import { settingsPage } from './settingsPage'
import type { JsonObject } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import type { Page } from '../browse/items'
import type { Client } from '../core/Clients'
import { inBackground, wait } from '../core/Clock'
import type { Call } from '../requests/Requests'
import { dirtyPage } from '../show/dirtyPages'
import { setImmediate as turn } from 'node:timers/promises'
import { narrowJson } from '../core/inSlices'

/** So many items are written in one go: some milliseconds' worth. */
const atOnce = 500

/** The JSON of an object up to where one member more can follow. */
function openObject(value: object): string {
  const json = narrowJson(value)
  return json === '{}' ? '{' : `${json.slice(0, -1)},`
}

/**
 * A page as it goes over the wire, `ref` and all: JSON in pieces, to be put together. Written piece by piece
 * with everything else having its turn in between, as the JSON of 50,000 items takes a player longer than it
 * may keep anybody waiting.
 */
export async function writePage({ navigation }: Page, ref?: string): Promise<string[]> {
  const answer = ref === undefined ? {} : { ref }
  if (navigation === undefined) return [JSON.stringify(answer)]
  const { lists, ...rest } = navigation
  const pieces: string[] = []
  let text = `${openObject(answer)}"navigation":${openObject(rest)}"lists":[`
  for (const [place, { items, ...list }] of lists.entries()) {
    text += `${place === 0 ? '' : ','}${openObject(list)}"items":[`
    for (let begin = 0; begin < items.length; begin += atOnce) {
      if (begin > 0) {
        pieces.push(`${text},`)
        text = ''
        await turn()
      }
      text += items
        .slice(begin, begin + atOnce)
        .map(narrowJson)
        .join(',')
    }
    text += ']}'
  }
  pieces.push(`${text}]}}`)
  return pieces
}

/** Sends pages again, by `category/name`, each to the clients that asked for it last. */
export function repushPages(player: PlayerContext, ids: readonly string[]): void {
  for (const client of player.clients.all()) {
    const { page } = client
    if (page === undefined) continue
    // A page that is gone is still what the client shows, under the name that it asked for.
    const id = player.plugins.find(page)?.id ?? page
    if (ids.includes(id)) inBackground(player, 'a page', () => pushSettingsPage(player, client, page))
  }
}

/** Pushes a settings page, as its plugin's program makes it where it has one that does. */
export async function pushSettingsPage(player: PlayerContext, client: Client, page: string): Promise<void> {
  const id = player.plugins.find(page)?.id
  const made: JsonObject | undefined = id === undefined ? undefined : await player.processes.page(id)
  client.pushAsIs('pushUiConfig', made ?? settingsPage(player, page))
}

/** Pages that are kept back until the next one is out, by who waits for them. */
const keptBack = new WeakMap<Client, () => Promise<void>>()

/** Pushes a page of the library to a client, however long it is; `ref` as it was asked for. */
export async function pushPage(client: Client, page: Page, ref?: string): Promise<void> {
  await client.pushPieces('pushBrowseLibrary', await writePage(page, ref))
}

/** As players do for an album of several artists, whose page names one of them as the way back. */
const namingAnother = ({ navigation, ...page }: Page): Page => ({
  ...page,
  ...(navigation && { navigation: { ...navigation, prev: { uri: 'artists://Somebody%20Else' } } }),
})

/** Answers who asked for a page of the library, or goes wrong as the control page wants it to. */
export async function answerPage(
  { player, client }: Call,
  find: () => Promise<Page>,
  ref?: string,
): Promise<void> {
  const { delays, faults } = player
  const isOvertaken = faults.happens('browse-overtaken')
  const isDirty = faults.happens('browse-dirty')
  const isEmpty = faults.happens('browse-empty')
  const isElsewhere = faults.happens('browse-elsewhere')
  if (faults.happens('browse-slow')) await wait(player, delays.slowPage)
  const found = isEmpty ? {} : await find()
  const page = isElsewhere ? namingAnother(found) : found
  const push = () => pushPage(client, isDirty ? dirtyPage(page) : page, ref)
  if (isOvertaken) {
    keptBack.set(client, push)
    return
  }
  await push()
  const late = keptBack.get(client)
  keptBack.delete(client)
  await late?.()
}
