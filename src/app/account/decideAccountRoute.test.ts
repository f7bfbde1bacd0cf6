import { describe, expect, it } from 'vitest'
import { cloudSamples } from '../../../tests/support/cloud/cloudSamples'
import { CloudProblem } from '../../cloud/ports/CloudAuth'
import type { AccountSession } from '../../features/account/session'
import { decideAccountRoute, type AccountObstacle, type AccountState } from './AccountRouteGuard'

const { user, records } = cloudSamples

const sessions = {
  unknown: { phase: 'unknown' },
  signedOut: { phase: 'signedOut' },
  loading: { phase: 'loading', user },
  failed: { phase: 'failed', user, problem: new CloudProblem('cloud/timeout'), retry: () => undefined },
  nameless: { phase: 'ready', user, record: records.withoutNames },
  ready: { phase: 'ready', user, record: records.free },
} satisfies Record<string, AccountSession>

const decide = (path: string, state: Partial<AccountState> = {}, query = '?a=%2F&b') =>
  decideAccountRoute(
    { pathname: `/acme/${path}`, query, word: 'acme' },
    { isAuthEnabled: true, session: sessions.ready, ...state },
  )

/** What becomes of an address for each session: `enter`, `wait`, `failed`, or where it leads. */
const outcomes = (path: string) =>
  Object.fromEntries(
    Object.entries(sessions).map(([name, session]) => {
      const decision = decide(path, { session }, '')
      return [name, decision.kind === 'goto' ? decision.path : decision.kind]
    }),
  )

const anybody = {
  unknown: 'enter',
  signedOut: 'enter',
  loading: 'enter',
  failed: 'enter',
  nameless: 'enter',
  ready: 'enter',
}
const noUser = {
  unknown: 'wait',
  signedOut: 'enter',
  loading: '/acme/profile',
  failed: '/acme/profile',
  nameless: '/acme/profile',
  ready: '/acme/profile',
}
const signedIn = {
  unknown: 'wait',
  signedOut: '/acme/access',
  loading: 'wait',
  failed: 'failed',
  nameless: 'enter',
  ready: 'enter',
}
const verified = { ...signedIn, nameless: '/acme/profile/edit' }
const known = { ...anybody, unknown: 'wait' }

describe('the screens of the account area', () => {
  it.each([
    ['[A2.3-1]', 'login', 'login', noUser],
    ['[A2.3-2]', 'logout', 'logout', anybody],
    ['[A2.3-3]', 'signup-old', 'signup-old', noUser],
    ['[A2.3-4]', 'signup', 'signup', anybody],
    ['[A2.3-5]', 'premium-streaming/tunes', 'premium-streaming', anybody],
    ['[A2.3-6]', 'access', 'access', noUser],
    ['[A2.3-7]', 'profile', 'profile', verified],
    ['[A2.3-8]', 'profile/edit', 'edit-profile', signedIn],
    ['[A2.3-9]', 'plans', 'plans', verified],
    ['[A2.3-10]', 'subscribe/virtuoso/yearly', 'subscribe', verified],
    ['[A2.3-11]', 'payment/success', 'payment-success', verified],
    ['[A2.3-12]', 'payment/fail', 'payment-fail', verified],
    ['[A2.3-13 A2.3-23]', 'recover-password', 'recover-password', known],
    ['[A2.3-14]', 'profile/verify', 'verify', signedIn],
    ['[A2.3-15]', 'subscription/cancel', 'cancel-subscription', verified],
    ['[A2.3-16]', 'subscription/change/superstar/monthly', 'change-subscription', verified],
    ['[A2.3-17]', 'profile/referral', 'referral', verified],
    ['[A2.3-18]', 'welcome', 'welcome', anybody],
    ['[A2.4-20]', 'landing', 'landing', anybody],
    ['[A2.4-65]', 'terms', 'terms', anybody],
  ])('%s [A6-1 A6-2 A6-3 A6-4] /%s is %s', (_, path, screen, table) => {
    expect(outcomes(path)).toEqual(table)
    const entered = Object.values(sessions).map((session) => decide(path, { session }))
    const screens = entered.flatMap((one) => (one.kind === 'enter' ? [one.screen] : []))
    expect(new Set(screens)).toEqual(new Set([screen]))
  })

  it('[A2.3-5 A2.3-10 A2.3-16] have parameters, decoded', () => {
    expect(decide('subscribe/super%2Fstar/yearly')).toMatchObject({
      kind: 'enter',
      params: { plan: 'super/star', planDuration: 'yearly' },
    })
    expect(decide('premium-streaming/t%C3%BCnes/')).toMatchObject({ params: { serviceName: 'tünes' } })
  })

  it.each([
    '',
    'nosuch',
    'constructor',
    'profile/nosuch',
    'subscribe/virtuoso',
    'select-remote-device',
    'subscribe//yearly',
    'premium-streaming/%E0%A4%A',
  ])('[A2.1-10 A2.3-19] go the unknown way where there is none: /%s', (path) => {
    expect(decide(path)).toEqual({ kind: 'goto', obstacle: 'NOT_FOUND', path: '/redirect?a=%2F&b' })
  })
})

