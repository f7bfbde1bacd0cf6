import type { QueueItem } from '../../../schemas/generated/types'

/** The words of an entry [D2.7-1]: its name, and 'artist - album' as far as they are known; '' where nothing is. */
export function describeEntry({ name, title, artist, album, uri }: QueueItem): { name: string; by: string } {
  const said = [name, title].map((text) => text?.trim()).find(Boolean)
  const file = uri?.split('/').findLast((part) => part !== '')
  return {
    name: said ?? file ?? '',
    by: [artist, album]
      .map((text) => text?.trim())
      .filter(Boolean)
      .join(' - '),
  }
}
