import type { DatabaseReference, DataSnapshot } from 'firebase/database'
import type {
  SchemaError,
  Product,
  ProductCatalogue,
  CloudDevice,
  NewUserRecord,
  PaymentRequest,
  UserChange,
  UserRecord,
} from '../../../schemas/generated/types'
import { cloudValidators } from '../../../schemas/generated/cloudValidators'
import { inTime, type Sdk } from '../sdk/createSdk'
import { CloudProblem } from '../ports/CloudAuth'
import type { CloudRecords } from '../ports/Cloud'
import { toProblem } from '../sdk/toProblem'

/** Told what of the cloud failed its schema, and why. */
export type Report = (what: string, errors: readonly SchemaError[] | null | undefined) => void

const isProduct = (data: unknown): data is Product => cloudValidators.product(data)

/** The product catalogue [A3.3]: a product that fails its schema is left out and reported. */
const readCatalogue = (data: unknown, report: Report): ProductCatalogue => {
  if (typeof data !== 'object' || data === null) return {}
  const products = Object.entries(data).flatMap(([code, product]: [string, unknown]): [string, Product][] => {
    if (isProduct(product)) return [[code, product]]
    report('products', cloudValidators.product.errors)
    return []
  })
  return Object.fromEntries(products)
}

const isDevice = (data: unknown): data is CloudDevice => cloudValidators.cloudDevice(data)

/**
 * The devices of user_devices/{uid} [A3.2-1]: one that fails its schema is left out and reported; one without
 * an id of its own has its key's.
 */
const readDevices = (data: unknown, report: Report): CloudDevice[] => {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    if (value === null || value === undefined) return []
    const device: unknown = typeof value === 'object' ? { hwuuid: key, ...value } : value
    if (isDevice(device)) return [device]
    report('user_devices', cloudValidators.cloudDevice.errors)
    return []
  })
}

/**
 * Resolves once the database is connected, or rejects with `cloud/unreachable` after `limit` ms. What the SDK
 * is given to write while it is not connected it keeps, and sends whenever it is back, even when everybody
 * has been told long ago that it failed.
 */
const untilConnected = async (
  { database, sdk }: Awaited<ReturnType<Sdk['database']>>,
  limit: number,
): Promise<void> => {
  let stop: (() => void) | undefined
  const connected = new Promise<void>((resolve) => {
    stop = sdk.onValue(sdk.ref(database, '.info/connected'), (snapshot) => {
      if (snapshot.val() === true) resolve()
    })
  })
  try {
    await inTime(connected, limit)
  } catch {
    throw new CloudProblem('cloud/unreachable')
  } finally {
    stop?.()
  }
}

interface Parts {
  load: Sdk['database']
  /** Who is signed in now. */
  currentUid: () => Promise<string | undefined>
  report: Report
}

/**
 * How long an answer of the database is waited for, ms: the SDK itself would wait as long as it is offline.
 */
const timeout = 20_000

/** How long a connection to write on is waited for, ms. */
const connectionTimeout = 10_000

const isUserRecord = (data: unknown): data is UserRecord => cloudValidators.userRecord(data)
const isNewUserRecord = (data: unknown): data is NewUserRecord => cloudValidators.newUserRecord(data)
const isUserChange = (data: unknown): data is UserChange => cloudValidators.userChange(data)
const isPaymentRequest = (data: unknown): data is PaymentRequest => cloudValidators.paymentRequest(data)

/**
 * What leaves passes its schema, or does not leave: a programming error. `undefined` inside, which the SDK
 * refuses, is left out.
 */
const leaving = <T>(data: T, isIt: (data: unknown) => data is T): T => {
  const plain: unknown = JSON.parse(JSON.stringify(data))
  if (!isIt(plain)) throw new CloudProblem('cloud/invalid')
  return plain
}

/**
 * The realtime database on the SDK [A7.2], loaded at the first call. Nobody's records are asked for but those
 * of who is signed in.
 */
