import type { JsonNode } from '../../json/JsonNode'
import { keysIn, type KeptText, keysOf } from '../texts/keysOf'
import type { Finding, Rule } from '../Rule'
import { listWords } from '../values/values'

/** More of them where nobody looked into the program say that the program asks for its texts itself. */
const many = 10

/** Finds texts that nobody asks for. */
export const unusedText: Rule = {
  name: 'unused-text',
  severity: 'hint',
  summary: 'A text in a file of texts that neither the page nor the program asks for.',
  check({ page, strings, words }, report) {
    if (!page) return
    const asked = new Set(keysOf(page.root).map(({ key }) => key))
    for (const { file, root } of strings.values()) {
      const kept = keysIn(root)
      const unused = kept.filter(({ key, node }) => !asked.has(key) && !words.has(node.name))
      const findings =
        words.size === 0 && unused.length > many
          ? [ofFile(root, unused, kept.length)]
          : ofTexts(root, unused, words.size > 0)
      for (const finding of findings) report({ file, ...finding })
    }
  },
}

type Found = Omit<Finding, 'file'>

function ofFile(root: JsonNode, unused: readonly KeptText[], all: number): Found {
  return {
    at: root,
    message: `The page does not ask for ${unused.length} of the ${all} texts: ${listWords(unused.map(({ key }) => key))}.`,
    hint: 'Take out those that the program does not ask for either.',
  }
}

/** A group that nobody asks for is told once. */
function ofTexts(root: JsonNode, unused: readonly KeptText[], isSure: boolean): Found[] {
  const who = isSure ? 'Nobody asks for' : 'The page does not ask for'
  const hint = isSure
    ? 'Take it out, or ask for it as TRANSLATE.….'
    : 'Take it out unless the program asks for it.'
  return [...groupByParent(unused)].flatMap(([group, members]): Found[] => {
    const isWhole = group !== root && members.length > 1 && group.members.length === members.length
    if (isWhole)
      return [
        { at: group, on: 'key', message: `${who} the ${members.length} texts of “${group.name}”.`, hint },
      ]
    return members.map(({ key, node }) => ({ at: node, on: 'key', message: `${who} “${key}”.`, hint }))
  })
}

function groupByParent(texts: readonly KeptText[]): Map<JsonNode, KeptText[]> {
  const groups = new Map<JsonNode, KeptText[]>()
  for (const text of texts) {
    const parent = text.node.parent ?? text.node
    const known = groups.get(parent)
    if (known) known.push(text)
    else groups.set(parent, [text])
  }
  return groups
}
