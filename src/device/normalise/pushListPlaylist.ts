import { isRecord } from './part/isRecord'
import { text } from './part/text'
import { values } from './part/values'
import { wholeList } from './part/wholeList'

/** Names of the playlists, from a list of names or of {name}; other entries are left out. */
export const pushListPlaylist = wholeList(values((raw) => (isRecord(raw) ? text(raw['name']) : text(raw))))
