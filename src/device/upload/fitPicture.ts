import type { UploadProblem } from '../../../machines/upload.machine'

/**
 * The largest picture that is read, bytes: more than any camera makes. What is sent is made much smaller
 * (`fitPicture`).
 */
export const largestPicture = 50 * 1024 * 1024

/** What a file dialog offers as a picture for the player. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp'

const names = /\.(jpe?g|png|webp)$/i
const starts = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  /** `RIFF`, four bytes of length (any), `WEBP`. */
  webp: [0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50],
}

/**
 * What a picture is by its first bytes, of which no more than twelve are read; `unreadable` when they are not
 * there any more.
 */
const pictureKind = async (file: File): Promise<'jpeg' | 'png' | 'webp' | 'none' | 'unreadable'> => {
  const bytes = await file
    .slice(0, starts.webp.length)
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer))
    .catch(() => undefined)
  if (!bytes) return 'unreadable'
  const begins = (start: readonly (number | undefined)[]) =>
    start.every((byte, place) => (byte === undefined ? place < bytes.length : bytes[place] === byte))
  if (begins(starts.jpeg)) return 'jpeg'
  if (begins(starts.png)) return 'png'
  return begins(starts.webp) ? 'webp' : 'none'
}

/**
 * Why a file is no picture that can be sent to a player: a JPEG, PNG or WebP by its name, because players go
 * by that, and by its first bytes, because a name can lie; undefined when it is one. A file that is not there
 * any more counts as empty.
 */
export const checkPicture = async (
  file: File,
): Promise<Extract<UploadProblem, 'type' | 'size' | 'empty'> | undefined> => {
  if (!names.test(file.name)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > largestPicture) return 'size'
  const kind = await pictureKind(file)
  if (kind === 'unreadable') return 'empty'
  return kind === 'none' ? 'type' : undefined
}

/**
 * The most that a player takes, bytes, with something to spare: one byte more than 3 000 000 (background) or
 * 1 000 000 (cover) is never answered and ends the player.
 */
export const pictureLimits = { background: 2_900_000, cover: 950_000 } as const

/**
 * The longest side that a picture is first made, px: no panel shows more of a background, and no player more
 * of a cover.
 */
const longestSides = [3840, 2560, 1920, 1280, 800, 480]
const qualities = [0.9, 0.75]

/** Draws a picture anew as a JPEG whose longest side has at most `side` px; undefined where it cannot be. */
export type Redraw = (side: number, quality: number) => Promise<Blob | undefined>

/** Reads a picture for redrawing; undefined where the browser cannot. `close` frees it. */
export type ReadPicture = (file: File) => Promise<{ redraw: Redraw; close: () => void } | undefined>

const readInCanvas: ReadPicture = async (file) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return undefined
  return {
    redraw: (side, quality) => {
      const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.round(bitmap.width * scale))
      canvas.height = Math.max(1, Math.round(bitmap.height * scale))
      const context = canvas.getContext('2d')
      if (!context) return Promise.resolve(undefined)
      // A JPEG has no transparency: what is clear becomes white, as on paper, and not black.
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
      return new Promise((resolve) => {
        canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality)
      })
    },
    close: () => bitmap.close(),
  }
}

/**
 * The picture as a player takes it: the file itself where it is a JPEG or PNG of at most `limit` bytes, else
 * drawn anew as a JPEG, as large as fits. `type`: the browser cannot read it; `size`: it does not get small
 * enough.
 */
export const fitPicture = async (
  file: File,
  limit: number,
  read: ReadPicture = readInCanvas,
): Promise<File | 'type' | 'size'> => {
  const kind = await pictureKind(file)
  if (file.size <= limit && (kind === 'jpeg' || kind === 'png')) return file
  const picture = await read(file)
  if (!picture) return 'type'
  try {
    for (const side of longestSides)
      for (const quality of qualities) {
        const blob = await picture.redraw(side, quality)
        if (!blob) return 'type'
        if (blob.size <= limit)
          return new File([blob], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' })
      }
    return 'size'
  } finally {
    picture.close()
  }
}
