import { createActor, fromPromise } from 'xstate'
import { describe, expect, it, vi } from 'vitest'
import { uploadMachine, type UploadOutcome, type UploadProblem } from './upload.machine'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const file = new File(['x'], 'fjord.jpg')

/** A file in the machine; the test plays the check and the player. */
const start = () => {
  const checks: ((problem: UploadProblem | undefined) => void)[] = []
  const sends: {
    file: File
    moved: (percent: number) => void
    end: (outcome: UploadOutcome) => void
    signal: AbortSignal
  }[] = []
  const uploaded = vi.fn<(answer: unknown) => void>()
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        check: fromPromise(() => new Promise<UploadProblem | undefined>((resolve) => checks.push(resolve))),
        send: fromPromise<UploadOutcome, { file: File; moved: (percent: number) => void }>(
          ({ input, signal }) => new Promise((end) => sends.push({ ...input, end, signal })),
        ),
      },
      actions: { uploaded: (_, { answer }) => uploaded(answer) },
    }),
  )
  actor.start()
  const last = <T>(all: T[]): T => {
    const found = all.at(-1)
    if (found === undefined) throw new Error('nothing was started')
    return found
  }
  return {
    actor,
    sends,
    uploaded,
    send: () => last(sends),
    state: () => actor.getSnapshot(),
    choose: async (problem?: UploadProblem) => {
      actor.send({ type: 'file.chosen', file })
      last(checks)(problem)
      await settle()
    },
    again: async () => {
      actor.send({ type: 'upload.retried' })
      last(checks)(undefined)
      await settle()
    },
    end: async (outcome: UploadOutcome) => {
      last(sends).end(outcome)
      await settle()
    },
  }
}

describe('upload machine', () => {
  it('[D2.11-7] checks a file, sends it, says how far it is and that it arrived', async () => {
    const world = start()
    expect(world.state().hasTag('busy')).toBe(false)
    await world.choose()
    expect(world.state().hasTag('busy')).toBe(true)
    expect(world.send().file).toBe(file)
    world.send().moved(40)
    expect(world.state().context).toMatchObject({ file, percent: 40 })
    await world.end({ status: 'done', answer: { path: '/albumart?web=1' } })
    expect(world.uploaded.mock.calls).toEqual([[{ path: '/albumart?web=1' }]])
    expect(world.state().matches({ resting: 'idle' })).toBe(true)
    expect(world.state().context).toEqual({ file: undefined, percent: 0, problem: undefined })
  })

  it.each(['type', 'size', 'empty'] as const)(
    'sends no file with a problem of its own (%s), and offers no other try with it',
    async (problem) => {
      const world = start()
      await world.choose(problem)
      expect(world.sends).toEqual([])
      expect(world.state().context).toMatchObject({ file, problem })
      expect(world.state().hasTag('failed')).toBe(true)
      expect(world.state().hasTag('retries')).toBe(false)
      world.actor.send({ type: 'upload.retried' })
      expect(world.state().hasTag('busy')).toBe(false)
      await world.choose()
      expect(world.state().context.problem).toBeUndefined()
      expect(world.sends).toHaveLength(1)
    },
  )

  it.each(['unreachable', 'silent'] as const)(
    'offers no other try with a file on whose way the connection broke (%s): it may be what broke the player',
    async (problem) => {
      const world = start()
      await world.choose()
      world.send().moved(70)
      await world.end({ status: 'failed', problem })
      expect(world.state().hasTag('failed')).toBe(true)
      expect(world.state().hasTag('retries')).toBe(false)
      world.actor.send({ type: 'upload.retried' })
      expect(world.sends).toHaveLength(1)
    },
  )

  it('sends once more what never left, because the player was not there', async () => {
    const world = start()
    await world.choose()
    await world.end({ status: 'failed', problem: 'unreachable' })
    expect(world.state().hasTag('retries')).toBe(true)
  })

  it.each(['timeout', 'full', 'refused', 'broken'] as const)(
    '[D8-18] fails on the way or at the player (%s), and sends the same file again when asked to',
    async (problem) => {
      const world = start()
      await world.choose()
      world.send().moved(70)
      await world.end({ status: 'failed', problem })
      expect(world.state().context).toMatchObject({ file, problem })
      expect(world.state().hasTag('retries')).toBe(true)
      await world.again()
      expect(world.state().context).toMatchObject({ file, percent: 0, problem: undefined })
      await world.end({ status: 'done', answer: undefined })
      expect(world.uploaded).toHaveBeenCalledTimes(1)
    },
  )

  it('takes a player’s word that the file is too large for it', async () => {
    const world = start()
    await world.choose()
    await world.end({ status: 'failed', problem: 'size' })
    expect(world.state().context.problem).toBe('size')
    expect(world.state().hasTag('retries')).toBe(false)
  })

  it('ends what is on its way when cancelled, and takes no second file meanwhile', async () => {
    const world = start()
    await world.choose()
    world.actor.send({ type: 'file.chosen', file: new File(['y'], 'other.jpg') })
    expect(world.state().context.file).toBe(file)
    world.actor.send({ type: 'upload.cancelled' })
    expect(world.send().signal.aborted).toBe(true)
    expect(world.state().context.file).toBeUndefined()
    world.send().moved(80)
    expect(world.state().context.percent).toBe(0)
    expect(world.uploaded).not.toHaveBeenCalled()
  })

  it('ends what is on its way when nobody looks any more', async () => {
    const world = start()
    await world.choose()
    world.actor.stop()
    expect(world.send().signal.aborted).toBe(true)
  })

  it('forgets a failure that was read', async () => {
    const world = start()
    await world.choose('type')
    world.actor.send({ type: 'upload.dismissed' })
    expect(world.state().hasTag('failed')).toBe(false)
    expect(world.state().context.file).toBeUndefined()
  })
})
