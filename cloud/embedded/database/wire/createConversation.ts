import { readUpdate, type Access, type Write } from '../createAccess'
import type { Store, StoreListener } from '../createStore'
import { readQuery } from '../query/readQuery'
import type { Signed } from '../rules/Signed'
import { hashTree } from '../tree/hashTree'
import { parsePath } from '../tree/parsePath'
import { RequestError } from '../tree/RequestError'
import type { Tree } from '../tree/Tree'
import { verifyToken, type VerifyIdToken } from '../verifyToken'
import { createFarewell } from './createFarewell'
import { createListens, seenBy, type Listen, type Push } from './createListens'
import type { Body, Request } from './readRequest'

/** What a conversation needs from the database, and how it speaks. */
interface Partner {
  store: Store
  access: Access
  /**
   * The same without rules, for who says the word `owner` in place of a token; undefined where nobody may.
   */
  ownerAccess: Access | undefined
  verifyIdToken: VerifyIdToken
  now: () => number
  /** Sends the body of a message of the data layer. */
  send: (message: object) => void
}

/** One client's side of the protocol: who it is, what it listens to, what it leaves behind. */
export interface Conversation {
  /** Answers a request; resolves when the next may come. */
  handle(request: Request): Promise<void>
  /**
   * Looks whether the token is still good by which somebody is signed in; where it is not, it has expired.
   */
  recheckToken(): Promise<void>
  /** Writes what the client left for this moment. Nothing is sent any more. */
  end(): void
}

/** Listens of one connection at most. */
const mostListens = 1000

/** Longest wait that a timer takes, in ms. */
const longestWait = 2_147_483_647

/** What the provider's SDK for servers says to a database that it takes for an emulator. */
const ownerWord = 'owner'

/** Begins to talk with a client, of whom nothing is known yet. */
export function createConversation(partner: Partner): Conversation {
  const { store, ownerAccess, verifyIdToken, now, send } = partner
  let { access } = partner
  const listens = createListens((path) => store.watch(path, hear))
  const farewell = createFarewell()
  let auth: Signed | null = null
  /** The token that vouches for who is signed in. */
  let credential: unknown
  let expiry: NodeJS.Timeout | undefined
  let ended = false

  const push = (pushes: readonly Push[]) => {
    for (const message of pushes) send(message)
  }
  const mayRead = (path: readonly string[]) => access.mayRead(auth, path)
  const hear: StoreListener = (changes, before, after) => push(listens.hear(changes, before, after, mayRead))

  const become = (next: Signed | null, expiresAt?: number) => {
    clearTimeout(expiry)
    auth = next
    access = partner.access
    if (expiresAt !== undefined) {
      expiry = setTimeout(expire, Math.min(Math.max(0, expiresAt - now()), longestWait)).unref()
    }
    push(listens.recheck(mayRead))
  }
  // Told before what it may no longer listen to: the client comes again with another token, and must not take
  // that for a refusal.
  const expire = () => {
    send({ a: 'ac', b: { s: 'expired_token', d: 'The token has expired' } })
    become(null)
  }

  const signIn = async (body: Body): Promise<unknown> => {
    const asked = body.get('cred')
    if (asked === ownerWord && ownerAccess !== undefined) {
      become(null)
      access = ownerAccess
      return {}
    }
    const holder = await verifyToken(verifyIdToken, asked)
    if (ended) return {}
    if (holder === undefined) {
      become(null)
      throw new RequestError('invalid_token', 'The token is not valid')
    }
    credential = asked
    become(holder.auth, holder.expiresAt)
    return { auth: holder.auth }
  }

  const listen = (body: Body): void => {
    const asked = readListen(body)
    access.read(auth, asked.path)
    if (listens.count() >= mostListens) throw new RequestError('too_big', 'Too many listens')
    const value = seenBy(asked, store.root())
    listens.add(asked, value)
    // Whoever knows the value already need not be told.
    if (body.get('h') !== hashTree(value)) tellFirst(asked, value)
  }
  const tellFirst = ({ path, tag }: Listen, value: Tree | null) =>
    push([{ a: 'd', b: { p: path.join('/'), d: value, ...(tag !== undefined && { t: tag }) } }])

  const answers: Record<string, ((body: Body) => unknown) | undefined> = {
    q: listen,
    n: (body) => {
      const { path, tag } = readListen(body)
      listens.remove(path, tag)
    },
    g: (body) => {
      const { path, query } = readListen(body)
      access.read(auth, path)
      return seenBy({ path, query }, store.root())
    },
    p: (body) => access.write(auth, readPut(body), readHash(body)),
    m: (body) => access.write(auth, readMerge(body)),
    o: (body) => leave(readPut(body)),
    om: (body) => leave(readMerge(body)),
    oc: (body) => farewell.cancel(parsePath(body.get('p'))),
    auth: signIn,
    gauth: signIn,
    unauth: () => become(null),
    // What the client counts about itself, and proofs of an app, have no meaning here.
    s: () => undefined,
    appcheck: () => undefined,
    unappeck: () => undefined,
  }
  const leave = (writes: Write[]) => {
    access.rehearse(auth, writes)
    farewell.add(auth, writes)
  }

  const answerTo = async ({ number, action, body }: Request): Promise<void> => {
    const answer = Object.hasOwn(answers, action) ? answers[action] : undefined
    try {
      if (answer === undefined) throw new RequestError('invalid_request', 'The request is not known')
      const outcome = answer(body)
      const result = outcome instanceof Promise ? await (outcome as Promise<unknown>) : outcome
      if (!ended) send({ r: number, b: { s: 'ok', d: result === undefined ? {} : result } })
    } catch (error) {
      if (!ended) send({ r: number, b: toError(error) })
    }
  }
  /**
   * A sign-in that is being looked at, and all that was sent after it: it is meant by whoever that signs in.
   */
  let waiting: Promise<void> | undefined

  return {
    handle(request) {
      if (waiting === undefined && request.action !== 'auth' && request.action !== 'gauth')
        return answerTo(request)
      const mine = (waiting ?? Promise.resolve()).then(() => answerTo(request))
      waiting = mine
      return mine.then(() => {
        if (waiting === mine) waiting = undefined
      })
    },
    async recheckToken() {
      if (auth === null) return
      const asked = credential
      const holder = await verifyToken(verifyIdToken, asked)
      // Who signed in meanwhile is known by another.
      if (!ended && holder === undefined && auth !== null && credential === asked) expire()
    },
    end() {
      if (ended) return
      ended = true
      listens.clear()
      clearTimeout(expiry)
      for (const { auth: asking, ...write } of farewell.take()) {
        try {
          access.write(asking, [write])
        } catch {
          // Allowed when it was asked for, no longer now; nobody is there to be told.
        }
      }
    },
  }
}

const readPut = (body: Body): Write[] => [{ path: parsePath(body.get('p')), sent: body.get('d') }]

const readMerge = (body: Body): Write[] => readUpdate(parsePath(body.get('p')), body.get('d'))

function readHash(body: Body): string | undefined {
  const hash = body.get('h')
  return typeof hash === 'string' ? hash : undefined
}

function readListen(body: Body): Listen {
  const tag = body.get('t')
  const sentQuery = body.get('q')
  return {
    path: parsePath(body.get('p')),
    query: readQuery(sentQuery),
    sentQuery,
    tag: typeof tag === 'number' ? tag : undefined,
  }
}

/** What went wrong, in the protocol's words; what only concerns this machine is not told. */
function toError(error: unknown): { s: string; d: string } {
  if (error instanceof RequestError) return { s: error.status, d: error.message }
  return { s: 'unavailable', d: 'The database could not do that' }
}
