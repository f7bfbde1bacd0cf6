import { copyFile, mkdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Json, isJsonObject } from '../../authoring/json/Json'
import { type Client, toast } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { browseSources } from '../answers/browseSources'
import { seedOf } from '../core/seededChance'
import { wait } from '../core/Clock'
import { fileName } from '../demonstration/makeDemonstration'
import { writeTone } from '../demonstration/writeTone'
import type { CdRipStart } from '../../schemas/generated/types'

const titles = [
  'Ebb',
  'Breakwater',
  'Rope and Tar',
  'A Letter from the Pilot',
  'Slack Water',
  'Two Lanterns',
  'Fog Signal',
  'Net Menders',
  'The Long Jetty',
  'Salt on the Window',
  'Last Ferry',
  'Flood',
]

/**
 * What is known of the CD in the drive, and where it can be copied to [D3-33]; undefined when there is none.
 * What is missing or goes wrong is asked for at /control.
 */
export function cdRip({ faults, say }: Pick<PlayerContext, 'faults' | 'say'>): CdRipStart | undefined {
  if (faults.happens('cd-missing')) return undefined
  const isKnown = !faults.happens('cd-unknown')
  const hasDrives = !faults.happens('cd-without-drives')
  const isReadable = !faults.happens('cd-unreadable')
  return {
    title: say('CD.TITLE'),
    content: say(isReadable ? (isKnown ? 'CD.CONTENT' : 'CD.UNKNOWN') : 'CD.UNREADABLE'),
    ...(isKnown && { artist: 'Slow Harbour', album: 'Low Tide', genre: 'Folk', year: '2021' }),
    albumart: '/albumart',
    tracks: titles.map((title, index) => ({
      number: index + 1,
      title: isKnown ? title : say('CD.TRACK', { number: String(index + 1) }),
    })),
    ...(hasDrives
      ? { availableDrives: [{ name: 'MUSIK' }, { name: 'Field recorder' }], destinationDrive: 'MUSIK' }
      : { ripLocationMessage: say('CD.INTERNAL') }),
    rippingAvailable: isReadable,
  }
}

/** As many tracks as a CD can have. */
const most = 99

/** How a CD is to be copied, as the interface described it. */
interface Rip {
  artist: string
  album: string
  genre: string
  year: string
  /** Where to; '' for no drive in particular. */
  drive: string
  /** Name of a cover that was sent, or ''. */
  cover: string
  titles: readonly string[]
}

/** What was sent, as it was sent; undefined when there is no track to copy, or more than a CD has. */
function readRip(sent: Json): Rip | undefined {
  if (!isJsonObject(sent)) return undefined
  const { tracks } = sent
  if (!Array.isArray(tracks) || tracks.length === 0 || tracks.length > most) return undefined
  const text = (key: string, missing: string) => {
    const value = sent[key]
    const name = isJsonObject(value) ? value['name'] : value
    return typeof name === 'string' && name !== '' ? name : missing
  }
  const [, cover = ''] = /[?&]upload=([\w.-]+)$/.exec(text('albumart', '')) ?? []
  return {
    artist: text('artist', ''),
    album: text('album', 'CD'),
    genre: text('genre', ''),
    year: text('year', ''),
    drive: text('destinationDrive', ''),
    cover,
    titles: tracks.map((track, index) => {
      const title = isJsonObject(track) ? track['title'] : undefined
      return typeof title === 'string' && title !== '' ? title : `Track ${index + 1}`
    }),
  }
}

/** Offers to copy the CD: to one client, or to all; says so when there is none. */
export function startRip(player: PlayerContext, clients: readonly Client[]): void {
  const rip = cdRip(player)
  if (rip === undefined) return toast(player, 'error', player.say('CD.TITLE'), player.say('CD.MISSING'))
  for (const client of clients) client.push('cdRipStart', rip)
}

/** Puts a CD into the drive, or takes it out, and tells everyone what there is to browse then. */
export function setCd(player: PlayerContext, isIn: boolean): void {
  const { clients, faults } = player
  if (isIn) faults.end('cd-missing')
  else faults.ask('cd-missing', Infinity)
  clients.broadcast('pushBrowseSources', browseSources(player))
}

/** After how many tracks the screens hear of it. */
const tellEvery = 3
/** The track at which the disk is full, if it is to be. */
const fullAt = 5

/** The players that copy a CD at the moment: there is one drive. */
const ripping = new WeakSet<PlayerContext>()

/**
 * Copies a CD as it was described by the interface [D7-40]: to files with tags, in the log, and in toasts as
 * it goes on. Refuses a second at once.
 */
export async function ripCd(player: PlayerContext, sent: Json): Promise<void> {
  const { log, say } = player
  const rip = readRip(sent)
  if (rip === undefined) return log('refused ripCD: no tracks, or more than a CD has')
  if (ripping.has(player)) return toast(player, 'warning', say('CD.TITLE'), say('CD.BUSY'))
  ripping.add(player)
  const artist = rip.artist || 'an unknown artist'
  log(
    `copying the CD “${rip.album}” of ${artist}, ${rip.titles.length} tracks, to ${rip.drive || 'the player'}`,
  )
  try {
    await copy(player, rip)
  } finally {
    ripping.delete(player)
  }
}

async function copy(player: PlayerContext, rip: Rip): Promise<void> {
  const { delays, faults, log, music, say } = player
  const { album, titles } = rip
  const title = say('CD.TITLE')
  const isDiskFull = faults.happens('rip-disk-full')
  toast(player, 'info', title, say('CD.STARTED', { album }))
  const folder = await prepare(player, rip)
  for (const [index, name] of titles.entries()) {
    const track = index + 1
    await wait(player, delays.ripTrack)
    if (isDiskFull && track === Math.min(fullAt, titles.length)) {
      await music.scan()
      log(`copying the CD “${album}” ended at track ${track}: the disk is full`)
      return toast(player, 'error', title, say('CD.DISK_FULL', { track: String(track) }))
    }
    await copyTrack(folder, rip, track, name)
    if (track % tellEvery === 0 && track < titles.length)
      toast(player, 'info', title, say('CD.PROGRESS', { track: String(track), count: String(titles.length) }))
  }
  await music.scan()
  log(`copied the CD “${album}”`)
  toast(player, 'success', title, say('CD.DONE', { album }))
}

/** Makes the folder of the copy, with the cover that was sent for it. */
async function prepare({ log, music, uploads }: PlayerContext, rip: Rip): Promise<string> {
  const drives = music.roots.find(({ name }) => name === 'USB')?.folder
  if (drives === undefined) throw new Error('there is no drive to copy to')
  const names = [rip.drive || 'CD', rip.artist || 'Unknown artist', rip.album]
  const folder = join(drives, ...names.map((name) => fileName(name) || '_'))
  await mkdir(folder, { recursive: true })
  if (rip.cover !== '') {
    await copyFile(join(uploads.albumart, rip.cover), join(folder, `cover${extname(rip.cover)}`)).catch(() =>
      log(`the CD “${rip.album}” is copied without its cover: it is gone`),
    )
  }
  return folder
}

async function copyTrack(folder: string, rip: Rip, number: number, title: string): Promise<void> {
  const file = join(folder, `${String(number).padStart(2, '0')} - ${fileName(title)}.wav`)
  const { album, artist, genre, year } = rip
  await writeTone(file, {
    seconds: 120 + (seedOf(title) % 240),
    pitch: 220 * 2 ** ((number % 12) / 12),
    tags: { title, artist, album, genre, year, trackNumber: `${number}/${rip.titles.length}` },
  })
}
