import { readdir, rm, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'

/** Deletes what a player that was killed while it took in a file left in these folders. */
export async function removeHalfUploads(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => [])
    const left = names.filter((name) => name.startsWith('.upload-'))
    await Promise.all(left.map((name) => rm(join(folder, name), { force: true })))
  }
}

/** Longest name, characters: in any script it stays below what file systems take. */
const longest = 50

/**
 * A file name without its folders and its ending that can do no harm: letters, digits, `_` and `-`. `My
 * cat!.PNG` gives `My-cat`; a name of which nothing is left gives `background`.
 */
export function safeStem(name: string): string {
  const file = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const stem = file
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    // The prefix of thumbnails' addresses.
    .replace(/^(?:thumbnail-)+/i, '')
  const cut = Array.from(stem).slice(0, longest).join('')
  return cut.replace(/^-+|-+$/g, '') || 'background'
}

/** How a file is to be taken in. */
interface Receiving {
  /** Where it goes; without one it is counted and thrown away. */
  folder?: string
  /** Largest file, bytes. */
  largest: number
  /** Waits between two pieces. */
  pause?: () => Promise<void>
}

/** A file that came, and the texts that came with it. */
interface Received {
  /**
   * Where it lies under a name of no meaning; empty when it was not kept. Whoever received it moves or
   * deletes it.
   */
  file: string
  /** As the sender calls it, without folders. */
  name: string
  /** Bytes. */
  size: number
  fields: ReadonlyMap<string, string>
}

/** Why a file was not taken, with the HTTP status that says so. */
interface UploadError {
  status: 400 | 413 | 415
  error: string
}

/** A file on its way in. */
interface Coming {
  file: string
  name: string
  size: number
  truncated: boolean
}

/**
 * Takes in the one file of a multipart form, field `filename`, as a stream. Resolves when all was read, with
 * the file or with why it is none; rejects, leaving nothing behind, when the connection breaks or the disk
 * refuses.
 */
export async function receiveFile(
  request: IncomingMessage,
  { folder, largest, pause }: Receiving,
): Promise<Received | UploadError> {
  const form = openForm(request, largest)
  if (form === undefined) return { status: 415, error: 'The body is no multipart form' }
  if (folder !== undefined) await mkdir(folder, { recursive: true })
  const fields = new Map<string, string>()
  form.on('field', (name, value) => void fields.set(name, value))
  const coming: Coming[] = []
  try {
    await readForm(form, pause ? Readable.from(slowly(request, pause)) : request, (content, name) => {
      const file = folder === undefined ? '' : join(folder, `.upload-${randomUUID()}`)
      const one: Coming = { file, name, size: 0, truncated: false }
      coming.push(one)
      content.once('limit', () => (one.truncated = true))
      return pipeline(content, counting(one), writable(file))
    })
  } catch (error) {
    await forget(coming)
    // All was sent, and yet the form has no end.
    if (request.complete && !(error instanceof Error && 'code' in error))
      return { status: 400, error: 'The form is not whole' }
    throw error
  }
  const [one] = coming
  if (one !== undefined && !one.truncated) return { ...one, fields }
  await forget(coming)
  return one === undefined
    ? { status: 400, error: 'There is no file in the field “filename”' }
    : { status: 413, error: `The file is larger than ${Math.round(largest / 1_000_000)} MB` }
}

function openForm({ headers }: IncomingMessage, largest: number): BusboyInstance | undefined {
  const type = headers['content-type'] ?? ''
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': type },
      limits: { files: 1, fileSize: largest, fields: 20, fieldSize: 10_000, parts: 30, headerPairs: 20 },
    })
  } catch {
    return undefined
  }
}

/**
 * Resolves when the form was read to its end and `keep` has kept its file; rejects as soon as either fails.
 */
function readForm(
  form: BusboyInstance,
  source: Readable,
  keep: (content: Readable, name: string) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let keeping: Promise<void> = Promise.resolve()
    let open: Readable | undefined
    const fail = (reason: Error) => {
      source.unpipe(form)
      open?.destroy()
      // Only once nobody writes any more: what was written is then deleted.
      keeping.then(
        () => reject(reason),
        () => reject(reason),
      )
    }
    form.on('file', (field, content, name) => {
      if (field !== 'filename') return void content.resume()
      open = content
      keeping = keep(content, name)
      keeping.catch(fail)
    })
    form.once('finish', () => void keeping.then(resolve, () => undefined))
    form.on('error', fail)
    source.on('error', fail)
    source.pipe(form)
  })
}

async function* slowly(request: IncomingMessage, pause: () => Promise<void>): AsyncGenerator {
  for await (const piece of request) {
    await pause()
    yield piece
  }
}

function counting(one: Coming): Transform {
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      one.size += piece.length
      done(null, piece)
    },
  })
}

function writable(file: string): Writable {
  if (file !== '') return createWriteStream(file, { flags: 'wx', mode: 0o600 })
  return new Writable({ write: (_piece, _encoding, done) => done() })
}

async function forget(coming: readonly Coming[]): Promise<void> {
  for (const { file } of coming) if (file !== '') await rm(file, { force: true })
}

/** Endings of the kinds of pictures that are taken. No SVG: it can hold scripts. */
export type PictureKind = 'png' | 'jpg' | 'gif' | 'webp'

/** The kind of a picture by its first twelve bytes; undefined when it is none of those. */
export function kindOfBytes(first: Buffer): PictureKind | undefined {
  const text = first.subarray(0, 12).toString('latin1')
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('\xff\xd8\xff')) return 'jpg'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp'
  return undefined
}

/**
 * The kind of a picture by its first bytes, whatever its name says; undefined when it is none that is taken.
 */
export async function pictureKind(file: string): Promise<PictureKind | undefined> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0)
    return kindOfBytes(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}
