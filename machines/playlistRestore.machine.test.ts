import { createActor, fromPromise, toPromise } from 'xstate'
import { expect, it } from 'vitest'
import { playlistRestoreMachine, type RestoreResult } from './playlistRestore.machine'

/** Restores with a player that answers so; gives what was added, and how many are missing. */
async function restore(
  input: { count: number; addressed: number },
  create: RestoreResult,
  answers: (place: number) => RestoreResult = () => 'done',
) {
  const added: number[] = []
  const heard: number[] = []
  const actor = createActor(
    playlistRestoreMachine.provide({
      actors: {
        create: fromPromise(() => Promise.resolve(create)),
        add: fromPromise<RestoreResult, { place: number }>(({ input: { place } }) => {
          added.push(place)
          return Promise.resolve(answers(place))
        }),
      },
    }),
    { input },
  )
  actor.subscribe(({ context }) => {
    if (context.tried > (heard.at(-1) ?? 0)) heard.push(context.tried)
  })
  actor.start()
  const { missing } = await toPromise(actor)
  return { added, heard, missing }
}

it('puts one entry back after the other, in their order, and tells of each', async () => {
  expect(await restore({ count: 3, addressed: 3 }, 'done')).toEqual({
    added: [0, 1, 2],
    heard: [1, 2, 3],
    missing: 0,
  })
})

it('counts what has no address, and what the player did not take, as missing', async () => {
  const { added, missing } = await restore({ count: 5, addressed: 3 }, 'done', (place) =>
    place === 1 ? 'failed' : 'done',
  )
  expect([added, missing]).toEqual([[0, 1, 2], 3])
})

it.each(['failed', 'silent'] as const)('adds nothing where making the playlist was %s', async (create) => {
  expect(await restore({ count: 2, addressed: 2 }, create)).toEqual({ added: [], heard: [], missing: 2 })
})

it('stops at a player that says nothing any more', async () => {
  const { added, missing } = await restore({ count: 4, addressed: 4 }, 'done', (place) =>
    place === 1 ? 'silent' : 'done',
  )
  expect([added, missing]).toEqual([[0, 1], 3])
})

it('is over at once where nothing was on it', async () => {
  expect(await restore({ count: 0, addressed: 0 }, 'done')).toEqual({ added: [], heard: [], missing: 0 })
})
