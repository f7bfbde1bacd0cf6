import type { User } from 'firebase/auth'
import { type CloudUser, type CloudAuth, type SocialProvider, CloudProblem } from '../ports/CloudAuth'
import { providerName, providerIds, type RedirectPage, type SocialRedirect } from './createLocalRedirect'
import { lazyOnce, type Sdk } from '../sdk/createSdk'
import { toProblem } from '../sdk/toProblem'

/** What the account area knows of a user of the SDK: no tokens. */
const readUser = (user: User): CloudUser => ({
  uid: user.uid,
  email: user.email ?? '',
  displayName: user.displayName ?? '',
  photoUrl: user.photoURL ?? undefined,
  isEmailVerified: user.emailVerified,
  providers: user.providerData.map(({ providerId }) => providerName(providerId)),
})

/** The same of whoever is signed in, if anybody is. */
const readCurrent = (user: User | null): CloudUser | undefined => (user === null ? undefined : readUser(user))

type Listener = (user: CloudUser | undefined, isFresh: boolean) => void

/**
 * Tells listeners who is signed in, once per change; who comes late is told soon, and never that somebody is
 * fresh.
 */
const createUserNews = () => {
  const ears = new Set<{ listener: Listener; isTold: boolean }>()
  let known: { user: CloudUser | undefined } | undefined
  return {
    tell(user: CloudUser | undefined, isFresh: boolean) {
      if (known && JSON.stringify(known.user) === JSON.stringify(user)) return
      known = { user }
      for (const ear of ears) {
        ear.isTold = true
        ear.listener(user, isFresh)
      }
    },
    /** Returns the unsubscriber. */
    add(listener: Listener): () => void {
      const ear = { listener, isTold: false }
      ears.add(ear)
      queueMicrotask(() => {
        if (!known || ear.isTold || !ears.has(ear)) return
        ear.isTold = true
        listener(known.user, false)
      })
      return () => void ears.delete(ear)
    },
  }
}

interface Parts {
  load: Sdk['auth']
  redirect: SocialRedirect
  storage: RedirectPage['storage']
  /** New addresses are confirmed by mail before they count. */
  confirmsNewEmail: boolean
  /** Language of mails, e.g. de. */
  language: () => string
}

/**
 * The port, and a token for adapters that is renewed even if it seems good, as a wrong clock makes it seem.
 */
interface AuthAdapter extends CloudAuth {
  idToken: (isRenewed?: boolean) => Promise<string>
}

const redirectKey = 'account.redirect'

/**
 * ms between two tries to load the SDK, for those who only wait to be told who is signed in: at first, and at
 * most.
 */
const firstPause = 3000
const longestPause = 60_000

/** Codes by which the service says that somebody is signed in no more. */
const ended = new Set([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
])

const isProvider = (name: string | null): name is SocialProvider =>
  name !== null && Object.hasOwn(providerIds, name)

/** Resolves after so many ms, or when the signal says that nobody waits any more. */
const pauseFor = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, time)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })

