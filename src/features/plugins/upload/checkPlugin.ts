import type { UploadProblem } from '../../../../machines/upload.machine'

/** What a file dialog offers as a plugin. */
export const pluginTypes = '.zip,application/zip,application/x-zip-compressed'

/** How a ZIP file begins. */
const zip = [0x50, 0x4b, 0x03, 0x04]

/**
 * Why a file is no plugin: a ZIP by its name, because players go by that, and by its first bytes, because a name can lie;
 * undefined when it is one. Reads no more than four bytes; a file that is not there any more counts as empty.
 */
export const checkPlugin = async (
  file: File,
): Promise<Extract<UploadProblem, 'type' | 'empty'> | undefined> => {
  if (!/\.zip$/i.test(file.name)) return 'type'
  if (file.size === 0) return 'empty'
  const bytes = await file
    .slice(0, zip.length)
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer))
    .catch(() => undefined)
  if (!bytes) return 'empty'
  return zip.every((byte, place) => bytes[place] === byte) ? undefined : 'type'
}
