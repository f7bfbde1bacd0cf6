import { planData, request, timestamp } from './ruleData'

/**
 * A place that the rules name, with values that its owner may write over `data`, and some that they may not;
 * null deletes. Others never write, and read only what is everybody's.
 */
export interface RulePlace {
  /** As the rules name it, e.g. `users/$uid/email`. */
  rule: string
  /** A place for which that rule stands. */
  path: string
  may: readonly unknown[]
  mayNot: readonly unknown[]
}

const long = (length: number) => 'x'.repeat(length)
const place = (
  rule: string,
  path: string,
  may: readonly unknown[],
  mayNot: readonly unknown[],
): RulePlace => ({
  rule,
  path,
  may,
  mayNot,
})

const user = (name: string, may: readonly unknown[], mayNot: readonly unknown[]) =>
  place(`users/$uid/${name}`, `users/ada/${name}`, may, mayNot)
const words = (name: string) =>
  user(name, ['', 'Ada', long(200), 'ä€𝄞', null], [long(201), 7, true, { a: 1 }])
const address = (name: string) =>
  user(
    name,
    ['', 'https://files.example/a.png', 'http://x', `https://${long(2040)}`, null],
    [
      'javascript:alert(1)',
      'ftp://x',
      `https://${long(2041)}`,
      7,
      { a: 'https://x' },
      ' https://x',
      'https:/',
    ],
  )
/** What the provider of billing says of Ada: as it stands, and otherwise not. */
const told = (name: string, standing: unknown, other: readonly unknown[]) =>
  user(name, [standing], [...other, null, { a: 1 }])
const plan = (name: string, standing: unknown, other: readonly unknown[]) =>
  told(`planData/${name}`, standing, other)

const users: readonly RulePlace[] = [
  user('uid', ['ada', null], ['bob', '', 7, { ada: true }]),
  user(
    'email',
    ['a@b', 'ada@example.com', '', null],
    ['ada', 'a b@c', 'a@b@c', `${long(253)}@x`, 7, { a: 'a@b' }],
  ),
  words('firstName'),
  words('lastName'),
  words('username'),
  address('photoURL'),
  address('photoUrl'),
  user('avatarId', [0, 3, -1.5, null], ['3', true, { a: 1 }]),
  user(
    'social',
    [{ google: 'ada', linked: true }, null],
    ['google', 7, true, { google: 7 }, { google: { id: 1 } }],
  ),
  place(
    'users/$uid/social/$provider',
    'users/ada/social/google',
    ['ada', true, long(500), null],
    [7, long(501), { a: true }],
  ),
  user('country', ['DE', 'de', '', null], ['D', 'DEU', 'D1', 7, true, { DE: true }]),
  user('birthday', ['1815-12-10', '', long(40), null], [long(41), 18_151_210, { year: 1815 }]),
  user('marketingConsent', [true, false, null], ['true', 1, { a: true }]),
  user('gaCid', ['1.2', long(200), null], [long(201), 12, { a: '1' }]),
  user('lastHost', ['http://192.168.1.7', long(2048), null], [long(2049), 7, { a: 'x' }]),
  user('geoServer', ['eu', long(200), null], [long(201), 7, { a: 'x' }]),
  user('createdAt', [1, null], [2, timestamp, '1', { a: 1 }]),
  user('updatedAt', [0, 1, timestamp, null], ['1', 1_700_000_000_001, { a: 1 }]),
  told('plan', 'virtuoso', ['free', 'superstar', '', 7]),
  told('planDuration', 'yearly', ['monthly', 'lifetime', '', 7]),
  told('expire_at', 1_800_000_000, [1_800_000_001, '1800000000', true]),
  told('isTrialAvailable', false, [true, 'false', 0]),
  told('verified', true, [false, 'true', 1]),
  told('planData', planData, [{ ...planData, status: 'trialing' }, { ...planData, more: 1 }, 'active', {}]),
  plan('status', 'active', ['trialing', '', true]),
  plan('signupDate', planData.signupDate, ['2020-01-01 10:00:00']),
  plan('subscriptionId', 7, [8, '7']),
  plan('updateUrl', planData.updateUrl, ['https://evil.example']),
  plan('cancelUrl', planData.cancelUrl, ['https://evil.example']),
  plan('nextPayment', planData.nextPayment, [{ ...planData.nextPayment, amount: 0 }, 'never']),
  plan('nextPayment/amount', 29.99, [0, 29.98, '29.99']),
  plan('nextPayment/currency', 'EUR', ['USD']),
  plan('nextPayment/date', '2027-01-01', ['2099-01-01']),
  place(
    'users/$uid/planData/nextPayment/$other',
    'users/ada/planData/nextPayment/more',
    [null],
    [1, 'x', { a: 1 }],
  ),
  place('users/$uid/planData/$other', 'users/ada/planData/more', [null], [1, 'x', { a: 1 }]),
  place('users/$uid/$other', 'users/ada/password', [null], ['secret', 1, true, { a: 1 }]),
]

