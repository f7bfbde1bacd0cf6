import { open } from 'node:fs/promises'
import { kindOfBytes, type PictureKind } from './kindOfBytes'

/** The kind of a picture by its first bytes, whatever its name says; undefined when it is none that is taken. */
export async function pictureKind(file: string): Promise<PictureKind | undefined> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0)
    return kindOfBytes(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}
