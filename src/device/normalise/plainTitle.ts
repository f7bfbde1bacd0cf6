import { text } from './repair'

/** What stands in a tag behind its name; a value in quotes may hold `>`. */
const inTag = `(?:\\s(?:"[^"]*"|'[^']*'|[^"'<>])*)?/?`
/** Tags of the elements that plugins write into titles for interfaces that draw titles as HTML. */
const tags = new RegExp(
  `<(/?)(a|b|big|br|center|code|div|em|font|h[1-6]|hr|i|img|li|ol|p|s|small|span|strong|sub|sup|u|ul)${inTag}>`,
  'gi',
)
const withoutEnd: ReadonlySet<string> = new Set(['br', 'hr', 'img'])
/** Longer ones are nobody's title; looking for pairs in them would take long. */
const longest = 20_000

/**
 * The call by which an older interface opens a page from a link within a title; nothing of it is ever run.
 */
const links = /<a\s((?:"[^"]*"|'[^']*'|[^"'<>])*)>([^<]*(?:<(?!\/?a[\s>])[^<]*)*)<\/a\s*>/gi
const opensPage = /browse\.fetchLibrary\(\s*\{\s*uri\s*:\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)")/

const signs: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  amp: '&',
}

const decoded = (written: string): string =>
  written.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (all, ten, sixteen, name) => {
    if (name !== undefined) return signs[String(name).toLowerCase()] ?? all
    const code = ten === undefined ? Number.parseInt(String(sixteen), 16) : Number(ten)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all
  })

/** Only an element with its end, or one that has none, is markup: `<3`, `</c0de>` and `A < B` are titles. */
function isMarkup(title: string): boolean {
  if (!title.includes('<') || title.length > longest) return false
  const begun = new Set<string>()
  for (const [, slash, written = ''] of title.matchAll(tags)) {
    const name = written.toLowerCase()
    if (slash === '') begun.add(name)
    if (withoutEnd.has(name) || (slash !== '' && begun.has(name))) return true
  }
  return false
}

const withoutTags = (title: string): string =>
  (text(decoded(title.replaceAll(tags, ' '))) ?? '').replaceAll(/\s+/g, ' ').trim()

/** A page that a title links to. */
interface TitleLink {
  title: string
  /** Address within the library. */
  uri: string
}

function linkOf(attributes: string, content: string): TitleLink[] {
  const [, single, double] = opensPage.exec(decoded(attributes)) ?? []
  const uri = (single ?? double ?? '').replaceAll(/\\(.)/g, '$1')
  const title = withoutTags(content)
  return uri === '' || title === '' ? [] : [{ title, uri }]
}

/**
 * A title as text: without its tags where plugins wrote HTML for another interface, else as it stands
 * (docs/decisions/023). Undefined for what is no text, and where nothing is left.
 */
export function plainTitle(raw: unknown): string | undefined {
  const title = text(raw)
  return title !== undefined && isMarkup(title) ? withoutTags(title) || undefined : title
}

/** The names by which music is shown, in every push that tells of music. */
export const titles = {
  title: plainTitle,
  name: plainTitle,
  album: plainTitle,
  artist: plainTitle,
  genre: plainTitle,
}

/** A title as text without the links in it that open a page of the library, and those links. */
export function titleAndLinks(raw: string): { title: string; links: TitleLink[] } {
  if (!isMarkup(raw)) return { title: raw, links: [] }
  const found: TitleLink[] = []
  // What is left of the title is markup, even where no pair is left of it.
  const rest = raw.replaceAll(links, (all, attributes, content) => {
    const link = linkOf(String(attributes), String(content))
    found.push(...link)
    return link.length > 0 ? ' ' : all
  })
  return { title: withoutTags(rest), links: found }
}
