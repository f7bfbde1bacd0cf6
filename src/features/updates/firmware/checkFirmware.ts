import type { UploadProblem } from '../../../../machines/upload.machine'

/** The largest file that is sent, bytes: a whole system, packed. */
export const largestFirmware = 4_000_000_000

/** What a file dialog offers as firmware. */
export const firmwareTypes = '.fir,.bin,.img,.zip,.gz,.xz,.tar'

const names = /\.(fir|bin|img|zip|gz|xz|tar)$/i

/** Why a file is none to update a player with, by its name and size; undefined when it may be one, which the player decides. */
export const checkFirmware = ({
  name,
  size,
}: Pick<File, 'name' | 'size'>): Extract<UploadProblem, 'type' | 'size' | 'empty'> | undefined => {
  if (!names.test(name)) return 'type'
  if (size === 0) return 'empty'
  return size > largestFirmware ? 'size' : undefined
}
