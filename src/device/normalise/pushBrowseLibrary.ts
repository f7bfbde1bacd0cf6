import {
  fields,
  number,
  rows,
  seconds,
  soundFields,
  text,
  trackNumber,
  wholeList,
  favourite,
  flag,
  type Repair,
  record,
  figure,
  oneOf,
  values,
  fileFormat,
  isRecord,
  nested,
  trackType,
} from './repair'
import { titles, plainTitle, titleAndLinks } from './plainTitle'

const entryTexts = 'uri albumart icon service type'

/** The play queue [D3-23]: entries that are no objects are left out, numbers are numbers. */
export const pushQueue = wholeList(
  rows(
    fields({
      ...Object.fromEntries(entryTexts.split(' ').map((name) => [name, text])),
      ...titles,
      ...soundFields,
      number,
      tracknumber: trackNumber,
      duration: seconds,
      channels: number,
    }),
  ),
)

const own: Record<string, Repair> = {
  ...Object.fromEntries(
    'uri albumart service type plugin_name plugin_type icon tagImage extensionIcon'
      .split(' ')
      .map((name) => [name, text]),
  ),
  ...titles,
  ...soundFields,
  qualityDescription: figure,
  year: figure,
  static: flag,
  tracknumber: trackNumber,
  duration: seconds,
  favourite,
  favorite: favourite,
  meta: record,
  explicit: flag,
  disablePlayButton: flag,
  active: flag,
  channels: number,
}

// Items hold items (a page of an artist, an album in it, its tracks); deeper ones no page of a player has.
const at = (depth: number): Repair => {
  const inner = depth > 1 ? rows(at(depth - 1)) : () => undefined
  return fields({ ...own, tracks: inner, items: inner })
}

/**
 * An entry of the library [D3-15], three levels deep: durations in seconds, numbers and flags as such, null
 * left out.
 */
export const browseItem: Repair = at(3)

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
