import { createContext, useContext } from 'react'
import { createActor, fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import { createStore } from 'zustand/vanilla'
import {
  type AccountSessionEvent,
  accountSessionMachine,
  type SessionUser,
  type SignInState,
} from '../../../../machines/accountSession.machine'
import type { NewUserRecord, UserRecord } from '../../../../schemas/generated/types'
import type { Cloud } from '../../../cloud/ports/Cloud'
import { CloudProblem, type CloudUser } from '../../../cloud/ports/CloudAuth'

/** Where a screen sits that asks and tells for work which goes on whatever screen is on. */
export interface PresenterPlace<Presenter> {
  /** Who asks and tells: the last that sat down, also when it has left since; undefined before the first. */
  presenter: () => Presenter | undefined
  /** Whether its screen is still on. */
  isPresenting: () => boolean
  /** This one asks and tells from now on; when it is left, the last one still tells. Returns how to leave. */
  present: (presenter: Presenter) => () => void
}

/** A place where nobody has sat yet. */
export const openPresenterPlace = <Presenter>(): PresenterPlace<Presenter> => {
  let presenter: Presenter | undefined
  let isPresenting = false
  return {
    presenter: () => presenter,
    isPresenting: () => isPresenting,
    present: (next) => {
      presenter = next
      isPresenting = true
      return () => {
        if (presenter === next) isPresenting = false
      }
    },
  }
}

/**
 * Makes one thing for each cloud, session or the like, and the same one each time: what goes on whatever
 * screen is on.
 */
export const onePer = <Key extends object, Thing>(make: (key: Key) => Thing): ((key: Key) => Thing) => {
  const made = new WeakMap<Key, Thing>()
  return (key) => {
    const thing = made.get(key) ?? make(key)
    made.set(key, thing)
    return thing
  }
}

/** Where the log-out is remembered; what it cannot keep lasts as long as the page. */
interface Memory {
  read: () => string | undefined
  /** Forgets with undefined. */
  write: (value: string | undefined) => void
}

/**
 * The log-out of a player that was away when its user left here. That player would sign them in again once it
 * is back, be it after a reload, so it is remembered in the browser until the player was told, or somebody
 * logs in here.
 */
export interface PendingLogout {
  /**
   * `uid` left while the player at `origin` was away; undefined: nobody knows who, or no player has been met
   * yet.
   */
  note: (uid: string | undefined, origin: string | undefined) => void
  /**
   * Who left while the player at `origin` was away, empty where nobody knows who; undefined where it owes
   * nobody anything.
   */
  leaverAt: (origin: string | undefined) => string | undefined
  forget: () => void
}

/** The log-out that `memory` remembers. */
export const createPendingLogout = (memory: Memory): PendingLogout => {
  let unkept: string | undefined
  const write = (value: string | undefined) => {
    memory.write(value)
    unkept = memory.read() === value ? undefined : value
  }
  return {
    note: (uid = '', origin = '') => write(`${uid} ${origin}`),
    leaverAt: (origin = '') => {
      const [uid, owing] = (unkept ?? memory.read())?.split(' ') ?? []
      return owing === '' || owing === origin ? uid : undefined
    },
    forget: () => write(undefined),
  }
}

/** Where it is noted that a player has to be logged out; undefined where nothing remembers it. */
export const PendingLogoutContext = createContext<Pick<PendingLogout, 'note'> | undefined>(undefined)

/** Who sent somebody here, by the query of an address [A9-13]; undefined where nobody did. */
export const referrerOf = (query: URLSearchParams): string | undefined => query.get('grsf') || undefined

/**
 * The record of who came by a social provider for the first time [A4.2-2]: the first word of the display name
 * is the first name, the rest the last name. The other fields are those of a sign-up [A9-11].
 */
const recordOfNewUser = ({ uid, email, displayName, photoUrl }: CloudUser): NewUserRecord => {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/)
  return {
    uid,
    email,
    firstName,
    lastName: rest.join(' '),
    avatarId: 0,
    social: {},
    country: '',
    marketingConsent: false,
    ...(photoUrl !== undefined && { photoUrl }),
  }
}

type SessionCloud = Pick<Cloud, 'auth' | 'records' | 'referral'>

/** What the service says of a sign-in that it no longer takes for good. */
const endings: readonly string[] = [
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/invalid-user-token',
  'auth/id-token-revoked',
]

