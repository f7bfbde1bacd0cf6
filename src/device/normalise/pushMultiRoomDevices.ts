import { deviceState } from './part/deviceState'
import { fields } from './part/fields'
import { flag } from './part/flag'
import { number } from './part/number'
import type { Repair } from './part/Repair'
import { record } from './part/record'
import { rows } from './part/rows'
import { text } from './part/text'

const own: Record<string, Repair> = {
  id: text,
  host: text,
  ip: text,
  model: text,
  signal: number,
  name: text,
  type: text,
  isSelf: flag,
  isChild: flag,
  volumeAvailable: flag,
  state: deviceState,
}

// Members of a group have no members.
const device = fields({ ...own, child: rows(fields({ ...own, child: () => undefined })) })

/** The players of the house [D3-25]; volumes are clamped to 0 to 100. */
export const pushMultiRoomDevices = fields({ list: rows(device), misc: record }, { list: [] })
