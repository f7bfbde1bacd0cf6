import { type Json, type JsonObject, isJsonObject } from '../../authoring/json/Json'
import type { PluginFacts } from './InstallOrder'

/** What names and categories may be: they become folders and addresses. */
const harmless = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/

/**
 * Reads a package.json: `name`, `version`, `description`, `author`, `license`, and in whichever part holds a
 * `plugin_type` (the category) `prettyName`, `icon`, `updated`, `details`. Undefined when name or category is
 * missing or could do harm as a folder.
 */
export function readFacts(manifest: JsonObject): PluginFacts | undefined {
  const info = Object.values(manifest).find(isInfo) ?? {}
  const name = textOf(manifest['name'])
  const category = textOf(info['plugin_type'])
  if (!harmless.test(name) || !harmless.test(category)) return undefined
  const { author } = manifest
  const optional = { icon: info['icon'], updated: info['updated'], details: info['details'] }
  const given = Object.entries(optional).filter(([, value]) => typeof value === 'string' && value !== '')
  return {
    id: `${category}/${name}`,
    name,
    category,
    prettyName: textOf(info['prettyName']) || name,
    version: textOf(manifest['version']) || '0.0.0',
    description: textOf(manifest['description']),
    author: textOf(isJsonObject(author) ? author['name'] : author),
    license: textOf(manifest['license']),
    ...Object.fromEntries(given),
  }
}

function isInfo(part: Json): part is JsonObject {
  return isJsonObject(part) && typeof part['plugin_type'] === 'string'
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}
