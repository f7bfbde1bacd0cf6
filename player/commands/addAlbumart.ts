import { randomUUID } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlayerContext } from '../core/PlayerContext'
import { removeOldest } from '../core/removeOldest'
import type { PictureKind } from '../uploads/kindOfBytes'

/** How many covers are kept; the oldest goes when one more comes. */
const most = 200

/** Keeps a cover that was received and gives the address under which the player serves it [D7-41]. */
export async function addAlbumart(
  { uploads }: PlayerContext,
  { file, kind }: { file: string; kind: PictureKind },
): Promise<string> {
  const name = `${randomUUID()}.${kind}`
  await rename(file, join(uploads.albumart, name))
  await removeOldest(uploads.albumart, most)
  return `/albumart?upload=${name}`
}
