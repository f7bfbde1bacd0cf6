import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import hostMap from '../../fixtures/documents/hostMap/two.json'
import brokenHostMap from '../../fixtures/documents/hostMap/with-a-broken-one.json'
import {
  connectionMachine,
  type ConnectionEvent,
  type Generation,
  type Probed,
  type SocketOrder,
} from '../../machines/connection.machine'
import { type Connection, followPlayer, requestRule } from '../../src/app/actors'
import { allRequestValidators } from '../../schemas/generated/allRequestValidators'
import { createDeviceClient } from '../../src/device/createDeviceClient'
import type { DeviceClient } from '../../src/device/DeviceClient'
import type { Violation } from '../../src/device/topics/deferredPushChecks'
import { discoverHosts } from '../../src/device/discovery/discoverHosts'
import type { Transport } from '../../src/device/transport/Transport'
import { galleryChoice } from './gallery/galleryChoice'
import { inBrand, inFixtureBrand } from './gallery/inBrand'
import { withArt } from './gallery/withArt'

/** The state of the connection machine in which a player is met. */
export type Situation =
  | 'discovering'
  | 'probing'
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  | 'noEndpoints'
  | 'incompatible'
  | 'blocked'

/** What a player pushes when it is asked, by the question's name on the wire. */
export type Answers = Readonly<Record<string, { event: string; payload: unknown }>>

interface Script {
  situation?: Situation
  answers?: Answers
  /** The same for what only turns out later; asked where `answers` says nothing. */
  answer?: (question: string) => Answers[string] | undefined
  /** Origin that the player's pictures come from, when it is not that of the fixtures. */
  origin?: string
  /** Told of what a gateway refuses; unless told, that throws. */
  onViolation?: (violation: Violation) => void
}

const never = <T>(): Promise<T> => new Promise<T>(() => undefined)

const asJson = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

const page = { origin: 'http://player.local:3000', hostname: 'player.local' }

/** What the places where players are listed answer when none of them knows one. */
const inVain: Record<string, () => Promise<Response>> = {
  'http://player.local:3000/api/host': () =>
    Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })),
  'http://player.local:3000/app/local-config.json': () =>
    Promise.resolve(asJson({ localhost: brokenHostMap.host })),
}

const getInVain: typeof fetch = (address) =>
  inVain[String(address)]?.() ?? Promise.reject(new TypeError('nobody there'))

/**
 * A player on the real connection machine and the real device client, with scripted actors in place of the
 * network and a clock that stands still, so that a state lasts as long as somebody looks at it. What it
 * pushes passes the device's gateway; what the gateway refuses throws.
 */
export class ScriptedPlayer {
  readonly device: DeviceClient
  readonly connection: Connection
  /** All that reached the player, oldest first. */
  readonly sent: { event: string; payload: unknown }[] = []
  readonly #script: Script
  readonly #clock = new SimulatedClock()
  /** The player's brand word; fixtures are pushed in it, and what is sent is told in that of the fixtures. */
  readonly #word = galleryChoice.read().brand?.word ?? 'anybrand'
  #theme: string | undefined
  #network: 'answers' | 'silent' | 'refuses' = 'answers'
  #isUp: boolean
  #connect: () => void = () => undefined
  #lose: () => void = () => undefined

  constructor(script: Script = {}) {
    this.#script = script
    const situation = script.situation ?? 'connected'
    this.#isUp = situation !== 'connecting'
    this.device = createDeviceClient({
      brandWord: this.#word,
      // All checks at once: what a story sends is sent when it looks.
      requestValidators: allRequestValidators,
      laterRequests: { names: [], load: () => Promise.resolve({}) },
      ruleFor: (kind) => requestRule(this.connection.getSnapshot(), kind),
      onViolation: (violation) => {
        if (!script.onViolation) throw new Error(`${violation.event}: ${violation.reason}`)
        script.onViolation(violation)
      },
    })
    const get: typeof fetch = situation === 'noEndpoints' ? getInVain : () => Promise.resolve(asJson(hostMap))
    const machine = connectionMachine.provide({
      actors: {
        discover: fromPromise(() =>
          situation === 'discovering' || this.#network === 'silent' ? never() : discoverHosts(page, get),
        ),
        probe: fromPromise<Probed, { host: string }>(() => {
          if (situation === 'probing' || this.#network === 'silent') return never()
          if (this.#network === 'refuses') return Promise.reject(new Error('nobody there'))
          if (situation === 'blocked') return Promise.resolve('blocked')
          return Promise.resolve(situation === 'incompatible' ? 'neither' : 4)
        }),
        connect: fromCallback<SocketOrder, { host: string; generation: Generation }>(
          ({ input, sendBack }) => {
            const tell = (event: ConnectionEvent) => sendBack(event)
            this.#connect = () => {
              tell({ type: 'socket.connected' })
              this.device.attach(this.#transport(), script.origin ?? input.host)
            }
            this.#lose = () => {
              this.device.detach()
              tell({ type: 'socket.disconnected', reason: 'transport close' })
            }
            if (!this.#isUp) return
            const { aim, guest } = this.connection.getSnapshot().context
            // The machine is to know first that another player is driven, as it does with a real socket.
            if (aim || guest) queueMicrotask(() => this.#connect())
            else this.#connect()
            if (situation === 'reconnecting') queueMicrotask(() => this.disconnect())
          },
        ),
      },
    })
    this.connection = createActor(machine, { clock: this.#clock })
    followPlayer(this.connection, this.device)
    this.connection.start()
  }

  /** Pushes a payload as it is in a fixture; `event` is the name on the wire. */
  push(event: string, payload: unknown): void {
    const dressed =
      event === 'pushUiSettings' && this.#theme !== undefined
        ? { ...Object(payload), theme: this.#theme }
        : payload
    // Tests outside a browser look at nothing.
    const pictured = typeof window === 'undefined' ? dressed : withArt(dressed, window.location.origin)
    const step = inBrand(event, pictured, this.#word)
    this.device.receive({ ...step, text: JSON.stringify(step.payload) ?? '' })
  }

  /** From now on the player says that its interface has this theme. */
  wear(theme: string): void {
    this.#theme = theme
    this.push('pushUiSettings', this.device.topics.read('pushUiSettings') ?? {})
  }

  /** From now on nobody in the network answers (`silent`), or nobody is there (`refuses`). */
  loseNetwork(how: 'silent' | 'refuses'): void {
    this.#network = how
  }

  /** From now on players say what they speak, and do not take a connection. */
  refuseConnections(): void {
    this.#isUp = false
  }

  /** Time passes for the connection, ms. */
  pass(time: number): void {
    this.#clock.increment(time)
  }

  /** The connection is lost and does not come back by itself. */
  disconnect(): void {
    this.#isUp = false
    this.#lose()
  }

  /** The player is there again. */
  comeBack(): void {
    this.#isUp = true
    this.#connect()
  }

  #transport(): Transport {
    return {
      emit: (event, payload) => {
        this.sent.push(inFixtureBrand(event, payload, this.#word))
        const question = inFixtureBrand(event, undefined, this.#word).event
        const answer = this.#script.answers?.[question] ?? this.#script.answer?.(question)
        if (answer) queueMicrotask(() => this.push(answer.event, answer.payload))
      },
      check: (answered) => answered(),
      close: () => undefined,
    }
  }
}
