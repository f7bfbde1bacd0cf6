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
import { text } from './part/text'
import { values } from './part/values'

const texts = 'uri type title name album artist description service genre albumart icon'

const list = fields(
  {
    title: text,
    icon: text,
    type: text,
    availableListViews: listViews,
    availableSortings: values(text),
    items: rows(browseItem),
  },
  { items: [] },
)

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