/** The authentication service on the SDK [A7.3-1], which is loaded at the first call. */
export const createAuth = ({ load, redirect, storage, confirmsNewEmail, language }: Parts): AuthAdapter => {
  const news = createUserNews()
  /** How many log-ins of this page are under way: whoever appears meanwhile is fresh. */
  let entering = 0

  const attach = lazyOnce(async () => {
    const { auth, sdk } = await load()
    sdk.onAuthStateChanged(auth, (user) => news.tell(readCurrent(user), user !== null && entering > 0))
  })
  /** Less and less often: what is not there for minutes may not be there for hours. */
  const keepAttaching = async (signal: AbortSignal) => {
    for (let pause = firstPause; !signal.aborted; pause = Math.min(2 * pause, longestPause))
      try {
        await attach()
        return
      } catch {
        await pauseFor(pause, signal)
      }
  }
  const ready = async () => {
    const loaded = await load()
    await loaded.auth.authStateReady()
    loaded.auth.languageCode = language() || null
    return loaded
  }
  type Ready = Awaited<ReturnType<typeof ready>>

  const attempt = async <T>(work: (parts: Ready) => Promise<T>): Promise<T> => {
    try {
      return await work(await ready())
    } catch (error) {
      throw toProblem(error)
    }
  }
  const enter = async <T>(work: (parts: Ready) => Promise<T>): Promise<T> => {
    entering += 1
    try {
      return await attempt(work)
    } finally {
      entering -= 1
    }
  }
  /** Work of who is signed in; who turns out not to be any more is signed out here, too. */
  const asUser = async <T>(work: (user: User, parts: Ready) => Promise<T>): Promise<T> =>
    attempt(async (parts) => {
      const { currentUser } = parts.auth
      if (!currentUser) throw new CloudProblem('auth/no-current-user')
      try {
        return await work(currentUser, parts)
      } catch (error) {
        const problem = toProblem(error)
        if (ended.has(problem.code) && parts.auth.currentUser === currentUser)
          await parts.sdk.signOut(parts.auth)
        throw problem
      }
    })
  const tellChange = ({ auth }: Ready) => news.tell(readCurrent(auth.currentUser), false)

  let returning: Promise<CloudUser | undefined> | undefined
  const comeBack = async () => {
    const provider = storage.getItem(redirectKey)
    if (!isProvider(provider)) return undefined
    try {
      const user = await enter(() => redirect.outcome(provider))
      storage.removeItem(redirectKey)
      return user && readUser(user)
    } catch (error) {
      const problem = toProblem(error)
      // What the way here cut off can be had later.
      if (problem.code !== 'cloud/unreachable' && problem.code !== 'cloud/away')
        storage.removeItem(redirectKey)
      throw problem
    }
  }

  return {
    watch(listener) {
      const watching = new AbortController()
      void keepAttaching(watching.signal)
      const forget = news.add(listener)
      return () => {
        watching.abort()
        forget()
      }
    },
    current: () => attempt(async ({ auth }) => readCurrent(auth.currentUser)),
    signIn: (email, password) =>
      enter(async ({ auth, sdk }) =>
        readUser((await sdk.signInWithEmailAndPassword(auth, email, password)).user),
      ),
    async signInWithProvider(provider) {
      storage.setItem(redirectKey, provider)
      try {
        await attempt(() => redirect.begin(provider))
      } catch (error) {
        storage.removeItem(redirectKey)
        throw error
      }
    },
    redirectOutcome() {
      returning ??= comeBack().finally(() => (returning = undefined))
      return returning
    },
    signInWithCustomToken: (token) =>
      attempt(async ({ auth, sdk }) => readUser((await sdk.signInWithCustomToken(auth, token)).user)),
    signUp: (email, password) =>
      enter(async ({ auth, sdk }) =>
        readUser((await sdk.createUserWithEmailAndPassword(auth, email, password)).user),
      ),
    sendVerification: () => asUser((user, { sdk }) => sdk.sendEmailVerification(user)),
    sendPasswordReset: (email) => attempt(({ auth, sdk }) => sdk.sendPasswordResetEmail(auth, email)),
    updateEmail: (email) =>
      asUser(async (user, parts) => {
        if (confirmsNewEmail) {
          await parts.sdk.verifyBeforeUpdateEmail(user, email)
          return 'mailed'
        }
        await parts.sdk.updateEmail(user, email)
        tellChange(parts)
        return 'changed'
      }),
    updatePassword: (password) => asUser((user, { sdk }) => sdk.updatePassword(user, password)),
    reauthenticate: (password) =>
      asUser(async (user, { sdk }) => {
        const credential = sdk.EmailAuthProvider.credential(user.email ?? '', password)
        await sdk.reauthenticateWithCredential(user, credential)
      }),
    // A token that was renewed tells the service's own time beside that of the log-in; the clock of this page
    // may be wrong.
    logInAge: () =>
      asUser(async (user) => {
        const { authTime, issuedAtTime } = await user.getIdTokenResult(true)
        return Date.parse(issuedAtTime) - Date.parse(authTime)
      }),
    providersFor: (email) =>
      attempt(async ({ auth, sdk }) =>
        (await sdk.fetchSignInMethodsForEmail(auth, email)).map((method) => providerName(method)),
      ),
    idToken: (isRenewed = false) => asUser((user) => user.getIdToken(isRenewed)),
    reload: () =>
      attempt(async (parts) => {
        if (!parts.auth.currentUser) return undefined
        await asUser((user) => user.reload())
        tellChange(parts)
        return readCurrent(parts.auth.currentUser)
      }),
    deleteUser: () => asUser((user, { sdk }) => sdk.deleteUser(user)),
    signOut: () => attempt(({ auth, sdk }) => sdk.signOut(auth)),
  }
}
