import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import {
  accountDeletionMachine,
  type AccountDeletionTag,
  type DeletionFault,
  type DeletionStep,
} from './accountDeletion.machine'

const recent: DeletionFault = { code: 'auth/requires-recent-login', message: '' }
const away: DeletionFault = { code: 'cloud/unreachable', message: '' }
const wrong: DeletionFault = { code: 'auth/wrong-password', message: '' }

const start = (
  faults: Partial<Record<DeletionStep, (DeletionFault | undefined)[]>> = {},
  {
    isSure = true,
    proofs = [] as (DeletionFault | undefined)[],
    logIns = [] as (DeletionFault | undefined)[],
  } = {},
) => {
  const performed: string[] = []
  const told: (string | undefined)[] = []
  const actor = createActor(
    accountDeletionMachine.provide({
      actors: {
        confirm: fromPromise<boolean>(() => Promise.resolve(isSure)),
        prove: fromPromise<DeletionFault | undefined, { password: string }>(() =>
          Promise.resolve(proofs.shift()),
        ),
        checkLogIn: fromPromise<DeletionFault | undefined>(() => Promise.resolve(logIns.shift())),
        perform: fromPromise<DeletionFault | undefined, { step: DeletionStep; uid: string }>(({ input }) => {
          performed.push(`${input.step} of ${input.uid}`)
          return Promise.resolve(faults[input.step]?.shift())
        }),
      },
    }),
  )
  actor.on('deleted', () => told.push('deleted'))
  actor.on('stopped', ({ fault }) => told.push(fault.code))
  actor.start()
  return {
    actor,
    performed,
    told,
    request: (order: { hasPlan?: boolean; canProve?: boolean } = {}) =>
      actor.send({
        type: 'deletion.requested',
        order: { uid: 'u-ada', hasPlan: false, canProve: false, ...order },
      }),
    until: (tag: AccountDeletionTag) =>
      waitFor(actor, (now) => now.hasTag(tag) && !now.hasTag('proving'), { timeout: 2000 }),
    context: () => actor.getSnapshot().context,
  }
}

describe('deleting an account', () => {
  it('[A4.11-1] does nothing when it is not confirmed', async () => {
    const { actor, request, performed } = start({}, { isSure: false })
    request({ hasPlan: true })
    await waitFor(actor, (now) => now.matches('idle'))
    expect(performed).toEqual([])
  })

  it('[A4.11-1] cancels an active paid plan first, then picture, record and account', async () => {
    const { request, until, performed, told } = start()
    request({ hasPlan: true })
    await until('deleted')
    expect(performed).toEqual([
      'subscription of u-ada',
      'avatar of u-ada',
      'record of u-ada',
      'user of u-ada',
    ])
    expect(told).toEqual(['deleted'])
  })

  it('[A4.11-1] cancels nothing where there is no such plan', async () => {
    const { request, until, performed } = start()
    request()
    await until('deleted')
    expect(performed[0]).toBe('avatar of u-ada')
  })

  it('touches nothing before the password is proven, and nothing when that is declined', async () => {
    const { actor, request, until, performed, context } = start({}, { proofs: [wrong] })
    request({ canProve: true })
    await until('asking')
    actor.send({ type: 'password.given', password: 'no' })
    await waitFor(actor, (now) => now.context.proofFault !== undefined)
    expect([performed, context().proofFault]).toEqual([[], wrong])
    actor.send({ type: 'proof.declined' })
    expect(actor.getSnapshot().matches('idle')).toBe(true)
    request({ canProve: true })
    await until('asking')
    actor.send({ type: 'password.given', password: 'yes' })
    await until('deleted')
    expect(performed).toHaveLength(3)
  })

  it('has deleted nothing where the plan cannot be cancelled', async () => {
    const { request, until, performed, context } = start({ subscription: [away] })
    request({ hasPlan: true })
    await until('failed')
    expect(performed).toHaveLength(1)
    expect(context()).toMatchObject({ done: [], fault: away })
  })

  it('goes on where it stopped, without cancelling twice', async () => {
    const { actor, request, until, performed, context } = start({ record: [away] })
    request({ hasPlan: true })
    await until('failed')
    expect(context().done).toEqual(['subscription', 'avatar'])
    actor.send({ type: 'deletion.retried' })
    await until('deleted')
    expect(performed).toEqual([
      'subscription of u-ada',
      'avatar of u-ada',
      'record of u-ada',
      'record of u-ada',
      'user of u-ada',
    ])
  })

  it('asks for the password where the cloud wants it at the end after all, and goes on', async () => {
    const { actor, request, until, performed } = start({ user: [recent] })
    request({ canProve: true })
    await until('asking')
    actor.send({ type: 'password.given', password: 'yes' })
    await waitFor(actor, (now) => now.hasTag('asking') && now.context.done.length > 0)
    actor.send({ type: 'password.given', password: 'yes' })
    await until('deleted')
    expect(performed).toEqual(['avatar of u-ada', 'record of u-ada', 'user of u-ada', 'user of u-ada'])
  })

  it('[A4.11-1] touches nothing of who has no password and logged in long ago, and goes on once they have anew', async () => {
    const { actor, request, until, performed, told, context } = start({}, { logIns: [recent, recent] })
    request({ hasPlan: true })
    await until('failed')
    expect([performed, told, context().fault]).toEqual([[], [recent.code], recent])
    actor.send({ type: 'deletion.retried' })
    await until('failed')
    expect([performed, told]).toEqual([[], [recent.code, recent.code]])
    actor.send({ type: 'deletion.retried' })
    await until('deleted')
    expect(performed).toHaveLength(4)
  })

  it('says that it is half done where the last proof is declined', async () => {
    const { actor, request, until, told, context } = start({ user: [recent] })
    request({ canProve: true })
    await until('asking')
    actor.send({ type: 'password.given', password: 'yes' })
    await waitFor(actor, (now) => now.hasTag('asking') && now.context.done.length > 0)
    expect(told).toEqual([recent.code])
    actor.send({ type: 'proof.declined' })
    expect(context()).toMatchObject({ done: ['avatar', 'record'], fault: recent })
    actor.send({ type: 'deletion.dismissed' })
    expect(actor.getSnapshot().matches('idle')).toBe(true)
  })

  it('tells why it goes on no further', async () => {
    const { request, until, told } = start({ avatar: [away] })
    request()
    await until('failed')
    expect(told).toEqual([away.code])
  })
})
