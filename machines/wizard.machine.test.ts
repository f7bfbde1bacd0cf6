import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import {
  currentStep,
  wizardButtons,
  wizardMachine,
  type AskOrder,
  type Ending,
  type Outcome,
  type Step,
  type Terms,
  type WizardEmitted,
  type WizardEvent,
} from './wizard.machine'

const core = (...names: string[]): Step[] => names.map((name) => ({ name, type: 'core' }))
const five = core('language', 'name', 'output', 'network', 'done')
const free: Terms = { isPersistent: false, isAuthEnabled: false, hasUser: false }

/** Lets promises travel. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Starts the machine; its device answers when the test says so. */
const start = ({ terms = {}, startAt }: { terms?: Partial<Terms>; startAt?: string } = {}) => {
  const clock = new SimulatedClock()
  const asked: string[] = []
  const open = new Set<string>()
  const saves: { step: string | undefined; values: unknown }[] = []
  const ends: Ending[] = []
  const lefts: WizardEmitted[] = []
  const saved: string[] = []
  let outcome: Outcome | Error = 'sent'
  let tell: (event: WizardEvent) => void = () => undefined
  let tellStep: (event: WizardEvent) => void = () => undefined
  const answer = () => (outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome))
  const machine = wizardMachine.provide({
    actors: {
      follow: fromCallback<AskOrder>(({ sendBack, receive }) => {
        tell = sendBack
        asked.push('steps')
        open.add('steps')
        receive(() => asked.push('steps'))
        return () => open.delete('steps')
      }),
      enter: fromCallback<AskOrder, { step: Step | undefined }>(({ input: { step }, sendBack, receive }) => {
        const name = step?.name ?? '-'
        tellStep = sendBack
        asked.push(name)
        open.add(name)
        receive(() => asked.push(name))
        return () => open.delete(name)
      }),
      save: fromPromise<Outcome, { step: Step | undefined; values: unknown }>(({ input }) => {
        saves.push({ step: input.step?.name, values: input.values })
        return answer()
      }),
      end: fromPromise<Outcome, { action: Ending }>(({ input: { action } }) => {
        ends.push(action)
        return answer()
      }),
    },
  })
  const actor = createActor(machine, { clock, input: { startAt, terms: { ...free, ...terms } } })
  actor.on('wizard.left', (left) => lefts.push(left))
  actor.on('step.saved', ({ step }) => saved.push(step.name))
  actor.start()
  const state = () => actor.getSnapshot()
  return {
    actor,
    clock,
    asked,
    open,
    saves,
    ends,
    lefts,
    saved,
    state,
    tell: (event: WizardEvent) => tell(event),
    push: (steps: readonly Step[]) => tell({ type: 'steps.pushed', steps }),
    answerStep: () => tellStep({ type: 'step.answered' }),
    outcomeIs: (next: Outcome | Error) => {
      outcome = next
    },
    send: async (event: WizardEvent) => {
      actor.send(event)
      await settle()
    },
    step: () => currentStep(state().context)?.name,
    buttons: () => wizardButtons(state().context),
    has: (tag: Parameters<ReturnType<typeof state>['hasTag']>[0]) => state().hasTag(tag),
  }
}

/** On the step with this name, data there. */
const at = async (name: string, options: Parameters<typeof start>[0] & { steps?: Step[] } = {}) => {
  const { steps = five, ...rest } = options
  const world = start({ ...rest, startAt: name })
  world.push(steps)
  world.answerStep()
  return world
}

describe('wizard machine: the steps', () => {
  it('asks for the steps and begins at the first', () => {
    const world = start()
    expect(world.has('waiting')).toBe(true)
    expect(world.asked).toEqual(['steps'])
    world.push(five)
    expect(world.step()).toBe('language')
    expect(world.asked).toEqual(['steps', 'language'])
  })

  it('begins where a page that was loaded anew had been, if the device still has that step', () => {
    const world = start({ startAt: 'output' })
    world.push(five)
    expect(world.step()).toBe('output')
    const other = start({ startAt: 'gone' })
    other.push(five)
    expect(other.step()).toBe('language')
  })

  it('says after 8 s that no steps came, asks again, and takes them whenever they come', () => {
    const world = start()
    world.clock.increment(7999)
    expect(world.has('silent')).toBe(false)
    world.clock.increment(1)
    expect(world.has('silent')).toBe(true)
    world.actor.send({ type: 'retry.requested' })
    expect(world.has('waiting')).toBe(true)
    expect(world.asked).toEqual(['steps', 'steps'])
    world.clock.increment(8000)
    world.push(five)
    expect(world.step()).toBe('language')
  })

  it('has nothing to show when the device has no steps, until it has', () => {
    const world = start()
    world.push([])
    expect(world.has('empty')).toBe(true)
    expect(world.buttons()).toMatchObject({ close: true, previous: false, next: false, done: false })
    world.push(five)
    expect(world.step()).toBe('language')
  })

  it('keeps the step on screen, and does not ask for its data twice, when the steps come again', async () => {
    const world = await at('output')
    world.push(five)
    world.push(core('language', 'softwareupdate', 'name', 'output', 'done'))
    expect(world.step()).toBe('output')
    expect(world.has('ready')).toBe(true)
    expect(world.asked).toEqual(['steps', 'output'])
    expect(world.state().context.index).toBe(3)
  })

  it('goes to the nearest place when the device takes the step on screen away', async () => {
    const world = await at('done')
    world.push(core('language', 'name'))
    expect(world.step()).toBe('name')
    expect(world.open).toEqual(new Set(['steps', 'name']))
  })
})

