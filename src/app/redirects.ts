import type { UiSettings, Brand } from '../../schemas/generated/types'
import { paths, withQuery, type PanelPath } from './paths'

const isPanelPath = (path: string): path is PanelPath => /^\/(?![/\\])/.test(path)

const loops = [paths.redirect, paths.indexState]

/**
 * Where /indexstate-redirect leads [D2.1-5]: to the index state of the UI settings file, else to playback. An
 * index state that is no address of the panel, or would come back here, counts as none.
 */
export const decideIndexState = (settings: UiSettings | undefined, query: string): PanelPath => {
  const wanted = settings?.indexState
  const path = wanted === undefined || wanted.startsWith('/') ? wanted : `/${wanted}`
  const isUsable = path !== undefined && isPanelPath(path) && !loops.some((loop) => path.startsWith(loop))
  return withQuery(isUsable ? path : paths.playback, query)
}

/** Whether a page served from this host name is the provider's cloud or its development twin [D2.1-6]. */
export const isCloudHost = (hostname: string, brand: Pick<Brand, 'cloudHosts'>): boolean => {
  const { production, development } = brand.cloudHosts
  return hostname !== '' && (hostname === production || hostname === development)
}

/**
 * Where /redirect leads [D2.1-4]: a referral to the welcome page, the cloud to access, else to the index
 * state.
 */
export const decideRedirect = (
  page: { hostname: string; pathname: string; query: string },
  brand: Pick<Brand, 'word' | 'cloudHosts'>,
): PanelPath => {
  const isReferral = `${page.pathname}${page.query}`.includes(`${paths.redirect}?grsf=`)
  if (isReferral) return withQuery(paths.account(brand.word, 'welcome'), page.query)
  if (isCloudHost(page.hostname, brand)) return withQuery(paths.account(brand.word, 'access'), page.query)
  return withQuery(paths.indexState, page.query)
}
