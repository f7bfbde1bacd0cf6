import { createActor, fromPromise } from 'xstate'
import { expect, describe, it } from 'vitest'
import { signupMachine, type NewUser, type SignupForm, type SignupNews } from './signup.machine'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const form: SignupForm = {
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.org',
  password: 'correct horse',
  marketingConsent: false,
}
const ada = { uid: 'u-ada', email: form.email }

/** A sign-up in a cloud where `broken` calls fail until they are taken out of the set. */
const start = (...broken: string[]) => {
  const failing = new Set(broken)
  const calls: string[] = []
  const news: SignupNews[] = []
  const call = async <T>(name: string, answer: T): Promise<T> => {
    calls.push(name)
    await settle()
    if (failing.has(name)) throw new Error(name)
    return answer
  }
  const actor = createActor(
    signupMachine.provide({
      actors: {
        createUser: fromPromise(() => call('create', ada)),
        writeRecord: fromPromise<void, { user: NewUser; form: SignupForm }>(() => call('write', undefined)),
        sendMail: fromPromise<void>(() => call('mail', undefined)),
        deleteUser: fromPromise<void, { user: NewUser }>(() => call('delete', undefined)),
      },
    }),
  )
  for (const type of ['signedUp', 'failed'] as const) actor.on(type, (told) => news.push(told))
  actor.start()
  const through = async () => {
    for (let step = 0; step < 8; step += 1) await settle()
  }
  return {
    actor,
    calls,
    news,
    failing,
    has: (tag: 'creating' | 'plan') => actor.getSnapshot().hasTag(tag),
    context: () => actor.getSnapshot().context,
    submit: (other: Partial<SignupForm> = {}) => {
      actor.send({ type: 'account.submitted', form: { ...form, ...other } })
      return through()
    },
  }
}

describe('signing up', () => {
  it('[A4.2-1] creates the user, then the record, then sends the mail', async () => {
    const world = start()
    await world.submit()
    expect(world.calls).toEqual(['create', 'write', 'mail'])
    expect(world.news).toEqual([{ type: 'signedUp', user: ada }])
  })

  it('[A2.4-14] leads to step 2 only after a sign-up that worked, and no further', async () => {
    const world = start('create')
    await world.submit()
    expect(world.has('plan')).toBe(false)
    world.failing.clear()
    await world.submit()
    expect(world.has('plan')).toBe(true)
    await world.submit()
    expect(world.calls).toEqual(['create', 'create', 'write', 'mail'])
    expect(world.has('plan')).toBe(true)
  })

  it('[A4.2-4] is busy until it is done, and hears no second press', async () => {
    const world = start()
    void world.submit()
    expect(world.has('creating')).toBe(true)
    await world.submit()
    expect(world.calls).toEqual(['create', 'write', 'mail'])
  })

  it('says why no user could be created, and tries again', async () => {
    const world = start('create')
    await world.submit()
    expect(world.news).toEqual([{ type: 'failed', stage: 'account', error: new Error('create') }])
    expect(world.has('creating')).toBe(false)
    world.failing.clear()
    await world.submit()
    expect(world.has('plan')).toBe(true)
  })

  it('[A4.2-1] deletes the user whose record could not be written', async () => {
    const world = start('write')
    await world.submit()
    expect(world.calls).toEqual(['create', 'write', 'delete'])
    expect(world.news).toEqual([{ type: 'failed', stage: 'record', error: new Error('write') }])
    expect(world.context().user).toBeUndefined()
  })

  it('[A4.2-1] goes on with a user whom it could not even delete, once the cloud is back', async () => {
    const world = start('write', 'delete')
    await world.submit()
    expect(world.context().user).toEqual(ada)
    world.failing.clear()
    await world.submit({ firstName: 'Adele' })
    expect(world.calls).toEqual(['create', 'write', 'delete', 'write', 'mail'])
    expect(world.context()).toMatchObject({ form: undefined, login: undefined })
  })

  it('[A4.2-1] deletes such a user first where another address or password is asked for', async () => {
    const world = start('write', 'delete')
    await world.submit()
    world.failing.delete('write')
    await world.submit({ password: 'another horse' })
    expect(world.calls).toEqual(['create', 'write', 'delete', 'delete'])
    // Still another one than what was created.
    await world.submit({ password: 'another horse' })
    expect(world.calls.at(-1)).toBe('delete')
    world.failing.clear()
    await world.submit({ password: 'another horse' })
    expect(world.calls.slice(-4)).toEqual(['delete', 'create', 'write', 'mail'])
  })

  it('counts an account as made whose mail did not go out', async () => {
    const world = start('mail')
    await world.submit()
    expect(world.has('plan')).toBe(true)
    expect(world.context().isMailMissing).toBe(true)
    expect(world.news).toEqual([{ type: 'signedUp', user: ada }])
  })

  it('[A3.1-22] forgets the password with the record', async () => {
    const world = start()
    await world.submit()
    expect(JSON.stringify(world.context())).not.toContain(form.password)
  })
})
