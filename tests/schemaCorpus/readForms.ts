import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A form of strangers: the files of a folder that hold a JSON Schema, with what they say of its looks. */
export interface CorpusForm {
  name: string
  schema: Record<string, unknown>
  uiSchema: Record<string, unknown>
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All forms of a folder, and the names of files that hold none. */
export function readForms(folder: string): { forms: CorpusForm[]; unreadable: string[] } {
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.json') && !file.endsWith('.uischema.json'),
  )
  const forms: CorpusForm[] = []
  const unreadable: string[] = []
  for (const file of files) {
    const written = readObject(join(folder, file))
    const schema = written && (isObject(written['schema']) ? written['schema'] : written)
    if (!schema) unreadable.push(file)
    else
      forms.push({
        name: file,
        schema,
        uiSchema: readObject(join(folder, file.replace(/\.json$/, '.uischema.json'))) ?? {},
      })
  }
  return { forms, unreadable }
}

/** Undefined where there is no such file, or no JSON object in it. */
function readObject(path: string): Record<string, unknown> | undefined {
  try {
    const written: unknown = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''))
    return isObject(written) ? written : undefined
  } catch {
    return undefined
  }
}
