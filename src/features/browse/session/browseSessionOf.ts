import { createActor } from 'xstate'
import { browseMachine } from '../../../../machines/browse.machine'
import type { Device } from '../../../device'
import type { BrowseSession } from './BrowseSession'
import { createBrowsePlayer } from './createBrowsePlayer'
import { createScrolls } from './createScrolls'

const sessions = new WeakMap<Device, { player: number; session: BrowseSession }>()

/** The session of the player that is driven, begun when browse is first shown on it. */
export function browseSessionOf(device: Device): BrowseSession {
  const running = sessions.get(device)
  const player = device.player()
  if (running?.player === player) return running.session
  running?.session.actor.stop()
  const actor = createActor(browseMachine.provide({ actors: { player: createBrowsePlayer(device) } }))
  actor.start()
  const session: BrowseSession = {
    actor,
    scrolls: createScrolls(),
    visited: new Set(),
    last: undefined,
  }
  sessions.set(device, { player, session })
  return session
}
