import type {
  CloudDevice,
  NewUserRecord,
  PaymentRequest,
  ProductCatalogue,
  UserChange,
  UserRecord,
} from '../../../schemas/generated/types'
import { CloudProblem } from '../../../src/cloud/ports/CloudAuth'
import type { CloudRecords, PaymentKind } from '../../../src/cloud/ports/Cloud'
import { Listeners } from './Listeners'
import type { ScriptedCalls } from './ScriptedCalls'

interface Start {
  uid: string | undefined
  record: UserRecord | undefined
  devices: readonly CloudDevice[]
  products: ProductCatalogue
}

interface Watcher<Value> {
  told: (value: Value) => void
  failed: (problem: CloudProblem) => void
}

/** The realtime database of a scripted cloud, in memory. */
export class ScriptedRecords implements CloudRecords {
  /** The status that requests of the card flow get. */
  paymentOutcome: unknown = true
  /** The error that they get. */
  paymentProblem: string | undefined
  readonly #pass: ScriptedCalls['pass']
  readonly #users = new Map<string, UserRecord>()
  readonly #userWatchers = new Listeners<Watcher<UserRecord | undefined>>()
  readonly #deviceWatchers = new Listeners<Watcher<readonly CloudDevice[]>>()
  readonly #products: ProductCatalogue
  #devices: readonly CloudDevice[]
  #payments = 0

  constructor(pass: ScriptedCalls['pass'], { uid, record, devices, products }: Start) {
    this.#pass = pass
    this.#devices = devices
    this.#products = products
    if (uid !== undefined && record) this.#users.set(uid, record)
  }

  /** The record of a user. */
  of(uid: string): UserRecord | undefined {
    return this.#users.get(uid)
  }

  /** The record of a user is another from now on; undefined removes it. */
  put(uid: string, record: UserRecord | undefined): void {
    if (record) this.#users.set(uid, record)
    else this.#users.delete(uid)
    for (const { told } of this.#userWatchers.of(uid)) told(record)
  }

  putDevices(devices: readonly CloudDevice[]): void {
    this.#devices = devices
    for (const { told } of this.#deviceWatchers.of('')) told(devices)
  }

  /** Changes one device; undefined removes it. */
  changeDevice(hwuuid: string, change: Partial<CloudDevice> | undefined): void {
    this.putDevices(
      this.#devices.flatMap((one) => {
        if (one.hwuuid !== hwuuid) return [one]
        return change ? [{ ...one, ...change }] : []
      }),
    )
  }

  /** Tells who watches of a failure. */
  breakWatch(what: 'user' | 'devices', problem: CloudProblem): void {
    const watchers = what === 'user' ? this.#userWatchers : this.#deviceWatchers
    for (const { failed } of watchers.all()) failed(problem)
  }

  watchUser(uid: string, told: (record: UserRecord | undefined) => void, failed: Watcher<never>['failed']) {
    const passed = this.#pass('records.watchUser', uid)
    return watch(passed, this.#userWatchers, uid, { told, failed }, () => this.#users.get(uid))
  }

  async readUser(uid: string): Promise<UserRecord | undefined> {
    await this.#pass('records.readUser', uid)
    return this.#users.get(uid)
  }

  async createUser(uid: string, record: NewUserRecord): Promise<void> {
    await this.#pass('records.createUser', uid, record)
    this.put(uid, { ...record })
  }

  async updateUser(uid: string, { photoUrl, ...change }: UserChange): Promise<void> {
    const picture = photoUrl === undefined ? {} : { photoUrl }
    await this.#pass('records.updateUser', uid, { ...change, ...picture })
    const { photoUrl: old, ...record } = this.#users.get(uid) ?? {}
    const shown = photoUrl === undefined ? old : (photoUrl ?? undefined)
    this.put(uid, { ...record, ...change, ...(shown !== undefined && { photoUrl: shown }) })
  }

  async deleteUser(uid: string): Promise<void> {
    await this.#pass('records.deleteUser', uid)
    this.put(uid, undefined)
  }

  watchDevices(
    uid: string,
    told: (devices: readonly CloudDevice[]) => void,
    failed: Watcher<never>['failed'],
  ) {
    const passed = this.#pass('records.watchDevices', uid)
    return watch(passed, this.#deviceWatchers, '', { told, failed }, () => this.#devices)
  }

  async readProducts(version: string): Promise<ProductCatalogue> {
    await this.#pass('records.readProducts', version)
    return this.#products
  }

  async pushPayment(kind: PaymentKind, uid: string, request: PaymentRequest): Promise<string> {
    await this.#pass('records.pushPayment', kind, uid, request)
    this.#payments += 1
    return `p-${this.#payments}`
  }

  async paymentStatus(kind: PaymentKind, uid: string, id: string, wait: number): Promise<unknown> {
    await this.#pass('records.paymentStatus', kind, uid, id, wait)
    return this.paymentOutcome
  }

  async paymentError(kind: PaymentKind, uid: string, id: string): Promise<string | undefined> {
    await this.#pass('records.paymentError', kind, uid, id)
    return this.paymentProblem
  }
}

/** Once the call has passed, tells what is there, and from then on each change. */
const watch = <Value>(
  passed: Promise<void>,
  watchers: Listeners<Watcher<Value>>,
  key: string,
  watcher: Watcher<Value>,
  read: () => Value,
): (() => void) => {
  let isWatching = true
  let stop = () => {}
  passed.then(
    () => {
      if (!isWatching) return
      stop = watchers.add(key, watcher)
      watcher.told(read())
    },
    (problem: unknown) => {
      if (isWatching && problem instanceof CloudProblem) watcher.failed(problem)
    },
  )
  return () => {
    isWatching = false
    stop()
  }
}