describe('wizard machine: a step', () => {
  it('waits for its data, says after 8 s that it did not come, and asks again', () => {
    const world = start()
    world.push(five)
    expect([world.has('waiting'), world.has('ready')]).toEqual([true, false])
    world.clock.increment(8000)
    expect(world.has('silent')).toBe(true)
    world.actor.send({ type: 'retry.requested' })
    expect(world.asked).toEqual(['steps', 'language', 'language'])
    world.answerStep()
    expect(world.has('ready')).toBe(true)
    world.clock.increment(60_000)
    expect(world.has('ready')).toBe(true)
  })

  it('can be passed by while its data is missing, without a save', async () => {
    const world = start()
    world.push(five)
    world.clock.increment(8000)
    await world.send({ type: 'next.requested' })
    expect(world.step()).toBe('name')
    expect(world.has('waiting')).toBe(true)
    expect(world.saves).toEqual([])
  })

  it('[D4-26] is saved when it is left, in both directions', async () => {
    const world = await at('name')
    await world.send({ type: 'next.requested', values: { name: 'Attic' } })
    expect(world.step()).toBe('output')
    await world.send({ type: 'previous.requested', values: { i2s: false } })
    expect(world.step()).toBe('name')
    expect(world.saves).toEqual([
      { step: 'name', values: { name: 'Attic' } },
      { step: 'output', values: { i2s: false } },
    ])
    expect(world.saved).toEqual(['name', 'output'])
  })

  it('[D4-27] asks for the data of the step that is entered, and of no other any more', async () => {
    const world = await at('name')
    await world.send({ type: 'next.requested' })
    expect(world.asked).toEqual(['steps', 'name', 'output'])
    expect(world.open).toEqual(new Set(['steps', 'output']))
  })

  it('stays when its save could not be sent, until the device is there again', async () => {
    const world = await at('name')
    world.outcomeIs('offline')
    await world.send({ type: 'next.requested', values: { name: 'Attic' } })
    expect(world.step()).toBe('name')
    expect(world.has('ready')).toBe(true)
    expect(world.state().context.problem).toBe('offline')
    expect(world.saved).toEqual([])
    world.push(five)
    expect(world.state().context.problem).toBeUndefined()
    world.outcomeIs('sent')
    await world.send({ type: 'next.requested', values: { name: 'Attic' } })
    expect(world.step()).toBe('output')
  })

  it.each<Outcome | Error>(['invalid', new Error('broken')])(
    'does not lock the user in when a save can never be sent: %s',
    async (outcome) => {
      const world = await at('name')
      world.outcomeIs(outcome)
      await world.send({ type: 'next.requested', values: { name: '' } })
      expect(world.step()).toBe('output')
      expect(world.state().context.problem).toBe('invalid')
    },
  )

  it('hears one wish at a time: a second press while it is saved does not leap over a step', async () => {
    const world = await at('name')
    world.actor.send({ type: 'next.requested', values: {} })
    world.actor.send({ type: 'next.requested', values: {} })
    await settle()
    expect(world.step()).toBe('output')
    expect(world.saves).toHaveLength(1)
  })
})

