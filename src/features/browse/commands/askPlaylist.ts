import type { BrowseItem } from '../../../../schemas/generated/types'
import { ask, byPush, type Device } from '../../../device'

/** ms */
const patience = 600

/** What a playlist holds; undefined where its player does not say so within 0.6 s. Never rejects. */
export async function askPlaylist(device: Device, name: string): Promise<readonly BrowseItem[] | undefined> {
  if (name === '') return undefined
  const asked = await ask(
    device,
    { event: 'getPlaylistContent', payload: { name } },
    {
      answeredBy: byPush('pushPlaylistContent', (content) =>
        content.name === name ? (content.lists ?? []) : undefined,
      ),
      timeoutMs: patience,
    },
  )
  return asked.status === 'answered' ? asked.answer : undefined
}
