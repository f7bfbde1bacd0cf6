import { fields } from './fields'
import { flag } from './flag'
import { text } from './text'

/** Whether the device is, or was, activated [D3-60]. */
export const activation = fields({
  code: text,
  activated: flag,
  alreadyActivated: flag,
  error: text,
  message: text,
  plan: text,
  email: text,
})
