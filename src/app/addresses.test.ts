import { describe, expect, it } from 'vitest'
import { decideIndexState, decideRedirect, isCloudHost, paramToPageName, paths, withQuery } from './paths'
import { decideNoEndpoints } from './shell/useShownConnection'
import { resolveState } from './resolveState'

const brand = {
  word: 'acme',
  cloudHosts: { production: 'cloud.acme.example', development: 'dev.acme.example' },
}
const query = '?a=1&b=%20x&c'

describe('/redirect', () => {
  it('[D2.1-4] [D9-40] leads a cloud referral link to the welcome page, query string kept', () => {
    expect(
      decideRedirect({ hostname: 'player.local', pathname: '/redirect', query: '?grsf=xyz&a=%2F' }, brand),
    ).toBe('/acme/welcome?grsf=xyz&a=%2F')
  })

  it('[D2.1-4 A2.1-8] leads to access on the cloud host and to the index state elsewhere, query string kept', () => {
    expect(decideRedirect({ hostname: 'cloud.acme.example', pathname: '/redirect', query }, brand)).toBe(
      `/acme/access${query}`,
    )
    expect(decideRedirect({ hostname: '192.168.1.50', pathname: '/redirect', query }, brand)).toBe(
      `/indexstate-redirect${query}`,
    )
  })

  it('takes no other mention of grsf for a referral', () => {
    const page = { hostname: 'player.local', pathname: '/redirect', query: '?a=1&grsf=xyz' }
    expect(decideRedirect(page, brand)).toBe('/indexstate-redirect?a=1&grsf=xyz')
  })
})

describe('/indexstate-redirect', () => {
  it('[D2.1-5] leads to the index state of the UI settings, else to playback, query string kept', () => {
    expect(decideIndexState({ indexState: '/browse' }, query)).toBe(`/browse${query}`)
    expect(decideIndexState({ indexState: 'settings' }, '')).toBe('/settings')
    expect(decideIndexState({ indexState: '/browse?source=usb' }, '?a=1')).toBe('/browse?source=usb&a=1')
    expect(decideIndexState({}, query)).toBe(`/playback${query}`)
    expect(decideIndexState(undefined, '')).toBe('/playback')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/redirect',
    '/indexstate-redirect?x',
    'javascript:alert(1)',
  ])('never leaves the panel or runs in circles: %s', (indexState) => {
    const path = decideIndexState({ indexState }, '')
    expect(new URL(path, 'http://player.local').host).toBe('player.local')
    expect(path).not.toMatch(/^\/(redirect|indexstate)/)
  })
})

describe('the cloud host', () => {
  it('[D2.1-6 A2.1-2] is told by the host name of the page', () => {
    expect(isCloudHost('cloud.acme.example', brand)).toBe(true)
    expect(isCloudHost('dev.acme.example', brand)).toBe(true)
    expect(isCloudHost('evil-cloud.acme.example', brand)).toBe(false)
    expect(isCloudHost('', { cloudHosts: { production: '', development: '' } })).toBe(false)
  })

  it('[D8-1 A8-5] goes to the account access page when no socket endpoints are found', () => {
    expect(decideNoEndpoints('cloud.acme.example', brand)).toEqual({ kind: 'goto', path: '/acme/access' })
    expect(decideNoEndpoints('192.168.1.50', brand)).toEqual({ kind: 'screen' })
  })
})

