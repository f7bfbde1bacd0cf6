import { describe, expect, it } from 'vitest'
import { toMenu, type MenuItem, type MenuRules } from './toMenu'

const rules = (changes: Partial<MenuRules> = {}): MenuRules => ({
  word: 'acme',
  isKiosk: false,
  hidesAccount: false,
  resolveState: (state) => (typeof state === 'string' ? `/${state.split('.').pop()}` : undefined),
  screenExists: (path) => path !== '/plugin-manager',
  safeAddress: (url) => (typeof url === 'string' && url.startsWith('https:') ? url : undefined),
  ...changes,
})

const only = (item: MenuItem, changes?: Partial<MenuRules>) => {
  const { main, settings } = toMenu([item], rules(changes))
  return [...main, ...settings][0]?.action
}

describe('a menu item', () => {
  it('[D3-53 D2.9-2] of id modal or shutdown opens the named modal, large unless a size is given', () => {
    for (const id of ['modal', 'shutdown']) {
      expect(only({ id, name: 'Sleep', params: { modalName: 'modal-sleep' } })).toEqual({
        kind: 'modal',
        name: 'modal-sleep',
        size: 'lg',
      })
      expect(
        only({ id, name: 'Sleep', params: { modalName: 'modal-sleep', modalSize: 'sm' } }),
      ).toMatchObject({
        size: 'sm',
      })
    }
  })

  it('[D2.9-3] of id link opens its address in a new window and is hidden in kiosk mode', () => {
    const link = { id: 'link', name: 'Shop', params: { url: 'https://shop.example' } }
    expect(only(link)).toEqual({ kind: 'openWindow', href: 'https://shop.example' })
    expect(only(link, { isKiosk: true })).toBeUndefined()
  })

  it('of id iframe-page has a screen around its page, by its place among them, and a window where there is none', () => {
    const page = { id: 'iframe-page', name: 'Help', params: { url: 'https://help.example' } }
    const screenExists = (path: string) => path.startsWith('/page/')
    expect(only(page, { screenExists })).toEqual({
      kind: 'goto',
      path: '/page/1',
      shows: 'https://help.example',
    })
    expect(only({ ...page, params: { url: 'x' } }, { screenExists, safeAddress: () => undefined })).toEqual({
      kind: 'none',
      reason: 'badAddress',
    })
    expect(only(page, { screenExists: () => false })).toEqual({
      kind: 'openWindow',
      href: 'https://help.example',
    })
  })

  it('[D6-5] that leads elsewhere under an unspecified id is hidden in kiosk mode too', () => {
    const page = { id: 'iframe-page', name: 'Help', params: { url: 'https://help.example' } }
    expect(only(page, { isKiosk: true })).toBeUndefined()
  })

  it('[D3-53 D2.9-4] of id static-page goes to the static page with its pageName', () => {
    const seen: unknown[] = []
    const resolveState = (state: unknown, params: unknown) => {
      seen.push(state, params)
      return '/static-page/credits'
    }
    const expected = { kind: 'goto', path: '/static-page/credits' }
    expect(only({ id: 'static-page', name: 'Credits', pageName: 'credits' }, { resolveState })).toEqual(
      expected,
    )
    expect(
      only({ id: 'static-page', name: 'Credits', params: { pageName: 'credits' } }, { resolveState }),
    ).toEqual(expected)
    expect(seen).toEqual(['static-page', { pageName: 'credits' }, 'static-page', { pageName: 'credits' }])
  })

  it('[D3-53 D2.9-5] of any other id goes to its state', () => {
    expect(only({ id: 'network', name: 'Network', state: 'acme.plugin' })).toEqual({
      kind: 'goto',
      path: '/plugin',
    })
  })

  it('[D3-53 D2.6-14] with isRoute goes to its uri as a route', () => {
    expect(only({ id: 'x', name: 'Queue', isRoute: true, uri: '/queue' })).toEqual({
      kind: 'goto',
      path: '/queue',
    })
    expect(only({ id: 'x', name: 'Queue', isRoute: true, uri: 'queue', state: 'a.settings' })).toEqual({
      kind: 'goto',
      path: '/queue',
    })
    expect(only({ id: 'x', name: 'Plugins', isRoute: true, uri: '/plugin-manager' })).toEqual({
      kind: 'none',
      reason: 'noScreen',
    })
  })

  it('[D2.6-14] never leaves the panel by its uri', () => {
    for (const uri of [
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
    ]) {
      const action = only({ id: 'x', name: 'X', isRoute: true, uri })
      expect(action?.kind).toBe('goto')
      const path = action?.kind === 'goto' ? action.path : ''
      expect(new URL(path, 'http://player.local').host).toBe('player.local')
    }
  })

  it('[D2.6-14] with another uri goes to browse at that', () => {
    expect(only({ id: 'x', name: ' Radio ', uri: 'radio' })).toEqual({
      kind: 'goto',
      path: '/browse?uri=radio&title=Radio',
    })
    expect(only({ id: 'x', name: 'Sources', isRoute: false, uri: '/' })).toEqual({
      kind: 'goto',
      path: '/browse',
    })
    expect(only({ id: 'x', name: 'Network', uri: 'radio', state: 'a.plugin' })).toEqual({
      kind: 'goto',
      path: '/plugin',
    })
  })

  it('that leads nowhere is kept and says why', () => {
    expect(only({ id: 'x', name: 'X' })).toEqual({ kind: 'none', reason: 'noTarget' })
    expect(only({ id: 'modal', name: 'X' })).toEqual({ kind: 'none', reason: 'noTarget' })
    expect(only({ id: 'link', name: 'X', params: { url: 'javascript:alert(1)' } })).toEqual({
      kind: 'none',
      reason: 'badAddress',
    })
    expect(only({ id: 'plugin-manager', name: 'Plugins', state: 'a.plugin-manager' })).toEqual({
      kind: 'none',
      reason: 'noScreen',
    })
  })
})

