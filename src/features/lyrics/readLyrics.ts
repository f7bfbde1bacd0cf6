/** A line that is sung from a moment on. */
export interface TimedLine {
  /** ms from the beginning of the track. */
  at: number
  /** '' where nobody sings; what is sung at once, as a translation is, has a line end between. */
  text: string
}

/** The words of a track; at least one line of them says something. */
export type Lyrics =
  | { kind: 'timed'; /** In the order of their time, each at one of its own. */ lines: readonly TimedLine[] }
  | { kind: 'plain'; /** '' parts verses. */ lines: readonly string[] }

/** What is longer is no song: lines, characters of a line, and characters of all that is looked at. */
const mostLines = 5_000
const longestLine = 1_000
const longestText = 2_000_000
/** What begins later than this, ms, is no time of a track. */
const latest = 24 * 60 * 60 * 1000

/** `[mm:ss]`, `[mm:ss.xx]`, `[mm:ss:xx]`, `[hh:mm:ss.xx]`, at the beginning of what is left of a line. */
const stamp = /^\s*\[(?:(\d{1,2}):(?=\d{1,2}:\d{1,2}\.))?(\d{1,4}):(\d{1,2})(?:[.:](\d{1,3}))?\]/
/** What word stamps of the enhanced form look like. */
const wordStamp = /<\d{1,4}:\d{1,2}(?:[.:]\d{1,3})?>\s?/g
/** What a file says of itself. */
const tag = /^\s*\[(?:ar|al|ti|au|by|re|tool|ve|length|offset|la|lang|id|lr|#):.*\]\s*$/i
const offsetTag = /^\s*\[offset:\s*([+-]?\d{1,7})\s*\]\s*$/i

const clean = (line: string): string =>
  line
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, longestLine)
    .trim()

/** Cuts the stamps off a line: ms of each, and what is left. */
function cutStamps(line: string): { times: number[]; text: string } {
  const times: number[] = []
  let text = line
  for (let found = stamp.exec(text); found; found = stamp.exec(text)) {
    const [all, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = found
    const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
    times.push(whole * 1000 + Math.round(Number(`0.${fraction}`) * 1000))
    text = text.slice(all.length)
  }
  return { times, text: times.length > 0 ? text.replace(wordStamp, '') : text }
}

/** One empty line between verses, none before and after them all. */
const withoutSpareGaps = (lines: readonly string[]): string[] =>
  lines.filter((line, place) => line !== '' || (place > 0 && lines[place - 1] !== '')).slice(0, mostLines)

/** In the order of their time; what is sung at once is one line, and so are pauses that follow each other. */
function inOrder(lines: readonly TimedLine[]): TimedLine[] {
  const ordered: TimedLine[] = []
  for (const line of lines.toSorted((one, other) => one.at - other.at)) {
    const last = ordered.at(-1)
    if (last?.at === line.at) last.text = [last.text, line.text].filter((text) => text !== '').join('\n')
    else if (line.text !== '' || (last && last.text !== '')) ordered.push({ ...line })
  }
  return ordered
}

/**
 * Reads the words of a track, as LRC or as plain text, whatever else it is; undefined where it says nothing.
 * Never throws. Metadata and stamps of single words are dropped, the offset is reckoned in (a positive one is
 * earlier), and a line without a stamp belongs to the one before it.
 */
export function readLyrics(text: string): Lyrics | undefined {
  const written = text
    .slice(0, longestText)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\n\r\u2028\u2029]/)
  const plain: string[] = []
  const timed: TimedLine[] = []
  let offset = 0
  let last: readonly TimedLine[] = []
  for (const line of written) {
    if (plain.length >= mostLines || timed.length >= mostLines) break
    offset = Number(offsetTag.exec(line)?.[1] ?? offset)
    if (tag.test(line)) continue
    const { times, text: lineText } = cutStamps(line)
    const words = clean(lineText)
    plain.push(words)
    if (times.length > 0) {
      last = times.slice(0, mostLines - timed.length).map((at) => ({ at, text: words }))
      timed.push(...last)
    } else if (words !== '')
      for (const one of last) one.text = `${one.text}\n${words}`.trim().slice(0, longestLine)
  }
  const lines = inOrder(
    timed
      .map(({ at, text: words }) => ({ at: Math.max(0, at - offset), text: words }))
      .filter(({ at }) => at < latest),
  )
  if (lines.length > 1) return { kind: 'timed', lines }
  const verses = withoutSpareGaps(plain)
  while (verses.at(-1) === '') verses.pop()
  return verses.length > 0 ? { kind: 'plain', lines: verses } : undefined
}

/**
 * The place of the line that is sung at a position, ms, among lines in the order of their time; -1 before the
 * first.
 */
export function currentLine(lines: readonly TimedLine[], position: number): number {
  let [from, to] = [0, lines.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((lines[middle]?.at ?? Infinity) <= position) from = middle + 1
    else to = middle
  }
  return from - 1
}
