import type { UploadProblem } from './UploadOutcome'

/** The largest picture that is read, bytes: more than any camera makes. What is sent is made much smaller (`fitPicture`). */
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

/** What a picture is by its first bytes, of which no more than twelve are read; `unreadable` when they are not there any more. */
export const pictureKind = async (file: File): Promise<'jpeg' | 'png' | 'webp' | 'none' | 'unreadable'> => {
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
 * Why a file is no picture that can be sent to a player: a JPEG, PNG or WebP by its name, because players go by that, and by its first
 * bytes, because a name can lie; undefined when it is one. A file that is not there any more counts as empty.
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
