import { foldText } from '../../ui/foldText'
import type { Option } from '../model/Item'

/** A row of an option list: which option (-1: the value that is none of them) and what it is called. */
export interface OptionRow {
  index: number
  label: string
}

/** Options whose label holds every word of the query, whatever the case and accents; all of them for an empty query. */
export function matchOptions(
  options: readonly Option[],
  stray: string | undefined,
  query: string,
): OptionRow[] {
  const rows = options.map((option, index) => ({ index, label: option.label }))
  if (stray !== undefined) rows.unshift({ index: -1, label: stray })
  const words = foldText(query)
    .split(/[\s/_-]+/)
    .filter((word) => word !== '')
  return words.length === 0 ? rows : rows.filter(({ label }) => containsAll(foldText(label), words))
}

function containsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
