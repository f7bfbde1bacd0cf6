import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { accountSessionMachine, type AccountSessionEvent, type SessionUser } from './accountSession.machine'

const user: SessionUser = {
  uid: 'u-owner',
  email: 'owner.one@example.org',
  displayName: 'Owner One',
  photoUrl: undefined,
  isEmailVerified: true,
  providers: ['password'],
}

const start = () => {
  let tell: (event: AccountSessionEvent) => void = () => {}
  const never = new Promise<never>(() => undefined)
  const actor = createActor(
    accountSessionMachine.provide({
      actors: {
        watchUser: fromCallback<AccountSessionEvent>(({ sendBack }) => {
          tell = sendBack
        }),
        watchRecord: fromCallback<AccountSessionEvent, { uid: string }>(() => undefined),
        createRecord: fromPromise<void, { user: SessionUser }>(() => never),
        check: fromPromise<'valid' | 'ended'>(() => never),
        signOut: fromPromise<void>(() => never),
      },
    }),
  )
  let ended = 0
  actor.on('ended', () => (ended += 1))
  actor.start()
  return {
    actor,
    state: () => JSON.stringify(actor.getSnapshot().value),
    tellUser: (told: SessionUser | undefined) => tell({ type: 'user.told', user: told }),
    ended: () => ended,
  }
}

describe('who is signed in', () => {
  it('[A2.3-23] is unknown at first, then nobody, then somebody', () => {
    const { state, tellUser } = start()
    expect(state()).toBe('"unknown"')
    tellUser(undefined)
    expect(state()).toBe('"signedOut"')
    tellUser(user)
    expect(state()).toBe('{"signedIn":{"watching":"loading"}}')
  })

  it('[A4.2-2] has a record made only at the log-in, and only by a social provider', () => {
    const { actor, state, tellUser } = start()
    tellUser(user)
    actor.send({ type: 'record.told', record: undefined })
    expect(state()).toBe('{"signedIn":{"watching":"ready"}}')
    tellUser({ ...user, uid: 'u-social', providers: ['github'] })
    actor.send({ type: 'record.told', record: undefined })
    expect(state()).toBe('{"signedIn":{"watching":"creating"}}')
    actor.send({ type: 'record.told', record: { firstName: 'Owner' } })
    actor.send({ type: 'record.told', record: undefined })
    expect(state()).toBe('{"signedIn":{"watching":"ready"}}')
  })

  it('is told to have ended when the service signs out while it is asked', () => {
    const { actor, state, tellUser, ended } = start()
    tellUser(user)
    actor.send({ type: 'record.failed', problem: 'denied' })
    expect(state()).toBe('{"signedIn":"checking"}')
    tellUser(undefined)
    expect([state(), ended()]).toEqual(['"signedOut"', 1])
  })
})

it('reaches each of its states that a person or the service leads to', () => {
  const paths = getShortestPaths(accountSessionMachine.provide({ actors: {} }), {
    events: [
      { type: 'user.told', user },
      { type: 'user.told', user: { ...user, uid: 'u-social', providers: ['google'] } },
      { type: 'user.told', user: undefined },
      { type: 'record.told', record: undefined },
      { type: 'record.failed', problem: 'denied' },
    ],
  })
  const reached = new Set(paths.map((path) => JSON.stringify(path.state.value)))
  expect([...reached]).toEqual(
    expect.arrayContaining([
      '"signedOut"',
      '{"signedIn":{"watching":"creating"}}',
      '{"signedIn":{"watching":"ready"}}',
      '{"signedIn":"checking"}',
    ]),
  )
})
