import type { PushMyCollectionStats } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

/** How large the library is as far as it has been read [D3-49]. */
export function collectionStats({ music }: Pick<PlayerContext, 'music'>): PushMyCollectionStats {
  const { playtime, ...counts } = music.library().size()
  const [hours, minutes, seconds] = [playtime / 3_600, (playtime % 3_600) / 60, playtime % 60]
  return { ...counts, playtime: `${Math.floor(hours)}:${padded(minutes)}:${padded(seconds)}` }
}

function padded(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}