describe('a state that a device names', () => {
  it.each(['acme', 'xyz', 'other2'])('is resolved by what follows its prefix %s', (prefix) => {
    expect(resolveState(`${prefix}.plugin`, { pluginName: 'miscellanea/my_music' }, 'acme')).toBe(
      '/plugin/miscellanea-my_music',
    )
    expect(resolveState(`${prefix}.plugin-manager`, undefined, 'acme')).toBe('/plugin-manager')
    expect(resolveState(`${prefix}.playback`, {}, 'acme')).toBe('/playback')
    expect(resolveState(`my${prefix}.access`, {}, 'acme')).toBe('/acme/access')
  })

  it('[D2.9-5] has every / in a parameter replaced by -', () => {
    expect(resolveState('x.plugin', { pluginName: 'a/b/c' }, 'acme')).toBe('/plugin/a-b-c')
    expect(resolveState('x.static-page', { pageName: 'about/us' }, 'acme')).toBe('/static-page/about-us')
  })

  it('[D2.2-8] keeps the optional parameter of a plugin page', () => {
    const params = { pluginName: 'music_service/radio', isPluginSettings: true }
    expect(resolveState('x.plugin', params, 'acme')).toBe('/plugin/music_service-radio?isPluginSettings=true')
  })

  it('[D2.2-4] may call the queue by either name', () => {
    expect(resolveState('x.queue', {}, 'acme')).toBe('/queue')
    expect(resolveState('x.play-queue', {}, 'acme')).toBe('/queue')
  })

  it.each([undefined, null, 7, '', 'x.', 'x.constructor', 'x.toString', 'x.nosuch', 'access', 'x.plugin'])(
    'is undefined when no screen bears it or a parameter lacks: %j',
    (state) => {
      expect(resolveState(state, { pluginName: '' }, 'acme')).toBeUndefined()
    },
  )

  it.each([
    ['login', {}, 'login'],
    ['logout', {}, 'logout'],
    ['signup-old', {}, 'signup-old'],
    ['signup', {}, 'signup'],
    ['premiumStreaming', { serviceName: 'tides' }, 'premium-streaming/tides'],
    ['access', {}, 'access'],
    ['profile', {}, 'profile'],
    ['edit-profile', {}, 'profile/edit'],
    ['plans', {}, 'plans'],
    [
      'subscribe',
      { plan: 'virtuoso', planDuration: 'yearly', trial: true },
      'subscribe/virtuoso/yearly?trial=true',
    ],
    ['payment-success', {}, 'payment/success'],
    ['payment-fail', {}, 'payment/fail'],
    ['recover-password', {}, 'recover-password'],
    ['verify', {}, 'profile/verify'],
    ['cancel-subscription', {}, 'subscription/cancel'],
    [
      'change-subscription',
      { plan: 'superstar', planDuration: 'monthly' },
      'subscription/change/superstar/monthly',
    ],
    ['referral', {}, 'profile/referral'],
    ['welcome', {}, 'welcome'],
  ])('of the account is resolved with its parameters: %s', (name, params, address) => {
    expect(resolveState(`myxyz.${name}`, params, 'acme')).toBe(`/acme/${address}`)
  })

  it.each([
    ['subscribe', { plan: 'virtuoso' }],
    ['change-subscription', {}],
    ['premiumStreaming', undefined],
  ])('of the account leads nowhere without the parameters that it needs: %s', (name, params) => {
    expect(resolveState(`myxyz.${name}`, params, 'acme')).toBeUndefined()
  })

  it('takes hostile parameters as plain text', () => {
    expect(resolveState('x.plugin', { pluginName: '../../x?y#z' }, 'acme')).toBe('/plugin/..-..-x%3Fy%23z')
    expect(resolveState('x.plugin', { pluginName: { toString: () => 'x' } }, 'acme')).toBeUndefined()
  })
})

describe('addresses', () => {
  it('[D2.2-15] write a page name with - and read its first - back as /', () => {
    expect(paths.plugin('system_controller/network')).toBe('/plugin/system_controller-network')
    expect(paramToPageName('system_controller-network')).toBe('system_controller/network')
    expect(paramToPageName('music_service-my-radio')).toBe('music_service/my-radio')
    expect(paramToPageName('miscellanea/my_music')).toBe('miscellanea/my_music')
  })

  it('keep a query string verbatim', () => {
    expect(withQuery('/settings', query)).toBe(`/settings${query}`)
    expect(withQuery('/settings', '?')).toBe('/settings')
    expect(withQuery('/settings', '')).toBe('/settings')
  })
})