describe('wizard machine: the buttons', () => {
  it.each([
    ['language', {}, { close: true, previous: false, next: true, done: false, account: false }],
    ['name', {}, { close: true, previous: true, next: true, done: false, account: false }],
    ['done', {}, { close: false, previous: true, next: false, done: true, account: false }],
    [
      'name',
      { isPersistent: true },
      { close: false, previous: true, next: true, done: false, account: false },
    ],
    [
      'done',
      { isPersistent: true },
      { close: false, previous: true, next: false, done: false, account: false },
    ],
    [
      'done',
      { isAuthEnabled: true },
      { close: false, previous: true, next: false, done: false, account: true },
    ],
    [
      'name',
      { isAuthEnabled: true },
      { close: true, previous: true, next: true, done: false, account: false },
    ],
    [
      'done',
      { isAuthEnabled: true, hasUser: true },
      { close: false, previous: true, next: false, done: true, account: false },
    ],
  ])('[D2.13-2] on step %s under %j are %j', async (name, terms, buttons) => {
    expect((await at(name, { terms })).buttons()).toEqual(buttons)
  })

  it('[D4-29] need no account where the steps have a device code', async () => {
    const steps = core('language', 'devicecode', 'done')
    const world = await at('done', { steps, terms: { isAuthEnabled: true } })
    expect(world.buttons()).toMatchObject({ done: true, account: false })
  })

  it('follow when the terms change while it is open', async () => {
    const world = await at('name')
    world.actor.send({ type: 'terms.changed', terms: { ...free, isPersistent: true } })
    expect(world.buttons().close).toBe(false)
    await world.send({ type: 'skip.requested' })
    expect(world.ends).toEqual([])
  })

  it('do nothing where they are not shown', async () => {
    const world = await at('language')
    await world.send({ type: 'previous.requested', values: {} })
    await world.send({ type: 'done.requested' })
    await world.send({ type: 'account.requested' })
    expect(world.step()).toBe('language')
    expect([world.saves, world.ends, world.lefts]).toEqual([[], [], []])
  })
})

describe('wizard machine: the end', () => {
  it('[D4-28] of being done sends close and goes to playback', async () => {
    const world = await at('done')
    await world.send({ type: 'done.requested' })
    expect(world.ends).toEqual(['close'])
    expect(world.lefts).toEqual([{ type: 'wizard.left', destination: 'playback' }])
    expect(world.has('closed')).toBe(true)
    expect(world.open).toEqual(new Set())
  })

  it('[D4-28] of skipping sends skip, saves nothing, and goes to playback; also before any steps came', async () => {
    for (const world of [await at('name'), start()]) {
      await world.send({ type: 'skip.requested' })
      expect([world.ends, world.saves]).toEqual([['skip'], []])
      expect(world.lefts).toEqual([{ type: 'wizard.left', destination: 'playback' }])
    }
  })

  it('[D4-28 D9-26] of setting up an account sends close and leaves for it 1500 ms later, whatever the device says meanwhile', async () => {
    const world = await at('done', { terms: { isAuthEnabled: true } })
    await world.send({ type: 'account.requested' })
    expect(world.ends).toEqual(['close'])
    world.tell({ type: 'wizard.closed' })
    world.clock.increment(1499)
    expect(world.has('leaving')).toBe(true)
    expect(world.lefts).toEqual([])
    world.clock.increment(1)
    expect(world.lefts).toEqual([{ type: 'wizard.left', destination: 'account' }])
  })

  it('[D4-28] comes to playback when the device closes the wizard, also in its middle', async () => {
    const world = await at('output')
    world.tell({ type: 'wizard.closed' })
    expect(world.lefts).toEqual([{ type: 'wizard.left', destination: 'playback' }])
    expect(world.ends).toEqual([])
  })

  it.each<WizardEvent>([{ type: 'done.requested' }, { type: 'account.requested' }])(
    'does not come when the device could not be told: $type',
    async (event) => {
      const world = await at('done', { terms: { isAuthEnabled: event.type === 'account.requested' } })
      world.outcomeIs('offline')
      await world.send(event)
      expect(world.lefts).toEqual([])
      expect(world.state().context.problem).toBe('offline')
      expect(world.has('ready')).toBe(true)
    },
  )

  it('[D2.2-16] is none when the device opens the wizard again: it begins anew', async () => {
    const world = await at('name')
    world.tell({ type: 'wizard.closed' })
    world.actor.send({ type: 'wizard.opened' })
    expect(world.has('waiting')).toBe(true)
    world.push(five)
    expect(world.step()).toBe('language')
  })

  it('[D2.2-16] an open wizard that is opened once more, as after each reconnect, stays where it is', async () => {
    const world = await at('name')
    world.actor.send({ type: 'wizard.opened' })
    expect(world.step()).toBe('name')
    expect(world.asked).toEqual(['steps', 'name'])
  })
})

describe('wizard machine: its slots', () => {
  it('throws where an actor was not provided', () => {
    const errors: unknown[] = []
    const actor = createActor(wizardMachine, { input: { terms: free } })
    actor.subscribe({ error: (error) => errors.push(error) })
    actor.start()
    expect(errors).toEqual([new Error('no follow actor was provided')])
  })
})
