import type { Tree } from '../../tree/Tree'

/** The server's time of all cases, ms since 1970. */
export const now = 1_700_000_000_000

/** The server's time, as a client writes it. */
export const timestamp = { '.sv': 'timestamp' }

/** What a sign-up writes [A3.7-2 A9-11]. */
export const newUser = {
  uid: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  avatarId: 0,
  social: {},
  country: '',
  marketingConsent: false,
  createdAt: timestamp,
  updatedAt: timestamp,
}

/** What Ada pays for. */
export const planData = {
  status: 'active',
  signupDate: '2026-01-01 10:00:00',
  subscriptionId: 7,
  updateUrl: 'https://billing.example/update',
  cancelUrl: 'https://billing.example/cancel',
  nextPayment: { amount: 29.99, currency: 'EUR', date: '2027-01-01' },
}

/** A database in which nobody has anything. */
export const empty: Tree = { products: { '002001': { free: { name: 'Free' } } } }

/** What a request of the older card flow holds. */
export const request = { product: { name: 'Virtuoso' }, token: 'tok' }

/** Ada, who pays, and Bob, who does not. */
export const data: Tree = {
  ...empty,
  users: {
    ada: {
      email: 'ada@example.com',
      firstName: 'Ada',
      createdAt: 1,
      plan: 'virtuoso',
      planDuration: 'yearly',
      expire_at: 1_800_000_000,
      isTrialAvailable: false,
      verified: true,
      planData,
    },
    bob: { email: 'bob@example.com', firstName: 'Bob', plan: 'free' },
  },
  user_devices: { ada: { d1: { hwuuid: 'd1', enabled: true } }, bob: { d2: { hwuuid: 'd2' } } },
  payments: {
    subscriptions: { ada: { r1: { ...request, status: true } } },
    cancellations: { ada: { r1: { subscriptionId: 7, created_at: 5, status: false, error: 'no' } } },
    updates: { ada: { r1: { planCode: 'superstar', created_at: 5 } } },
  },
}
