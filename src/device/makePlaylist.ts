import { createActor, fromPromise, toPromise } from 'xstate'
import { playlistRestoreMachine, type RestoreResult } from '../../machines/playlistRestore.machine'
import type { Device, SendOutcome } from './Device'
import { hearResult, sendForTruth } from './truth/sendForTruth'

/** What a playlist can hold, if it has an address. */
interface Entry {
  uri?: string | undefined
  service?: string | undefined
}

const hasAddress = (entry: Entry): entry is Entry & { uri: string } =>
  entry.uri !== undefined && entry.uri !== ''

/**
 * Makes a playlist of a name, entry by entry, as players take them [D7-23]; gives how many of them it does
 * not hold then, all where the playlist itself could not be made. `onEntry` hears how many are tried of how
 * many. Never rejects.
 */
export async function makePlaylist(
  device: Device,
  name: string,
  entries: readonly Entry[],
  onEntry: (done: number, count: number) => void,
): Promise<number> {
  const addressed = entries.filter(hasAddress)
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
          const { uri, service } = entry
          return carryOut('pushAddToPlaylist', () =>
            device.send('addToPlaylist', { name, uri, ...(service !== undefined && { service }) }),
          )
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
