import type { PlayerContext } from '../core/PlayerContext'

/** Has the library know at once what has come to it or gone from it. Rejects when what was read could not be kept. */
export async function refreshLibrary({ music, teller }: PlayerContext): Promise<void> {
  const scan = music.scan()
  teller.changed('state')
  try {
    await scan
  } finally {
    teller.changed('state')
  }
}
