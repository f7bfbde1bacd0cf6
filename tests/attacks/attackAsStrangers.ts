import { startTestPlayer } from '../../player/testing/startTestPlayer'
import { ask, events, openPolled, routes, strangers, upgrade } from '../../player/testing/strangers'
import type { Attack } from './Attack'

/**
 * Whoever does not belong to the house, at every route, with every event and at both kinds of socket of both
 * generations.
 */
export const attackAsStrangers: Attack = async () => {
  const faults: string[] = []
  let refused = 0
  for (const generation of [4, 2] as const) {
    const player = await startTestPlayer({ generation })
    for (const [who, as] of Object.entries(strangers)) {
      const headers = as(player.port)
      for (const route of routes) {
        const status = await ask(player, route, headers)
        if (status === 403 || status === 400) refused += 1
        else faults.push(`${who} got ${status} at ${route.join(' ')}`)
      }
      for (const engine of [3, 4]) {
        const path = `/socket.io/?EIO=${engine}&transport=websocket`
        const status = await ask(player, ['GET', path], { ...upgrade, ...headers }).catch(() => 0)
        if (status === 101) faults.push(`${who} opened a socket of engine ${engine}`)
        else refused += 1
      }
    }
    if (player.clients.all().length > 0) faults.push('a stranger is among the clients')
    const polled = await openPolled(player, generation)
    for (const [who, as] of Object.entries(strangers))
      for (const event of events) {
        const status = await polled.send(event, as(player.port))
        if (status === 403) refused += 1
        else faults.push(`${who} got ${status} for ${event} on a connection of the house`)
      }
    await player.close()
  }
  return { figure: `strangers ${refused} refused`, faults }
}
