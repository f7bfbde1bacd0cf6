import { oneOf } from './part/oneOf'
import { values } from './part/values'
import { fields } from './part/fields'
import { plainTitle, titleAndLinks, titles } from './part/plainTitle'
import { rows } from './part/rows'
import { text } from './part/text'
import { browseItem } from './part/browseItem'
import { favourite } from './part/favourite'
import { fileFormat } from './part/fileFormat'
import { flag } from './part/flag'
import { isRecord } from './part/isRecord'
import { nested } from './part/nested'
import { seconds } from './part/seconds'
import { figure, trackType } from './part/soundFact'

/** The views that a list offers [D3-17]; unknown ones are left out. */
const listViews = values(oneOf('list', 'grid'))

/** Rows of credits: a role and who filled it [D3-19]. */
const credits = rows(fields({ key: text, values: rows(fields({ name: plainTitle, uri: text })) }))

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
