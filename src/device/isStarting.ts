import { onePerPlayer } from './onePerPlayer'

/** ms of a connection within which an answer without anything means that the player is still loading what would fill it. */
const youth = 15_000

const clocks = onePerPlayer((device) => {
  // All that comes by itself when a connection begins, where it does.
  let since = device.topics.receivedAt('closeAllModals') ?? performance.now()
  device.onConnection((isConnected) => {
    if (isConnected) since = performance.now()
  })
  return () => performance.now() - since < youth
})

/** Whether the connection is so young that a player that answers with nothing may only not know it yet. */
export const isStarting = (...[device]: Parameters<typeof clocks>): boolean => clocks(device)()
