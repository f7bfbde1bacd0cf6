import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setInterval, clearInterval } from 'node:timers'
import { mp3Of } from '../../testing/musicFiles'

/** A web radio of a test, at addresses of its own for all that can go wrong with one. */
export interface TestStation {
  /** Where it is, without a path: `/tone` plays; see `startStation`. */
  url: string
  /** Says from now on that it plays this. */
  says(title: string): void
  /** Sends nothing any more, and stays connected. */
  hush(): void
  /** Hangs up on who listens; `isGone`: and has nobody listen from then on. */
  cut(isGone?: boolean): void
  /** Paths that were asked for, in order. */
  asked: readonly string[]
  close(): Promise<void>
}

/** Hz of the tone that it plays. */
export const stationPitch = 523

const rate = 44_100
/** Bytes of music between two words of the station. */
const betweenWords = 8_000

/**
 * Starts a web radio that plays a tone in raw samples, which MPD decodes: `/tone` says what it plays (ICY),
 * `/slow` never answers, `/gone` is none, `/page` is no music, `/list.m3u`, `/list.pls` and `/list.xspf` lead
 * to `/tone`, `/empty.m3u` to nothing; `/pieces.m3u8` is one in pieces (HLS), silent MP3 of two seconds each.
 */
export async function startStation(): Promise<TestStation> {
  const asked: string[] = []
  const listeners = new Set<ServerResponse>()
  const since = Date.now()
  let title = 'First'
  let isSilent = false
  let isGone = false

  const speak = ({ url: path = '' }: IncomingMessage, response: ServerResponse) => {
    asked.push(path)
    if (path === '/slow') return
    const [type, words] = lists(base)[path] ?? []
    if (type !== undefined) return void response.writeHead(200, { 'content-type': type }).end(words)
    if (path.startsWith('/piece-')) return void response.writeHead(200).end(piece)
    if (path === '/live.m3u8')
      return void response.writeHead(200, { 'content-type': piecesType }).end(latestPieces(since))
    if (isGone || path === '/gone') return void response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': `audio/L16;rate=${rate};channels=1`,
      'icy-name': 'Harbour FM',
      'icy-metaint': String(betweenWords),
    })
    isSilent = false
    listeners.add(response)
    const more = createMusic(() => title)
    const send = () => {
      if (!isSilent) response.write(more())
    }
    send()
    const timer = setInterval(send, 50)
    response.on('close', () => {
      clearInterval(timer)
      listeners.delete(response)
    })
  }
  const server = createServer(speak)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const base = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
  // It keeps nobody alive that is done otherwise.
  server.unref()
  return {
    url: base,
    says: (words) => (title = words),
    hush: () => (isSilent = true),
    cut(forEver = false) {
      isGone = forEver
      for (const listener of listeners) listener.end()
    },
    asked,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** What leads to the station, by path: its type, and what it says. */
const lists = (base: string): Readonly<Record<string, readonly [type: string, words: string]>> => ({
  '/page': ['text/html', '<h1>Harbour FM</h1>'],
  '/list.m3u': ['audio/x-mpegurl', `#EXTM3U\r\n#EXTINF:-1,Harbour FM\r\n${base}/tone\r\n`],
  '/list.pls': ['audio/x-scpls', `[playlist]\nNumberOfEntries=1\nFile1=${base}/tone\nTitle1=Harbour FM\n`],
  '/list.xspf': [
    'application/xspf+xml',
    `<playlist version="1" xmlns="http://xspf.org/ns/0/">
      <trackList><track><location>${base}/tone</location></track></trackList>
    </playlist>`,
  ],
  '/empty.m3u': ['audio/x-mpegurl', '#EXTM3U\n'],
  '/pieces.m3u8': [piecesType, '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=128000\nlive.m3u8\n'],
})

const piecesType = 'application/vnd.apple.mpegurl'
/** Seconds of a piece. */
const pieceLength = 2
const piece = mp3Of(pieceLength)

/** The four pieces that a station has at the moment. */
function latestPieces(since: number): string {
  const first = Math.floor((Date.now() - since) / 1_000 / pieceLength)
  const head = ['#EXTM3U', `#EXT-X-TARGETDURATION:${pieceLength}`, `#EXT-X-MEDIA-SEQUENCE:${first}`]
  const pieces = [0, 1, 2, 3].map((at) => `#EXTINF:${pieceLength},\npiece-${first + at}.mp3`)
  return [...head, ...pieces, ''].join('\n')
}

/** Gives, each time, what is due since the last: half a second first, then as the time goes. */
function createMusic(title: () => string): () => Buffer {
  const start = Date.now()
  let [count, left, told] = [0, betweenWords, '']
  return () => {
    const due = Math.floor(((Date.now() - start) / 1_000 + 0.5) * rate)
    const parts: Buffer[] = []
    while (count < due) {
      const samples = Math.min(left / 2, due - count)
      const bytes = Buffer.alloc(samples * 2)
      for (let index = 0; index < samples; index += 1, count += 1)
        bytes.writeInt16BE(
          Math.round(8_000 * Math.sin((2 * Math.PI * stationPitch * count) / rate)),
          index * 2,
        )
      parts.push(bytes)
      left -= bytes.length
      if (left > 0) continue
      left = betweenWords
      parts.push(toWords(told === title() ? '' : title()))
      told = title()
    }
    return Buffer.concat(parts)
  }
}

/** What a station says between its music: its length in sixteenths, then the words. */
function toWords(title: string): Buffer {
  const words = Buffer.from(title === '' ? '' : `StreamTitle='${title}';`)
  const blocks = Math.ceil(words.length / 16)
  const bytes = Buffer.alloc(1 + blocks * 16)
  bytes[0] = blocks
  words.copy(bytes, 1)
  return bytes
}
