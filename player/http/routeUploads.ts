import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import { backgrounds, addAlbumart, addBackground } from '../commands/backgrounds'
import { nextVersion } from '../answers/systemAnswers'
import { installPlugin } from '../commands/installPlugin'
import { runUpdate } from '../commands/updateSystem'
import { toast } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { inBackground, wait } from '../core/Clock'
import { endPlayer } from '../habits/Habit'
import { packageLimits } from '../installer/checkPackage'
import { type PictureKind, pictureKind, receiveFile, safeStem } from '../uploads/receiveFile'
import { answerJson, type Route } from './answer'

/** Largest picture, bytes: what a good camera makes. */
const largestPicture = 20_000_000
/** What ends the process of a real device, bytes: above the one a background, above the other a cover. */
const realLimits = { backgrounds: 3_000_000, albumart: 1_000_000 }
/** Largest firmware file, bytes. */
const largestFirmware = 4_000_000_000
/** More pictures than a person looks through; whoever sends more wants to fill the disk. */
const mostBackgrounds = 100

/** What the player makes of an upload: a status and a body, with `error` when it was not taken. */
interface Outcome {
  status: number
  body: { error: string } | { path: string } | { success: true }
}
/** Takes in one kind of upload. */
type Take = (player: PlayerContext, request: IncomingMessage, pause?: () => Promise<void>) => Promise<Outcome>

const takers: Readonly<Record<string, Take>> = {
  '/backgrounds-upload': takeBackground,
  '/albumart-upload': takeAlbumart,
  '/firmware-upload': takeFirmware,
  '/plugin-upload': takePlugin,
}

/**
 * Takes files: POST /backgrounds-upload [D7-44], /albumart-upload [D7-41], /firmware-upload [D7-64] and
 * /plugin-upload [D7-60], each a multipart form with the file in the field `filename`. 201 or 200 when it was
 * taken, else `{error}` with 4xx, 500 or 507; no name or content that is sent leads out of the data folder.
 */
export function routeUploads(player: PlayerContext): Route {
  return async (exchange) => {
    const take = Object.hasOwn(takers, exchange.path) ? takers[exchange.path] : undefined
    if (take === undefined || exchange.method !== 'POST') return false
    const { faults, delays, say } = player
    if (faults.happens('upload-cut')) {
      exchange.request.once('data', () => exchange.request.destroy())
      return true
    }
    const pause = faults.happens('upload-slow') ? () => wait(player, delays.slowUpload) : undefined
    const { status, body } = await orDiskFull(player, async () => {
      if (faults.happens('upload-refused')) return readAndRefuse(exchange.request, 500, say('UPLOAD.REFUSED'))
      if (faults.happens('upload-disk-full'))
        return readAndRefuse(exchange.request, 507, say('UPLOAD.DISK_FULL'))
      return take(player, exchange.request, pause)
    })
    if ('error' in body) toast(player, 'error', say('UPLOAD.TITLE'), body.error)
    return answerJson(exchange, body, status)
  }
}

async function takeBackground(
  player: PlayerContext,
  request: IncomingMessage,
  pause?: () => Promise<void>,
): Promise<Outcome> {
  const { available } = await backgrounds(player)
  if (available.length >= mostBackgrounds) return readAndRefuse(request, 507, player.say('UPLOAD.TOO_MANY'))
  return takePicture(player, request, 'backgrounds', pause, async (picture) => {
    await addBackground(player, picture)
    return { status: 201, body: { success: true } }
  })
}

function takeAlbumart(
  player: PlayerContext,
  request: IncomingMessage,
  pause?: () => Promise<void>,
): Promise<Outcome> {
  return takePicture(player, request, 'albumart', pause, async (picture) => ({
    status: 200,
    body: { path: await addAlbumart(player, picture) },
  }))
}

/**
 * Takes a firmware file to disk and then updates the system by it, which is over when it is told; the file is
 * deleted then.
 */
async function takeFirmware(
  player: PlayerContext,
  request: IncomingMessage,
  pause?: () => Promise<void>,
): Promise<Outcome> {
  const { log, say, storage, uploads } = player
  const received = await receiveFile(request, {
    folder: uploads.firmware,
    largest: largestFirmware,
    ...(pause && { pause }),
  })
  if ('status' in received) return { status: received.status, body: { error: received.error } }
  if (!isFirmware(received.name)) {
    await rm(received.file, { force: true })
    return { status: 415, body: { error: say('UPLOAD.NO_FIRMWARE') } }
  }
  log(`firmware file of ${received.size} bytes received`)
  inBackground(player, 'the update by a file', async () => {
    try {
      const [named] = /\d+(\.\d+)+/.exec(received.name) ?? []
      await runUpdate(player, named ?? nextVersion(storage.system.value().version))
    } finally {
      await rm(received.file, { force: true })
    }
  })
  return { status: 200, body: { success: true } }
}

/** The package is installed once it is here: how that goes is told on the socket. */
async function takePlugin(
  player: PlayerContext,
  request: IncomingMessage,
  pause?: () => Promise<void>,
): Promise<Outcome> {
  const folder = player.uploads.packages
  const received = await receiveFile(request, {
    folder,
    largest: packageLimits.packed,
    ...(pause && { pause }),
  })
  if ('status' in received) return { status: received.status, body: { error: received.error } }
  const { file, name } = received
  const url = `http://127.0.0.1/plugin-serve/${safeStem(name)}.zip`
  inBackground(player, 'installing a plugin', () => installPlugin(player, { url, file }))
  return { status: 201, body: { success: true } }
}

function isFirmware(name: string): boolean {
  return /\.(fir|bin|img|zip|gz|xz|tar)$/i.test(name)
}

async function takePicture(
  player: PlayerContext,
  request: IncomingMessage,
  of: 'backgrounds' | 'albumart',
  pause: (() => Promise<void>) | undefined,
  keep: (picture: { file: string; name: string; kind: PictureKind }) => Promise<Outcome>,
): Promise<Outcome> {
  const folder = player.uploads[of]
  const received = await receiveFile(request, { folder, largest: largestPicture, ...(pause && { pause }) })
  if ('status' in received) return { status: received.status, body: { error: received.error } }
  try {
    if (player.quirks.isParticular && received.size > realLimits[of]) {
      // Nobody reads the answer: the connection is gone.
      endPlayer(player, `an upload to ${of} of ${received.size} bytes`)
      return { status: 500, body: { error: player.say('UPLOAD.REFUSED') } }
    }
    const kind = await pictureKind(received.file)
    if (kind === undefined) return { status: 415, body: { error: player.say('UPLOAD.NO_PICTURE') } }
    return await keep({ file: received.file, name: received.name, kind })
  } finally {
    // Gone already when it was kept.
    await rm(received.file, { force: true })
  }
}

/** Reads to the end first: a client that is still sending does not read an answer. */
async function readAndRefuse(request: IncomingMessage, status: number, error: string): Promise<Outcome> {
  request.resume()
  await finished(request, { writable: false })
  return { status, body: { error } }
}

async function orDiskFull({ say }: PlayerContext, take: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await take()
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOSPC') throw error
    return { status: 507, body: { error: say('UPLOAD.DISK_FULL') } }
  }
}
