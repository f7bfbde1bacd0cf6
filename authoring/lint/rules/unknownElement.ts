import { onPage } from '../onPage'
import type { LintedItem } from '../page/LintedPage'
import type { Finding, Rule } from '../Rule'
import { closest } from '../values/closest'
import { describe } from '../values/describe'
import { listWords } from '../values/listWords'

const elements = ['input', 'switch', 'select', 'button', 'equalizer']

/** Words that authors of pages bring along from HTML and from elsewhere. */
const meant: Readonly<Record<string, string>> = {
  text: 'input',
  textbox: 'input',
  number: 'input',
  password: 'input',
  checkbox: 'switch',
  toggle: 'switch',
  boolean: 'switch',
  dropdown: 'select',
  list: 'select',
  radio: 'select',
  slider: 'equalizer',
  equaliser: 'equalizer',
  link: 'button',
}

/** Finds items of a kind that the interface does not have. */
export const unknownElement: Rule = {
  name: 'unknown-element',
  severity: 'warning',
  summary: 'An item whose element is missing or is none of those that there are.',
  check: onPage(({ sections }, report) => {
    for (const { node, coreSection, items } of sections) {
      if (coreSection !== '') continue
      for (const entry of node.get('content')?.entries ?? [])
        if (entry.kind === 'null' || (entry.kind === 'object' && entry.children.length === 0))
          report({
            at: entry,
            severity: 'hint',
            message: 'An entry that says nothing draws nothing.',
            hint: 'Take it out.',
          })
      for (const item of items) if (!elements.includes(item.element)) report(judge(item))
    }
  }),
}

function judge({ node, element }: LintedItem): Omit<Finding, 'file'> {
  const at = node.get('element') ?? node
  const near = closest(element, elements) ?? (Object.hasOwn(meant, element) ? meant[element] : undefined)
  const hint = near === undefined ? `Elements are ${listWords(elements)}.` : `Did you mean “${near}”?`
  // What carries a value was meant to be a field; everything else may be text on purpose, and its text is shown.
  const isField = near !== undefined || node.get('value') !== undefined || node.get('options') !== undefined
  const isNamed = node.get('id') !== undefined && node.get('id')?.scalar !== ''
  const what =
    element === '' ? 'The item has no element' : `There is no element ${describe(node.get('element'))}`
  return isField && isNamed
    ? { at, severity: 'error', message: `${what}: no field is drawn.`, hint }
    : { at, message: `${what}: only its words are shown.`, hint }
}
