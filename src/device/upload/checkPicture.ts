import type { UploadProblem } from './UploadOutcome'

/** The largest picture that is sent, bytes. Players are small computers, and a photo of a phone has 3 to 8 MB. */
export const largestPicture = 10 * 1024 * 1024

/** What a file dialog offers as a picture for the player. */
export const pictureTypes = 'image/jpeg,image/png,.jpg,.jpeg,.png'

const names = /\.(jpe?g|png)$/i
const jpeg = [0xff, 0xd8, 0xff]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/**
 * Why a file is no picture that a player takes: a JPEG or PNG by its name, because players go by that, and by its first
 * bytes, because a name can lie; undefined when it is one. Reads no more than eight bytes; a file that is not there any
 * more counts as empty.
 */
export const checkPicture = async (
  file: File,
): Promise<Extract<UploadProblem, 'type' | 'size' | 'empty'> | undefined> => {
  if (!names.test(file.name)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > largestPicture) return 'size'
  const bytes = await file
    .slice(0, png.length)
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer))
    .catch(() => undefined)
  if (!bytes) return 'empty'
  const begins = (start: readonly number[]) => start.every((byte, place) => bytes[place] === byte)
  return begins(jpeg) || begins(png) ? undefined : 'type'
}
