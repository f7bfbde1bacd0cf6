import type { Station } from './createRadio'

/** How long a station may take to answer, ms. */
const patience = 5_000

/** Stations that nobody sends: they can always be heard, also by who has no internet. */
const alwaysThere = /^https?:\/\/[\w.-]+\.example\//

const music = /^(?:audio\/|application\/(?:ogg|octet-stream|x-mpegurl|vnd\.apple\.mpegurl))/i

/**
 * Asks a station for its music, and hangs up as soon as it sends some: no sound comes out here. Rejects with the reason when it
 * does not answer in time, or answers with something else.
 */
export async function connectToStation(uri: string): Promise<Station> {
  if (alwaysThere.test(uri)) return { bitrate: '128 kbps' }
  if (!/^https?:/.test(uri) || !URL.canParse(uri)) throw new Error('no address of a station')
  const hangUp = new AbortController()
  const timer = setTimeout(() => hangUp.abort(new Error('no answer')), patience)
  try {
    const response = await fetch(uri, { signal: hangUp.signal, headers: { 'icy-metadata': '1' } })
    if (!response.ok) throw new Error(`answer ${response.status}`)
    const type = response.headers.get('content-type')
    if (type !== null && !music.test(type)) throw new Error(`no music but ${type}`)
    const rate = response.headers.get('icy-br')
    return { bitrate: rate !== null && /^\d+$/.test(rate) ? `${rate} kbps` : '' }
  } catch (error) {
    // Why a fetch failed is said in its cause.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw cause instanceof Error ? cause : new Error(String(cause))
  } finally {
    clearTimeout(timer)
    hangUp.abort()
  }
}
