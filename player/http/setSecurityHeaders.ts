import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { cloudValidators } from '../../schemas/generated/cloudValidators'
import type { Brand, BrandCloud } from '../../schemas/generated/types'
import type { Exchange } from './answer'

/** Each script of a page that stands in the page itself. */
const inline = /<script>([^]*?)<\/script>/g

/**
 * By the Content-Security-Policy of an answer, the scripts that stand in this page may run, by
 * their hashes, and no other inline one. Said also where the answer is that nothing has changed: browsers
 * take the headers of that for those of the page they kept.
 */
export function allowInlineScripts(
  response: Pick<ServerResponse, 'getHeader' | 'setHeader'>,
  page: string,
): void {
  const policy = response.getHeader('content-security-policy')
  if (typeof policy !== 'string') return
  response.setHeader('content-security-policy', withInlineScripts(policy, page))
}

/** The policy by which the scripts that stand in this page may run besides. */
export function withInlineScripts(policy: string, page: string): string {
  const hashes = Array.from(
    page.matchAll(inline),
    ([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return policy.replace("script-src 'self'", (sources) => sources + hashes.join(''))
}

/**
 * What the interface's pages may load. Scripts and styles from here only, nothing inline but style attributes
 * and elements (the component library writes those), no eval; pictures and connections may go to any player
 * in the network.
 */
const policy = (formTargets: string, scripts: string, lyrics: string) =>
  [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    `connect-src 'self' http: https: ws: wss:${lyrics}`,
    "font-src 'self'",
    // Pages that the menu names are framed, in a sandbox.
    "frame-src 'self' http: https:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${formTargets}`,
    "frame-ancestors 'self'",
  ].join('; ')

/**
 * Scripts of others only as far as the brand names them [D1-15]: those of its statistics, the checkout of its
 * cloud, and the two that count for the account area, by their ids [A1-12]. A real cloud's SDK loads a helper
 * of its own when somebody signs in by a social provider.
 */
function scriptOrigins({ scripts = {}, cloud }: Pick<Brand, 'scripts' | 'cloud'>): string {
  const sources = Object.values(scripts)
  if (isBrandCloud(cloud)) {
    if (cloud.checkout !== undefined) sources.push(cloud.checkout.script)
    if (cloud.emulators?.auth === undefined) sources.push('https://apis.google.com')
    // Both providers' scripts load others from where they come from.
    if (cloud.analytics?.measurementId !== undefined) sources.push('https://www.googletagmanager.com')
    if (cloud.analytics?.pixelId !== undefined) sources.push('https://connect.facebook.net')
  }
  return Array.from(new Set(sources.map((src) => ` ${new URL(src).origin}`))).join('')
}

function isBrandCloud(cloud: unknown): cloud is BrandCloud {
  return cloudValidators.brandCloud(cloud)
}

const originOf = (address: string | undefined): string =>
  address === undefined ? '' : ` ${new URL(address).origin}`

type PolicyOfBrand = Pick<Brand, 'donation' | 'scripts' | 'cloud' | 'lyrics'>

/**
 * The headers that every answer bears, by their names in small letters. The brand says which scripts of
 * others may run, the only place outside that a form may be sent to (the payment provider for donations
 * [D7-70]), and who may be asked for lyrics.
 */
export const securityHeaders = ({ donation, lyrics, ...brand }: PolicyOfBrand) => ({
  'content-security-policy': policy(originOf(donation?.action), scriptOrigins(brand), originOf(lyrics)),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
})

/** Sets them; answers nothing. */
export function setSecurityHeaders(
  { response }: Pick<Exchange, 'response'>,
  brand: PolicyOfBrand = {},
): boolean {
  for (const [name, value] of Object.entries(securityHeaders(brand))) response.setHeader(name, value)
  return false
}
