import type { JsonNode } from '../../json/JsonNode'
import type { LintedFile, LintedItem, LintedPage, LintedSection } from './LintedPage'
import { isFlag, textOf } from '../values/values'
import { attributesOf, holdsValue } from './pageParts'

/** The parts of a page, found as the interface finds them; what is of another shape is left to the schema. */
export function readPage({ file, root }: LintedFile, program: ReadonlySet<string>): LintedPage {
  const sections = (root.get('sections')?.entries ?? [])
    .filter(({ kind }) => kind === 'object')
    .map((node) => readSection(node))
  const anywhere = new Map<string, LintedItem>()
  for (const { firstOf } of sections)
    for (const [id, item] of firstOf) if (!anywhere.has(id)) anywhere.set(id, item)
  const conditions = sections.flatMap(({ items, saveButton }) => [
    ...items.map(({ node }) => node),
    saveButton,
  ])
  return {
    file,
    root,
    sections,
    program,
    ids: new Set(anywhere.keys()),
    find: (id, from) => from.firstOf.get(id) ?? anywhere.get(id),
    conditionFields: new Set(conditions.map((node) => textOf(node?.get('visibleIf')?.get('field')))),
  }
}

function readSection(node: JsonNode): LintedSection {
  const button = node.get('saveButton')
  const items: LintedItem[] = []
  const firstOf = new Map<string, LintedItem>()
  const section = {
    node,
    id: textOf(node.get('id')),
    coreSection: textOf(node.get('coreSection')),
    items,
    firstOf,
    saveButton: button?.kind === 'object' && !isFlag(button.get('hidden')) ? button : undefined,
  }
  if (section.coreSection !== '') return section
  const content = node.get('content')
  // The interface draws a single item that stands for itself, too.
  for (const entry of content?.kind === 'object' ? [content] : (content?.entries ?? [])) {
    if (entry.kind !== 'object' || entry.children.length === 0) continue
    const item = readItem(entry, section)
    items.push(item)
    if (!firstOf.has(item.id)) firstOf.set(item.id, item)
  }
  return section
}

function readItem(node: JsonNode, section: LintedSection): LintedItem {
  const element = textOf(node.get('element')).trim().toLowerCase()
  const attributes = attributesOf(node)
  const isShut = [
    node.get('hidden'),
    node.get('readonly'),
    attributes.get('readonly'),
    attributes.get('disabled'),
  ]
  return {
    node,
    section,
    id: textOf(node.get('id')),
    element,
    isEditable:
      holdsValue(element) &&
      !isShut.some(isFlag) &&
      !(element === 'input' && textOf(node.get('type')) === 'hidden'),
  }
}
