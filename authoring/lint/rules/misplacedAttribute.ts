import { pageNames } from '../../../schemas/generated/pageNames'
import { attributeNames } from '../../../schemas/page/attributeNames'
import type { JsonNode } from '../../json/JsonNode'
import { onPage } from '../onPage'
import { besideAttributes, wordsOf } from '../page/pageParts'
import type { LintedItem } from '../page/LintedPage'
import type { Finding, Rule } from '../Rule'
import { closest } from '../values/closest'

/** Finds attributes that are understood, though they are not written as attributes are. */
export const misplacedAttribute: Rule = {
  name: 'misplaced-attribute',
  severity: 'hint',
  summary: 'An attribute beside `attributes`, or written as a bare word.',
  check: onPage(({ sections }, report) => {
    for (const item of sections.flatMap(({ items }) => items)) {
      for (const finding of ofItem(item)) report(finding)
      const attributes = item.node.get('attributes')
      for (const entry of attributes?.kind === 'array' ? attributes.entries : [attributes])
        if (entry) for (const word of wordsOf(entry)) report(ofWord(entry, word))
    }
  }),
}

type Found = Omit<Finding, 'file'>

/** Flags, which a bare word can say; a limit needs its value. */
const flags = ['readonly', 'disabled', 'required']
/** Items have these of their own; inputs a placeholder, too. */
const own = new Set<string>(pageNames.ItemBase)

function ofItem({ node, element }: LintedItem): Found[] {
  // What is read of no other element is told by unknown-attribute.
  const isRead = (name: string) => element === 'input' || flags.includes(name)
  const isOwn = (name: string) => own.has(name) || (element === 'input' && name === 'placeholder')
  return besideAttributes(node).flatMap((at): Found[] => {
    const { name } = at
    if (!isRead(name.toLowerCase()) || isOwn(name)) return []
    const value = at.children.length > 0 ? '…' : JSON.stringify(at.toJson())
    return [
      {
        at,
        on: 'key',
        message: `“${name}” stands beside “attributes”: it is read, but not by every interface.`,
        hint: `Write "attributes": [{ "${name.toLowerCase()}": ${value} }].`,
      },
    ]
  })
}

function ofWord(at: JsonNode, word: string): Found {
  if (flags.includes(word))
    return {
      at,
      message: `“${word}” is a bare word: it is read, but not by every interface.`,
      hint: `Write { "${word}": true }.`,
    }
  const isKnown = attributeNames.some((name) => name === word)
  const near = isKnown ? undefined : closest(word, attributeNames)
  return {
    at,
    severity: 'warning',
    message: isKnown
      ? `“${word}” has no value: it says nothing.`
      : `“${word}” is no attribute: it says nothing.`,
    hint:
      near === undefined
        ? `Write an object: { "${isKnown ? word : 'placeholder'}": … }.`
        : `Did you mean { "${near}": … }?`,
  }
}
