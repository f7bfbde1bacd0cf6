/**
 * What a thing that was replaced is: addresses of the network and of hardware, names, and what lets somebody
 * in.
 */
export type NeutralKind =
  | 'address'
  | 'hardware'
  | 'host'
  | 'network'
  | 'device'
  | 'person'
  | 'email'
  | 'secret'
  | 'serial'

/** One original and what stands in its place, everywhere. */
export interface Replacement {
  kind: NeutralKind
  original: string
  replacement: string
}

/** Names that hide in texts: one pattern for all of them, and what each is. */
export interface NeutralWords {
  pattern: RegExp
  kindOf: (word: string) => NeutralKind
}

const ours = 'anybrand'

/** A text with the brand word of all fixtures in the place of a player's own, in the same case. */
export const inBrandOfFixtures = (text: string, brandWord: string): string => {
  if (brandWord === '' || brandWord === ours || !text.toLowerCase().includes(brandWord)) return text
  return text.replaceAll(new RegExp(brandWord.replaceAll(/\W/g, String.raw`\$&`), 'gi'), (found) => {
    if (found === found.toUpperCase()) return ours.toUpperCase()
    return found.charAt(0) === found.charAt(0).toUpperCase() ? `Anybrand` : ours
  })
}

/** Whether a host's name tells of nobody: this machine, or a name that is reserved for examples. */
const isOwnHost = (name: string): boolean =>
  name === '' || /^localhost$|(^|\.)(example(\.(com|net|org))?|invalid|test)$/i.test(name)

/** Endings that only mean something within one house. */
const local = /\.(local|lan|home|box|internal|intranet|localdomain|corp|arpa|private)$/i
const everywhere = /\.(com|net|org|info|io|dev|app|cloud|online|biz|tv|fm|[a-z]{2})$/
const files = /\.(js|py|sh|so|md|ts|gz|xz|db|mp|wv|qt)$/

/** Whether a name with dots is a host's rather than a file's or a key's. */
const looksLikeHost = (name: string): boolean =>
  local.test(name) || (name.split('.').length > 2 && everywhere.test(name) && !files.test(name))

const classOf = (sign: string) => (/\d/.test(sign) ? 'digit' : /[a-z]/.test(sign) ? 'lower' : 'upper')

/**
 * How often letters, capitals and digits take turns: seldom in names, all the time in what a machine made up.
 */
const turns = (text: string): number =>
  text.split('').filter((sign, index) => index > 0 && classOf(sign) !== classOf(text.charAt(index - 1)))
    .length

/** Whether a word without spaces was made up by a machine to identify or to let in: a key, a sum, a token. */
const looksLikeKey = (word: string): boolean =>
  word.split(/[-_=]/).some((part) => {
    const digits = part.replaceAll(/\D/g, '').length
    if (/^[\da-f]{12,}$/i.test(part)) return digits > 1 && digits < part.length
    return part.length >= 16 && digits >= 3 && turns(part) >= 4
  })

/** Whether a text that looks like one is an address of the network that may tell of somebody. */
const isAddress = (text: string): boolean => {
  if (text.includes(':')) return isVersion6(text)
  const parts = text.split('.').map(Number)
  const [first = 0] = parts
  // Every machine's own, everybody's, and masks tell nothing.
  const isOfAll = first === 127 || text === '0.0.0.0' || text.startsWith('255.')
  return parts.length === 4 && parts.every((part) => part <= 255) && !isOfAll
}

const isVersion6 = (text: string): boolean => {
  const [bare = ''] = text.split('%')
  if (bare === '::' || bare === '::1') return false
  // Times and durations look alike, but for the number of their parts.
  if (!bare.includes('::') && bare.split(':').length < 7) return false
  return URL.canParse(`http://[${bare}]`)
}

/** A piece of a text: still to be looked at, or replaced already. */
interface Piece {
  text: string
  isDone: boolean
}

/** What was found, and its groups. */
type Found = readonly [whole: string, ...groups: (string | undefined)[]]

/**
 * Finds a pattern that has the flag g. What stands before a match, as its group `before`, is no part of it;
 * the oldest browsers cannot look back. It may be the last character of the match before.
 */
function* findIn(text: string, pattern: RegExp): Generator<{ found: Found; from: number; to: number }> {
  const search = new RegExp(pattern)
  let match: RegExpExecArray | null
  while ((match = search.exec(text))) {
    const { before } = match.groups ?? {}
    const [whole, ...groups] = match
    const to = match.index + whole.length
    if (before === undefined) yield { found: [whole, ...groups], from: match.index, to }
    else {
      const from = match.index + before.length
      yield { found: [whole.slice(before.length), ...groups.slice(1)], from, to }
      search.lastIndex = Math.max(from + 1, to - 1)
    }
    if (search.lastIndex <= match.index) search.lastIndex = match.index + 1
  }
}

/**
 * Looks for `pattern` (with its flag g) in the pieces that are not done; what `replace` makes of a match is
 * done, a match of which it makes undefined stays as it is.
 */
