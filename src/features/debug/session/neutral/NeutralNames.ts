import { replacements } from './replacements'
import type { NeutralKind, Replacement } from './Replacement'

interface Known {
  kind: NeutralKind
  original: string
  /** Whether it is to be found within other texts, too. */
  isWord: boolean
  replacement: string | undefined
}

/** Spellings of the same thing: `AA-BB-…` is `aa:bb:…`, and hosts have no case. */
const sameAs = (kind: NeutralKind, original: string): string => {
  if (kind === 'hardware') return original.replaceAll('-', ':').toLowerCase()
  return kind === 'host' || kind === 'email' ? original.toLowerCase() : original
}

const keyOf = (kind: NeutralKind, original: string) => `${kind} ${sameAs(kind, original)}`

const isNeutral = ({ kind, original }: Pick<Known, 'kind' | 'original'>) =>
  replacements[kind].made.test(original)

/** Too short a word stands in too many texts by chance. */
const shortestWord = 3

/**
 * The originals that were met and what takes their places. First all are noted, in the order in which they are met; the
 * first question for a replacement hands them out. Those that are replacements already are taken by nobody else.
 */
export class NeutralNames {
  readonly #known = new Map<string, Known>()
  readonly #counts: Partial<Record<NeutralKind, number>> = {}
  #areHandedOut = false

  /** Notes an original. `isWord`: it also hides in texts that say more. */
  note(kind: NeutralKind, original: string, isWord = false): void {
    const key = keyOf(kind, original)
    const known = this.#known.get(key)
    if (known) known.isWord ||= isWord
    else this.#known.set(key, { kind, original, isWord, replacement: undefined })
  }

  /** What takes the place of an original, which is noted if it was not. */
  replace(kind: NeutralKind, original: string): string {
    if (isNeutral({ kind, original })) return original
    this.note(kind, original)
    this.#handOut()
    const known = this.#known.get(keyOf(kind, original))
    if (!known) return original
    known.replacement ??= this.#next(kind, original)
    // Of hardware addresses the punctuation stays.
    return kind === 'hardware' ? known.replacement.replaceAll(/[:-]/g, original.charAt(2)) : known.replacement
  }

  /** The originals that hide in texts, longest first. */
  words(): readonly { kind: NeutralKind; original: string }[] {
    return [...this.#known.values()]
      .filter((known) => known.isWord && known.original.length >= shortestWord && !isNeutral(known))
      .sort((a, b) => b.original.length - a.original.length)
  }

  /** What was replaced, in the order in which it was met. */
  replaced(): readonly Replacement[] {
    return [...this.#known.values()].flatMap(({ kind, original, replacement }) =>
      replacement === undefined || replacement === original ? [] : [{ kind, original, replacement }],
    )
  }

  #handOut(): void {
    if (this.#areHandedOut) return
    this.#areHandedOut = true
    for (const known of this.#known.values())
      if (!isNeutral(known)) known.replacement = this.#next(known.kind, known.original)
  }

  #next(kind: NeutralKind, original: string): string {
    let n = this.#counts[kind] ?? 0
    let next: string
    do next = replacements[kind].make(++n, original)
    while (this.#known.has(keyOf(kind, next)))
    this.#counts[kind] = n
    return next
  }
}
