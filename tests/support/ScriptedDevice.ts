import type { PushPayloads, RequestPayloads } from '../../schemas/generated/types'
import type {
  BareRequestEvent,
  Device,
  LostCommands,
  PushEvent,
  RequestEvent,
  SendOutcome,
  TopicStore,
  WireRecord,
} from '../../src/device/Device'
import { createListeners } from '../../src/device/createListeners'
import {
  createPendingRequests,
  type DrivenPendingRequests,
} from '../../src/device/loading/createPendingRequests'
import { createWireRecord, type WritableWireRecord } from '../../src/device/record/createWireRecord'
import { createErrorListeners, createTopicStore } from '../../src/device/topics/createTopicStore'
import { toWireName } from '../../src/device/topics/createTopics'

/**
 * A device for tests and stories: it pushes what the script says and writes down what it is sent. It checks
 * nothing; what is pushed is typed. Event names are as the code knows them (`getMy{Brand}Status`).
 */
export class ScriptedDevice implements Device {
  /** All that was sent and not refused, oldest first; subscribeToAnswer's question is among it once. */
  readonly sent: { event: string; payload: unknown }[] = []
  readonly topics: TopicStore
  readonly record: WireRecord
  readonly pending: DrivenPendingRequests
  readonly #store = createTopicStore()
  /** The store's own way: who watches `topics.subscribe` sees who would have a check loaded. */
  readonly #hear = this.#store.subscribe
  readonly #record: WritableWireRecord = createWireRecord()
  readonly #errorListeners = createErrorListeners()
  readonly #kept = new Map<symbol, { event: string; payload: unknown }>()
  readonly #brandWord: string
  readonly #connectionListeners = createListeners()
  readonly #lossListeners = new Set<(commands: LostCommands) => void>()
  readonly #leaving = new Set<(event: string) => void>()
  #isConnected = true
  #acknowledgements: { event: string; acknowledged: (answer: unknown) => void }[] = []
  #outcome: SendOutcome = { status: 'sent' }
  #origin: string | undefined = 'http://192.168.1.50'
  #player = 1

  constructor({ brandWord = 'brand' }: { brandWord?: string } = {}) {
    this.#brandWord = brandWord
    this.topics = this.#store
    this.record = this.#record
    this.pending = createPendingRequests(this.#store)
  }

  /** Pushes a payload as the device would. */
  push<E extends PushEvent>(event: E, payload: PushPayloads[E]): void {
    const name = toWireName(event, this.#brandWord)
    this.pending.received(name)
    this.#record.add({ direction: 'in', event: name, text: JSON.stringify(payload) })
    this.#store.put(event, payload)
  }

  /**
   * A push that its schema refuses, as the device client takes it: recorded with the reason, told to who
   * listens.
   */
  pushRefused(event: PushEvent, reason: string): void {
    const name = toWireName(event, this.#brandWord)
    this.pending.received(name)
    this.#record.add({ direction: 'in', event: name, text: 'null', refused: reason })
    this.#errorListeners.tell(name, reason)
  }

  /** What every send answers from now on. */
  setOutcome(outcome: SendOutcome): void {
    this.#outcome = outcome
  }

  setOrigin(origin: string | undefined): void {
    this.#origin = origin
  }

  /** The connection is lost. */
  disconnect(): void {
    this.#isConnected = false
    this.pending.reset()
    this.#connectionListeners.notify()
  }

  /** The connection died without a word, with these commands. */
  lose(commands: LostCommands): void {
    for (const listener of this.#lossListeners) listener(commands)
  }

  onLeaving(listener: (event: string) => void): () => void {
    this.#leaving.add(listener)
    return () => this.#leaving.delete(listener)
  }

  onLost(listener: (commands: LostCommands) => void): () => void {
    this.#lossListeners.add(listener)
    return () => this.#lossListeners.delete(listener)
  }

  /** Asks again what is kept, as at a reconnect. */
  reconnect(): void {
    this.#isConnected = true
    for (const { event, payload } of this.#kept.values()) this.#note(event, payload)
    this.#connectionListeners.notify()
  }

  /** The payloads that were sent with `event`, oldest first. */
  sentWith(event: string): unknown[] {
    return this.sent.filter((one) => one.event === event).map(({ payload }) => payload)
  }

  origin(): string | undefined {
    return this.#origin
  }

  player(): number {
    return this.#player
  }

  /** Another player is driven from now on. */
  forget(): void {
    this.#player++
    this.#store.clear()
  }

  send(event: BareRequestEvent): SendOutcome
  send<E extends RequestEvent>(
    event: E,
    payload: RequestPayloads[E],
    acknowledged?: (answer: unknown) => void,
  ): SendOutcome
  send(event: RequestEvent, payload?: unknown, acknowledged?: (answer: unknown) => void): SendOutcome {
    if (acknowledged) this.#acknowledgements.push({ event, acknowledged })
    return this.#note(event, payload)
  }

  /** Says that it has taken all requests of the name that were to be acknowledged. */
  acknowledge(event: RequestEvent, answer: unknown): void {
    const due = this.#acknowledgements.filter((one) => one.event === event)
    this.#acknowledgements = this.#acknowledgements.filter((one) => one.event !== event)
    for (const { acknowledged } of due) acknowledged(answer)
  }

  sendAuthored(event: string, payload: unknown): SendOutcome {
    return this.#note(event, payload)
  }

  subscribeToAnswer<E extends RequestEvent>(event: E, payload?: RequestPayloads[E]): () => void {
    const key = Symbol(event)
    const isNew = ![...this.#kept.values()].some(
      (one) => one.event === event && JSON.stringify(one.payload) === JSON.stringify(payload),
    )
    this.#kept.set(key, { event, payload })
    if (isNew) this.#note(event, payload)
    return () => void this.#kept.delete(key)
  }

  on<E extends PushEvent>(event: E, listener: (payload: PushPayloads[E]) => void): () => void {
    return this.#store.subscribe(event, () => {
      const payload = this.#store.read(event)
      if (payload !== undefined) listener(payload)
    })
  }

  onRare<E extends PushEvent>(event: E, listener: (payload: PushPayloads[E]) => void): () => void {
    return this.#hear(event, () => {
      const payload = this.#store.read(event)
      if (payload !== undefined) listener(payload)
    })
  }

  onUnsent(event: RequestEvent, listener: (reason: string) => void): () => void {
    return this.#errorListeners.listen(toWireName(event, this.#brandWord), listener)
  }

  onRefused(event: PushEvent, listener: (reason: string) => void): () => void {
    return this.#errorListeners.listen(toWireName(event, this.#brandWord), listener)
  }

  onConnection(listener: (isConnected: boolean) => void): () => void {
    return this.#connectionListeners.add(() => listener(this.#isConnected))
  }

  #note(event: string, payload: unknown): SendOutcome {
    const outcome = this.#outcome
    const name = toWireName(event, this.#brandWord)
    const line = { direction: 'out' as const, event: name, text: JSON.stringify(payload) ?? '' }
    if (outcome.status === 'refused') this.#record.add({ ...line, refused: outcome.message })
    else {
      for (const tell of this.#leaving) tell(name)
      this.sent.push({ event, payload })
      this.#record.add(line)
      this.pending.sent(name)
    }
    return outcome
  }
}
