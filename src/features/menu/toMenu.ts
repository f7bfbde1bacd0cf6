import { createContext, useContext } from 'react'
import type { PushMenuItems } from '../../../schemas/generated/types'
import { sourceAddress } from '../../ui/navigation/PanelLink'

/** Why an entry leads nowhere: no such screen here, no target given, or an address that is none. */
type DeadEnd = 'noScreen' | 'noTarget' | 'badAddress'

/** What pressing an entry does. */
type MenuAction =
  /** `shows` is the page from elsewhere that is framed there. */
  | { kind: 'goto'; path: string; shows?: string }
  | { kind: 'modal'; name: string; size: 'sm' | 'md' | 'lg' }
  | { kind: 'openWindow'; href: string }
  | { kind: 'none'; reason: DeadEnd }

/** A menu item of the device, understood. */
export interface MenuEntry {
  /** Unique in its menu, also where the device repeats ids. */
  key: string
  id: string
  /** The device's word for it; '' when it gives none. */
  name: string
  action: MenuAction
  /** What goes on there, said by a spinner. */
  busy?: string
}

/** The two menus that one push makes, and whether it switches the account area on [D2.9-6 D2.9-7]. */
interface Menu {
  main: MenuEntry[]
  settings: MenuEntry[]
  isAccountEnabled: boolean
}

/** The menu on screen and what pressing an entry does; the app provides it. */
export interface PanelMenu extends Menu {
  /** False until the device has pushed its items. */
  isKnown: boolean
  press: (entry: MenuEntry) => void
}

/** Undefined outside the app, which `useMenu` refuses. */
export const MenuContext = createContext<PanelMenu | undefined>(undefined)

/** The menus that the device pushed. Throws outside `MenuContext`. */
export const useMenu = (): PanelMenu => {
  const menu = useContext(MenuContext)
  if (!menu) throw new Error('useMenu needs a MenuContext above it')
  return menu
}

const settings = '/settings'

/** Screens that belong to the settings, by how their addresses begin. */
const ofSettings = [settings, '/plugin/', '/plugin-manager', '/static-page/', '/debug']

/**
 * The address whose entry is marked while `path` is on screen: its own, else that of the settings for a page
 * of theirs.
 */
export const markedPath = (path: string, entries: readonly MenuEntry[]): string => {
  const hasOwn = entries.some(({ action }) => action.kind === 'goto' && action.path === path)
  return !hasOwn && ofSettings.some((start) => path.startsWith(start)) ? settings : path
}

/** A menu item as the device pushes it. */
export type MenuItem = PushMenuItems[number]

/** What the rules need to know of the panel that they run in. */
export interface MenuRules {
  /** The brand word, for the id of the account item. */
  word: string
  /** Links are not shown on a kiosk, which has no way back from another window [D6-5]. */
  isKiosk: boolean
  /**
   * Phones leave the account item out of the settings list [D2.9-6], and so does who has a card in its place
   * [A2.1-4].
   */
  hidesAccount: boolean
  /** The address of a state with its parameters, undefined if no screen bears it. */
  resolveState: (state: unknown, params: unknown) => string | undefined
  /** Whether this panel has a screen at the address. */
  screenExists: (path: string) => boolean
  /** The judged address: its full form, or undefined if it must not be opened. */
  safeAddress: (url: unknown) => string | undefined
}

const mainIds = new Set(['link', 'plugin-manager', 'shutdown'])
const linkIds = new Set(['link', 'iframe-page'])
const sizes = ['sm', 'md', 'lg'] as const

const modalAction = (params: MenuItem['params']): MenuAction => {
  if (!params?.modalName) return { kind: 'none', reason: 'noTarget' }
  const size = sizes.find((known) => known === params.modalSize) ?? 'lg'
  return { kind: 'modal', name: params.modalName, size }
}

const linkAction = (params: MenuItem['params'], { safeAddress }: MenuRules): MenuAction => {
  if (!params?.url) return { kind: 'none', reason: 'noTarget' }
  const href = safeAddress(params.url)
  return href === undefined ? { kind: 'none', reason: 'badAddress' } : { kind: 'openWindow', href }
}

const gotoAction = (state: string | undefined, params: unknown, rules: MenuRules): MenuAction => {
  if (!state) return { kind: 'none', reason: 'noTarget' }
  const path = rules.resolveState(state, params)
  const isHere = path !== undefined && rules.screenExists(path)
  return isHere ? { kind: 'goto', path } : { kind: 'none', reason: 'noScreen' }
}

/**
 * Main-menu navigation [D2.6-14]: a uri is a route of the panel where the item says so, else a page of the
 * library. Undefined for an item that names none, or that has a state to go to.
 */
const uriAction = (
  { uri = '', isRoute = false, state, name }: MenuItem,
  rules: MenuRules,
): MenuAction | undefined => {
  if (uri === '' || (state && !isRoute)) return undefined
  const path = isRoute
    ? `/${uri.replace(/^[/\\]+/, '')}`
    : (sourceAddress({ uri, name: name.trim() }) ?? '/browse')
  return rules.screenExists(path) ? { kind: 'goto', path } : { kind: 'none', reason: 'noScreen' }
}

/**
 * A page from elsewhere has a screen of the panel around it, whose address names its place in the menu and
 * not the page.
 */
const framedAction = (params: MenuItem['params'], place: number, rules: MenuRules): MenuAction => {
  const action = linkAction(params, rules)
  if (action.kind !== 'openWindow') return action
  const path = `/page/${place}`
  return rules.screenExists(path) ? { kind: 'goto', path, shows: action.href } : action
}

const actionOf = (item: MenuItem, place: number, rules: MenuRules): MenuAction => {
  if (item.id === 'modal' || item.id === 'shutdown') return modalAction(item.params)
  if (item.id === 'iframe-page') return framedAction(item.params, place, rules)
  if (item.id === 'link') return linkAction(item.params, rules)
  if (item.id === 'static-page') {
    return gotoAction('static-page', { pageName: item.pageName ?? item.params?.pageName }, rules)
  }
  return uriAction(item, rules) ?? gotoAction(item.state, item.params, rules)
}

/**
 * The menus of the items that a device pushes; every item is kept unless a rule hides it, whatever its id.
 */
export const toMenu = (items: readonly MenuItem[], rules: MenuRules): Menu => {
  const accountId = `my-${rules.word}`
  const seen = new Map<string, number>()
  const menu: Menu = { main: [], settings: [], isAccountEnabled: items.some(({ id }) => id === accountId) }
  for (const item of items) {
    if (rules.isKiosk && linkIds.has(item.id)) continue
    if (rules.hidesAccount && item.id === accountId) continue
    const count = (seen.get(item.id) ?? 0) + 1
    seen.set(item.id, count)
    const entry: MenuEntry = {
      key: `${item.id} ${count}`,
      id: item.id,
      name: item.name.trim(),
      action: actionOf(item, count, rules),
    }
    if (mainIds.has(item.id)) menu.main.push(entry)
    else menu.settings.push(entry)
  }
  return menu
}
