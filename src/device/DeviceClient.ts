import type {
  BareRequestEvent,
  Device,
  LostCommands,
  PendingRequests,
  PushEvent,
  RequestEvent,
  SendOutcome,
  TopicStore,
  WireRecord,
} from './Device'
import { createListeners } from './createListeners'
import type { PushPayloads, RequestPayloads } from '../../schemas/generated/types'
import { createStreamedLists, type StreamedLists } from './large/createStreamedLists'
import type { StreamedList } from './large/rows'
import { createPendingRequests, type DrivenPendingRequests } from './loading/createPendingRequests'
import { createWireRecord, type Note, type WritableWireRecord } from './record/createWireRecord'
import { toJson } from './topics/describeErrors'
import {
  createSubscriptions,
  createRequestGateway,
  type RequestGateway,
  type RequestValidators,
  createHeldRequests,
  type WaitingRequests,
  requestKind,
  type RequestKind,
} from './requests/createRequestGateway'
import {
  createFrameGate,
  type FrameGate,
  createErrorListeners,
  createTopicStore,
  type FillableTopicStore,
} from './topics/createTopicStore'
import { createTopics, type Topics, CheckedPush, toWireName } from './topics/createTopics'
import type { PushChecks, Violation } from './topics/deferredPushChecks'
import type { ReceivedEvent, Transport } from './transport/Transport'

/** What happens to a request now. */
export type RequestRule = 'sends' | 'holds' | 'refuses'

/** What the device client stands on; all of it given, so that tests need nothing generated. */
export interface DeviceClientParts {
  /** Takes the place of `{Brand}` in event names. */
  brandWord: string
  requestValidators: RequestValidators
  /** All other requests, where there are more, and what loads their checks. */
  laterRequests?: { names: readonly string[]; load: () => Promise<RequestValidators> }
  /** What pushes are repaired and checked with. */
  pushChecks: PushChecks
  /** Loads the checks of all other pushes, where there are more. */
  loadLaterPushChecks?: () => Promise<PushChecks>
  /** The rule that the connection machine states. */
  ruleFor: (kind: RequestKind) => RequestRule
  /** Runs something about a frame later; without it every state is taken, however many come at once. */
  nextFrame?: (run: () => void) => void
  /** Told of each thing that a schema refused; may throw, which tests and development do. */
  onViolation: (violation: Violation) => void
}

type Acknowledged = (answer: unknown) => void

/** How long a command that nothing followed counts as perhaps lost with the connection, ms. */
const doubtful = 60_000

/**
 * Players say each change of what plays several times in a row; the same words so soon after are no news, ms.
 */
const echoTime = 250

/**
 * The device behind one checked gateway in each direction. It knows no sockets: whoever connects hands it a
 * transport with `attach`, passes on what arrives with `receive`, and takes the transport away with `detach`.
 */
export class DeviceClient implements Device {
  readonly topics: TopicStore
  readonly record: WireRecord
  readonly pending: PendingRequests
  readonly #parts: DeviceClientParts
  readonly #record: WritableWireRecord = createWireRecord()
  readonly #pending: DrivenPendingRequests
  readonly #store: FillableTopicStore
  readonly #topics: Topics
  readonly #large: StreamedLists = createStreamedLists()
  readonly #gate: FrameGate
  readonly #gateway: RequestGateway
  /** Requests whose check is being loaded. */
  readonly #waiting: WaitingRequests
  readonly #asks = createSubscriptions()
  readonly #errorListeners = createErrorListeners()
  readonly #connectionListeners = createListeners()
  readonly #leaving = new Set<(event: string) => void>()
  readonly #lossListeners = new Set<(commands: LostCommands) => void>()
  #transport: Transport | undefined
  #origin: string | undefined
  #player = 1
  /**
   * The last push of what plays, in the words of the wire, as long as it was taken and nothing was sent
   * since.
   */
  #stateSaid: string | undefined
  /** Commands that went out since the last sign of life. */
  #unanswered: { event: string; time: number }[] = []

  constructor(parts: DeviceClientParts) {
    const { brandWord, pushChecks: checks, loadLaterPushChecks: loadLater } = parts
    const store = createTopicStore()
    this.#store = store
    this.#parts = parts
    this.#gate = createFrameGate(parts.nextFrame ?? ((run) => run()))
    this.#topics = createTopics({ checks, loadLater, store, brandWord })
    const { requestValidators, laterRequests } = parts
    this.#gateway = createRequestGateway(requestValidators, brandWord, laterRequests?.names)
    this.#waiting = createHeldRequests(laterRequests?.load, (more) => this.#gateway.complete(more))
    this.#pending = createPendingRequests(store)
    this.topics = {
      read: (event) => store.read(event),
      receivedAt: (event) => store.receivedAt(event),
      subscribe: (event, listener) => {
        this.#topics.want(event)
        return store.subscribe(event, listener)
      },
    }
    this.record = this.#record
    this.pending = this.#pending
  }

  origin(): string | undefined {
    return this.#origin
  }

