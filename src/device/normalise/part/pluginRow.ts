import { fields } from './fields'
import { flag } from './flag'
import { text } from './text'

/** An installed plugin, or one that brings music [D3-40 D3-43]. */
export const pluginRow = fields({
  prettyName: text,
  name: text,
  category: text,
  icon: text,
  version: text,
  url: text,
  enabled: flag,
  active: flag,
  updateAvailable: flag,
  installed: flag,
  hasConfiguration: flag,
  showSettings: flag,
  isManuallyInstalled: flag,
})
