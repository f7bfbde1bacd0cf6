import type { PlayerContext } from '../core/PlayerContext'
import { wait } from '../core/wait'
import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import { toast } from './toast'

/** After how many tracks the screens hear of it. */
const tellEvery = 3
/** The track at which the disk is full, if it is to be. */
const fullAt = 5
/** As many tracks as a CD can have. */
const most = 99

/** The players that copy a CD at the moment: there is one drive. */
const ripping = new WeakSet<PlayerContext>()

/** Copies a CD as it was described by the interface [D7-40]: in the log, and in toasts as it goes on. Refuses a second at once. */
export async function ripCd(player: PlayerContext, sent: Json): Promise<void> {
  const { log, say } = player
  const rip = readRip(sent)
  if (rip === undefined) return log('refused ripCD: no tracks')
  if (ripping.has(player)) return toast(player, 'warning', say('CD.TITLE'), say('CD.BUSY'))
  ripping.add(player)
  log(`copying the CD “${rip.album}” of ${rip.artist}, ${rip.count} tracks, to ${rip.drive}`)
  try {
    await copy(player, rip)
  } finally {
    ripping.delete(player)
  }
}

async function copy(player: PlayerContext, { album, count }: Rip): Promise<void> {
  const { delays, faults, log, say, storage } = player
  const title = say('CD.TITLE')
  const isDiskFull = faults.happens('rip-disk-full')
  toast(player, 'info', title, say('CD.STARTED', { album }))
  for (let track = 1; track <= count; track += 1) {
    await wait(player, delays.ripTrack)
    if (isDiskFull && track === Math.min(fullAt, count)) {
      log(`copying the CD “${album}” ended at track ${track}: the disk is full`)
      return toast(player, 'error', title, say('CD.DISK_FULL', { track: String(track) }))
    }
    if (track % tellEvery === 0 && track < count)
      toast(player, 'info', title, say('CD.PROGRESS', { track: String(track), count: String(count) }))
  }
  const { songs, ripped } = storage.library.value()
  await storage.library.save({ songs: songs + count, ripped: ripped + count })
  log(`copied the CD “${album}”`)
  toast(player, 'success', title, say('CD.DONE', { album }))
}

/** What is said of a CD while it is copied. */
interface Rip {
  artist: string
  album: string
  drive: string
  count: number
}

function readRip(sent: Json): Rip | undefined {
  if (!isJsonObject(sent)) return undefined
  const { tracks } = sent
  if (!Array.isArray(tracks) || tracks.length === 0) return undefined
  const text = (key: string, missing: string) => {
    const value = sent[key]
    const name = isJsonObject(value) ? value['name'] : value
    return typeof name === 'string' && name !== '' ? name.slice(0, 100) : missing
  }
  return {
    artist: text('artist', 'an unknown artist'),
    album: text('album', 'CD'),
    drive: text('destinationDrive', 'the player'),
    count: Math.min(tracks.length, most),
  }
}
