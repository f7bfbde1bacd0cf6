import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mapLimited } from '../music/mapLimited'
import { makeAlbum } from './makeAlbum'
import { readAlbums } from './readAlbums'

/** Makes the demonstration's music in a folder that is not there yet; it appears there whole, or not at all. */
export async function makeDemonstration(folder: string): Promise<void> {
  const making = join(dirname(folder), '.making')
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { recursive: true })
  await mapLimited(readAlbums(), 4, (album) => makeAlbum(making, album))
  await rename(making, folder)
}
