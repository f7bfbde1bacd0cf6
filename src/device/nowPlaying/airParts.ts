/** A part of an air title: what it says, and where in the title it stands. */
export interface AirPart {
  text: string
  /** Of its first character. */
  from: number
  /** Behind its last character. */
  to: number
}

/** What a station says that it plays. */
export interface AirParts {
  artist: AirPart
  title: AirPart
}

/** Longer titles are no titles. */
const longest = 200

/** Dashes of any length between spaces: those within names have none. */
const dash = /\s+(?:[-\u2010-\u2015\u2212]|--)\s+/gu

const prefixOfAir =
  /^(?:now playing|now on air|on air|playing now|jetzt läuft|es läuft|sie hören|aktuell|live)\s*:\s*/iu

/** Words about something else than what plays: announcements, advertisements, addresses, greetings. */
const noTitle =
  /https?:|www\.|\b[\w-]+\.(?:com|de|net|org|fm|at|ch|co\.uk)\b|StreamTitle|song_spot|=["']|[€%]|\$\d|\+?\d[\d\s/]{7,}|\*\*|\b(?:advert\w*|werbung|ad ?break|commercials?|jingle|station id|spot ?block)\b|^\W*(?:up next|coming up|next|gleich|danach|you(?:['’]re| are)|listening to|welcome|willkommen|thank|thanks|danke|stay tuned)\b/iu

/** A part that names nothing, or something else than music. */
const noName =
  /^(?:unknown(?: artist| title| track)?|unbekannt(?:er (?:interpret|künstler|titel))?|n\/?a|none|null|undefined|various(?: artists)?|artist|interpret|title|titel|untitled|track ?\d*|live|news|nachrichten|weather|wetter|traffic|verkehr|sport|\d{1,2}[:.]\d{2}.*)$/iu

/** An artist that is a station: of three words of which one says so nobody knows what they are. */
const station = /\b(?:radio|webradio|fm|dab\+?)\b|\b\d{2,3}[.,]\d\b/iu

/** A last part that is about the one before it. */
const version =
  /^(?:live(?: .+)?|radio edit|single version|album version|extended(?: mix| version)?|remaster(?:ed)?(?: \d{4})?|\d{4} remaster(?:ed)?|.+ (?:remix|mix|edit|version)|acoustic|instrumental|demo)$/iu

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** The parts of a text between dashes, in its own places. */
function partsOf(text: string, from: number): AirPart[] {
  const parts: AirPart[] = []
  let start = from
  const add = (to: number) => {
    const raw = text.slice(start, to)
    const trimmed = raw.trim()
    const at = start + raw.indexOf(trimmed)
    parts.push({ text: trimmed, from: at, to: at + trimmed.length })
  }
  for (const match of text.matchAll(dash)) {
    if (match.index < from) continue
    add(match.index)
    start = match.index + match[0].length
  }
  add(text.length)
  return parts
}

const isSame = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0

/**
 * Artist and title of what a station says that it plays, “Artist - Title”; undefined for whatever may be
 * something else: rather none than wrong ones. `station`: its name, where it is known. Nobody can tell
 * “Title - Artist” from it.
 */
export function airPartsOf(air: string, stationName = ''): AirParts | undefined {
  if (air.length > longest || noTitle.test(air)) return undefined
  const prefix = prefixOfAir.exec(air)?.[0].length ?? 0
  let parts = partsOf(air, prefix)
  // Stations put themselves before what they play, or behind it.
  if (parts.length > 2 && stationName !== '') parts = parts.filter(({ text }) => !isSame(text, stationName))
  if (parts.length === 3 && version.test(parts[2]?.text ?? '')) parts = parts.slice(0, 2)
  const [artist, title] = parts
  if (!artist || !title || parts.length !== 2) return undefined
  const names = [artist.text, title.text]
  if (!names.every(hasLetters) || names.some((name) => noName.test(name) || isSame(name, stationName)))
    return undefined
  if (
    station.test(artist.text) ||
    version.test(title.text) ||
    names.every((name) => /^[\d\s:.]+$/.test(name))
  )
    return undefined
  return { artist, title }
}

/** Those who play along, and the word before them: nobody finds “A feat. B” under that name. */
export const withoutGuests = (artist: string): string =>
  artist.replace(/\s+[([]?(?:feat\.?|ft\.?|featuring)\s.*$/iu, '')
