import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import pageSchema from '../../schemas/generated/page-description.schema.json'

const help = `Prints the JSON Schema of settings pages, for editors that complete and check UIConfig.json while you type.

  faceplate schema [--out FILE]

  --out FILE   write it to a file instead; name that file as "$schema" at the top of UIConfig.json
  --help       this
`

/**
 * `faceplate schema` with the words of its command line. Rejects with an Error whose message tells what is
 * wrong.
 */
export async function printSchema(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { out: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  })
  const text = `${JSON.stringify(pageSchema, null, 2)}\n`
  if (values.help) console.log(help)
  else if (values.out === undefined) process.stdout.write(text)
  else await write(values.out, text)
}

async function write(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((cause: unknown) => {
    throw new Error(`“${file}” cannot be written.`, { cause })
  })
  console.log(`The schema of settings pages is in ${file}. Name it as "$schema" at the top of UIConfig.json.`)
}
