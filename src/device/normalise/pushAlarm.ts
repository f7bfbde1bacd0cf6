import { fields } from './part/fields'
import { flag } from './part/flag'
import { isRecord } from './part/isRecord'
import { number } from './part/number'
import { rows } from './part/rows'
import { text } from './part/text'
import { wholeList } from './part/wholeList'

/** The alarms [D3-52]: ids, which players send back as text, are numbers, and a playlist is its name. */
export const pushAlarm = wholeList(
  rows(
    fields({
      id: number,
      enabled: flag,
      time: text,
      playlist: (raw) => (isRecord(raw) ? text(raw['name']) : text(raw)),
    }),
  ),
)
