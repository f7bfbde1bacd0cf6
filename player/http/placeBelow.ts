import type { IncomingMessage, RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * The path of a host below which everything is to be, e.g. `/music`; '' for the root. Throws what is none.
 */
export function readBase(written: string): string {
  const base = written.replace(/\/+$/, '')
  if (base === '' || /^(?:\/[\w.~-]+)+$/.test(base)) return base
  throw new Error(`--base takes a path like /music/, not “${written}”`)
}

/** What is left of a request's address below `base`; undefined where it is not below it. */
function restOf(url: string, base: string): string | undefined {
  if (!url.startsWith(base)) return undefined
  const rest = url.slice(base.length)
  return /^(?:$|[/?])/.test(rest) ? rest : undefined
}

/** Answers what is below `base`, as if it were at the root; what is not is none of ours. */
export function answerBelow(base: string, answer: RequestListener): RequestListener {
  if (base === '') return answer
  return (request, response) => {
    const rest = restOf(request.url ?? '/', base)
    if (rest?.startsWith('/')) {
      request.url = rest
      return answer(request, response)
    }
    if (rest === undefined)
      return void response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`The panel is at ${base}/`)
    response.writeHead(308, { location: `${base}/${rest}` }).end()
  }
}

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** The same of requests for another protocol. */
export function upgradeBelow(base: string, upgrade: Upgrade): Upgrade {
  if (base === '') return upgrade
  return (request, socket, head) => {
    const rest = restOf(request.url ?? '/', base)
    if (rest === undefined) return void socket.destroy()
    request.url = rest
    upgrade(request, socket, head)
  }
}

/** The page of the interface as it is below `base`: its files are there, and its code is told. */
export const placeBelow = (page: string, base: string): string =>
  base === ''
    ? page
    : page
        .replace('<html', `<html data-base="${base}"`)
        .replaceAll(/(["'`])\/(assets|app)\//g, `$1${base}/$2/`)
