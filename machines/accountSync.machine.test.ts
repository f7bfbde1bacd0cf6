import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import {
  accountSyncMachine,
  type AccountSyncEvent,
  type AccountUser,
  type DeviceAccount,
  type TokenOutcome,
} from './accountSync.machine'

const ada: AccountUser = { uid: 'u-ada', plan: 'superstar' }
const never = <T>() => new Promise<T>(() => undefined)
const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

interface Script {
  /** As whom the player is signed in; it says nothing without. */
  status?: DeviceAccount
  token?: TokenOutcome
  hasAccounts?: boolean
}

/** The machine on scripted actors, with a list of what they were wanted for. */
const start = ({ status, token, hasAccounts = true }: Script = {}) => {
  const clock = new SimulatedClock()
  const done: string[] = []
  let listens = false
  const answer = <T>(what: string, value: T | undefined) =>
    fromPromise<T>(() => {
      done.push(what)
      return value === undefined ? never<T>() : Promise.resolve(value)
    })
  const actor = createActor(
    accountSyncMachine.provide({
      actors: {
        account: fromCallback<AccountSyncEvent>(({ sendBack }) => {
          if (hasAccounts) sendBack({ type: 'account.present' })
        }),
        player: fromCallback<AccountSyncEvent>(() => {
          listens = true
        }),
        askStatus: answer('asks status', status),
        askToken: fromPromise(() => {
          done.push('asks token')
          return never<void>()
        }),
        sendToken: answer('sends token', token),
        signIn: fromPromise<void, { token: string }>(({ input }) => {
          done.push(`signs in with ${input.token}`)
          return Promise.resolve()
        }),
        signOut: fromPromise(() => {
          done.push('signs out')
          return Promise.resolve()
        }),
      },
    }),
    { clock },
  )
  actor.on('upgraded', () => done.push('upgraded'))
  actor.start()
  const after = async (ms: number) => {
    await settled()
    clock.increment(ms)
    await settled()
  }
  return {
    actor,
    done,
    after,
    listens: () => listens,
    change: (user: AccountUser | undefined, isFresh = false) =>
      actor.send({ type: 'user.changed', user, isFresh }),
    state: () => JSON.stringify(actor.getSnapshot().value),
  }
}

describe('a change of the cloud user', () => {
  it('[D4-40 D9-2] is followed 2 s later, counted from the last change', async () => {
    const { change, after, done } = start()
    change(ada)
    await after(1500)
    change({ uid: 'u-ben' })
    await after(1999)
    expect(done).toEqual([])
    await after(1)
    expect(done).toEqual(['asks status'])
  })

  it('[D4-41] sends the token of who has just logged in, without a question', async () => {
    const { change, after, done, state } = start({ token: 'taken' })
    change(ada, true)
    await after(2000)
    expect(done).toEqual(['sends token'])
    expect(state()).toBe('{"on":"resting"}')
  })

  it('[D4-42 D4-43 A4.1-3] asks for a token where the player is logged in and nobody is here', async () => {
    const { change, after, done } = start({ status: { loggedIn: true, uid: 'u-ada' } })
    change(undefined)
    await after(2000)
    expect(done).toEqual(['asks status', 'asks token'])
  })

  it('[D4-42 D4-44] logs out where the player is another’s, then asks for a token', async () => {
    const { change, after, done } = start({ status: { loggedIn: true, uid: 'u-ben' } })
    change(ada)
    await after(2000)
    expect(done).toEqual(['asks status', 'signs out', 'asks token'])
  })

  it('[D4-42 D4-45] sends the token where the player is not logged in and somebody is here', async () => {
    const { change, after, done } = start({ status: { loggedIn: false, uid: '' }, token: 'taken' })
    change(ada)
    await after(2000)
    expect(done).toEqual(['asks status', 'sends token'])
  })

  it.each<[string, DeviceAccount, AccountUser | undefined]>([
    ['both are the same', { loggedIn: true, uid: 'u-ada' }, ada],
    ['the player does not say who', { loggedIn: true, uid: '' }, ada],
    ['nobody is anywhere', { loggedIn: false, uid: '' }, undefined],
  ])('[D3-63 A3.8-1] does nothing more where %s', async (_, status, user) => {
    const { change, after, done, state } = start({ status })
    change(user)
    await after(2000)
    await after(60_000)
    expect(done).toEqual(['asks status'])
    expect(state()).toBe('{"on":"resting"}')
  })

  it('waits no longer than 8 s for whoever says nothing, as real players do', async () => {
    const { actor, change, after, done, state } = start({ status: { loggedIn: true, uid: 'u-ada' } })
    change(undefined)
    await after(2000)
    expect(state()).toBe('{"on":"askingToken"}')
    await after(8000)
    expect(state()).toBe('{"on":"resting"}')
    actor.send({ type: 'player.returned' })
    await after(60_000)
    expect(done).toHaveLength(2)
  })

  it('[D4-2] is followed once the player is back, if it was away', async () => {
    const { actor, change, after, done, state } = start({ token: 'refused' })
    change(ada, true)
    await after(2000)
    expect([state(), done]).toEqual(['{"on":"resting"}', ['sends token']])
    actor.send({ type: 'player.returned' })
    await after(2000)
    expect(done).toEqual(['sends token', 'sends token'])
  })

  it.each(['asking', 'sendingToken'])('[D4-2] is not lost by a player that leaves while %s', async (name) => {
    const { actor, change, after, state } = start()
    change(ada, name === 'sendingToken')
    await after(2000)
    expect(state()).toBe(`{"on":"${name}"}`)
    actor.send({ type: 'player.left' })
    expect(state()).toBe('{"on":"resting"}')
    actor.send({ type: 'player.returned' })
    expect(state()).toBe('{"on":"settling"}')
  })
})

