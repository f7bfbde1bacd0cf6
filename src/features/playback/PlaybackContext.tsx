import { useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import {
  createPlaybackMachine,
  type PlaybackFacts,
  type playbackMachine,
} from '../../../machines/playback.machine'
import { heartsOf, useAsk, useDevice, type Device } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import { createPlaybackPlayer } from './createPlaybackPlayer'
import { readFacts } from './readFacts'

/** The running playback machine. */
export type PlaybackActor = ActorRefFrom<typeof playbackMachine>

const PlaybackContext = createContext<PlaybackActor | undefined>(undefined)

/** The last push of what plays, as the machine takes it, with the time when it came; undefined before the first. */
function readPush(device: Device, before?: PlaybackFacts) {
  const state = device.topics.read('pushState')
  const at = device.topics.receivedAt('pushState') ?? performance.now()
  const heart = heartsOf(device).read(state?.uri)
  return state && ({ type: 'state.pushed', facts: readFacts(state, heart, before), at } as const)
}

/**
 * Runs the playback machine on what the player pushes, while it is mounted. What was pushed before counts from when it came,
 * so the time is right at once.
 */
export function PlaybackProvider({ children }: { children: ReactNode }) {
  const device = useDevice()
  const went = useTellRefusal()
  const [machine] = useState(() => createPlaybackMachine(createPlaybackPlayer(device, went)))
  const [input] = useState(() => readPush(device))
  const actor = useActorRef(machine, { input })
  useAsk('getState')
  useEffect(() => {
    let last = input
    const hearts = heartsOf(device)
    const hearHeart = () => {
      const isFavourite = hearts.read(actor.getSnapshot().context.facts?.uri)
      if (isFavourite !== undefined) actor.send({ type: 'favourite.heard', isFavourite })
    }
    const take = () => {
      const state = device.topics.read('pushState')
      hearts.hear(state?.uri, state?.favourite?.favourite)
      const pushed = readPush(device, last?.facts)
      if (!pushed) return
      last = pushed
      actor.send(pushed)
    }
    take()
    const leave = [
      device.topics.subscribe('pushState', take),
      hearts.subscribe(hearHeart),
      device.onConnection((isConnected) => {
        if (!isConnected) actor.send({ type: 'link.lost' })
      }),
    ]
    return () => leave.forEach((one) => one())
  }, [device, actor, input])
  return <PlaybackContext value={actor}>{children}</PlaybackContext>
}

/** The machine itself, to send events to; the same for as long as the provider is mounted. */
export function usePlaybackActor(): PlaybackActor {
  const actor = useContext(PlaybackContext)
  if (!actor) throw new Error('Nothing here knows what plays: a PlaybackProvider is missing')
  return actor
}

/** What `select` takes from the machine; the component renders only when that changes (compared by identity). */
export function usePlayback<T extends string | number | boolean | undefined>(
  select: (snapshot: SnapshotFrom<typeof playbackMachine>) => T,
): T {
  return useSelector(usePlaybackActor(), select)
}
