import { fields } from './part/fields'
import { flag } from './part/flag'
import { rows } from './part/rows'
import { text } from './part/text'

const texts = 'name prettyName version url license description author updated icon category'

const plugin = fields({
  ...Object.fromEntries(texts.split(' ').map((name) => [name, text])),
  installed: flag,
  updateAvailable: flag,
})

/** Plugins of the store by category [D3-41]. */
export const pushAvailablePlugins = fields(
  {
    categories: rows(
      fields({ name: text, id: text, prettyName: text, description: text, plugins: rows(plugin) }),
    ),
  },
  { categories: [] },
)
