import { fields } from './fields'
import { flag } from './flag'
import { nested } from './nested'
import { text } from './text'

/** What the device knows of an update [D3-29]. */
export const updateInfo = fields({
  title: text,
  description: text,
  message: text,
  updateavailable: flag,
  changeLogLink: text,
  alternativeEmit: nested({ message: text }),
})
