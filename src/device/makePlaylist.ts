import { createActor, fromPromise, toPromise } from 'xstate'
import { playlistRestoreMachine, type RestoreResult } from '../../machines/playlistRestore.machine'
import type { Device, SendOutcome } from './Device'
import { toAdd, type PlaylistEntry } from './playlist/entries'
import { hearResult, sendForTruth } from './truth/sendForTruth'

/**
 * Makes a playlist of a name, entry by entry, as players take them [D7-23]; gives how many of them it does
 * not hold then, all where the playlist itself could not be made. `onEntry` hears how many are tried of how
 * many. Never rejects.
 */
export async function makePlaylist(
  device: Device,
  name: string,
  entries: readonly PlaylistEntry[],
  onEntry: (done: number, count: number) => void,
): Promise<number> {
  const addressed = entries.flatMap((entry) => toAdd(entry) ?? [])
  const carryOut = async (push: 'pushCreatePlaylist' | 'pushAddToPlaylist', send: () => SendOutcome) =>
    (await sendForTruth(device, hearResult(push), [], send).truth).status
  const actor = createActor(
    playlistRestoreMachine.provide({
      actors: {
        create: fromPromise(() =>
          carryOut('pushCreatePlaylist', () => device.send('createPlaylist', { name })),
        ),
        add: fromPromise<RestoreResult, { place: number }>(({ input: { place } }) => {
          const entry = addressed[place]
          if (!entry) return Promise.resolve('failed')
          return carryOut('pushAddToPlaylist', () => device.send('addToPlaylist', { name, ...entry }))
        }),
      },
    }),
    { input: { count: entries.length, addressed: addressed.length } },
  )
  let heard = 0
  actor.subscribe(({ context: { tried } }) => {
    if (tried > heard) onEntry((heard = tried), addressed.length)
  })
  actor.start()
  return (await toPromise(actor)).missing
}