describe('what stands in the way', () => {
  it.each<[string, AccountObstacle, string, Partial<AccountState>, string]>([
    ['[A2.2-4 A8-1 D8-2]', 'NOT_ENABLED', 'profile', { isAuthEnabled: false }, '/browse'],
    ['[A2.2-4 A8-1 D8-2]', 'NOT_ENABLED', 'welcome', { isAuthEnabled: false }, '/browse'],
    ['[A2.3-20 A2.4-3 A8-4 D8-4]', 'USER_ALREADY_LOGGED', 'access', {}, '/acme/profile'],
    ['[A2.3-20 A8-4 D8-4]', 'USER_ALREADY_LOGGED', 'login', {}, '/acme/profile'],
    ['[A2.3-20 A8-4]', 'USER_ALREADY_LOGGED', 'signup-old', {}, '/acme/profile'],
    ['[A2.3-21 A8-2 A8-3 D8-3]', 'REQUIRED', 'profile/edit', { session: sessions.signedOut }, '/acme/access'],
    [
      '[A2.3-21 A8-10]',
      'USER_NOT_LOGGED',
      'plans',
      { session: sessions.signedOut, hasEnded: true },
      '/acme/login',
    ],
    [
      '[A2.3-22 A5-11 A8-9 A9-12]',
      'USER_MISSING_MANDATORY_FIELDS',
      'plans',
      { session: sessions.nameless },
      '/acme/profile/edit',
    ],
  ])('%s is %s, on the way to /%s; the query string is kept', (_, obstacle, path, state, leadsTo) => {
    expect(decide(path, state)).toEqual({ kind: 'goto', obstacle, path: `${leadsTo}?a=%2F&b` })
  })

  it('[A2.3-22] is never that the e-mail is not verified', () => {
    const session: AccountSession = {
      phase: 'ready',
      user: cloudSamples.notVerifiedUser,
      record: records.notVerified,
    }
    expect(decide('plans', { session })).toMatchObject({ kind: 'enter' })
  })

  it.each([{ firstName: 'Owner', lastName: ' ' }, { firstName: '', lastName: 'One' }, { lastName: 'One' }])(
    '[A5-11] is a name that is missing: %j',
    (record) => {
      expect(decide('profile', { session: { phase: 'ready', user, record } })).toMatchObject({
        obstacle: 'USER_MISSING_MANDATORY_FIELDS',
      })
    },
  )

  it('is not known as long as the player has not said whether there are accounts', () => {
    expect(decide('access', { isAuthEnabled: undefined })).toEqual({ kind: 'wait' })
  })

  it('never leads off this panel, whatever the address and the query say', () => {
    for (const query of ['?next=https://evil.example', '?//evil.example', '?@evil.example/'])
      for (const path of ['profile', '/evil.example', '..//evil.example', 'login?x'])
        for (const session of Object.values(sessions)) {
          const decision = decide(path, { session }, query)
          if (decision.kind !== 'goto') continue
          expect(new URL(decision.path, 'https://panel.example').origin).toBe('https://panel.example')
        }
  })
})
