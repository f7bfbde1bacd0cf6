import type { DiscoveredHosts } from '../../discovery/discoverHosts'
import type { Probed } from '../../../../machines/connection.vocabulary'
import { type Generation, type SocketReport, preconnectionNumber } from '../Transport'

/** The page waits no longer than this for what the worker finds, ms; it looks for itself then. */
const timeout = 2000

const within = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    promise,
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, timeout)
    }),
  ])

/**
 * What a worker finds on the way to a player that it goes by itself, kept until the page comes to each step
 * of the way: which players there are, what the first of them speaks, and the connection to it. The page's
 * way stays its own: it takes what is there and fits, and only once.
 */
export class Preconnection {
  readonly #kept: SocketReport[] = []
  #state: 'under way' | 'over' = 'under way'
  #resolveHosts: (found?: DiscoveredHosts) => void = () => undefined
  #resolveProbe: (probed?: { host: string; generation?: Probed }) => void = () => undefined
  /** The host that was found first and is being asked, until the page wants the answer. */
  #asked: string | undefined
  #probed: { host: string; generation?: Probed } | undefined
  #hosts: Promise<DiscoveredHosts | undefined> | undefined = new Promise((resolve) => {
    this.#resolveHosts = resolve
  })
  readonly #probe = new Promise<{ host: string; generation?: Probed } | undefined>((resolve) => {
    this.#resolveProbe = resolve
  })

  isUnderWay(): boolean {
    return this.#state === 'under way'
  }

  /** Takes in what the worker said; false where it is nothing of the way ahead. */
  hear(report: SocketReport): boolean {
    if (this.#state === 'over') return false
    if ('push' in report || ('connection' in report && report.connection === preconnectionNumber))
      this.#kept.push(report)
    else if (report.report === 'discovered') this.#resolveHosts(report.found)
    else if (report.report === 'probed') {
      this.#probed = report
      this.#resolveProbe(report)
    } else return false
    return true
  }

  /** The players that were found; undefined where the page has to look itself, as it has the second time. */
  async hosts(): Promise<DiscoveredHosts | undefined> {
    const hosts = this.#hosts
    this.#hosts = undefined
    const found = this.#state === 'over' || !hosts ? undefined : await within(hosts)
    this.#asked = found?.hosts[0]
    return found
  }

  /**
   * What `host` speaks; undefined where the page has to ask itself: any but the first that was found, and
   * that one the second time.
   */
  async generation(host: string): Promise<Probed | undefined> {
    if (this.#state === 'over' || this.#asked !== host) return undefined
    this.#asked = undefined
    return (await within(this.#probe))?.generation
  }

  /**
   * All that was said so far of the connection, if it is one of `generation` to `host` and stands or is being
   * made. Ends the way ahead.
   */
  take(generation: Generation, host: string): SocketReport[] | undefined {
    if (this.#state === 'over') return undefined
    this.end()
    const isOver = this.#kept.some(
      (report) => 'report' in report && (report.report === 'failed' || report.report === 'disconnected'),
    )
    const isIt = this.#probed?.host === host && this.#probed.generation === generation
    return isIt && !isOver ? this.#kept : undefined
  }

  /** Whoever waits is told to go alone. */
  end(): void {
    this.#state = 'over'
    this.#resolveHosts()
    this.#resolveProbe()
  }
}
