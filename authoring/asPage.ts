import { isJsonObject, type Json, type JsonObject } from './json/Json'
import type { SourceFile } from './PluginSource'

/**
 * A file that describes a form alone (`schema`, with `uiSchema` and `value` if it has them) as the page that
 * has it for its only section: so do authors of other ecosystems write theirs (`config.schema.json` of
 * Homebridge). Its members stand where they stood, so that what is wrong is told at its line. Every other
 * file is as it was.
 */
export function asPage(file: SourceFile): SourceFile {
  const form = readForm(file.text)
  if (!form) return file
  const label = typeof form['pluginAlias'] === 'string' ? form['pluginAlias'] : 'Form'
  const around = {
    id: 'form',
    element: 'section',
    label,
    onSave: { type: 'controller', endpoint: 'form', method: 'save' },
    saveButton: { label: 'Save' },
  }
  const head = `{"page":${JSON.stringify({ label })},"sections":[${JSON.stringify(around).slice(0, -1)},`
  const inner = file.text.slice(file.text.indexOf('{') + 1, file.text.lastIndexOf('}'))
  return { ...file, text: `${head}${inner}}]}` }
}

function readForm(text: string): JsonObject | undefined {
  try {
    const written: Json = JSON.parse(text)
    const isForm = isJsonObject(written) && isJsonObject(written['schema']) && !('sections' in written)
    return isForm ? written : undefined
  } catch {
    return undefined
  }
}
