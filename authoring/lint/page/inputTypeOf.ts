import { inputTypes } from '../../../schemas/page/inputTypes'
import type { LintedItem } from './LintedPage'
import { textOf } from '../values/textOf'

/** The type that an input is drawn as; every unknown one is text. */
export function inputTypeOf({ node }: LintedItem): (typeof inputTypes)[number] {
  const type = textOf(node.get('type')).trim().toLowerCase()
  if (type === 'colour') return 'color'
  return inputTypes.find((known) => known === type) ?? 'text'
}
