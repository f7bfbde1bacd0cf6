import { pageNames } from '../../../schemas/generated/pageNames'
import type { JsonNode } from '../../json/JsonNode'
import { onPage } from '../onPage'
import { elementOf } from '../page/pageParts'
import type { LintedItem } from '../page/LintedPage'
import type { Finding, Rule } from '../Rule'
import { closest } from '../values/closest'

/** Finds names that the interface does not read. */
export const unknownAttribute: Rule = {
  name: 'unknown-attribute',
  severity: 'hint',
  summary: 'A name that the interface does not read.',
  check: onPage(({ root, sections }, report) => {
    const check = (node: JsonNode | undefined, where: string, names: readonly string[], isOpen = false) => {
      for (const member of node?.members ?? []) {
        const finding = judge(member, where, names, isOpen)
        if (finding) report(finding)
      }
    }
    check(root, 'a page', pageNames.PageDescription)
    check(root.get('page'), 'page', pageNames.PageHead)
    check(root.get('page')?.get('passwordProtection'), 'passwordProtection', ['enabled', 'message'])
    for (const { node, coreSection, items } of sections) {
      check(node, 'a section', pageNames.PageSection)
      if (coreSection !== '') continue
      check(node.get('onSave'), 'onSave', pageNames.SaveAction, true)
      check(node.get('onSave')?.get('askForConfirm'), 'askForConfirm', pageNames.Confirmation)
      check(node.get('saveButton'), 'saveButton', pageNames.SaveButton)
      check(node.get('saveButton')?.get('visibleIf'), 'visibleIf', pageNames.VisibleIf)
      for (const item of items) checkItem(item, check)
    }
  }),
}

type Check = (node: JsonNode | undefined, where: string, names: readonly string[], isOpen?: boolean) => void

/** Read whatever the element is: they can make any of them read only. */
const everywhere = ['attributes', 'type', 'value']
const attributeNames = pageNames.Attributes

function checkItem({ node, element }: LintedItem, check: Check): void {
  const known = elementOf(element)
  if (known)
    check(node, `a${/^[aeiou]/.test(element) ? 'n' : ''} ${element}`, [
      ...known.names,
      ...everywhere,
      ...known.attributes,
    ])
  check(node.get('visibleIf'), 'visibleIf', pageNames.VisibleIf)
  const attributes = node.get('attributes')
  for (const entry of attributes?.kind === 'object' ? [attributes] : (attributes?.entries ?? []))
    check(entry, 'attributes', attributeNames)
  if (element === 'select')
    for (const option of node.get('options')?.entries ?? [])
      check(option, 'an option', pageNames.Option, true)
  if (element === 'button') {
    check(node.get('onClick'), 'onClick', pageNames.ClickAction, true)
    check(node.get('onClick')?.get('askForConfirm'), 'askForConfirm', pageNames.Confirmation)
  }
  if (element === 'equalizer') {
    check(node.get('config'), 'config', pageNames.EqualizerConfig)
    for (const bar of node.get('config')?.get('bars')?.entries ?? [])
      check(bar, 'a bar', pageNames.EqualizerBar)
  }
}

/**
 * What somebody says of a name; `isOpen` where further names are sent along, so that only slips of the
 * keyboard are told.
 */
function judge(
  member: JsonNode,
  where: string,
  names: readonly string[],
  isOpen: boolean,
): Omit<Finding, 'file'> | undefined {
  const { name, parent } = member
  const lower = name.toLowerCase()
  const isKnown = names.includes(name) || (attributeNames.includes(lower) && names.includes(lower))
  // Authors leave remarks under such names, as JSON has no comments.
  if (isKnown || /^(_|\/\/|\$|#|comment)/i.test(name)) return undefined
  const near = closest(
    name,
    names.filter((known) => !parent?.get(known)),
  )
  if (near !== undefined)
    return {
      at: member,
      on: 'key',
      severity: 'warning',
      message: `“${name}” is not read in ${where}.`,
      hint: `Did you mean “${near}”?`,
    }
  return isOpen
    ? undefined
    : {
        at: member,
        on: 'key',
        message: `“${name}” is not read in ${where}.`,
        hint: 'Take it out, or keep it if the plugin reads it.',
      }
}