  player(): number {
    return this.#player
  }

  /** Another player is driven from now on: nothing of the one before is shown or sent any more. */
  forget(): void {
    this.#player++
    this.#origin = undefined
    this.#asks.drop()
    this.#topics.drop()
    this.#store.clear()
  }

  send(event: BareRequestEvent): SendOutcome
  send<E extends RequestEvent>(
    event: E,
    payload: RequestPayloads[E],
    acknowledged?: Acknowledged,
  ): SendOutcome
  send(event: RequestEvent, payload?: unknown, acknowledged?: Acknowledged): SendOutcome {
    return this.#submit('request', this.#gateway.nameOf(event), payload, acknowledged)
  }

  sendAuthored(event: string, payload: unknown): SendOutcome {
    return this.#submit('authored', event, payload)
  }

  subscribeToAnswer<E extends RequestEvent>(event: E, payload?: RequestPayloads[E]): () => void {
    const ask = { event: this.#gateway.nameOf(event), payload }
    if (this.#mustWait(ask.event)) {
      let release: (() => void) | undefined
      const cancel = this.#waiting.add((failure) => {
        if (failure === undefined || this.#gateway.knows(ask.event))
          release = this.subscribeToAnswer(event, payload)
        else this.#refuseInvalid('request', ask.event, payload, failure)
      })
      return () => (release ?? cancel)()
    }
    const validationError = this.#gateway.validationError(ask.event, payload)
    if (validationError !== undefined) {
      this.#refuseInvalid('request', ask.event, payload, validationError)
      return () => undefined
    }
    const { isNew, release } = this.#asks.keep(ask)
    // While disconnected it stays in the book and goes out at the next connect.
    if (isNew && this.#transport && this.#parts.ruleFor('question') === 'sends')
      this.#emit(ask.event, payload)
    return release
  }

  on<E extends PushEvent>(event: E, listener: (payload: PushPayloads[E]) => void): () => void {
    return this.topics.subscribe(event, () => {
      const payload = this.topics.read(event)
      if (payload !== undefined) listener(payload)
    })
  }

  onRare<E extends PushEvent>(event: E, listener: (payload: PushPayloads[E]) => void): () => void {
    return this.#store.subscribe(event, () => {
      const payload = this.#store.read(event)
      if (payload !== undefined) listener(payload)
    })
  }

  onRefused(event: PushEvent, listener: (reason: string) => void): () => void {
    this.#topics.want(event)
    return this.#errorListeners.listen(toWireName(event, this.#parts.brandWord), listener)
  }

  onUnsent(event: RequestEvent, listener: (reason: string) => void): () => void {
    return this.#errorListeners.listen(toWireName(event, this.#parts.brandWord), listener)
  }

  onLeaving(listener: (event: string) => void): () => void {
    this.#leaving.add(listener)
    return () => this.#leaving.delete(listener)
  }

  onConnection(listener: (isConnected: boolean) => void): () => void {
    return this.#connectionListeners.add(() => listener(this.#transport !== undefined))
  }

  /**
   * A connection is up: everything that is due is asked, first what waited, then what is on screen [D4-2].
   */
  attach(transport: Transport, origin: string): void {
    this.#transport = transport
    this.#origin = origin
    for (const { event, payload } of this.#asks.takeDue()) this.#emit(event, payload)
    this.#connectionListeners.notify()
  }

  onLost(listener: (commands: LostCommands) => void): () => void {
    this.#lossListeners.add(listener)
    return () => this.#lossListeners.delete(listener)
  }

  /**
   * The connection turned out to be dead: these commands went with it. What was never sent is recorded, the
   * rest by `detach`.
   */
  lose(commands: LostCommands): void {
    const refused = 'the player gave no sign of life, so it was not sent'
    for (const event of commands.dropped) this.#record.add({ direction: 'out', event, text: '', refused })
    this.#unanswered = this.#unanswered.filter(({ event }) => commands.doubtful.includes(event))
    if (commands.dropped.length + commands.doubtful.length > 0)
      for (const listener of this.#lossListeners) listener(commands)
  }

  /** The connection is gone. Commands that nothing followed are recorded as perhaps lost. */
  detach(): void {
    this.#gate.flush()
    const wasConnected = this.#transport !== undefined
    this.#transport = undefined
    this.#pending.reset()
    this.#stateSaid = undefined
    const since = Date.now() - doubtful
    for (const { event, time } of this.#unanswered) {
      if (time < since) continue
      const refused = 'the connection was lost before anything came back, so it may not have arrived'
      this.#record.add({ direction: 'out', event, text: '', refused })
    }
    this.#unanswered = []
    if (!wasConnected) return
    this.#asks.broke()
    this.#connectionListeners.notify()
  }

  /** Takes in what arrived. */
  receive({ event, payload, text }: ReceivedEvent): void {
    const note = this.#noteIn({ event, text })
    this.#pending.received(event)
    this.#asks.answered(event)
    if (this.#isEcho(event, text)) return note(undefined)
    const take = this.#ofNow(() => this.#take(event, payload, note))
    this.#gate.next(event, () => this.#large.next(event, take))
  }

  /**
   * Whether the player says once more what it has just said of what plays: recorded, but no news to anybody.
   */
  #isEcho(event: string, text: string): boolean {
    if (event !== 'pushState') return false
    const at = this.topics.receivedAt(event)
    const isSame = text !== '' && text === this.#stateSaid
    this.#stateSaid = text
    return isSame && at !== undefined && performance.now() - at < echoTime
  }

  /** Takes in what arrived and is read beside all others; what came of it follows when it has been read. */
  receiveLarge(push: StreamedList): void {
    const { event, start, length } = push
    this.#gate.flush()
    this.#asks.answered(event)
    // To measure it takes a while, which whoever reads it has: until then, a byte for each character.
    const note = this.#noteIn({ event, text: start, bytes: length, isStart: true })
    const take = (checked: unknown) => {
      // It is waited for until it has been read, and what waits is drawn with what came and not before it.
      this.#pending.received(event)
      this.#take(event, checked, note)
    }
    this.#large.read(push, this.#ofNow(take))
  }

  /** Records a packet that is no event, such as `2[null,null]`; nobody is told. */
  receiveUnreadable({ text, reason }: { text: string; reason: string }): void {
    this.#unanswered = []
    this.#record.add({ direction: 'in', event: null, text, refused: reason })
  }

  /** The same, but nothing once another player is driven. */
  #ofNow<A extends unknown[]>(run: (...given: A) => void): (...given: A) => void {
    const player = this.#player
    return (...given) => {
      if (player === this.#player) run(...given)
    }
  }

  #noteIn(line: { event: string; text: string; bytes?: number; isStart?: boolean }) {
    this.#unanswered = []
    return this.#record.add({ direction: 'in', ...line })
  }

  #take(event: string, payload: unknown, note: Note): void {
    this.#topics.take(event, payload, (taken) => {
      const bytes = payload instanceof CheckedPush ? payload.bytes : undefined
      note(taken.status === 'unknown' ? 'no schema' : 'reason' in taken ? taken.reason : undefined, bytes)
      if (taken.status !== 'refused') return
      this.#stateSaid = undefined
      this.#errorListeners.tell(event, taken.reason)
      this.#parts.onViolation({ kind: 'push', event, reason: taken.reason })
    })
  }

  #submit(
    author: 'request' | 'authored',
    event: string,
    payload: unknown,
    acknowledged?: Acknowledged,
  ): SendOutcome {
    const kind = requestKind(event)
    const rule = this.#parts.ruleFor(kind)
    if (this.#mustWait(event)) {
      if (kind === 'command' && (rule !== 'sends' || !this.#transport))
        return this.#refuseOffline(event, payload)
      this.#waiting.add(
        this.#ofNow((failure) => {
          if (failure === undefined || this.#gateway.knows(event))
            this.#submit(author, event, payload, acknowledged)
          else this.#refuseInvalid(author, event, payload, failure)
        }),
      )
      return { status: kind === 'command' ? 'sent' : 'held' }
    }
    const validationError = this.#gateway.validationError(event, payload)
    if (validationError !== undefined) return this.#refuseInvalid(author, event, payload, validationError)
    if (rule === 'sends' && this.#transport) {
      if (kind === 'command') this.#unanswered = [...this.#unanswered.slice(-19), { event, time: Date.now() }]
      this.#emit(event, payload, acknowledged)
      return { status: 'sent' }
    }
    if (kind === 'question' && rule !== 'refuses') {
      this.#asks.hold({ event, payload })
      return { status: 'held' }
    }
    return this.#refuseOffline(event, payload)
  }

  /**
   * Whether a request waits: its check is not here yet, or something before it waits for its own. What was
   * done first goes out first; a question may be about what a command before it changes.
   */
  #mustWait(event: string): boolean {
    return !this.#gateway.knows(event) || this.#waiting.hasSome()
  }

  #refuseOffline(event: string, payload: unknown): SendOutcome {
    const message = 'the player is not connected'
    this.#recordOut(event, payload, message)
    return { status: 'refused', reason: 'offline', message }
  }

  #refuseInvalid(kind: 'request' | 'authored', event: string, payload: unknown, reason: string): SendOutcome {
    this.#recordOut(event, payload, reason)
    this.#errorListeners.tell(event, reason)
    this.#parts.onViolation({ kind, event, reason })
    return { status: 'refused', reason: 'invalid', message: reason }
  }

  #emit(event: string, payload: unknown, acknowledged?: Acknowledged): void {
    for (const tell of this.#leaving) tell(event)
    // What comes next may be the answer, in whatever words.
    this.#stateSaid = undefined
    this.#transport?.emit(event, payload, acknowledged)
    this.#recordOut(event, payload)
    this.#pending.sent(event)
  }

  #recordOut(event: string, payload: unknown, refused?: string): void {
    this.#record.add({ direction: 'out', event, text: toJson(payload) ?? '', refused })
  }
}
