import type { Page } from 'playwright'
import { BrowsePage } from '../e2e/support/BrowsePage'
import { demand, type Owner } from './Act'
import { wordsOf, type Pushed } from './Device'
import { until } from './until'

/** Name, address and place of an item of the library. */
export interface Found {
  title: string
  uri: string
  item: Pushed
}

/** What looks like markup is drawn as the text that it means, and is not found by what the device says. */
const isPlain = (words: string): boolean => !/[<&]/.test(words)

/**
 * An item of a place whose name stands once among the first twelve, so that a row can be told by it: the one
 * nearest behind `from`. Throws where there is none.
 */
export async function itemOf({ device }: Owner, uri: string, from = 0): Promise<Found> {
  const all = (await device.browse(uri)).slice(0, 12)
  const titles = all.map(({ title }) => wordsOf(title))
  const place = titles.findIndex(
    (title, index) =>
      index >= from &&
      title.trim().length > 1 &&
      isPlain(title) &&
      titles.filter((other) => other.includes(title)).length === 1,
  )
  const item = all[place]
  demand(item !== undefined, `${uri} has nothing that can be told by its name`)
  return { title: wordsOf(item['title']), uri: wordsOf(item['uri']), item }
}

/** Opens a place of the library by its address. */
export const openPlace = ({ page, url }: Owner, uri: string): Promise<BrowsePage> =>
  BrowsePage.open(page, url, `?uri=${encodeURIComponent(uri)}`)

/** Opens the menu of a row and presses the entry of exactly that name. */
export async function chooseOf(browse: BrowsePage, title: string, entry: string): Promise<void> {
  await browse.item(title).locator('[data-more]').click()
  await browse.page.getByRole('menu').getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Names of the tracks at or below an address, as the device lists them one level down. */
export const tracksOf = async ({ device }: Owner, uri: string): Promise<string[]> =>
  (await device.browse(uri)).filter(({ type }) => type === 'song').map(({ title }) => wordsOf(title))

/** Waits until the device itself plays, and its queue is what is meant. */
export async function plays(
  { device }: Owner,
  isMeant: (queue: Pushed[]) => boolean,
  what: string,
): Promise<void> {
  await until(
    async () => {
      const queue = await device.queue()
      const { status } = await device.state()
      if (status === 'play' && isMeant(queue)) return true
      throw new Error(
        `${wordsOf(status)}, ${queue.length} entries of “${wordsOf(queue[0]?.['album'])}”, ${wordsOf(queue[0]?.['artist'])}`,
      )
    },
    what,
    20_000,
  )
}

/** So long a track lasts that an act is over before it, s. */
const longEnough = 40

const isFit = ({ duration, artist, album, title }: Pushed): boolean =>
  Number(duration) >= longEnough && [artist, album, title].every((words) => isPlain(wordsOf(words)))

/** Tracks that last, out of the first albums that a device lists. */
async function lastingTracks({ device }: Owner, count: number): Promise<Pushed[]> {
  const found: Pushed[] = []
  for (const { uri } of (await device.browse('albums://')).slice(0, 40)) {
    const songs = (await device.browse(wordsOf(uri))).filter(({ type }) => type === 'song')
    found.push(...songs.filter(isFit))
    if (found.length >= count) break
  }
  demand(found.length >= 2, `there are no two tracks of ${longEnough} s and more`)
  return found.slice(0, count)
}

/** Fills the device's queue with tracks that last, and gives the names of its entries. */
export async function fillQueue(owner: Owner, count = 5): Promise<string[]> {
  const { device } = owner
  const tracks = await lastingTracks(owner, count)
  device.emit('clearQueue')
  await until(async () => (await device.queue()).length === 0, 'an empty queue')
  device.emit(
    'addToQueue',
    tracks.map(({ uri, service, title, type }) => ({ uri, service, title, type })),
  )
  await until(async () => (await device.queue()).length === tracks.length, 'tracks in the queue')
  return device.queueNames()
}

/** The button of exactly that name in the main part of a screen. */
export const buttonOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
