import type { MpdPlace } from './connectMpd'

/** Which MPD somebody asked for: their own, or one that runs somewhere. */
export type MpdWish = 'own' | { place: MpdPlace; partition?: string; written: string }

/** Where an MPD listens unless somebody has changed it. */
const usualPort = 6600

/**
 * Reads `HOST`, `HOST:PORT`, `HOST:PORT/PARTITION` or the path of a socket; '' is an MPD of one's own. Throws
 * an Error whose message tells the person what is wrong.
 */
export function readMpdPlace(written: string): MpdWish {
  const text = written.trim()
  if (text === '') return 'own'
  if (/^[./~]/.test(text)) {
    const path = text.replace(/^~(?=\/)/, process.env['HOME'] ?? '~')
    return { place: { path }, written: text }
  }
  const parts = /^(?<host>\[[\da-f:.]+\]|[\w.-]+)(?::(?<port>\d{1,5}))?(?:\/(?<partition>[^/\n\r]+))?$/i.exec(
    text,
  )?.groups
  const port = Number(parts?.['port'] ?? usualPort)
  if (parts === undefined || port < 1 || port > 65_535)
    throw new Error(`--mpd takes HOST, HOST:PORT, HOST:PORT/PARTITION or a socket, not “${written}”`)
  const { host = '', partition } = parts
  return {
    place: { host: host.replace(/^\[|\]$/g, ''), port },
    written: text,
    ...(partition !== undefined && { partition }),
  }
}
