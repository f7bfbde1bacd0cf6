import { withoutBase } from '../base'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import type { Brand, UiSettings } from '../../schemas/generated/types'
import { catchAllId, screenExists } from '../ui/navigation/PanelLink'
import { isAccountPath } from './account/accountRules'
import {
  decideIndexState,
  decideRedirect,
  pageNameToParam,
  type PanelPath,
  paramToPageName,
  paths,
  withQuery,
} from './paths'
import { closeBeforeLeaving, rawSearch, createPageHistory } from './routerHistory'
import { type LazyScreen, lazyScreen, ScreenFailure } from './lazyScreen'
import { Shell } from './shell/Shell'

/** What the routes decide by. */
export interface RouteContext {
  brand: Pick<Brand, 'word' | 'cloud' | 'cloudHosts'>
  /** Host name of the page. */
  hostname: string
  readUiSettings: () => Promise<UiSettings | undefined>
  /** Whether this panel has a screen at an address. */
  screenExists: (path: string) => boolean
  /** Whether the account area has an address that no route names. */
  isCaught: (path: string) => boolean
}

const HomeScreen = lazyScreen(async () => (await import('../screens/HomeScreen')).HomeScreen)
const PlaybackScreen = lazyScreen(async () => (await import('../screens/PlaybackScreen')).PlaybackScreen)
const SettingsScreen = lazyScreen(async () => (await import('../screens/SettingsScreen')).SettingsScreen)
/** The players of the house and their groups [D2.2-7]. */
const RoomsScreen = lazyScreen(async () => (await import('../features/rooms')).RoomsView)
const OutputsScreen = lazyScreen(async () => (await import('../screens/OutputsScreen')).OutputsScreen)
const BrowseScreen = lazyScreen(async () => (await import('../screens/BrowseScreen')).BrowseScreen)
const QueueScreen = lazyScreen(async () => (await import('../screens/QueueScreen')).QueueScreen)
const LinkScreen = lazyScreen(async () => (await import('../screens/LinkScreen')).LinkScreen)
const PluginScreen = lazyScreen(async () => (await import('../screens/PluginScreen')).PluginScreen)
/** The plugins of the player, of its store, and from files [D2.2-9]. */
const PluginManagerScreen = lazyScreen(async () => (await import('../features/plugins')).PluginManager)
const StaticPageScreen = lazyScreen(
  async () => (await import('../screens/StaticPageScreen')).StaticPageScreen,
)
const FramedPageScreen = lazyScreen(
  async () => (await import('../screens/FramedPageScreen')).FramedPageScreen,
)
const WizardScreen = lazyScreen(async () => (await import('../screens/WizardScreen')).WizardScreen)
const AccountRouteGuard = lazyScreen(async () => {
  const guard = import('./account/AccountRouteGuard')
  const { preloadAccount } = await import('./account/preloadAccount')
  void preloadAccount(withoutBase(window.location.pathname))
  return (await guard).AccountRouteGuard
})
const DebugScreen = lazyScreen(async () => (await import('../screens/DebugScreen')).DebugScreen)

/** The target if this panel has its screen, else playback; the query string stays in both cases. */
const landing = (target: PanelPath, query: string, context: RouteContext) =>
  context.screenExists(target) ? target : withQuery(paths.playback, query)

const rootRoute = createRootRouteWithContext<RouteContext>()({ component: Shell })

const toRedirect = (searchStr: string) =>
  redirect({ href: withQuery(paths.redirect, searchStr), replace: true })

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ location }) => {
    throw toRedirect(location.searchStr)
  },
})

const catchAllRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: catchAllId,
  // The account area has guards of its own, which wait for who is signed in.
  beforeLoad: ({ location: { pathname, searchStr }, context }) => {
    if (!context.isCaught(pathname)) throw toRedirect(searchStr)
  },
  component: AccountRouteGuard,
})

const redirectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/redirect',
  beforeLoad: ({ location: { pathname, searchStr: query }, context }) => {
    const target = decideRedirect({ hostname: context.hostname, pathname, query }, context.brand)
    throw redirect({ href: landing(target, query, context), replace: true })
  },
})

const indexStateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/indexstate-redirect',
  beforeLoad: async ({ location: { searchStr: query }, context }) => {
    const settings = await context.readUiSettings()
    const target = decideIndexState(settings, query)
    // Browse goes on where somebody was, unless home is asked for.
    const home = { state: { browse: { trail: [], isHome: true } } }
    throw redirect({
      href: landing(target, query, context),
      replace: true,
      ...(settings?.indexStateHome && home),
    })
  },
})

const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/home', component: HomeScreen })

const playbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/playback',
  component: PlaybackScreen,
})

const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings',
  component: SettingsScreen,
})

const queueRoute = createRoute({ getParentRoute: () => rootRoute, path: '/queue', component: QueueScreen })

const roomsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/multi-room',
  component: RoomsScreen,
})

const outputsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/outputs',
  component: OutputsScreen,
})

const browseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/browse',
  component: BrowseScreen,
})

const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  component: BrowseScreen,
})

const playRoute = createRoute({ getParentRoute: () => rootRoute, path: '/play', component: LinkScreen })

const pluginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/plugin/$pluginName',
  params: {
    parse: ({ pluginName }) => ({ pluginName: paramToPageName(pluginName) }),
    stringify: ({ pluginName }) => ({ pluginName: pageNameToParam(pluginName) }),
  },
  component: PluginScreen,
})

// One link passes 'miscellanea/my_music' as it is [D2.2-15].
const slashedPluginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/plugin/$category/$name',
  beforeLoad: ({ params: { category, name }, location }) => {
    const target = paths.plugin(`${category}/${name}`)
    throw redirect({ href: withQuery(target, location.searchStr), replace: true })
  },
})

const pluginManagerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/plugin-manager',
  component: PluginManagerScreen,
})

const staticPageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/static-page/$pageName',
  component: StaticPageScreen,
})

const framedPageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/page/$place',
  component: FramedPageScreen,
})

const wizardRoute = createRoute({ getParentRoute: () => rootRoute, path: '/wizard', component: WizardScreen })

const debugRoute = createRoute({ getParentRoute: () => rootRoute, path: '/debug', component: DebugScreen })

const routeTree = rootRoute.addChildren([
  indexRoute,
  redirectRoute,
  indexStateRoute,
  homeRoute,
  playbackRoute,
  settingsRoute,
  queueRoute,
  roomsRoute,
  outputsRoute,
  browseRoute,
  searchRoute,
  playRoute,
  pluginRoute,
  slashedPluginRoute,
  pluginManagerRoute,
  staticPageRoute,
  framedPageRoute,
  wizardRoute,
  debugRoute,
  catchAllRoute,
])

/**
 * The screens that a panel is mostly opened with, by their addresses; the bare host mostly leads to playback.
 */
export const firstScreens: Record<string, LazyScreen> = {
  '/': PlaybackScreen,
  [paths.home]: HomeScreen,
  [paths.playback]: PlaybackScreen,
  [paths.queue]: QueueScreen,
  [paths.browse]: BrowseScreen,
  [paths.settings]: SettingsScreen,
}

/** The router over every address of the panel; an address without a screen goes the unknown way [D2.1-3]. */
export const createPanelRouter = (
  context: Omit<RouteContext, 'screenExists' | 'isCaught'>,
  history?: RouterHistory,
) => {
  const router = createRouter({
    routeTree,
    ...rawSearch,
    history: history ?? createPageHistory(),
    context: {
      ...context,
      screenExists: (path: string): boolean => screenExists(router, path),
      isCaught: (path) => isAccountPath(path, context.brand),
    },
    defaultErrorComponent: ScreenFailure,
    scrollRestoration: true,
  })
  closeBeforeLeaving(router.history, history === undefined)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPanelRouter>
  }
}