/** A request of Ada's that is new, with that in it; the same over one that is there is refused. */
const requestOf = (
  kind: string,
  whole: Readonly<Record<string, unknown>>,
  child: string,
  may: readonly unknown[],
  mayNot: readonly unknown[],
): RulePlace[] => {
  const holding = (value: unknown) => ({ ...whole, [child]: value })
  const rule = `payments/${kind}/$uid/$request/${child}`
  return [
    place(rule, `payments/${kind}/ada/new`, may.map(holding), mayNot.map(holding)),
    place(rule, `payments/${kind}/ada/r1`, [], [...may, ...mayNot].map(holding)),
    place(rule, `payments/${kind}/ada/r1/${child}`, [], [...may, ...mayNot, null]),
  ]
}

const ids = [7, 'sub-7', long(200)]
const noIds = [true, long(201), { a: 7 }]
const made = { created_at: timestamp }
const cancel = { subscriptionId: 7, ...made }
const update = { planCode: 'superstar', ...made }
const text = (length: number) =>
  [['x', '', long(length)] as const, [7, true, long(length + 1), { a: 'x' }]] as const

const payments: readonly RulePlace[] = [
  ...['product', 'prices', 'features'].flatMap((child) =>
    requestOf('subscriptions', request, child, [{ a: 1 }, { a: { b: 'c' } }], ['x', 7, true]),
  ),
  ...requestOf('subscriptions', request, 'token', ...text(2048)),
  ...['name', 'plan', 'planCode'].flatMap((child) =>
    requestOf('subscriptions', request, child, ...text(200)),
  ),
  ...requestOf('subscriptions', request, 'planDuration', ...text(40)),
  ...requestOf('subscriptions', request, 'maxDevices', [1, 0], ['1', true, { a: 1 }]),
  ...requestOf('subscriptions', request, 'paddleId', [101, '101'], [true, { a: 1 }]),
  ...requestOf('subscriptions', request, 'created_at', [timestamp, 1_700_000_000_000], [1, 'now']),
  place(
    'payments/subscriptions/$uid/$request/$other',
    'payments/subscriptions/ada/new',
    [request],
    [
      { ...request, status: true },
      { ...request, more: { a: 1 } },
    ],
  ),
  ...requestOf('cancellations', cancel, 'subscriptionId', ids, [...noIds, null]),
  ...requestOf('cancellations', cancel, 'created_at', [timestamp], [1, 'now', null]),
  place(
    'payments/cancellations/$uid/$request/$other',
    'payments/cancellations/ada/new',
    [cancel],
    [
      { ...cancel, status: true },
      { ...cancel, more: { a: 1 } },
    ],
  ),
  ...requestOf('updates', update, 'planCode', text(200)[0], [...text(200)[1], null]),
  ...requestOf('updates', update, 'planDuration', ...text(40)),
  ...requestOf('updates', update, 'subscriptionId', ids, noIds),
  ...requestOf('updates', update, 'created_at', [timestamp], [1, null]),
  place(
    'payments/updates/$uid/$request/$other',
    'payments/updates/ada/new',
    [update],
    [{ ...update, error: 'x' }],
  ),
]

const deep = { a: { b: 1 } }
const nobodys = (rule: string, path: string) => place(rule, path, [], [1, 'x', deep, null])

/** Every place that the rules name: `rules.test.ts` sees that none is missing. */
export const rulePlaces: readonly RulePlace[] = [
  nobodys('', 'anything'),
  nobodys('books', 'books/ada'),
  nobodys('leases', 'leases/d1'),
  nobodys('request_claims', 'request_claims/r1'),
  nobodys('referral', 'referral/sent/t1'),
  nobodys('referral/people', 'referral/people/ada'),
  nobodys('products', 'products/002001/free/name'),
  nobodys('user_devices', 'user_devices/ada'),
  nobodys('user_devices/$uid', 'user_devices/ada/d1'),
  nobodys('users', 'users'),
  place('users/$uid', 'users/ada', [], ['x', 7, {}, null, { firstName: 'Ada' }]),
  ...users,
  ...['', '/subscriptions', '/cancellations', '/updates'].map((kind) =>
    nobodys(`payments${kind}`, `payments${kind}`),
  ),
  ...['subscriptions', 'cancellations', 'updates'].flatMap((kind) => [
    nobodys(`payments/${kind}/$uid`, `payments/${kind}/ada`),
    place(`payments/${kind}/$uid/$request`, `payments/${kind}/ada/new`, [], ['x', 7, true, null, {}]),
  ]),
  ...payments,
]
