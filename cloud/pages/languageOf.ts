import type { IncomingMessage } from 'node:http'
import { findLanguage } from '../../schemas/languages'
import { hasTexts } from '../texts/cloudTexts'

/** Tags of a header such as `pl-PL,pl;q=0.9,en;q=0.8`, as they stand: browsers name the dearest first. */
const tagsOf = (header: string): string[] =>
  header
    .slice(0, 200)
    .split(',')
    .map((one) => one.split(';')[0]?.trim() ?? '')

/**
 * The tag of the language in which whoever calls is answered: what the address says, then the SDK, then the
 * browser; the first that there are texts in, else English.
 */
export function languageOf(request: IncomingMessage, url?: URL): string {
  const { 'x-firebase-locale': sdk = '', 'accept-language': browser = '' } = request.headers
  const wanted = [url?.searchParams.get('lang') ?? '', String(sdk), ...tagsOf(browser)]
  const found = wanted.map((tag) => findLanguage(tag)).find((one) => one !== undefined && hasTexts(one))
  return found?.tag ?? 'en'
}
