import { createActor } from 'xstate'
import { browseMachine } from '../../../../machines/browse.machine'
import type { Device } from '../../../device'
import type { BrowseSession } from './BrowseSession'
import { createBrowsePlayer } from './createBrowsePlayer'
import { createScrolls } from './createScrolls'

const sessions = new WeakMap<Device, { player: number; session: BrowseSession; leave: () => void }>()

/** The session of the player that is driven, begun when browse is first shown on it. */
export function browseSessionOf(device: Device): BrowseSession {
  const running = sessions.get(device)
  const player = device.player()
  if (running?.player === player) return running.session
  running?.session.actor.stop()
  running?.leave()
  const actor = createActor(browseMachine.provide({ actors: { player: createBrowsePlayer(device) } }))
  actor.start()
  const session: BrowseSession = {
    actor,
    scrolls: createScrolls(),
    arrangements: new Map(),
    spots: new Map(),
    visited: new Set(),
    last: undefined,
  }
  // [D4-14] Home, for when browse is shown again.
  const leave = device.on('cdRipStart', () => {
    session.last = undefined
  })
  sessions.set(device, { player, session, leave })
  return session
}
