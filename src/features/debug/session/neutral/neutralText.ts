import { findText } from './findText'
import { isAddress } from './isAddress'
import { isOwnHost } from './isOwnHost'
import { looksLikeHost } from './looksLikeHost'
import { looksLikeKey } from './looksLikeKey'
import type { Piece } from './Piece'
import { replaceIn } from './replaceIn'
import { inBrandOfFixtures } from './inBrandOfFixtures'
import type { NeutralWords } from './NeutralWords'
import type { NeutralKind } from './Replacement'

interface Means {
  /** What takes the place of an original; `isWord`: it may hide in other texts, too. */
  say: (kind: NeutralKind, original: string, isWord?: boolean) => string
  /** Originals that are known to be names; none while names are still being read. */
  words: readonly NeutralWords[]
  /** The brand word of the player, in whose place that of the fixtures goes. */
  brandWord: string
}

/** A text in which everything that tells of somebody by its look, and every known name, is replaced. */
export const neutralText = (text: string, means: Means): string => {
  const { say, words, brandWord } = means
  if (text.length < 3) return text
  const host = (name: string): string => {
    const bare = name.replace(/^\[(.*)\]$/, '$1')
    if (isOwnHost(name)) return inBrandOfFixtures(name, brandWord)
    if (/^[\d.]+$|:/.test(bare))
      return isAddress(bare) ? name.replace(bare, () => say('address', bare)) : name
    return say('host', name, true)
  }
  const assigned = (kind: NeutralKind) => (match: RegExpMatchArray) =>
    `${match[1] ?? ''}${match[2] ?? ''}${say(kind, match[3] ?? '', true)}`

  let pieces: Piece[] = [{ text, isDone: false }]
  const look = (pattern: RegExp, replace: (match: RegExpMatchArray) => string | undefined) => {
    pieces = replaceIn(pieces, pattern, replace)
  }
  look(findText.url, ([, scheme = '', user = '', name = '']) => {
    if (name === '' && user === '') return undefined
    return scheme + credentials(user, say) + host(name)
  })
  look(findText.share, ([, slashes = '', name = '']) => slashes + host(name))
  look(findText.encoded, ([run]) => recoded(run, (plain) => neutralText(plain, means)))
  look(findText.email, ([found]) => {
    // The full stop of a sentence is not the address's.
    const address = found.replace(/[.-]+$/, '')
    return /@\dx\.(png|jpe?g|webp|gif|svg)$/i.test(address)
      ? undefined
      : say('email', address) + found.slice(address.length)
  })
  look(findText.hardware, ([address]) => say('hardware', address))
  look(findText.uuid, ([uuid]) => say('serial', uuid))
  for (const pattern of [findText.version6, findText.version4])
    look(pattern, ([address]) => (isAddress(address) ? say('address', address) : undefined))
  look(findText.export, ([, name = '']) =>
    /^[a-z]$|^(https?|file)$/i.test(name) ? undefined : host(name) + ':',
  )
  look(findText.host, ([name]) => (looksLikeHost(name) && !isOwnHost(name) ? host(name) : undefined))
  look(findText.home, ([, place = '', user = '']) => place + say('person', user, true))
  look(findText.bearer, ([, scheme = '', key = '']) => `${scheme} ${say('secret', key)}`)
  look(findText.jwt, ([key]) => say('secret', key))
  look(findText.assigned, assigned('secret'))
  look(findText.assignedUser, assigned('person'))
  look(findText.assignedSerial, assigned('serial'))
  look(findText.key, ([key]) => (looksLikeKey(key) ? say('secret', key) : undefined))
  for (const { pattern, kindOf } of words) look(pattern, ([word]) => say(kindOf(word), word))
  return pieces
    .map((piece) => (piece.isDone ? piece.text : inBrandOfFixtures(piece.text, brandWord)))
    .join('')
}

/** `name:password@` of an address; with `say` for each part. */
function credentials(user: string, say: Means['say']): string {
  if (user === '') return ''
  const [name = '', password] = user.slice(0, -1).split(':')
  const key = password === undefined || password === '' ? '' : `:${say('secret', password, true)}`
  return `${name === '' ? '' : say('person', name, true)}${key}@`
}

/** A text with percent signs, `change` done to what they stand for; undefined where that changes nothing or is no text. */
function recoded(run: string, change: (plain: string) => string): string | undefined {
  try {
    const plain = decodeURIComponent(run)
    const changed = change(plain)
    return changed === plain ? undefined : encodeURIComponent(changed)
  } catch {
    return undefined
  }
}
