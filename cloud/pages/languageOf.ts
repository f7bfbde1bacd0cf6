import type { IncomingMessage } from 'node:http'

/** The language of whoever calls, two letters; what the address says wins. */
export function languageOf(request: IncomingMessage, url?: URL): string {
  const said =
    url?.searchParams.get('lang') ??
    request.headers['x-firebase-locale'] ??
    request.headers['accept-language'] ??
    'en'
  return /^[a-z]{2}/i.exec(String(said))?.[0].toLowerCase() ?? 'en'
}
