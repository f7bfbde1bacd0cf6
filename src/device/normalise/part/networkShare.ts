import { fields } from './fields'
import { flag } from './flag'
import { text } from './text'

/** A network drive [D3-46]; a size that is a bare number becomes text. */
export const networkShare = fields({
  id: text,
  name: text,
  ip: text,
  path: text,
  fstype: text,
  username: text,
  password: text,
  options: text,
  mounted: flag,
  size: text,
  title: text,
  message: text,
})