export const createRecords = ({ load, currentUid, report }: Parts): CloudRecords => {
  type Loaded = Awaited<ReturnType<Sdk['database']>> & { at: (path: string) => DatabaseReference }

  const loaded = async (): Promise<Loaded> => {
    const parts = await load()
    return { ...parts, at: (path) => parts.sdk.ref(parts.database, path) }
  }
  const attempt = async <T>(work: (parts: Loaded) => Promise<T>): Promise<T> => {
    try {
      return await inTime(loaded().then(work), timeout)
    } catch (error) {
      throw toProblem(error)
    }
  }
  /** Right after signing out the SDK still answers from what it was told for the user of before. */
  const own = async <T>(uid: string, work: (parts: Loaded) => Promise<T>): Promise<T> =>
    attempt(async (parts) => {
      if ((await currentUid()) !== uid) throw new CloudProblem('database/permission-denied')
      return work(parts)
    })
  /**
   * Writes, or rejects: with `cloud/unreachable` where nothing was sent, and nothing will be; with
   * `cloud/timeout` where it was sent, and no answer has come: it may have been done, or be done yet.
   */
  const write = async <T>(uid: string, work: (parts: Loaded) => Promise<T>): Promise<T> => {
    let isGivenUp = false
    let isSent = false
    try {
      return await own(uid, async (parts) => {
        await untilConnected(parts, connectionTimeout)
        if (isGivenUp) throw new CloudProblem('cloud/unreachable')
        isSent = true
        return work(parts)
      })
    } catch (error) {
      isGivenUp = true
      const problem = toProblem(error)
      throw problem.code === 'cloud/timeout' && !isSent ? new CloudProblem('cloud/unreachable') : problem
    }
  }
  const readRecord = (snapshot: DataSnapshot): UserRecord | undefined => {
    const data: unknown = snapshot.val()
    if (data === null || data === undefined) return undefined
    if (isUserRecord(data)) return data
    report('users', cloudValidators.userRecord.errors)
    return undefined
  }
  const watch = (
    path: string,
    onSnapshot: (snapshot: DataSnapshot) => void,
    failed: (problem: CloudProblem) => void,
  ): (() => void) => {
    let stop: (() => void) | undefined
    let isOver = false
    void loaded()
      .then(({ sdk, at }) => {
        if (isOver) return
        stop = sdk.onValue(at(path), onSnapshot, (error) => {
          if (!isOver) failed(toProblem(error))
        })
      })
      .catch((error: unknown) => {
        if (!isOver) failed(toProblem(error))
      })
    return () => {
      isOver = true
      stop?.()
    }
  }

  return {
    watchUser: (uid, listener, failed) =>
      watch(`users/${uid}`, (snapshot) => listener(readRecord(snapshot)), failed),
    readUser: (uid) => own(uid, async ({ sdk, at }) => readRecord(await sdk.get(at(`users/${uid}`)))),
    createUser: (uid, record) =>
      write(uid, async ({ sdk, at }) => {
        const now = sdk.serverTimestamp()
        await sdk.set(at(`users/${uid}`), {
          ...leaving(record, isNewUserRecord),
          createdAt: now,
          updatedAt: now,
        })
      }),
    updateUser: (uid, change) =>
      write(uid, async ({ sdk, at }) => {
        await sdk.update(at(`users/${uid}`), {
          ...leaving(change, isUserChange),
          updatedAt: sdk.serverTimestamp(),
        })
      }),
    deleteUser: (uid) => write(uid, ({ sdk, at }) => sdk.remove(at(`users/${uid}`))),
    watchDevices: (uid, listener, failed) =>
      watch(`user_devices/${uid}`, (snapshot) => listener(readDevices(snapshot.val(), report)), failed),
    readProducts: (version) =>
      attempt(async ({ sdk, at }) => readCatalogue((await sdk.get(at(`products/${version}`))).val(), report)),
    pushPayment: (kind, uid, request) =>
      write(uid, async ({ sdk, at }) => {
        const data = { ...leaving(request, isPaymentRequest), created_at: sdk.serverTimestamp() }
        const { key } = await sdk.push(at(`payments/${kind}/${uid}`), data)
        if (key === null) throw new CloudProblem('cloud/failed')
        return key
      }),
    paymentStatus: async (kind, uid, id, wait) => {
      let stop: (() => void) | undefined
      const status = new Promise<unknown>((resolve, reject) => {
        stop = watch(
          `payments/${kind}/${uid}/${id}/status`,
          (snapshot) => {
            if (snapshot.exists()) resolve(snapshot.val())
          },
          reject,
        )
      })
      try {
        return await inTime(status, wait)
      } finally {
        stop?.()
      }
    },
    paymentError: (kind, uid, id) =>
      own(uid, async ({ sdk, at }) =>
        readError((await sdk.get(at(`payments/${kind}/${uid}/${id}/error`))).val()),
      ),
  }
}

function readError(error: unknown): string | undefined {
  if (error === null || error === undefined || error === '') return undefined
  const message: unknown = typeof error === 'object' ? Reflect.get(error, 'message') : error
  return typeof message === 'string' ? message : JSON.stringify(error)
}
