import type { PluginFacts } from '../installer/PluginFacts'
import { readFacts } from '../installer/readFacts'
import type { Plugin } from '../pages/Plugin'

/** What a plugin says of itself; one without a package.json has its folder's name and the first version. */
export function pluginFacts({ id, name, manifest }: Plugin): PluginFacts {
  const category = id.slice(0, id.indexOf('/'))
  const known = manifest === undefined ? undefined : readFacts(manifest)
  const unknown = { prettyName: name, version: '1.0.0', description: '', author: '', license: '' }
  // Its place decides which plugin it is, whatever it says.
  return { ...unknown, ...known, id, name, category }
}