const replaceIn = (
  pieces: readonly Piece[],
  pattern: RegExp,
  replace: (found: Found) => string | undefined,
): Piece[] =>
  pieces.flatMap((piece) => {
    if (piece.isDone) return [piece]
    const { text } = piece
    const found: Piece[] = []
    let end = 0
    for (const match of findIn(text, pattern)) {
      const made = replace(match.found)
      if (made === undefined) continue
      if (match.from > end) found.push({ text: text.slice(end, match.from), isDone: false })
      found.push({ text: made, isDone: true })
      end = match.to
    }
    if (end === 0) return found.length === 0 ? [piece] : found
    return end < text.length ? [...found, { text: text.slice(end), isDone: false }] : found
  })

/**
 * What tells of somebody by its look, wherever it stands. Each has the flag g. Texts are long and hostile: no
 * pattern looks at a character more than a few times.
 */
const findText = {
  /** Up to the host. Other schemes are names of music services, which have no host there. */
  url: /\b((?:https?|wss?|s?ftps?|smb|cifs|nfs|afp|davs?|ssh|telnet|vnc|rtsp|rtmp|mms|icy|icecast|mpd|ldap):(?:\/\/|\\\\))([^\s"'<>/\\?#@]{0,200}@)?(\[[\da-f:.%]{2,60}\]|[^\s"'<>/\\?#:@,;)\]}]{0,255})/gi,
  /** \\host\share, and //host/share where nothing stands before it. */
  share: /(?<before>^|[^\w:/\\])(\\\\|\/\/)([\w.-]+)(?=[\\/])/g,
  /** host:/export, as NFS writes it. */
  export: /(?<before>^|[^\w./-])([a-z\d][\w.-]{0,250}):(?=\/[^/])/gi,
  email:
    /[^\s"'<>@,;:()[\]{}\\/=&?#|`]{1,64}@(?:[^\s"'<>@,;:()[\]{}\\/=&?#|`]{1,64}@){0,8}[\p{L}\p{N}][\p{L}\p{N}.-]{0,250}/gu,
  hardware:
    /(?<before>^|[^\da-f:-])[\da-f]{2}(?<between>[:-])(?:[\da-f]{2}\k<between>){4}[\da-f]{2}(?![\da-f:-])/gi,
  uuid: /(?<before>^|[^\da-z])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-z])/gi,
  version6: /(?<before>^|[^\w:.])(?:[\da-f]{0,4}:){2,8}[\da-f.]{0,45}(?:%\w{1,20})?(?![\w:])/gi,
  version4: /(?<before>^|[^\w.])\d{1,3}(?:\.\d{1,3}){3}(?!\.?\w)/g,
  /** Names that only mean something in one house, and full names of hosts. */
  host: /(?<before>^|[^\w.@-])[a-z\d](?:[\w-]{0,62}\.){1,8}[a-z]{2,24}(?![\w-])/gi,
  /** The user's part of a path; with spaces only where the path goes on. */
  home: /((?:^|[^\w])(?:home|users|documents and settings|run[\\/]media)[\\/])([^\\/\s"'<>:]+(?: [^\\/\s"'<>:]+)*(?=[\\/])|[^\\/\s"'<>:,;)]+)/gi,
  bearer: /\b(bearer|basic)\s+([\w.~+/=-]{8,})/gi,
  jwt: /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]+)?/g,
  /** key=value of addresses and of logs. */
  assigned:
    /\b((?:\w*[_-])?(?:token|secret|password|passwd|passphrase|psk|pwd|api_?key|auth|authorization|signature|sig|session|sid))(\s?[=:]\s?)([^\s"'<>&;,]+)/gi,
  /** The same for names of users. */
  assignedUser: /\b((?:\w*[_-])?(?:user|username|login))(\s?[=:]\s?)([^\s"'<>&;,]+)/gi,
  assignedSerial: /\b(serial(?:[ _-]?(?:number|no|nr))?)(\.?\s?[=:#]\s?)([^\s"'<>&;,]+)/gi,
  /** Keys and sums: long, and no word of any language. */
  key: /(?<before>^|[^\w-])[\w-]{12,}={0,2}(?![\w-])/g,
  encoded: /[^\s"'<>&=?#/:]{0,300}%[\da-f]{2}[^\s"'<>&=?#/:]{0,300}/gi,
} as const

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
  const assigned = (kind: NeutralKind) => (match: Found) =>
    `${match[1] ?? ''}${match[2] ?? ''}${say(kind, match[3] ?? '', true)}`

  let pieces: Piece[] = [{ text, isDone: false }]
  const look = (pattern: RegExp, replace: (found: Found) => string | undefined) => {
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

/**
 * A text with percent signs, `change` done to what they stand for; undefined where that changes nothing or is
 * no text.
 */
function recoded(run: string, change: (plain: string) => string): string | undefined {
  try {
    const plain = decodeURIComponent(run)
    const changed = change(plain)
    return changed === plain ? undefined : encodeURIComponent(changed)
  } catch {
    return undefined
  }
}
