import type { PushPayloads, PushToastMessage } from '../../schemas/generated/types'
import type { ClientSocket } from '../sockets/frames'

/**
 * How long all that is sent may be kept back at the most, ms: a disk that hangs must not silence the player.
 */
const longest = 5_000

/** Keeps what is sent in its order while something must be done first; `Clients` says what for. */
function createHold() {
  let held: Promise<unknown> | undefined
  let waiting: (() => void)[] = []
  const release = () => {
    held = undefined
    const ready = waiting
    waiting = []
    for (const send of ready) send()
  }
  return {
    inTurn(send: () => void): void {
      if (held === undefined) send()
      else waiting.push(send)
    },
    holdUntil(done: Promise<void>): void {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, longest)
      })
      const all = Promise.all([held, Promise.race([done, late])])
      held = all
      void all.then(() => {
        clearTimeout(timer)
        // Something else may have come on top of it.
        if (held === all) release()
      })
    },
  }
}

/** A push by the name that the code knows; brand-worded ones hold the placeholder. */
type PushEvent = keyof PushPayloads

/** One connected interface. */
export interface Client {
  readonly id: string
  /** It belongs to a page of this player's own origin. */
  readonly isOwnPage: boolean
  /** The settings page that it asked for last, as it named it. */
  page: string | undefined
  push<E extends PushEvent>(event: E, payload: PushPayloads[E]): void
  /**
   * Sends anything under any name: pages as authors wrote them, and what a test of the interface wants to see
   * refused.
   */
  pushAsIs(event: string, payload: unknown): void
  /** Sends a payload that is JSON already. */
  pushText(event: string, json: string): void
  /** The same of a long one that is given in pieces; everything else has its turn until it is out. */
  pushPieces(event: string, json: readonly string[]): Promise<void>
  /** Sends the packet without a name that real devices emit after most saves. */
  pushNameless(): void
  drop(): void
}

/** All connected interfaces. */
export interface Clients {
  all(): readonly Client[]
  broadcast<E extends PushEvent>(event: E, payload: PushPayloads[E]): void
  broadcastText(event: string, json: string): void
  broadcastAsIs(event: string, payload: unknown): void
  /**
   * Keeps back all that is sent from here on, in its order, until something is done, five seconds at the
   * most: nobody hears what is not on disk yet. `done` never rejects.
   */
  holdUntil(done: Promise<void>): void
  /** Does something once all that was sent before is out: at once, unless that is kept back. */
  inTurn(send: () => void): void
}

/** The clients with what lets sockets come and go. */
interface ClientRegistry extends Clients {
  enter(socket: ClientSocket): Client
  leave(socket: ClientSocket): void
  of(socket: ClientSocket): Client | undefined
}

/** An empty registry; `word` is the brand word that stands in the names of brand-worded events. */
export function createClients(word: string): ClientRegistry {
  const clients = new Map<ClientSocket, Client>()
  const onWire = (event: string) => event.replace('{Brand}', word.charAt(0).toUpperCase() + word.slice(1))
  const head = (event: string) => `2[${JSON.stringify(onWire(event))},`
  const hold = createHold()
  const broadcastAsIs = (event: string, payload: unknown) => {
    for (const client of clients.values()) client.pushAsIs(event, payload)
  }
  return {
    all: () => [...clients.values()],
    ...hold,
    broadcast: broadcastAsIs,
    broadcastAsIs,
    broadcastText(event, json) {
      for (const client of clients.values()) client.pushText(event, json)
    },
    enter(socket) {
      const pushAsIs = (event: string, payload: unknown) =>
        hold.inTurn(() => socket.push(onWire(event), payload))
      const sendMessage = (message: string) => hold.inTurn(() => socket.sendMessage(message))
      const client: Client = {
        id: socket.id,
        isOwnPage: socket.isOwnPage,
        page: undefined,
        push: pushAsIs,
        pushAsIs,
        pushText: (event, json) => sendMessage(`${head(event)}${json}]`),
        async pushPieces(event, json) {
          // What is in one piece is not long.
          if (json.length === 1) this.pushText(event, json[0] ?? '')
          else
            await new Promise<void>((resolve, reject) =>
              hold.inTurn(() => void socket.sendPieces([head(event), ...json, ']']).then(resolve, reject)),
            )
        },
        pushNameless: () => sendMessage('2[null,null]'),
        drop: () => socket.drop(),
      }
      clients.set(socket, client)
      return client
    },
    leave: (socket) => void clients.delete(socket),
    of: (socket) => clients.get(socket),
  }
}

/** What clients are told when they come, as a push while they are away reaches nobody. */
export interface News {
  /** Keeps something for as many clients as there are now. */
  keepForThoseCutOff(tell: (client: Client) => void): void
  /** Keeps something for the next client, however late that comes. */
  keepForNext(tell: (client: Client) => void): void
  /** Tells it to a client that has just come. */
  tell(client: Client): void
  /**
   * The client asked for something, so there is somebody behind it, and what it was told counts as told: a
   * look at which generation a player speaks leaves sessions that nobody is behind.
   */
  tookIn(client: Client): void
}

/** Somebody who comes later than this, ms, was not waiting for it. */
const stale = 60_000

/**
 * No news yet. `count` tells how many clients there are: each piece of news is told that often and no more,
 * so that a client that loads itself anew because of it does not hear it again and again.
 */
export function createNews(count: () => number, now: () => number): News {
  let kept: { tell: (client: Client) => void; left: number; until: number }[] = []
  const told = new WeakMap<Client, typeof kept>()
  return {
    keepForThoseCutOff: (tell) => void kept.push({ tell, left: count(), until: now() + stale }),
    keepForNext: (tell) => void kept.push({ tell, left: 1, until: Infinity }),
    tell(client) {
      kept = kept.filter(({ left, until }) => left > 0 && until > now())
      told.set(client, kept)
      for (const piece of kept) piece.tell(client)
    },
    tookIn(client) {
      for (const piece of told.get(client) ?? []) piece.left -= 1
      told.delete(client)
    },
  }
}

/** Shows a short message on every client, whoever caused it, as real devices do. */
export function toast(
  { clients }: { clients: Pick<Clients, 'broadcast'> },
  type: PushToastMessage['type'],
  title: string,
  message: string,
) {
  clients.broadcast('pushToastMessage', { type, title, message })
}
