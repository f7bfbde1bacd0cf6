import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isJsonObject, type Json, type JsonObject } from '../../authoring/json/Json'
import type { SourceFile } from '../../authoring/PluginSource'
import { toForms } from '../../authoring/toForm/toForms'
import { readPluginSource } from '../readPluginSource'
import pageSchema from '../../schemas/generated/page-description.schema.json'

const help = `Prints the JSON Schema of settings pages, for editors that complete and check UIConfig.json while you type;
or writes a page of content items as one with forms of JSON Schema, which save the same.

  faceplate schema [--out FILE]
  faceplate schema --from <UIConfig.json | plugin folder> [--out FILE]

  --from PATH  the page that is to have forms; what they cannot say as its items did is told beside it
  --out FILE   write it to a file instead; name that of the schema as "$schema" at the top of UIConfig.json
  --help       this
`

/**
 * `faceplate schema` with the words of its command line. Rejects with an Error whose message tells what is
 * wrong.
 */
export async function printSchema(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      out: { type: 'string' },
      from: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return console.log(help)
  const { what, json } = values.from === undefined ? ofPages : await withForms(values.from)
  const text = `${JSON.stringify(json, null, 2)}\n`
  if (values.out === undefined) process.stdout.write(text)
  else await write(values.out, text, what)
}

/** Something to print, and what is said of it when it went to a file. */
interface Printed {
  what: (file: string) => string
  json: unknown
}

const ofPages: Printed = {
  what: (file) =>
    `The schema of settings pages is in ${file}. Name it as "$schema" at the top of UIConfig.json.`,
  json: pageSchema,
}

/** A page with forms; what they cannot say goes to the other output, a line for each. */
async function withForms(path: string): Promise<Printed> {
  const { page } = await readPluginSource(path)
  const { page: json, notes } = toForms(readPage(page))
  for (const note of notes) console.error(note)
  return { what: (file) => `The page with forms of JSON Schema is in ${file}.`, json }
}

function readPage({ name, text }: SourceFile): JsonObject {
  try {
    const page: Json = JSON.parse(text)
    if (isJsonObject(page)) return page
  } catch {
    // Where it is none, lint tells.
  }
  throw new Error(`${name} is no JSON object: \`faceplate lint ${name}\` says where.`)
}

async function write(file: string, text: string, what: Printed['what']): Promise<void> {
  await writeFile(file, text).catch((cause: unknown) => {
    throw new Error(`“${file}” cannot be written.`, { cause })
  })
  console.log(what(file))
}
