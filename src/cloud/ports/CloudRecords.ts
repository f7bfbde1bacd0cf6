import type {
  CloudDevice,
  NewUserRecord,
  PaymentRequest,
  ProductCatalogue,
  UserChange,
  UserRecord,
} from '../../../schemas/generated/types'
import type { CloudProblem } from './CloudProblem'

/** Where requests of the legacy card flow are pushed [A7.2-4]. */
export type PaymentKind = 'subscriptions' | 'cancellations' | 'updates'

/**
 * The realtime database [A7.2]. What comes in is checked; records that fail their schema count as absent and are reported. Of what is
 * written `cloud/unreachable` says that it was not sent and never will be, `cloud/timeout` that it was, and that nobody knows what became of it.
 */
export interface CloudRecords {
  /** Calls `listener` with users/{uid} now and at each change; undefined where there is no record. Returns the unsubscriber. */
  watchUser: (
    uid: string,
    listener: (record: UserRecord | undefined) => void,
    failed: (problem: CloudProblem) => void,
  ) => () => void
  readUser: (uid: string) => Promise<UserRecord | undefined>
  /** Writes the record of a new user, with the server's times [A3.1-20]. */
  createUser: (uid: string, record: NewUserRecord) => Promise<void>
  /** Changes what is named, and `updatedAt`. */
  updateUser: (uid: string, change: UserChange) => Promise<void>
  deleteUser: (uid: string) => Promise<void>
  /** The user's devices, by `hwuuid`, now and at each change [A7.2-2]. */
  watchDevices: (
    uid: string,
    listener: (devices: readonly CloudDevice[]) => void,
    failed: (problem: CloudProblem) => void,
  ) => () => void
  /** The product catalogue of a version [A7.2-3 A9-2]. */
  readProducts: (version: string) => Promise<ProductCatalogue>
  /** Pushes a request of the legacy card flow; resolves with its id [A4.10-1]. */
  pushPayment: (kind: PaymentKind, uid: string, request: PaymentRequest) => Promise<string>
  /** The status of such a request once there is one; rejects with `cloud/timeout` after `wait` ms [A9-1]. */
  paymentStatus: (kind: PaymentKind, uid: string, id: string, wait: number) => Promise<unknown>
  /** The error of such a request, if it has one [A4.10-3]. */
  paymentError: (kind: PaymentKind, uid: string, id: string) => Promise<string | undefined>
}
