import { describe, expect, it, vi } from 'vitest'
import type { AccountTarget } from '../../features/account/links/NavigationLinksContext'
import { accountRoutes, matchAccountRoute } from './accountRules'
import { createNavigationLinks } from './AccountProviders'

const history = { push: vi.fn<(path: string) => void>(), replace: vi.fn<(path: string) => void>() }
const links = createNavigationLinks('acme', history)

describe('the links of the account area', () => {
  it.each<[AccountTarget, string]>([
    ['access', '/acme/access'],
    ['edit-profile', '/acme/profile/edit'],
    ['verify', '/acme/profile/verify'],
    ['referral', '/acme/profile/referral'],
    ['payment-success', '/acme/payment/success'],
    ['cancel-subscription', '/acme/subscription/cancel'],
    ['playback', '/playback'],
    ['browse', '/browse'],
    ['settings', '/settings'],
    [{ screen: 'subscribe', plan: 'virtuoso', duration: 'yearly' }, '/acme/subscribe/virtuoso/yearly'],
    [
      { screen: 'subscribe', plan: 'a/b', duration: 'monthly', trial: true },
      '/acme/subscribe/a%2Fb/monthly?trial=true',
    ],
    [
      { screen: 'change-subscription', plan: 'superstar', duration: 'lifetime' },
      '/acme/subscription/change/superstar/lifetime',
    ],
    [{ screen: 'premium-streaming', service: 'tünes' }, '/acme/premium-streaming/t%C3%BCnes'],
    [{ screen: 'payment-fail', outcome: 'unknown' }, '/acme/payment/fail?outcome=unknown'],
    [{ screen: 'signup', query: '?grsf=a' }, '/acme/signup?grsf=a'],
    [{ screen: 'plugin', page: 'music_service/tunes' }, '/plugin/music_service-tunes'],
  ])('[A2.4-16] lead from %j to %s', (target, address) => {
    expect(links.address(target)).toBe(address)
  })

  it('lead to every screen below the word', () => {
    const plain = accountRoutes.filter(({ path }) => !path.includes(':'))
    for (const { screen, path } of plain)
      expect(matchAccountRoute(`/acme/${path}`, 'acme')).toMatchObject({ screen })
    const addresses = plain.flatMap(({ screen, path }) =>
      screen === 'premium-streaming' || screen === 'subscribe' || screen === 'change-subscription'
        ? []
        : [[links.address(screen), `/acme/${path}`]],
    )
    expect(addresses.length).toBeGreaterThan(10)
    for (const [address, expected] of addresses) expect(address).toBe(expected)
  })

  it('leave a way back, unless told', () => {
    links.go('plans')
    links.go('profile', { replace: true })
    expect([history.push.mock.calls, history.replace.mock.calls]).toEqual([
      [['/acme/plans']],
      [['/acme/profile']],
    ])
  })
})
