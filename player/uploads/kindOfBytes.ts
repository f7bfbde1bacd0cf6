import { open } from 'node:fs/promises'

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
