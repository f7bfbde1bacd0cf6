import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlayerContext } from '../core/PlayerContext'
import type { PictureKind } from '../uploads/pictureKind'

/** How many covers are kept; the oldest goes when one more comes. */
const most = 200

/** Keeps a cover that was received and gives the address under which the player serves it [D7-41]. */
export async function addAlbumart(
  { uploads }: PlayerContext,
  { file, kind }: { file: string; kind: PictureKind },
): Promise<string> {
  const name = `${randomUUID()}.${kind}`
  await rename(file, join(uploads.albumart, name))
  await removeOldest(uploads.albumart)
  return `/albumart?upload=${name}`
}

async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  if (names.length <= most) return
  const dated = await Promise.all(
    names.map(async (name) => ({ name, since: (await stat(join(folder, name))).mtimeMs })),
  )
  dated.sort((one, other) => one.since - other.since)
  const old = dated.slice(0, names.length - most)
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })))
}
