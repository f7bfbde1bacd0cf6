import { browseItem } from './part/browseItem'
import { fields } from './part/fields'
import { isRecord } from './part/isRecord'
import { text } from './part/text'

/** What a playlist holds [D3-24]; players send its items as one list within the list. */
export const pushPlaylistContent = fields({
  name: text,
  lists: (raw) => (Array.isArray(raw) ? raw.flat().filter(isRecord).map(browseItem) : undefined),
})
