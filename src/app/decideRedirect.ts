import type { Brand } from '../../schemas/generated/types'
import { isCloudHost } from './isCloudHost'
import { paths, withQuery, type PanelPath } from './paths'

/** Where /redirect leads [D2.1-4]: a referral to the welcome page, the cloud to access, else to the index state. */
export const decideRedirect = (
  page: { hostname: string; pathname: string; query: string },
  brand: Pick<Brand, 'word' | 'cloudHosts'>,
): PanelPath => {
  const isReferral = `${page.pathname}${page.query}`.includes(`${paths.redirect}?grsf=`)
  if (isReferral) return withQuery(paths.account(brand.word, 'welcome'), page.query)
  if (isCloudHost(page.hostname, brand)) return withQuery(paths.account(brand.word, 'access'), page.query)
  return withQuery(paths.indexState, page.query)
}
