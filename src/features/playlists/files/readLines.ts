import type { RawEntry } from './fileEntries'

const linesOf = (text: string) => text.split(/\r\n|\r|\n/)

/** Seconds as they are written, where they are. */
const secondsOf = (text: string | undefined): number | undefined => {
  const seconds = Number.parseFloat(text ?? '')
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}

/**
 * Place of the comma behind which the title stands: those within quotes are of the attributes ('123
 * logo="a,b",Artist - Title'); -1 for none.
 */
function commaOf(text: string): number {
  let isQuoted = false
  for (let place = 0; place < text.length; place += 1) {
    if (text[place] === '"') isQuoted = !isQuoted
    if (text[place] === ',' && !isQuoted) return place
  }
  return -1
}

/** Reads an m3u or m3u8: paths and addresses, each with what the lines before it say. */
export function readM3u(text: string): { name: string; raw: RawEntry[] } {
  const raw: RawEntry[] = []
  let name = ''
  let said: Omit<RawEntry, 'address'> = {}
  for (const line of linesOf(text)) {
    const one = line.trim()
    if (one === '') continue
    if (!one.startsWith('#')) {
      raw.push({ ...said, address: one })
      said = {}
      continue
    }
    const [, tag = '', value = ''] = /^#([A-Z]+):(.*)$/.exec(one) ?? []
    if (tag === 'PLAYLIST') name = value
    if (tag === 'EXTALB') said.album = value.trim()
    if (tag === 'EXTART') said.artist = value.trim()
    if (tag !== 'EXTINF') continue
    const comma = commaOf(value)
    if (comma < 0) continue
    const [length, title] = [value.slice(0, comma), value.slice(comma + 1)]
    said = { ...said, seconds: secondsOf(length), title: title.trim() }
  }
  return { name, raw }
}

/** Reads a pls: `File1=`, `Title1=`, `Length1=`, in the order of their figures. */
export function readPls(text: string): { name: string; raw: RawEntry[] } {
  const entries = new Map<number, RawEntry>()
  for (const line of linesOf(text)) {
    const [, key = '', figure = '', value = ''] =
      /^\s*(File|Title|Length)(\d{1,6})\s*=(.*)$/i.exec(line) ?? []
    if (key === '') continue
    const entry = entries.get(Number(figure)) ?? { address: '' }
    entries.set(Number(figure), entry)
    if (/^file$/i.test(key)) entry.address = value.trim()
    else if (/^title$/i.test(key)) entry.title = value.trim()
    else entry.seconds = secondsOf(value)
  }
  const raw = [...entries].sort(([one], [other]) => one - other).flatMap(([, entry]) => entry)
  return { name: '', raw: raw.filter(({ address }) => address !== '') }
}