describe('the menus', () => {
  const items: MenuItem[] = [
    { id: 'mymusic', name: 'Sources', state: 'a.plugin' },
    { id: 'my-acme', name: 'My Acme', state: 'a.profile' },
    { id: 'plugin-manager', name: 'Plugins', state: 'a.plugin-manager' },
    { id: 'modal', name: 'Alarm', params: { modalName: 'alarm' } },
    { id: 'modal', name: 'Sleep', params: { modalName: 'sleep' } },
    { id: 'shutdown', name: 'Shutdown', params: { modalName: 'off' } },
    { id: 'link', name: 'Shop', params: { url: 'https://shop.example' } },
    { id: '', name: '' },
  ]

  it('[D2.9-6] hold link, plugin-manager and shutdown in the main one and all others in the settings', () => {
    const menu = toMenu(items, rules())
    expect(menu.main.map(({ name }) => name)).toEqual(['Plugins', 'Shutdown', 'Shop'])
    expect(menu.settings.map(({ name }) => name)).toEqual(['Sources', 'My Acme', 'Alarm', 'Sleep', ''])
  })

  it('[D2.9-6] leave the account item out on a phone', () => {
    expect(toMenu(items, rules({ hidesAccount: true })).settings.map(({ id }) => id)).not.toContain('my-acme')
  })

  it('[D2.9-7] switch the account area on by the account item', () => {
    expect(toMenu(items, rules()).isAccountEnabled).toBe(true)
    expect(toMenu(items, rules({ hidesAccount: true })).isAccountEnabled).toBe(true)
    expect(toMenu(items.slice(2), rules()).isAccountEnabled).toBe(false)
  })

  it('give repeated and missing ids keys of their own', () => {
    const { main, settings } = toMenu([...items, ...items], rules())
    const keys = [...main, ...settings].map(({ key }) => key)
    expect(new Set(keys).size).toBe(items.length * 2)
  })
})