describe('what the player pushes', () => {
  it('[D4-46] logs the interface in by its token, and out, at any time', async () => {
    const { actor, change, after, done } = start({ status: { loggedIn: true, uid: 'u-ada' } })
    actor.send({ type: 'token.pushed', token: 't-1' })
    await after(0)
    change(ada)
    await after(2000)
    actor.send({ type: 'logout.pushed' })
    await after(0)
    expect(done).toEqual(['signs in with t-1', 'asks status', 'signs out'])
  })

  it('[D4-46] logs nobody out where nobody is', async () => {
    const { actor, after, done } = start()
    actor.send({ type: 'logout.pushed' })
    await after(10_000)
    expect(done).toEqual([])
  })

  it('[D4-47] tells of an upgrade by a code', () => {
    const { actor, done } = start()
    actor.send({ type: 'upgrade.pushed' })
    expect(done).toEqual(['upgraded'])
  })

  it('pushes nobody out for ever: two accounts change places twice at most, until somebody logs in here', async () => {
    const { change, after, done } = start({ status: { loggedIn: true, uid: 'u-ben' } })
    for (let round = 0; round < 4; round++) {
      change(ada)
      await after(2000)
      await after(8000)
    }
    expect(done.filter((one) => one === 'signs out')).toHaveLength(2)
  })
})

describe('a cloud that cannot be reached', () => {
  const away = (code: string) => Object.assign(new Error(code), { code })
  /** The machine on a cloud that rejects until it is back, with what it did. */
  const startAway = (problem: unknown, user: AccountUser | undefined, status?: DeviceAccount) => {
    const clock = new SimulatedClock()
    const done: string[] = []
    let isAway = true
    const call = (what: string) => {
      done.push(what)
      return isAway ? Promise.reject(problem) : Promise.resolve('taken' as const)
    }
    const actor = createActor(
      accountSyncMachine.provide({
        actors: {
          account: fromCallback<AccountSyncEvent>(({ sendBack }) => {
            sendBack({ type: 'account.present' })
            sendBack({ type: 'user.changed', user, isFresh: false })
          }),
          player: fromCallback<AccountSyncEvent>(() => undefined),
          askStatus: fromPromise<DeviceAccount>(() => (status ? Promise.resolve(status) : never())),
          askToken: fromPromise<void>(() => {
            done.push('asks token')
            return Promise.resolve()
          }),
          sendToken: fromPromise<TokenOutcome>(() => call('sends token')),
          signIn: fromPromise<void, { token: string }>(async () => void (await call('signs in'))),
          signOut: fromPromise<void>(() => Promise.resolve()),
        },
      }),
      { clock },
    )
    actor.on('failed', () => done.push('failed'))
    actor.start()
    const after = async (ms: number) => {
      await settled()
      clock.increment(ms)
      await settled()
    }
    return { actor, done, after, comeBack: () => (isAway = false), state: () => actor.getSnapshot().value }
  }

  it.each(['cloud/unreachable', 'cloud/away', 'cloud/busy', 'cloud/timeout'])(
    'is no failure, and is given the token of who is here once it is back: %s',
    async (code) => {
      const { done, after, comeBack, state } = startAway(away(code), ada, { loggedIn: false, uid: '' })
      await after(2000)
      expect([state(), done]).toEqual([{ on: 'cloudAway' }, ['sends token']])
      await after(60_000)
      await after(2000)
      expect(done).toEqual(['sends token', 'sends token'])
      comeBack()
      await after(60_000)
      await after(2000)
      expect(done).toEqual(['sends token', 'sends token', 'sends token'])
      expect(state()).toEqual({ on: 'resting' })
    },
  )

  it('has the player asked for another token where one could not be used', async () => {
    const status = { loggedIn: true, uid: 'u-ada' }
    const { actor, done, after, state } = startAway(away('cloud/unreachable'), undefined, status)
    actor.send({ type: 'token.pushed', token: 't-1' })
    await after(0)
    expect(state()).toEqual({ on: 'cloudAway' })
    await after(60_000)
    await after(2000)
    expect(done).toEqual(['signs in', 'asks token'])
  })

  it('is something else than one that refuses', async () => {
    const { done, after, state } = startAway(away('cloud/refused'), ada, { loggedIn: false, uid: '' })
    await after(2000)
    expect([state(), done]).toEqual([{ on: 'resting' }, ['sends token', 'failed']])
  })
})

it('does nothing, says nothing and listens to nothing without accounts', async () => {
  const { actor, change, after, done, listens, state } = start({ hasAccounts: false })
  change(ada, true)
  actor.send({ type: 'token.pushed', token: 't' })
  actor.send({ type: 'player.returned' })
  await after(60_000)
  expect([done, listens(), state()]).toEqual([[], false, '"off"'])
})
