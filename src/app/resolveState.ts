import { accountRoutes } from './account/accountRules'
import type { AccountScreenName } from './account/accountScreens'
import { paths, withQuery, type PanelPath } from './paths'

type Params = Readonly<Record<string, unknown>>

/** A parameter as text with every '/' replaced by '-' [D2.9-5]; '' when it is missing or no plain value. */
const param = (params: Params, name: string) => {
  const value = params[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll('/', '-') : ''
}

const query = (params: Params, names: string[]) =>
  names
    .filter((name) => params[name] !== undefined && params[name] !== null && params[name] !== false)
    .map((name) => `${name}=${encodeURIComponent(param(params, name) || String(params[name]))}`)
    .join('&')

const screens: Readonly<Record<string, (params: Params) => PanelPath | undefined>> = {
  browse: (params) => withQuery(paths.browse, query(params, ['source', 'isDedicatedSearch'])),
  search: () => paths.search,
  queue: () => paths.queue,
  'play-queue': () => paths.queue,
  playback: () => paths.playback,
  debug: () => paths.debug,
  'multi-room': () => paths.multiRoom,
  multiroom: () => paths.multiRoom,
  outputs: () => paths.outputs,
  'plugin-manager': () => paths.pluginManager,
  home: () => paths.home,
  settings: () => paths.settings,
  wizard: () => paths.wizard,
  redirect: () => paths.redirect,
  plugin: (params) => {
    const pageName = param(params, 'pluginName')
    return pageName === ''
      ? undefined
      : withQuery(paths.plugin(pageName), query(params, ['isPluginSettings']))
  },
  'static-page': (params) => {
    const pageName = param(params, 'pageName')
    return pageName === '' ? undefined : paths.staticPage(pageName)
  },
}

/**
 * The account screens by the names of their states [A2.3-1 to A2.3-18]; the two without one are named like
 * their addresses.
 */
const accountStates: Readonly<Record<string, AccountScreenName>> = {
  login: 'login',
  logout: 'logout',
  'signup-old': 'signup-old',
  signup: 'signup',
  premiumStreaming: 'premium-streaming',
  'premium-streaming': 'premium-streaming',
  access: 'access',
  profile: 'profile',
  'edit-profile': 'edit-profile',
  plans: 'plans',
  subscribe: 'subscribe',
  'payment-success': 'payment-success',
  'payment-fail': 'payment-fail',
  'recover-password': 'recover-password',
  verify: 'verify',
  'cancel-subscription': 'cancel-subscription',
  'change-subscription': 'change-subscription',
  referral: 'referral',
  welcome: 'welcome',
}

/** The address of an account screen; undefined where one of its parameters lacks. */
const accountPath = (word: string, screen: AccountScreenName, params: Params): PanelPath | undefined => {
  const parts = (accountRoutes.find((route) => route.screen === screen)?.path ?? '')
    .split('/')
    .map((part) => (part.startsWith(':') ? param(params, part.slice(1)) : part))
  if (parts.includes('')) return undefined
  const path: PanelPath = `/${[word, ...parts.map(encodeURIComponent)].join('/')}`
  // An offer of a trial may be taken back by what leads there, so false is said, too [A2.3-10].
  const { trial } = params
  return screen === 'subscribe' && typeof trial === 'boolean' ? withQuery(path, `trial=${trial}`) : path
}

/**
 * The address of a state that a device names in a menu item or a button, such as '{app}.plugin' with
 * {pluginName}. What follows the prefix decides, whichever brand's device pushed it; account screens get this
 * panel's brand word. Undefined for a state that no screen bears, or that lacks a parameter that its screen
 * needs.
 */
export const resolveState = (state: unknown, params: unknown, word: string): PanelPath | undefined => {
  if (typeof state !== 'string') return undefined
  const name = state.slice(state.indexOf('.') + 1)
  const values =
    typeof params === 'object' && params !== null ? Object.fromEntries(Object.entries(params)) : {}
  if (Object.hasOwn(screens, name)) return screens[name]?.(values)
  const screen = Object.hasOwn(accountStates, name) && state.includes('.') ? accountStates[name] : undefined
  return screen && accountPath(word, screen, values)
}
