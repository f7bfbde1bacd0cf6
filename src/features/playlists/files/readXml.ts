import { UnreadableFile, type RawEntry } from './fileEntries'

/**
 * A document of XML. One that declares entities is not read: no playlist needs them, and a few lines of them
 * can make gigabytes. Throws `UnreadableFile`.
 */
function parseXml(text: string): Element {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new UnreadableFile('broken')
  // It was decoded already, whatever its head says.
  const bare = text.replace(/^\s*<\?xml[^>]*\?>/i, '')
  const { documentElement } = new DOMParser().parseFromString(bare, 'application/xml')
  if (
    documentElement.getElementsByTagName('parsererror').length > 0 ||
    documentElement.localName === 'parsererror'
  )
    throw new UnreadableFile('broken')
  return documentElement
}

const childOf = (element: Element, name: string): Element | undefined =>
  [...element.children].find(({ localName }) => localName.toLowerCase() === name)
const textOf = (element: Element, name: string): string =>
  childOf(element, name)?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''

/** Reads an xspf: its tracks by location, title, creator, album and length. Throws `UnreadableFile`. */
export function readXspf(text: string): { name: string; raw: RawEntry[] } {
  const root = parseXml(text)
  const tracks = [...(childOf(root, 'tracklist')?.children ?? [])]
  return {
    name: textOf(root, 'title'),
    raw: tracks
      .filter(({ localName }) => localName.toLowerCase() === 'track')
      .map((track) => {
        const length = Number(textOf(track, 'duration'))
        return {
          address: textOf(track, 'location'),
          title: textOf(track, 'title'),
          artist: textOf(track, 'creator'),
          album: textOf(track, 'album'),
          seconds: Number.isFinite(length) && length > 0 ? length / 1000 : undefined,
        }
      }),
  }
}

const attributeOf = (element: Element, name: string): string =>
  [...element.attributes].find((one) => one.name.toLowerCase() === name)?.value.trim() ?? ''

/**
 * Reads an opml, however deep its outlines lie: stations, by their addresses. Feeds are no streams and are
 * left out. Throws `UnreadableFile`.
 */
export function readOpml(text: string): { name: string; raw: RawEntry[] } {
  const root = parseXml(text)
  const head = childOf(root, 'head')
  return {
    name: head ? textOf(head, 'title') : '',
    raw: [...root.getElementsByTagName('*')]
      .filter(({ localName }) => localName.toLowerCase() === 'outline')
      .flatMap((outline) => {
        const address = attributeOf(outline, 'url')
        const title = attributeOf(outline, 'text') || attributeOf(outline, 'title')
        return address === '' ? [] : [{ address, title }]
      }),
  }
}
