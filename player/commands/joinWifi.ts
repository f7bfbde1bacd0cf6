import type { SaveWirelessNetworkSettings } from '../../schemas/generated/types'
import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { type AirNetwork, wifiPassword, findNetwork, securityName } from '../network/air'

/** Who is told how it went, and when. */
interface Listener {
  /** The player stays where it was; `message` says why. */
  failed(message: string): void
  /** The player is in, and was out of reach meanwhile: called for each client that comes back. */
  joined(client: Client, message: string): void
}

/**
 * Tries to get into a Wi-Fi network [D7-61]. That takes a while; when it works, every connection breaks off
 * for some seconds. The password goes nowhere: it is compared and forgotten.
 */
export function joinWifi(player: PlayerContext, chosen: SaveWirelessNetworkSettings, tell: Listener): void {
  const { delays, faults, later, log, say } = player
  later(delays.join, () => {
    if (faults.happens('wifi-hangs')) return
    const reason = faults.happens('wifi-refuses') ? 'PASSWORD' : refusal(player, chosen)
    if (reason !== undefined) tell.failed(say(`NETWORK.${reason}`, { ssid: chosen.ssid }))
    else
      move(player, chosen.ssid, tell).catch((error: unknown) => {
        log(`The network could not be kept: ${error instanceof Error ? error.message : String(error)}`)
        tell.failed(say('NOT_SAVED'))
      })
  })
}

/** Why the network does not let the player in: the end of a text's path; undefined when it does. */
function refusal(
  player: PlayerContext,
  chosen: SaveWirelessNetworkSettings,
): 'MISSING' | 'PASSWORD' | undefined {
  const network = findNetwork(chosen.ssid, chosen.hidden ?? false)
  if (network === undefined) return 'MISSING'
  if (isOpen(network) || chosen.password === wifiPassword) return undefined
  const isKnown = player.storage.network.value().known.includes(chosen.ssid)
  return isKnown && (chosen.password ?? '') === '' ? undefined : 'PASSWORD'
}

function isOpen({ security }: AirNetwork): boolean {
  return ['', 'open'].includes(securityName(security))
}

async function move(player: PlayerContext, ssid: string, tell: Listener): Promise<void> {
  const { delays, news, say, storage } = player
  const network = storage.network.value()
  const known = network.known.includes(ssid) ? network.known : [...network.known, ssid]
  await storage.network.save({ ...network, wireless: ssid, known })
  news.keepForThoseCutOff((client) => tell.joined(client, say('NETWORK.JOINED', { ssid })))
  player.goOffline(delays.away)
}
