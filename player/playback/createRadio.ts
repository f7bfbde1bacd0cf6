import { lookup as lookUp } from 'node:dns'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isNotPublic } from '../http/localAddresses'
import { messageOf } from '../core/messageOf'

/** What a station said when it was tuned to. */
interface Station {
  /** E.g. `128 kbps`; '' when it did not say. */
  bitrate: string
  /** What it says that it plays at the moment. Missing where nobody listens to that. */
  title?: string
}

/** How it goes with the web radio that is to be heard. */
type Reception =
  | { kind: 'none' }
  | { kind: 'connecting' }
  | { kind: 'on'; station: Station }
  | { kind: 'failed' }

/** Listens to one web radio at a time. */
export interface Radio {
  reception(): Reception
  /** Asks an address whether there is music, and tunes to nothing; rejects where there is none. */
  ask(uri: string): Promise<Station>
  /**
   * Connects to an address; `failed` is told why when there is no music at it. Who tunes away hears no more
   * of it.
   */
  tune(uri: string, on: () => void, failed: (reason: string) => void): void
  off(): void
}

/**
 * Tunes to nothing yet. `connect` resolves with what a station says, or rejects with why it cannot be heard.
 */
export function createRadio(connect: (uri: string) => Promise<Station>): Radio {
  let reception: Reception = { kind: 'none' }
  return {
    reception: () => reception,
    ask: connect,
    tune(uri, on, failed) {
      const own: Reception = { kind: 'connecting' }
      reception = own
      connect(uri).then(
        (station) => {
          if (reception !== own) return
          reception = { kind: 'on', station }
          on()
        },
        (error: unknown) => {
          if (reception !== own) return
          reception = { kind: 'failed' }
          failed(messageOf(error))
        },
      )
    },
    off() {
      reception = { kind: 'none' }
    },
  }
}

/** How long a station may take to answer, with all that it leads on to, ms. */
const timeout = 5_000
/** To how many other addresses a station may lead on, one after the other. */
const mostRedirects = 5

/** Stations that nobody sends: they can always be heard, also by who has no internet. */
const alwaysThere = /^https?:\/\/[\w.-]+\.example\//

const music = /^(?:audio\/|application\/(?:ogg|octet-stream|x-mpegurl|vnd\.apple\.mpegurl))/i

/**
 * All that is ever said of an address without music: what is there instead is nobody's business who sent the
 * address.
 */
class NoMusic extends Error {
  constructor() {
    super('no music there')
  }
}

/**
 * Asks a station for its music, and hangs up as soon as it sends some: no sound comes out here. Addresses of
 * the house are asked only where the owner typed them, and nothing outside of it leads into it: neither a
 * redirect nor a name that is looked up. Rejects, whatever is there instead, with the same words.
 */
export async function connectToStation(uri: string, isTyped: boolean): Promise<Station> {
  if (alwaysThere.test(uri)) return { bitrate: '128 kbps' }
  const hangUp = new AbortController()
  const timer = setTimeout(() => hangUp.abort(), timeout)
  try {
    const { answer } = await follow(uri, isTyped, hangUp.signal)
    return stationOf(answer)
  } catch {
    throw new NoMusic()
  } finally {
    clearTimeout(timer)
    hangUp.abort()
  }
}

/** Names of lists that lead to a station. */
const listName = /\.(?:m3u8?|pls|xspf|asx)$/i
/** The longest list that is read, bytes. */
const longestList = 64 * 1_024
/** An address in any of the kinds of lists: a line of its own, `File1=…`, or in a tag. */
const inList = /(?:^|^File\d+=|<location>|<ref\s+href=["'])\s*(https?:\/\/[^\s<>"']+)/im

/** Whether that is the address of a list, by its name. */
export const isStationList = (uri: string): boolean =>
  URL.canParse(uri) && listName.test(new URL(uri).pathname)

/**
 * The first address in a list of stations (M3U, PLS, XSPF, ASX), in the time and by the rules of
 * `connectToStation`; undefined where there is none, or where it is the pieces of one station (HLS).
 */
export async function readStationList(uri: string, isTyped: boolean): Promise<string | undefined> {
  const hangUp = new AbortController()
  const timer = setTimeout(() => hangUp.abort(), timeout)
  try {
    const { answer, isLocal } = await follow(uri, isTyped, hangUp.signal)
    if (answer.statusCode !== 200) return undefined
    let text = ''
    for await (const piece of answer.setEncoding('utf8')) {
      text += String(piece)
      if (text.length > longestList) return undefined
    }
    const address = text.includes('#EXT-X-') ? undefined : inList.exec(text)?.[1]?.replaceAll('&amp;', '&')
    if (address === undefined || !URL.canParse(address)) return undefined
    return isLocal || !isNotPublic(new URL(address).hostname) ? address : undefined
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
    hangUp.abort()
  }
}

function stationOf({ statusCode = 0, headers }: IncomingMessage): Station {
  const type = headers['content-type']
  if (statusCode < 200 || statusCode > 299 || (type !== undefined && !music.test(type))) throw new NoMusic()
  const rate = String(headers['icy-br'] ?? '')
  return { bitrate: /^\d+$/.test(rate) ? `${rate} kbps` : '' }
}

/** The answer at an address, or at the last of those that it leads on to. */
async function follow(address: string, isTyped: boolean, signal: AbortSignal): Promise<Asked> {
  let at = new URL(address)
  let mayBeLocal = isTyped
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const asked = await ask(at, mayBeLocal, signal)
    const { answer, isLocal } = asked
    const { location } = answer.headers
    if (location === undefined || ![301, 302, 303, 307, 308].includes(answer.statusCode ?? 0)) return asked
    answer.destroy()
    at = new URL(location, at)
    // Within the house a station may lead on; nobody from outside leads into it.
    mayBeLocal = isLocal
  }
  throw new NoMusic()
}

interface Asked {
  answer: IncomingMessage
  isLocal: boolean
}

/** Asks one address. A name is looked up once, for the very connection that is then made. */
function ask(at: URL, mayBeLocal: boolean, signal: AbortSignal): Promise<Asked> {
  if (at.protocol !== 'http:' && at.protocol !== 'https:') throw new NoMusic()
  if (!mayBeLocal && isNotPublic(at.hostname)) throw new NoMusic()
  const lookup: LookupFunction = (hostname, options, done) =>
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error !== null || first === undefined) return done(error ?? new NoMusic(), [])
      if (!mayBeLocal && found.some(({ address }) => isNotPublic(address))) return done(new NoMusic(), [])
      if (options.all === true) done(null, found)
      else done(null, first.address, first.family)
    })
  const get = at.protocol === 'https:' ? getSecure : getPlain
  return new Promise((resolve, reject) => {
    const request = get(at, { lookup, signal, agent: false, headers: { 'icy-metadata': '1' } }, (answer) => {
      // Whoever hangs up on music without end is told so.
      answer.on('error', () => undefined)
      resolve({ answer, isLocal: isNotPublic(answer.socket.remoteAddress ?? '') })
    })
    request.on('error', reject)
  })
}
