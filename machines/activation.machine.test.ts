import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { activationMachine, type ActivationEvent } from './activation.machine'

const start = () => {
  const clock = new SimulatedClock()
  const codes: string[] = []
  let tell: (event: ActivationEvent) => void = () => undefined
  const actor = createActor(
    activationMachine.provide({
      actors: {
        judge: fromCallback<ActivationEvent, { code: string }>(({ input: { code }, sendBack }) => {
          codes.push(code)
          tell = sendBack
        }),
      },
    }),
    { clock },
  )
  actor.start()
  const submit = (code: string) => actor.send({ type: 'code.submitted', code })
  const tags = () => [...actor.getSnapshot().tags]
  return { actor, clock, codes, tell: (event: ActivationEvent) => tell(event), submit, tags }
}

describe('activation machine', () => {
  it('asks nothing by itself', () => {
    const { codes, tags } = start()
    expect([codes, tags()]).toEqual([[], []])
  })

  it('sends the code and is activated when the player says so, for good', () => {
    const { submit, tell, tags, codes } = start()
    submit('HARBOUR')
    expect([codes, tags()]).toEqual([['HARBOUR'], ['busy']])
    tell({ type: 'code.accepted' })
    expect(tags()).toEqual(['activated'])
    submit('OTHER')
    expect([codes, tags()]).toEqual([['HARBOUR'], ['activated']])
  })

  it('keeps the reason of a refusal until the next try', () => {
    const { actor, submit, tell, tags } = start()
    submit('WRONG')
    tell({ type: 'code.refused', error: 'Unknown code' })
    expect(tags()).toEqual(['refused'])
    expect(actor.getSnapshot().context.error).toBe('Unknown code')
    submit('HARBOUR')
    expect(tags()).toEqual(['busy'])
    expect(actor.getSnapshot().context.error).toBe('')
  })

  it('says after 8 s that the player is silent, takes a late answer, and can be tried again', () => {
    const { clock, codes, submit, tell, tags } = start()
    submit('HARBOUR')
    clock.increment(8000)
    expect(tags()).toEqual(['silent'])
    submit('HARBOUR')
    expect([codes, tags()]).toEqual([['HARBOUR', 'HARBOUR'], ['busy']])
    clock.increment(8000)
    tell({ type: 'code.accepted' })
    expect(tags()).toEqual(['activated'])
  })

  it('says that a code did not leave', () => {
    const { submit, tell, tags } = start()
    submit('HARBOUR')
    tell({ type: 'code.unsent' })
    expect(tags()).toEqual(['unsent'])
  })

  it('throws where the actor was not provided', () => {
    const errors: unknown[] = []
    const actor = createActor(activationMachine)
    actor.subscribe({ error: (error) => errors.push(error) })
    actor.start()
    actor.send({ type: 'code.submitted', code: 'HARBOUR' })
    expect(errors).toEqual([new Error('no judge actor was provided')])
  })
})
