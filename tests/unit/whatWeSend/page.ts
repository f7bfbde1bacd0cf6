import type { Row } from './Row'

/** Ends what is pressed where the UI settings have each item played alone. */
export const alone = ', each alone'

const cell = (text: string) => text.replaceAll('|', '\\|')
const code = (text: string) => (text === '' ? '' : `\`${text}\``)

/** A table of markdown. */
export const tableOf = (heads: readonly string[], lines: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...lines].map((line) => `| ${line.map(cell).join(' | ')} |`).join('\n')

/** Rows that differ only in what they are of are one, in the order in which what is pressed came first. */
function gather(rows: readonly Row[]): Row[] {
  const groups = new Map<string, Row>()
  for (const row of rows) {
    const key = JSON.stringify([row.press, row.event, row.payload])
    const group = groups.get(key)
    groups.set(key, group ? { ...group, of: `${group.of}, ${row.of}` } : row)
  }
  const order = [...new Set(rows.map(({ press }) => press))]
  return [...groups.values()].toSorted((one, other) => order.indexOf(one.press) - order.indexOf(other.press))
}

/** Rows as a table; `what` heads what they are of. */
export const tableOfRows = (rows: readonly Row[], what: string): string =>
  tableOf(
    ['pressed', what, 'request', 'with'],
    gather(rows).map(({ press, of, event, payload }) => [
      press,
      of,
      code(event),
      event === '' ? payload : code(payload),
    ]),
  )

const isSame = (one: Row, other: Row) => one.event === other.event && one.payload === other.payload
const at = ({ press, of }: Row) => JSON.stringify([press, of])

/** Leaves out what is the same however the owner has items played; `all` are the rows of the place. */
export function withoutRepeats(rows: readonly Row[], all: readonly Row[] = rows): Row[] {
  const usual = new Map(all.map((row) => [at(row), row]))
  return rows.filter((row) => {
    const twin = row.press.endsWith(alone) && usual.get(at({ ...row, press: row.press.replace(alone, '') }))
    return !twin || !isSame(twin, row)
  })
}

/** What is another in `rows` than in `base`, and what is not offered there. */
export function differences(rows: readonly Row[], base: readonly Row[]): Row[] {
  const known = new Map(base.map((row) => [at(row), row]))
  const here = new Set(rows.map(at))
  const gone = base.filter((row) => !here.has(at(row)))
  const other = rows.filter((row) => {
    const usual = known.get(at(row))
    return !usual || !isSame(usual, row)
  })
  return [
    ...withoutRepeats(other, rows),
    ...gone.map((row) => ({ ...row, event: '', payload: 'not offered' })),
  ]
}
