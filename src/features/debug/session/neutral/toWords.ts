import type { NeutralWords } from './NeutralWords'
import type { NeutralKind } from './Replacement'

interface Word {
  kind: NeutralKind
  original: string
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** Patterns that find words (longest first) where they stand alone; hosts in any case, other names as they are written. */
export const toWords = (words: readonly Word[]): readonly NeutralWords[] => {
  const hosts = words.filter(({ kind }) => kind === 'host')
  const others = words.filter(({ kind }) => kind !== 'host')
  return [
    { some: hosts, flags: 'giu', spell: (text: string) => text.toLowerCase() },
    { some: others, flags: 'gu', spell: (text: string) => text },
  ].flatMap(({ some, flags, spell }) => {
    if (some.length === 0) return []
    const kinds = new Map(some.map(({ kind, original }) => [spell(original), kind]))
    const any = some.map(({ original }) => escaped(original)).join('|')
    const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`, flags)
    return [{ pattern, kindOf: (word: string) => kinds.get(spell(word)) ?? 'host' }]
  })
}
