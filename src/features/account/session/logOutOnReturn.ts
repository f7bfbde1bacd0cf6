import type { Device } from '../../../device'
import type { Cloud } from '../../../cloud/ports/Cloud'
import { onePer } from './onePer'

/**
 * Logs a player out that is away, as soon as it is back: else it would still know who has left here, and sign them in again. Whoever has
 * signed in here by then stays, and the player with them.
 */
export const logOutOnReturn = onePer((device: Device) => {
  let stop: (() => void) | undefined
  const end = () => {
    stop?.()
    stop = undefined
  }
  const send = async (cloud: Cloud) => {
    const user = await cloud.auth.current().catch(() => undefined)
    if (user || device.send('my{Brand}Logout').status !== 'refused') end()
  }
  return (cloud: Cloud): void => {
    stop ??= device.onConnection((isThere) => {
      if (isThere) void send(cloud)
    })
  }
})
