const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/**
 * A file's text: by its byte order mark, else UTF-8, else the encoding that its XML names, else that of
 * Windows, which holds all of Latin-1. Never throws; what cannot be read stands as U+FFFD.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(([mark]) => mark.every((byte, place) => bytes[place] === byte))
  if (marked) return new TextDecoder(marked[1]).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200))
    const [, named = 'windows-1252'] = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(start) ?? []
    try {
      return new TextDecoder(named).decode(bytes)
    } catch {
      return new TextDecoder('windows-1252').decode(bytes)
    }
  }
}
