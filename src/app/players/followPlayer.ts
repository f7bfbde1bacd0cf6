import type { Actor } from 'xstate'
import type { connectionMachine } from '../../../machines/connection.machine'

/**
 * Has `device` forget the player before when another one is driven, in the moment in which the connection machine says so:
 * before anything is asked of the new one. Returns what ends that.
 */
export const followPlayer = (
  connection: Pick<Actor<typeof connectionMachine>, 'getSnapshot' | 'subscribe'>,
  device: { forget: () => void },
): (() => void) => {
  let last = connection.getSnapshot().context.guest?.address
  const following = connection.subscribe(({ context: { guest } }) => {
    if (guest?.address === last) return
    last = guest?.address
    device.forget()
  })
  return () => following.unsubscribe()
}
