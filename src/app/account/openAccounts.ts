import { createStore } from 'zustand/vanilla'
import type { Account } from '../../features/account/sync/AccountSync'
import {
  type PendingLogout,
  createPendingLogout,
  createSession,
  referrerOf,
  type SessionStore,
} from '../../features/account/session'
import type { OpenedCloud } from './AccountProviders'
import type { Brand, BrandCloud } from '../../../schemas/generated/types'
import { readCloudConfig } from '../../cloud/readCloudConfig'
import type { Cloud } from '../../cloud/ports/Cloud'
import { findPlayers, type RemotePlayer } from '../../features/account/devices'
import type { Device } from '../../device'
import type { BrandStorage } from '../brand/brandStorage'

interface AccountOpening {
  open: () => Promise<OpenedCloud>
  opened: () => OpenedCloud | undefined
  subscribe: (listener: () => void) => () => void
  /** Somebody was signed in here when the panel was last left. */
  isRemembered: () => boolean
  pendingLogout: PendingLogout
}

/**
 * The account for the synchronisation with the player [A4.1]. It opens the cloud for nobody but who was
 * signed in here, or whom the player signs in. The token that a player gets is one of its own [A4.1-8
 * A7.1-7].
 */
const createAccountPort = ({
  open,
  opened,
  subscribe,
  isRemembered,
  pendingLogout,
}: AccountOpening): Account => ({
  isPresent: true,
  watch: (listener) => {
    let stop: (() => void) | undefined
    let isAttached = false
    const attach = () => {
      const { cloud } = opened() ?? {}
      if (!cloud || isAttached) return
      isAttached = true
      stop = cloud.auth.watch((user, isFresh) => listener(user && { uid: user.uid }, isFresh))
    }
    const forget = subscribe(attach)
    attach()
    if (!isAttached && !isRemembered()) listener(undefined, false)
    return () => {
      forget()
      stop?.()
    }
  },
  token: async () => {
    const { cloud } = opened() ?? {}
    return (await cloud?.auth.current()) ? cloud?.functions.customToken() : undefined
  },
  signInWithToken: async (token) => {
    const { cloud } = await open()
    await cloud.auth.signInWithCustomToken(token)
  },
  signOut: async () => {
    await opened()?.cloud.auth.signOut()
  },
  pendingLogout,
})

/** The accounts of a panel. The cloud is opened only when somebody needs it. */
export interface AccountArea {
  /** The account as the player's side of it sees it. */
  account: Account
  /** Opens the cloud, once. A failure is forgotten, so that the next call tries again. */
  open: () => Promise<OpenedCloud>
  /** The cloud, if it is open. */
  opened: () => OpenedCloud | undefined
  /** Told when the cloud was opened. Returns the unsubscriber. */
  subscribe: (listener: () => void) => () => void
  /**
   * Opens the cloud where somebody was signed in here when the panel was last left, or signs in in another
   * tab; else opens nothing.
   */
  resume: () => () => void
  /** Somebody was signed in here when the panel was last left. */
  isRemembered: () => boolean
  /**
   * The players of who was signed in here, the one opened last first; none where nobody was, for whom no
   * cloud is opened.
   */
  players: () => Promise<readonly RemotePlayer[]>
  /** The streaming services that have a landing page [A1-11]. */
  streaming: NonNullable<BrandCloud['streaming']>
  /** The sign-in was taken back by the service, and nobody has signed in since. */
  hasEnded: () => boolean
}

interface Parts {
  brand: Pick<Brand, 'word' | 'cloud' | 'cloudHosts'>
  hostname: string
  storage: BrandStorage
  /** What the player says, of whether its owner allows statistics of the interface. */
  topics: Pick<Device['topics'], 'read'>
  /** The real one unless a test has its own. */
  openCloud?: (() => Promise<Cloud>) | undefined
}

/** Remembers that somebody is signed in; who that is only the service's own storage knows. */
const flag = 'signedIn'

/** Between two tries to open the cloud for who was signed in here, ms. */
const pause = 30_000

const loadCloud = async (config: BrandCloud, { brand, hostname, topics }: Parts): Promise<Cloud> => {
  const { openCloud } = await import('../../cloud/openCloud')
  const { word: brandWord, cloudHosts } = brand
  const allowsStatistics = () => topics.read('pushPrivacySettings')?.allowUIStatistics === true
  return openCloud(config, { hostname, cloudHosts, brandWord, allowsStatistics })
}

/**
 * The accounts of a brand; undefined where its cloud is none, or no good, which is said to who sets up the
 * brand.
 */
export const openAccounts = (parts: Parts): AccountArea | undefined => {
  const { brand, storage } = parts
  const { config, reason } = readCloudConfig(brand)
  // oxlint-disable-next-line eslint/no-console -- who sets up a brand looks here first
  if (reason !== undefined) console.warn(`The cloud of /app/brand.json was not taken: ${reason}`)
  if (!config) return undefined

  const store = createStore<{ opened?: OpenedCloud }>(() => ({}))
  const opened = () => store.getState().opened
  const { subscribe } = store
  let opening: Promise<OpenedCloud> | undefined
  let hadUser = false
  let hasEnded = false
  const pendingLogout = createPendingLogout({
    read: () => storage.read('pendingLogout'),
    write: (value) => storage.write('pendingLogout', value),
  })

  const remember = (session: SessionStore) => {
    const { phase } = session.read()
    if (phase === 'unknown') return
    const hasUser = phase !== 'signedOut'
    storage.write(flag, hasUser ? '1' : undefined)
    if (hasUser && !hadUser) {
      hasEnded = false
      pendingLogout.forget()
    }
    hadUser = hasUser
  }
  const begin = async (): Promise<OpenedCloud> => {
    const cloud = await (parts.openCloud?.() ?? loadCloud(config, parts))
    // A social log-in comes back to the address that it left, with a page that has just begun.
    const session = createSession(cloud, referrerOf(new URLSearchParams(window.location.search)))
    session.subscribe(() => remember(session))
    session.onEnded(() => {
      hasEnded = true
    })
    const all = { cloud, session, pendingLogout }
    store.setState({ opened: all })
    return all
  }
  const open = () =>
    (opening ??= begin().catch((error: unknown) => {
      opening = undefined
      throw error
    }))

  const isRemembered = () => storage.read(flag) !== undefined

  return {
    account: createAccountPort({ open, opened, subscribe, isRemembered, pendingLogout }),
    open,
    opened,
    subscribe,
    resume: () => {
      let isWanted = true
      let timer: ReturnType<typeof setTimeout> | undefined
      const tryOpen = () => {
        if (!isRemembered()) return
        open().catch(() => {
          if (isWanted) timer = setTimeout(tryOpen, pause)
        })
      }
      const hear = ({ key }: StorageEvent) => {
        if (key === storage.key(flag)) tryOpen()
      }
      tryOpen()
      window.addEventListener('storage', hear)
      return () => {
        isWanted = false
        clearTimeout(timer)
        window.removeEventListener('storage', hear)
      }
    },
    isRemembered,
    players: async () => {
      if (!isRemembered()) return []
      const { cloud, session } = await open()
      return findPlayers(cloud, session)
    },
    streaming: config.streaming ?? [],
    hasEnded: () => hasEnded,
  }
}
