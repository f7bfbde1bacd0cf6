import { browseItem } from './part/browseItem'
import { credits } from './part/credits'
import { favourite } from './part/favourite'
import { fields } from './part/fields'
import { fileFormat } from './part/fileFormat'
import { flag } from './part/flag'
import { isRecord } from './part/isRecord'
import { listViews } from './part/listViews'
import { nested } from './part/nested'
import { rows } from './part/rows'
import { seconds } from './part/seconds'
import { figure, trackType } from './part/soundFact'
import { titleAndLinks, titles } from './part/plainTitle'
import { text } from './part/text'
import { values } from './part/values'

const texts = 'uri type description service albumart icon'

const link = fields({ title: text, uri: text })

const listFields = fields(
  {
    title: text,
    icon: text,
    type: text,
    links: rows(link),
    availableListViews: listViews,
    availableSortings: values(text),
    items: rows(browseItem),
  },
  { items: [] },
)

/** A list; the pages that a plugin links to from the title of one are its links. */
function list(raw: unknown): unknown {
  const clean = listFields(raw)
  if (!isRecord(clean) || typeof clean['title'] !== 'string') return clean
  const { title, links } = titleAndLinks(clean['title'])
  if (title === clean['title']) return clean
  return { ...clean, title, ...(links.length > 0 && { links }) }
}

const control = nested({ enabled: flag })

const navigation = fields(
  {
    lists: rows(list),
    prev: nested({ uri: text }),
    eject: control,
    rip: control,
    isSearchResult: flag,
    info: nested({
      ...Object.fromEntries(texts.split(' ').map((name) => [name, text])),
      ...titles,
      trackType,
      year: figure,
      duration: seconds,
      favourite,
      favorite: favourite,
      fileFormat,
      credits,
      local_albums: rows(browseItem),
      streaming_albums: rows(browseItem),
      availableListViews: listViews,
    }),
  },
  { lists: [] },
)

/** A library page [D3-17]; {} for an address that the device does not know. Lists without items have none. */
export const pushBrowseLibrary = fields({
  navigation: (raw) => (isRecord(raw) ? navigation(raw) : undefined),
  ref: text,
})
