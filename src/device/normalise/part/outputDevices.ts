import { fields } from './fields'
import { flag } from './flag'
import { nested } from './nested'
import { rows } from './rows'
import { text } from './text'

const device = { id: text, name: text }

/** Sound outputs to choose from [D3-58]. */
export const outputDevices = fields({
  devices: nested({ active: nested(device), available: rows(fields(device)) }),
  i2s: nested({ enabled: flag, active: text, available: rows(fields(device)) }),
})
