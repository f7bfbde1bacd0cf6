import { attributeNames } from '../../../schemas/page/attributeNames'
import { pageElements, type PageElement } from '../../../schemas/generated/pageElements'
import type { JsonNode } from '../../json/JsonNode'
import type { LintedItem, LintedPage, LintedSection } from './LintedPage'
import { inputTypes } from '../../../schemas/page/inputTypes'
import { textOf, numberOf } from '../values/values'
import type { Severity } from '../../Diagnostic'

/**
 * Attributes of an item by their names in lower case, the first of each: from `attributes`, in which pages
 * write a list of objects, one object, or bare words, and then from the item itself, as the renderer reads
 * them.
 */
export function attributesOf(item: JsonNode): ReadonlyMap<string, JsonNode> {
  const found = new Map<string, JsonNode>()
  const take = (name: string, attribute: JsonNode) => {
    if (!found.has(name)) found.set(name, attribute)
  }
  const written = item.get('attributes')
  for (const entry of written?.kind === 'array' ? written.entries : [written]) {
    for (const word of wordsOf(entry)) if (entry) take(word, entry)
    for (const attribute of entry?.members ?? []) take(attribute.name.toLowerCase(), attribute)
  }
  for (const attribute of besideAttributes(item)) take(attribute.name.toLowerCase(), attribute)
  return found
}

/** The bare words of a text among the attributes, in lower case: `"readonly"`. */
export function wordsOf(node: JsonNode | undefined): string[] {
  return (node?.text ?? '')
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
}

/** Members of the item itself that are meant as attributes. */
export function besideAttributes(item: JsonNode): JsonNode[] {
  return item.members.filter(({ name }) => attributeNames.some((known) => known === name.toLowerCase()))
}

/** A visibleIf, and the item whose it is, unless it is the save button's. */
interface LintedCondition {
  condition: JsonNode
  section: LintedSection
  item?: LintedItem
}

/** The conditions of a page that the interface reads. */
export function conditionsOf({ sections }: LintedPage): LintedCondition[] {
  return sections.flatMap((section) => {
    const ofItems = section.items.map((item) => ({ condition: item.node.get('visibleIf'), section, item }))
    const ofSave = { condition: section.saveButton?.get('visibleIf'), section }
    return [...ofItems, ofSave].flatMap(({ condition, ...rest }) =>
      condition?.kind === 'object' ? [{ condition, ...rest }] : [],
    )
  })
}

/** The type that an input is drawn as; every unknown one is text. */
export function inputTypeOf({ node }: LintedItem): (typeof inputTypes)[number] {
  const type = textOf(node.get('type')).trim().toLowerCase()
  if (type === 'colour') return 'color'
  return inputTypes.find((known) => known === type) ?? 'text'
}

/** What is known of an element; undefined for one that there is not. */
export function elementOf(element: string): PageElement | undefined {
  return elements.get(element)
}

/** Whether an item of an element holds a value that Save can send. */
export function holdsValue(element: string): boolean {
  return elements.get(element)?.holdsValue === true
}

const elements = new Map<string, PageElement>(Object.entries(pageElements))

/** Two limits that belong together, with their places. */
interface LintedLimits {
  low: JsonNode
  high: JsonNode
  least: number
  most: number
}

/** A pair of limits, if both are there and are numbers. */
export function limitsOf(low: JsonNode | undefined, high: JsonNode | undefined): LintedLimits | undefined {
  const [least, most] = [numberOf(low), numberOf(high)]
  return low && high && least !== undefined && most !== undefined ? { low, high, least, most } : undefined
}

/** An option of a select: where it stands, and what a value is compared with. */
interface LintedOption {
  node: JsonNode
  /** The option itself when it came bare, its label when it has no value. */
  value: JsonNode | undefined
}

/** The options that a select offers. */
export function optionsOf(select: JsonNode): LintedOption[] {
  return (select.get('options')?.entries ?? [])
    .filter(({ kind }) => kind !== 'null')
    .map((node) => ({
      node,
      value: node.kind === 'object' ? (node.get('value') ?? node.get('label')) : node,
    }))
}

/**
 * How bad it is that a page lacks something that plugins may fill in when the page is asked for: nothing to
 * tell where the plugin's program knows the word for it; `unseen` where nobody looked into the program, else
 * `severity`.
 */
export function unlessFilledIn(
  { program }: LintedPage,
  word: string,
  { unseen, severity }: { unseen: Severity; severity: Severity },
): Severity | undefined {
  if (program.has(word)) return undefined
  return program.size === 0 ? unseen : severity
}

/**
 * Fields of a section that a person can edit and nothing reads: Save does not send them, no button names them
 * in its data, and no condition looks at them, for which some fields are there alone.
 */
export function unsavedFields(section: LintedSection, { conditionFields }: LintedPage): LintedItem[] {
  const saved = section.node.get('onSave') ? section.saveButton?.get('data')?.entries : undefined
  const named = new Set([...(saved ?? []).map(textOf), ...sentByButtons(section)])
  return section.items.filter(
    (item) => item.isEditable && item.id !== '' && !named.has(item.id) && !conditionFields.has(item.id),
  )
}

/** Ids that buttons hand to their method as a list. */
function sentByButtons({ items }: LintedSection): string[] {
  return items.flatMap(({ node, element }) =>
    element === 'button' ? (node.get('onClick')?.get('data')?.entries ?? []).map(textOf) : [],
  )
}

/** An address that a button opens; `url` is undefined where it is none. */
interface LintedAddress {
  node: JsonNode
  url: URL | undefined
}

/**
 * The addresses that buttons of a page open, as seen from a player. Those that are texts to translate are
 * left out.
 */
export function addressesOf({ sections }: LintedPage): LintedAddress[] {
  return sections.flatMap(({ items }) =>
    items.flatMap(({ node, element }): LintedAddress[] => {
      const onClick = element === 'button' ? node.get('onClick') : undefined
      const type = textOf(onClick?.get('type'))
      const address =
        type === 'openUrl' ? onClick?.get('url') : type === 'oauth' ? onClick?.get('performerUrl') : undefined
      const text = address?.text ?? ''
      if (address === undefined || text === '' || text.startsWith('TRANSLATE.')) return []
      return [{ node: address, url: read(text) }]
    }),
  )
}

function read(text: string): URL | undefined {
  if (text.trim() === '') return undefined
  try {
    return new URL(text, 'http://player.local/')
  } catch {
    return undefined
  }
}
