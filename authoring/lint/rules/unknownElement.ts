import { pageElements } from '../../../schemas/generated/pageElements'
import { onPage } from '../onPage'
import type { LintedItem } from '../page/LintedPage'
import type { Finding, Rule } from '../Rule'
import { closest } from '../values/closest'
import { describe, listWords } from '../values/values'

const elements = Object.keys(pageElements)

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
      for (const item of items) {
        const finding = elements.includes(item.element) ? spelling(item) : judge(item)
        if (finding) report(finding)
      }
    }
  }),
}

/** The interface reads elements in any case, but it is the only one that does. */
function spelling({ node, element }: LintedItem): Omit<Finding, 'file'> | undefined {
  const written = node.get('element')
  if (!written || written.text === element) return undefined
  return { at: written, message: `The element is written ${describe(written)}.`, hint: `Write “${element}”.` }
}

function judge({ node, element, id }: LintedItem): Omit<Finding, 'file'> {
  const written = node.get('element')
  const typo = closest(element, elements)
  const near = typo ?? (Object.hasOwn(meant, element) ? meant[element] : undefined)
  const hint = near === undefined ? `Elements are ${listWords(elements)}.` : `Did you mean “${near}”?`
  const what = written === undefined ? 'The item has no element' : `There is no element ${describe(written)}`
  // Authors write "none" or "text" where they want no field; a slip, or a field's parts without element, is
  // none of that.
  const isField =
    typo !== undefined || (written === undefined && id !== '' && parts.some((name) => node.get(name)))
  return isField
    ? { at: written ?? node, severity: 'error', message: `${what}: no field is drawn.`, hint }
    : { at: written ?? node, message: `${what}: only its words are shown.`, hint }
}

/** What only fields have. */
const parts = ['value', 'type', 'options', 'attributes', 'config']
