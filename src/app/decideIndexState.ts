import type { UiSettings } from '../../schemas/generated/types'
import { paths, withQuery, type PanelPath } from './paths'

const isPanelPath = (path: string): path is PanelPath => /^\/(?![/\\])/.test(path)

const loops = [paths.redirect, paths.indexState]

/**
 * Where /indexstate-redirect leads [D2.1-5]: to the index state of the UI settings file, else to playback. An index
 * state that is no address of the panel, or would come back here, counts as none.
 */
export const decideIndexState = (settings: UiSettings | undefined, query: string): PanelPath => {
  const wanted = settings?.indexState
  const path = wanted === undefined || wanted.startsWith('/') ? wanted : `/${wanted}`
  const isUsable = path !== undefined && isPanelPath(path) && !loops.some((loop) => path.startsWith(loop))
  return withQuery(isUsable ? path : paths.playback, query)
}
