import type { Network } from './Network'
import { isSameNetwork } from './isSameNetwork'

/**
 * Keeps rows where they are while networks are pushed again and again: nothing may move away under a finger. New networks
 * come in before the first weaker one; rows of equal content stay the same object.
 */
export class NetworkOrder {
  #order: readonly string[] = []
  #known = new Map<string, Network>()

  /** The networks of the latest push in the order that is kept. The same networks again give the same order. */
  arrange(networks: readonly Network[]): Network[] {
    const now = new Map(networks.map((network) => [network.key, this.#sameAsBefore(network)]))
    for (const [key, network] of now) {
      this.#known.set(key, network)
      if (!this.#order.includes(key)) this.#order = this.#with(network, now)
    }
    return this.#order.flatMap((key) => now.get(key) ?? [])
  }

  /** The networks with one more that is still shown though the player does not see it any more, where it stood. */
  keep(networks: readonly Network[], key: string | undefined): readonly Network[] {
    const gone =
      key === undefined || networks.some((one) => one.key === key) ? undefined : this.#known.get(key)
    if (!gone) return networks
    const place = (one: Network) => this.#order.indexOf(one.key)
    const index = networks.findIndex((one) => place(one) > place(gone))
    return inserted(networks, index, gone)
  }

  /** The next networks are in the order in which they come. */
  forget(): void {
    this.#order = []
  }

  #sameAsBefore(network: Network): Network {
    const before = this.#known.get(network.key)
    return before && isSameNetwork(before, network) ? before : network
  }

  #with(network: Network, now: ReadonlyMap<string, Network>): string[] {
    const index = this.#order.findIndex((key) => {
      const other = now.get(key)
      return other !== undefined && strength(other) < strength(network)
    })
    return inserted(this.#order, index, network.key)
  }
}

function strength(one: Network): number {
  return one.pushed.signal ?? 0
}

/** A list with one more before an index; at the end for -1. */
function inserted<T>(list: readonly T[], index: number, one: T): T[] {
  const at = index < 0 ? list.length : index
  return [...list.slice(0, at), one, ...list.slice(at)]
}
