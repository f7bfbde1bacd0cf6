import { fields } from './part/fields'
import { flag } from './part/flag'
import { nested } from './part/nested'
import { plainTitle } from './part/plainTitle'
import { rows } from './part/rows'
import { text } from './part/text'
import { wholeList } from './part/wholeList'

/** The roots of the library [D3-21]: entries that are no objects are left out. */
export const pushBrowseSources = wholeList(
  rows(
    fields({
      name: plainTitle,
      uri: text,
      albumart: text,
      icon: text,
      active: flag,
      static: flag,
      plugin_type: text,
      plugin_name: text,
      menuItems: rows(fields({ name: text, icon: text, socketCall: nested({ emit: text }) })),
    }),
  ),
)
