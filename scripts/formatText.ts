import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'

const rules: FormatConfig = JSON.parse(readFileSync(join(import.meta.dirname, '../.oxfmtrc.json'), 'utf8'))

/** A text as `npm run format` leaves it in a file of that name; throws where it cannot be read. */
export async function formatText(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, rules)
  const [first] = errors
  if (first) throw new Error(`${file}: ${first.message}`)
  return code
}