const createActors = ({ auth, records, referral }: SessionCloud, referrer: string | undefined) => ({
  watchUser: fromCallback<AccountSessionEvent>(({ sendBack }) =>
    auth.watch((user) => sendBack({ type: 'user.told', user })),
  ),
  watchRecord: fromCallback<AccountSessionEvent, { uid: string }>(({ sendBack, input: { uid } }) =>
    records.watchUser(
      uid,
      (record) => sendBack({ type: 'record.told', record }),
      (problem) => sendBack({ type: 'record.failed', problem }),
    ),
  ),
  createRecord: fromPromise<void, { user: SessionUser }>(async ({ input: { user } }) => {
    await records.createUser(user.uid, recordOfNewUser(user))
    // The account does not depend on it; the referral page asks again.
    if (referrer) referral?.participant(referrer).catch(() => undefined)
  }),
  check: fromPromise<SignInState>(async () => {
    try {
      return (await auth.reload()) ? 'valid' : 'ended'
    } catch (error) {
      if (error instanceof CloudProblem && endings.includes(error.code)) return 'ended'
      throw error
    }
  }),
  signOut: fromPromise<void>(() => auth.signOut()),
})

/** The session of a cloud, outside of React: guards read it, and `SessionHost` gives it to the screens. */
export interface SessionStore {
  read: () => AccountSession
  /** Returns the unsubscriber. */
  subscribe: (listener: () => void) => () => void
  /** Told when the service no longer takes a sign-in for good. Returns the unsubscriber. */
  onEnded: (listener: () => void) => () => void
  stop: () => void
}

type Snapshot = SnapshotFrom<typeof accountSessionMachine>

const problemOf = (snapshot: Snapshot): CloudProblem => {
  const { problem } = snapshot.context
  if (snapshot.matches({ signedIn: { watching: 'late' } })) return new CloudProblem('cloud/timeout')
  return problem instanceof CloudProblem ? problem : new CloudProblem('cloud/failed')
}

const sessionOf = (snapshot: Snapshot, retry: () => void): AccountSession => {
  const { user, record } = snapshot.context
  if (snapshot.matches('unknown')) return { phase: 'unknown' }
  if (!user) return { phase: 'signedOut' }
  const hasFailed =
    snapshot.matches({ signedIn: 'failed' }) || snapshot.matches({ signedIn: { watching: 'late' } })
  if (hasFailed) return { phase: 'failed', user, problem: problemOf(snapshot), retry }
  // A watch that has broken off is begun anew; what it told is shown meanwhile.
  if (record || snapshot.matches({ signedIn: { watching: 'ready' } })) return { phase: 'ready', user, record }
  return { phase: 'loading', user }
}

/**
 * Begins the session of a cloud. `referrer` is who sent the page's visitor, which counts if it is a newcomer
 * [A9-13].
 */
export const createSession = (cloud: SessionCloud, referrer?: string): SessionStore => {
  const actor = createActor(accountSessionMachine.provide({ actors: createActors(cloud, referrer) }))
  const retry = () => actor.send({ type: 'retry.pressed' })
  const session = createStore<AccountSession>(() => ({ phase: 'unknown' }))
  actor.subscribe((snapshot) => session.setState(sessionOf(snapshot, retry), true))
  actor.start()
  return {
    read: session.getState,
    subscribe: session.subscribe,
    onEnded: (listener) => {
      const subscription = actor.on('ended', listener)
      return () => subscription.unsubscribe()
    },
    stop: () => void actor.stop(),
  }
}

/** The provider's cloud; present inside the account area only. */
export const CloudContext = createContext<Cloud | undefined>(undefined)

/** The cloud. Throws outside the account area. */
export const useCloud = (): Cloud => {
  const cloud = useContext(CloudContext)
  if (!cloud) throw new Error('useCloud needs a CloudContext above it')
  return cloud
}

/** Who is signed in, and what the cloud keeps of them. */
export type AccountSession =
  /** Not known yet. */
  | { phase: 'unknown' }
  | { phase: 'signedOut' }
  /** Signed in; the record is on its way. */
  | { phase: 'loading'; user: CloudUser }
  /** `record` is undefined where the database has none (a first social log-in that was cut off). */
  | { phase: 'ready'; user: CloudUser; record: UserRecord | undefined }
  /** Signed in, but the record cannot be had; `retry` asks again. */
  | { phase: 'failed'; user: CloudUser; problem: CloudProblem; retry: () => void }

/** Outside the account area nobody is signed in. */
export const SessionContext = createContext<AccountSession>({ phase: 'signedOut' })

/** Who is signed in. */
export const useSession = (): AccountSession => useContext(SessionContext)
