import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cloudSamples } from '../../../../tests/support/cloud/cloudSamples'
import { ScriptedCloud, type CloudStart } from '../../../../tests/support/cloud/ScriptedCloud'
import { createSession } from './createSession'

const { user, records } = cloudSamples
const social = { ...user, uid: 'u-social', displayName: 'Owner de la One', providers: ['google'] }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const start = (begins: CloudStart, script: (cloud: ScriptedCloud) => void = () => {}, referrer?: string) => {
  const cloud = new ScriptedCloud(begins)
  script(cloud)
  const session = createSession(cloud, referrer)
  const ended = vi.fn<() => void>()
  session.onEnded(ended)
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  return { cloud, session, ended, pass, phase: () => session.read().phase }
}

describe('who is signed in', () => {
  it('[A2.3-23] is unknown until the service says', async () => {
    const { cloud, phase, pass } = start({}, (cloud) => cloud.hold('auth.watch'))
    await pass(60_000)
    expect(phase()).toBe('unknown')
    cloud.release('auth.watch')
    await pass()
    expect(phase()).toBe('signedOut')
  })

  it('comes with the record, and its changes', async () => {
    const { cloud, session, pass } = start({ user, record: records.free })
    await pass()
    expect(session.read()).toEqual({ phase: 'ready', user, record: records.free })
    cloud.pushRecord(records.superstarYearly)
    expect(session.read()).toMatchObject({ record: records.superstarYearly })
  })

  it('is the same in all tabs: another signs out, another signs in', async () => {
    const { cloud, session, phase, pass } = start({ user, record: records.free })
    await pass()
    cloud.leave()
    expect(phase()).toBe('signedOut')
    cloud.enter({ ...user, uid: 'u-other' })
    expect(phase()).toBe('loading')
    await pass()
    expect(session.read()).toMatchObject({ phase: 'ready', user: { uid: 'u-other' }, record: undefined })
  })

  it('may change without another record being asked for, e.g. when the e-mail is verified', async () => {
    const { cloud, session, pass } = start({ user: cloudSamples.notVerifiedUser, record: records.free })
    await pass()
    cloud.enter(user)
    expect(session.read()).toEqual({ phase: 'ready', user, record: records.free })
    expect(cloud.callsOf('records.watchUser')).toHaveLength(1)
  })
})

describe('a first social log-in', () => {
  it('[A4.2-2] gets a record: the first word of the name is the first name, the rest the last name', async () => {
    const { cloud, session, pass } = start({ user: social })
    await pass()
    expect(cloud.callsOf('records.createUser')).toEqual([
      ['u-social', expect.objectContaining({ uid: 'u-social', firstName: 'Owner', lastName: 'de la One' })],
    ])
    expect(session.read()).toMatchObject({ phase: 'ready', record: { email: social.email } })
  })

  it('[A4.2-2] has empty names where the provider tells none, for the guard to ask for', async () => {
    const { session, pass } = start({ user: { ...social, displayName: ' ' } })
    await pass()
    expect(session.read()).toMatchObject({ record: { firstName: '', lastName: '' } })
  })

  it('[A9-13] counts for who sent them, which a failure of the referral service does not spoil', async () => {
    const campaign = cloudSamples.campaign
    const { cloud, phase, pass } = start(
      { user: social, campaign },
      (cloud) => cloud.fail('referral.participant', 'cloud/unreachable'),
      'friend-7',
    )
    await pass()
    expect(cloud.callsOf('referral.participant')).toEqual([['friend-7']])
    expect(phase()).toBe('ready')
  })

  it('[A9-13] asks for no participant where nobody sent them, nor for who has a record', async () => {
    const campaign = cloudSamples.campaign
    const unsent = start({ user: social, campaign })
    await unsent.pass()
    const known = start({ user: social, record: records.free, campaign }, undefined, 'friend-7')
    await known.pass()
    expect([unsent, known].map(({ cloud }) => cloud.callsOf('referral.participant'))).toEqual([[], []])
  })

  it('can be tried again where its record could not be written', async () => {
    const { cloud, session, pass } = start({ user: social }, (cloud) =>
      cloud.fail('records.createUser', 'cloud/unreachable'),
    )
    await pass()
    const failed = session.read()
    expect(failed).toMatchObject({ phase: 'failed', problem: { code: 'cloud/unreachable' } })
    cloud.mend('records.createUser')
    if (failed.phase === 'failed') failed.retry()
    await pass()
    expect(session.read()).toMatchObject({ phase: 'ready', record: { firstName: 'Owner' } })
  })

  it('writes none for who signs up by password, which the sign-up does, nor after an account was deleted', async () => {
    const { cloud, pass } = start({ user })
    await pass()
    cloud.enter(social)
    await pass()
    cloud.pushRecord(undefined)
    await pass()
    expect(cloud.callsOf('records.createUser')).toHaveLength(1)
  })
})

describe('a cloud that does not answer', () => {
  it('is said after 10 s, and heard when it answers after all', async () => {
    const { cloud, session, phase, pass } = start({ user, record: records.free }, (cloud) =>
      cloud.hold('records.watchUser'),
    )
    await pass(9999)
    expect(phase()).toBe('loading')
    await pass(1)
    expect(session.read()).toMatchObject({ phase: 'failed', problem: { code: 'cloud/timeout' } })
    cloud.release('records.watchUser')
    await pass()
    expect(phase()).toBe('ready')
  })

  it('breaks the watch once without anybody noticing, because the token may have been too old', async () => {
    const { cloud, session, pass } = start({ user, record: records.free })
    await pass()
    cloud.breakWatch('user', 'database/permission-denied')
    expect(session.read().phase).toBe('ready')
    await pass()
    expect(session.read()).toMatchObject({ phase: 'ready', record: records.free })
    expect(cloud.callsOf('records.watchUser')).toHaveLength(2)
  })

  it('refuses the record for good, which can be tried again', async () => {
    const { cloud, session, phase, pass } = start({ user, record: records.free }, (cloud) =>
      cloud.fail('records.watchUser', 'database/permission-denied'),
    )
    await pass()
    const failed = session.read()
    expect(failed).toMatchObject({ phase: 'failed', problem: { code: 'database/permission-denied' } })
    cloud.mend('records.watchUser')
    if (failed.phase === 'failed') failed.retry()
    await pass()
    expect(phase()).toBe('ready')
  })
})

it.each(['auth/user-token-expired', 'auth/user-disabled'])(
  'a sign-in that the service takes back ends cleanly: %s',
  async (code) => {
    const { cloud, phase, ended, pass } = start({ user, record: records.free })
    await pass()
    cloud.fail('auth.reload', code)
    cloud.breakWatch('user', 'database/permission-denied')
    await pass()
    expect(cloud.callsOf('auth.signOut')).toHaveLength(1)
    expect([phase(), ended.mock.calls.length]).toEqual(['signedOut', 1])
  },
)

it('does not end a sign-in because the service is out of reach', async () => {
  const { cloud, phase, ended, pass } = start({ user, record: records.free })
  await pass()
  cloud.fail('auth.reload', 'cloud/unreachable')
  cloud.breakWatch('user', 'cloud/failed')
  await pass()
  expect([phase(), ended.mock.calls.length]).toEqual(['failed', 0])
})
