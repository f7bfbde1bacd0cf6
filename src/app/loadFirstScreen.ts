import { screenExists } from '../ui/navigation/screenExists'
import { paths } from './paths'
import type { createPanelRouter } from './routes'

/**
 * Finds the screen of the page's address and fetches it while the rest still starts; an address that leads on mostly leads to
 * playback. Resolves when the router knows what to draw and it is here, so that the first drawing is the whole one. Never rejects.
 */
export const loadFirstScreen = async (router: ReturnType<typeof createPanelRouter>): Promise<void> => {
  const screenOf = (path: string) =>
    screenExists(router, path) ? router.getMatchedRoutes(path)[2]?.options.component : undefined
  const screen = screenOf(router.latestLocation.pathname) ?? screenOf(paths.playback)
  const load = typeof screen === 'function' && 'load' in screen ? screen.load : undefined
  await Promise.all([typeof load === 'function' ? load() : undefined, router.load()])
}
