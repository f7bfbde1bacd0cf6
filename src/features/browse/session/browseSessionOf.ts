import { createActor } from 'xstate'
import { browseMachine } from '../../../../machines/browse.machine'
import { onePerPlayer, type Device } from '../../../device'
import type { BrowseSession } from './BrowseSession'
import { createBrowsePlayer } from './createBrowsePlayer'
import { createScrolls } from './createScrolls'

function createBrowseSession(device: Device): { session: BrowseSession; leave: () => void } {
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
  return { session, leave }
}

const begun = onePerPlayer(createBrowseSession, ({ session, leave }) => {
  session.actor.stop()
  leave()
})

/** The session of the player that is driven, begun when browse is first shown on it. */
export const browseSessionOf = (device: Device): BrowseSession => begun(device).session
