import type { NeutralKind, Replacement } from './neutralText'

interface Words {
  /** The n-th replacement, from 1; like its original where that matters to whoever reads it. */
  make: (n: number, original: string) => string
  /** What `make` makes: such a thing tells of nobody and is left as it is. */
  made: RegExp
}

const hex = (n: number, digits: number) => n.toString(16).padStart(digits, '0')

/** Addresses that are reserved for documentation, then those for measuring. */
const blocks = ['192.0.2', '198.51.100', '203.0.113']
const address = (n: number) => {
  const block = blocks[Math.floor((n - 1) / 254)]
  return block ? `${block}.${((n - 1) % 254) + 1}` : `198.18.${Math.floor(n / 254) % 256}.${(n % 254) + 1}`
}

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** What stands in the place of each kind of thing. */
const replacements: Record<NeutralKind, Words> = {
  address: {
    make: (n, original) => (original.includes(':') ? `2001:db8::${hex(n, 1)}` : address(n)),
    made: /^(192\.0\.2|198\.51\.100|203\.0\.113|198\.18\.\d+)\.\d+$|^2001:db8::[\da-f]{1,4}$/,
  },
  hardware: {
    make: (n, original) =>
      `02:00:00:00:${hex(n >> 8, 2)}:${hex(n & 255, 2)}`.replaceAll(':', original.charAt(2)),
    made: /^02([:-])00\1{1}00\1{1}00\1{1}[\da-f]{2}\1{1}[\da-f]{2}$/,
  },
  host: {
    make: (n, original) => (original.includes('.') ? `host-${n}.example` : `host-${n}`),
    made: /^host-\d+(\.example)?$/,
  },
  network: { make: (n) => `Network ${n}`, made: /^Network \d+$/ },
  device: { make: (n) => `Device ${n}`, made: /^Device \d+$/ },
  person: { make: (n) => `user-${n}`, made: /^user-\d+$/ },
  email: { make: (n) => `person-${n}@mail.example`, made: /^person-\d+@mail\.example$/ },
  secret: { make: (n) => `secret-${n}`, made: /^secret-\d+$|^•+$/ },
  serial: {
    make: (n, original) => (isUuid(original) ? `00000000-0000-4000-8000-${hex(n, 12)}` : `serial-${n}`),
    made: /^serial-\d+$|^00000000-0000-4000-8000-[\da-f]{12}$/,
  },
}

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
 * The originals that were met and what takes their places. First all are noted, in the order in which they
 * are met; the first question for a replacement hands them out. Those that are replacements already are taken
 * by nobody else.
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
