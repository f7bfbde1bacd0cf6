import { deviceState } from './part/deviceState'
import { fields } from './part/fields'
import { flag } from './part/flag'
import { rows } from './part/rows'
import { text } from './part/text'

const output = fields({
  id: text,
  name: text,
  type: text,
  host: text,
  plugin: text,
  leader: (raw) => (typeof raw === 'boolean' ? raw : text(raw)),
  enabled: flag,
  available: flag,
  volumeAvailable: flag,
  isSelf: flag,
  groupable: flag,
  mute: flag,
  state: deviceState,
})

/** Outputs that can be switched [D3-26]; without a list there are none. */
export const pushAudioOutputs = fields({ availableOutputs: rows(output) }, { availableOutputs: [] })
