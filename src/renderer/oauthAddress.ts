import { parseSafeAddress } from '../ui/safeAddress'

interface OauthRequest {
  performerUrl: string
  /** `category/name` of the plugin that gets the token. */
  plugin: string
  scopes: readonly string[]
  /** Origin of the player, which receives the token. */
  deviceOrigin: string
  /** Where the player sends the browser afterwards: the page with the button. */
  pageAddress: string
}

/**
 * Where an oauth button leads [D2.10-10]: the performer, with the player's token address to come back to and the
 * scopes. Undefined when the performer's address is none that may be opened.
 */
export function oauthAddress(request: OauthRequest): string | undefined {
  const performer = parseSafeAddress(request.performerUrl)
  if (!performer.ok) return undefined
  const back = new URL('/api/v1/oauth', request.deviceOrigin)
  back.searchParams.set('plugin', request.plugin)
  back.searchParams.set('plugin_url', request.pageAddress)
  const address = new URL(performer.href)
  address.searchParams.set('redirect_uri', back.href)
  address.searchParams.set('scopes', request.scopes.join(','))
  return address.href
}
