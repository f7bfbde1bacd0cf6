import { createActor } from 'xstate'
import { browseMachine } from '../../../../machines/browse.machine'
import type { Device } from '../../../device'
import type { BrowseSession } from './BrowseSession'
import { createBrowsePlayer } from './createBrowsePlayer'
import { createScrolls } from './createScrolls'

const sessions = new WeakMap<Device, BrowseSession>()

/** The session of a device, begun when browse is first shown. */
export function browseSessionOf(device: Device): BrowseSession {
  const running = sessions.get(device)
  if (running) return running
  const actor = createActor(browseMachine.provide({ actors: { player: createBrowsePlayer(device) } }))
  actor.start()
  const session: BrowseSession = {
    actor,
    scrolls: createScrolls(),
    visited: new Set(),
    last: undefined,
  }
  sessions.set(device, session)
  return session
}
