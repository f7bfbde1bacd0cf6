import { discoverHosts } from '../../discovery/discoverHosts'
import { probeGeneration } from '../../discovery/probeGeneration'
import type { Generation } from '../Transport'
import type { SocketReport } from './messages'

/** How long a player may take to say what it speaks, ms. */
const limit = 5000

/**
 * Goes the way to a player that the page will go, while the page is still being read: finds the players [D7-3 D7-4], asks the first
 * what it speaks, says both, and connects to it. What fails is left to the page, which knows what to do then.
 */
export async function goAhead(
  page: Pick<Location, 'origin' | 'hostname'>,
  say: (report: SocketReport) => void,
  connect: (generation: Generation, host: string) => void,
): Promise<void> {
  const found = await discoverHosts(page, fetch)
  say({ report: 'discovered', found })
  const [host] = found.hosts
  if (host === undefined) return
  try {
    const generation = await probeGeneration(host, { get: fetch, ownOrigin: page.origin, limit })
    say({ report: 'probed', host, generation })
    if (generation !== 'neither') connect(generation, host)
  } catch {
    say({ report: 'probed', host })
  }
}
