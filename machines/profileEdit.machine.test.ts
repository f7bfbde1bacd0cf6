import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import {
  profileEditMachine,
  type EditFault,
  type EditOutcome,
  type EditStep,
  type ProfileEditNews,
} from './profileEdit.machine'

const names: EditStep = { kind: 'names', firstName: 'Ada', lastName: 'Byron' }
const email: EditStep = { kind: 'email', email: 'ada@new.example' }
const password: EditStep = { kind: 'password', password: 'a new password' }
const recent: EditFault = { code: 'auth/requires-recent-login', message: '' }
const away: EditFault = { code: 'cloud/unreachable', message: '' }

const start = (
  answers: Partial<Record<EditStep['kind'], EditOutcome[]>>,
  proofs: (EditFault | undefined)[] = [],
) => {
  const performed: EditStep[] = []
  const given: string[] = []
  const news: ProfileEditNews[] = []
  const actor = createActor(
    profileEditMachine.provide({
      actors: {
        perform: fromPromise<EditOutcome, EditStep>(({ input }) => {
          performed.push(input)
          return Promise.resolve(answers[input.kind]?.shift() ?? 'done')
        }),
        prove: fromPromise<EditFault | undefined, { password: string }>(({ input }) => {
          given.push(input.password)
          return Promise.resolve(proofs.shift())
        }),
      },
    }),
  )
  actor.on('*', (one) => news.push(one))
  actor.start()
  return {
    actor,
    performed,
    given,
    news,
    save: (steps: readonly EditStep[], canProve = true) =>
      actor.send({ type: 'save.requested', steps, canProve }),
    until: (tag: 'saved' | 'failed' | 'asking') =>
      waitFor(actor, (now) => now.hasTag(tag) && !now.hasTag('proving'), { timeout: 2000 }),
    context: () => actor.getSnapshot().context,
  }
}

describe('saving a profile', () => {
  it('[A4.12-1] does one thing after another, and writes a changed e-mail into the record', async () => {
    const { save, until, performed, news } = start({})
    save([names, email, password])
    await until('saved')
    expect(performed).toEqual([names, email, { kind: 'address', email: 'ada@new.example' }, password])
    expect(news.map(({ step }) => step.kind)).toEqual(['names', 'email', 'address', 'password'])
  })

  it('leaves the record’s e-mail alone while the new one waits for its link', async () => {
    const { save, until, performed, context, news } = start({ email: ['mailed'] })
    save([email, password])
    await until('saved')
    expect(performed).toEqual([email, password])
    expect(context().mailedTo).toBe('ada@new.example')
    expect(news[0]).toMatchObject({ isMailed: true })
  })

  it('has saved at once what there is nothing of', async () => {
    const { save, until, performed } = start({})
    save([])
    await until('saved')
    expect(performed).toEqual([])
  })

  it('tells truly what was saved before it failed, and what is left', async () => {
    const { save, until, context, news } = start({ password: [away] })
    save([names, password])
    await until('failed')
    expect(context()).toMatchObject({ done: ['names'], steps: [password], fault: away })
    expect(news).toHaveLength(1)
  })

  it('asks for the password where the cloud wants to know anew who one is, and goes on where it stopped', async () => {
    const wrong = { code: 'auth/wrong-password', message: '' }
    const { actor, save, until, given, performed, context } = start({ email: [recent] }, [wrong])
    save([names, email])
    await until('asking')
    actor.send({ type: 'password.given', password: 'not it' })
    await waitFor(actor, (now) => now.context.proofFault !== undefined)
    expect(context().proofFault).toEqual(wrong)
    actor.send({ type: 'password.given', password: 'the right one' })
    await until('saved')
    expect(given).toEqual(['not it', 'the right one'])
    expect(performed.map(({ kind }) => kind)).toEqual(['names', 'email', 'email', 'address'])
    expect(context().proofFault).toBeUndefined()
  })

  it('has failed where nobody proves it, or has nothing to prove it with', async () => {
    const first = start({ email: [recent] })
    first.save([email])
    await first.until('asking')
    first.actor.send({ type: 'proof.declined' })
    expect(first.context()).toMatchObject({ fault: recent, steps: [email] })

    const second = start({ email: [recent] })
    second.save([email], false)
    await second.until('failed')
    expect(second.context().fault).toEqual(recent)
  })

  it('begins anew with what is wanted then', async () => {
    const { actor, save, until, context } = start({ email: [away] })
    save([names, email])
    await until('failed')
    actor.send({ type: 'edit.resumed' })
    expect(context().fault).toBeUndefined()
    save([email])
    await until('saved')
    expect(context().done).toEqual(['email', 'address'])
  })
})
