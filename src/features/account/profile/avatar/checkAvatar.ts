import type { UploadProblem } from '../../../../../machines/upload.machine'

/** Bytes that the picture of a user may have. */
export const largestAvatar = 5 * 1024 * 1024

/** What is wrong with a file that is to be the picture of a user: no picture, too large, or nothing in it. */
export const checkAvatar = ({ type, size }: Pick<File, 'type' | 'size'>): UploadProblem | undefined => {
  if (!type.startsWith('image/')) return 'type'
  if (size === 0) return 'empty'
  return size > largestAvatar ? 'size' : undefined
}
