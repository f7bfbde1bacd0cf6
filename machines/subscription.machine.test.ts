import { createActor, fromPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import {
  statusWait,
  subscriptionMachine,
  type CardRequest,
  type HeldSubscription,
  type HostedOrder,
  type SubscriptionCommand,
  type SubscriptionRequest,
  type RequestedPlan,
} from './subscription.machine'
import { checkRequest } from './subscriptionChecks'

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
const problem = (code: string, message = code) => Object.assign(new Error(message), { code })

const plan: RequestedPlan = {
  code: 'virtuoso',
  planCode: 'virtuoso',
  name: 'Virtuoso',
  duration: 'yearly',
  productId: 102,
}
const buyer = { uid: 'u-ada', email: 'ada@example.org' }
const held: HeldSubscription = {
  id: 'sub-1',
  plan: 'virtuoso',
  duration: 'monthly',
  isLifetime: false,
  isByCard: false,
}
const none: HeldSubscription = { ...held, id: undefined, plan: 'free' }
const trial = { days: 14, daysAuth: 'd', auth: 'a' }
const pay: SubscriptionRequest = { kind: 'checkout', plan, buyer, held: none, trial }
const byCard: SubscriptionRequest = { kind: 'card', plan, buyer, held: undefined, isTrial: true }
const change: SubscriptionRequest = { kind: 'change', plan, buyer, held }
const cancel: SubscriptionRequest = { kind: 'cancel', buyer, held }

interface Script {
  load?: Error
  checkout?: 'paid' | 'closed' | Error
  token?: string | Error | undefined
  call?: Error
  push?: Error
  status?: unknown
  cardError?: string | Error
  isDone?: boolean
}

/** The machine on scripted actors, with a list of what it did and told. */
const start = (script: Script = {}) => {
  const did: unknown[] = []
  const answer = <T>(what: unknown, value: T | Error): Promise<T> => {
    did.push(what)
    return value instanceof Error ? Promise.reject(value) : Promise.resolve(value)
  }
  const actor = createActor(
    subscriptionMachine.provide({
      actors: {
        load: fromPromise<void>(() => answer('load', script.load ?? undefined)),
        checkOut: fromPromise<'paid' | 'closed', HostedOrder>(({ input }) =>
          answer(input, script.checkout ?? 'paid'),
        ),
        takeCard: fromPromise<string | undefined, Extract<SubscriptionCommand, { kind: 'card' }>>(
          ({ input }) => answer(input.kind, 'token' in script ? script.token : 't-1'),
        ),
        call: fromPromise<void, SubscriptionCommand>(({ input }) =>
          answer(`call ${input.kind}`, script.call ?? undefined),
        ),
        push: fromPromise<string, CardRequest>(({ input }) => answer(input, script.push ?? 'r-1')),
        awaitStatus: fromPromise<unknown, { request: CardRequest; id: string; wait: number }>(({ input }) =>
          answer(`status of ${input.id} within ${input.wait}`, 'status' in script ? script.status : true),
        ),
        readError: fromPromise<string | undefined, { request: CardRequest; id: string }>(({ input }) =>
          answer(`error of ${input.id}`, script.cardError),
        ),
        lookUp: fromPromise<boolean, SubscriptionCommand>(() => answer('look up', script.isDone ?? false)),
      },
    }),
  )
  const told: unknown[] = []
  actor.on('asked', ({ command }) => told.push(`asked ${command.kind}`))
  actor.on('refused', (event) => told.push(['refused', event.problem]))
  actor.on('failed', (event) => told.push(['failed', event.problem]))
  actor.on('uncertain', (event) => told.push(['uncertain', event.problem]))
  actor.on('succeeded', ({ command }) => told.push(`succeeded ${command.kind}`))
  actor.start()
  return {
    actor,
    did,
    told,
    state: () => actor.getSnapshot().value,
    request: async (request: SubscriptionRequest) => {
      actor.send({ type: 'request.made', request })
      await settled()
    },
    confirm: async () => {
      actor.send({ type: 'request.confirmed' })
      await settled()
    },
  }
}

describe('what a wish takes', () => {
  it.each<[string, string, SubscriptionRequest]>([
    ['[A5-13]', 'noProductId', { ...pay, plan: { ...plan, productId: undefined } }],
    ['[A5-13]', 'noProductId', { ...pay, plan: { ...plan, productId: 1.5 } }],
    ['[A5-16]', 'noUser', { ...pay, buyer: undefined }],
    ['[A5-16]', 'noAddress', { ...pay, buyer: { uid: 'u', email: '' } }],
    ['[A5-16]', 'noAddress', { ...pay, buyer: { uid: '', email: 'a@example.org' } }],
    ['[A4.4-5]', 'hasPlan', { ...pay, held }],
    ['[A4.4-5]', 'hasPlan', { ...byCard, held }],
    ['[A6-6]', 'lifetime', { ...pay, held: { ...held, isLifetime: true } }],
    ['[A6-6]', 'lifetime', { ...byCard, held: { ...held, isLifetime: true } }],
    ['[A6-7]', 'noPlanSelected', { ...pay, plan: undefined }],
    ['[A6-7]', 'noPlanSelected', { ...byCard, plan: undefined }],
    ['[A5-16]', 'noAddress', { ...byCard, buyer: { uid: 'u', email: '' } }],
    ['[A5-20] [A4.8-1] [A8-18]', 'noPreviousPlan', { ...change, held: { ...held, id: undefined } }],
    ['[A5-20] [A4.8-1] [A8-19]', 'noPlanSelected', { ...change, plan: undefined }],
    ['[A5-20] [A8-19]', 'noPlanSelected', { ...change, plan: { ...plan, planCode: undefined } }],
    [
      '[A5-22]',
      'yearlyToMonthly',
      { ...change, held: { ...held, duration: 'yearly' }, plan: { ...plan, duration: 'monthly' } },
    ],
    ['[A7.1-2]', 'noProductId', { ...change, plan: { ...plan, productId: undefined } }],
    ['[A6-6]', 'lifetime', { ...change, held: { ...held, isLifetime: true } }],
    ['[A5-21] [A4.9-1] [A8-16]', 'noSubscription', { ...cancel, held: { ...held, id: undefined } }],
    ['[A6-6]', 'lifetime', { ...cancel, held: { ...held, isLifetime: true } }],
  ])('%s is told when it is missing: %s', async (_, code, request) => {
    expect(checkRequest(request)).toEqual({ problem: { code } })
    const { did, told, state, request: make } = start()
    await make(request)
    expect([did, told, state()]).toEqual([[], [['refused', { code }]], 'refused'])
  })
})

describe('the hosted checkout', () => {
  it('[A4.6-1] [A7.4-1] opens for the product with e-mail, uid and trial, and tells of success [A4.6-2]', async () => {
    const { did, told, state, request } = start()
    await request(pay)
    expect(did).toEqual(['load', { product: 102, ...buyer, trial }])
    expect([told, state()]).toEqual([['succeeded checkout'], 'succeeded'])
  })

  it('[A4.6-1] opens with a coupon', async () => {
    const { did, request } = start()
    await request({ kind: 'checkout', plan, buyer, held: undefined, coupon: 'AUTUMN' })
    expect(did).toContainEqual({ product: 102, ...buyer, coupon: 'AUTUMN' })
  })

  it('[A4.6-3] [A8-13] says when it was closed before it was over, and may be opened again', async () => {
    const { told, state, request, actor } = start({ checkout: 'closed' })
    await request(pay)
    expect([told, state()]).toEqual([[['refused', { code: 'notCompleted' }]], 'refused'])
    actor.send({ type: 'problem.read' })
    expect(state()).toBe('idle')
    await request(pay)
    expect(told).toHaveLength(2)
  })

  it.each([
    ['cloud/script-failed', 'scriptFailed'],
    ['cloud/script-aborted', 'scriptAborted'],
  ])('[A8-27] says when its script cannot be loaded: %s', async (code, named) => {
    const { did, told, request } = start({ load: problem(code) })
    await request(pay)
    expect([did, told]).toEqual([['load'], [['refused', { code: named }]]])
  })

  it('[A4.7-3] fails where it breaks off', async () => {
    const { told, state, request } = start({ checkout: problem('cloud/failed') })
    await request(pay)
    expect([told, state()]).toEqual([[['failed', { code: 'paymentFailed' }]], 'failed'])
  })

  it('takes no second wish while it is open', async () => {
    const { did, request, actor } = start({ checkout: 'paid' })
    actor.send({ type: 'request.made', request: pay })
    actor.send({ type: 'request.made', request: pay })
    await settled()
    expect(did.filter((one) => one === 'load')).toHaveLength(1)
    await request(pay)
    expect(did.filter((one) => one === 'load')).toHaveLength(2)
  })
})

describe('the older card provider', () => {
  const pushed = { kind: 'subscriptions', uid: 'u-ada', plan, token: 't-1' }

  it('[A3.4-1] [A4.10-1] [A4.10-2] [A9-1] gets a request record, whose status is awaited for 60 s', async () => {
    const { did, told, request } = start()
    await request(byCard)
    expect(did).toEqual(['card', pushed, `status of r-1 within ${statusWait}`])
    expect([statusWait, told]).toEqual([60_000, ['succeeded card']])
  })

  it('pushes nothing when its window was closed', async () => {
    const { did, told, request } = start({ token: undefined })
    await request(byCard)
    expect([did, told]).toEqual([['card'], [['refused', { code: 'notCompleted' }]]])
  })

  it.each([[false], ['pending'], [undefined], ['true'], [1]])(
    '[A4.10-2] [A4.10-3] has its error read for any status but true: %j',
    async (status) => {
      const { did, told, request } = start({ status, cardError: 'Card declined' })
      await request(byCard)
      expect(did.at(-1)).toBe('error of r-1')
      expect(told).toEqual([['failed', { code: 'told', message: 'Card declined' }]])
    },
  )

  it.each([undefined, '', '  ', problem('cloud/unreachable')])(
    '[A4.10-3] [A8-21] says so where there is no error either: %s',
    async (cardError) => {
      const { told, request } = start({ status: false, ...(cardError === undefined ? {} : { cardError }) })
      await request(byCard)
      expect(told).toEqual([['failed', { code: 'noCardError' }]])
    },
  )

  it('[A4.10-1] [A8-7] tells of a timeout, unless the record says that it was paid', async () => {
    const late = start({ status: problem('cloud/timeout') })
    await late.request(byCard)
    expect([late.did.at(-1), late.told]).toEqual(['look up', [['uncertain', { code: 'timeout' }]]])
    const paid = start({ status: problem('cloud/timeout'), isDone: true })
    await paid.request(byCard)
    expect(paid.told).toEqual(['succeeded card'])
  })

  it('[A4.10-1] may be carried out although nobody heard of its being pushed: the record decides', async () => {
    const late = start({ push: problem('cloud/timeout') })
    await late.request(byCard)
    expect([late.did.at(-1), late.told]).toEqual(['look up', [['uncertain', { code: 'timeout' }]]])
    const paid = start({ push: problem('cloud/timeout'), isDone: true })
    await paid.request(byCard)
    expect(paid.told).toEqual(['succeeded card'])
  })

  it('[A4.10-1] is refused before anything is sent where the cloud is out of reach', async () => {
    const { did, told, request } = start({ push: problem('cloud/unreachable') })
    await request(byCard)
    expect(did).not.toContain('look up')
    expect(told).toEqual([['refused', { code: 'notSent' }]])
  })

  it('fails where the push is refused', async () => {
    const { told, request } = start({ push: problem('database/permission-denied') })
    await request(byCard)
    expect(told).toEqual([['failed', { code: 'paymentFailed' }]])
  })

  it('[A3.4-2] [A3.4-3] changes and cancels by records, too', async () => {
    const first = start()
    await first.request({ ...cancel, held: { ...held, isByCard: true } })
    await first.confirm()
    expect(first.did[0]).toEqual({ kind: 'cancellations', uid: 'u-ada', subscriptionId: 'sub-1' })
    const second = start()
    await second.request({ ...change, held: { ...held, isByCard: true } })
    await second.confirm()
    expect(second.did[0]).toEqual({ kind: 'updates', uid: 'u-ada', planCode: 'virtuoso', duration: 'yearly' })
    expect([first.told.at(-1), second.told.at(-1)]).toEqual(['succeeded cancel', 'succeeded change'])
  })
})

describe.each([
  ['change', change, 'paymentFailed', '[A4.8-2] [A4.8-3] [A8-20]'],
  ['cancel', cancel, 'cancellationFailed', '[A4.9-2] [A4.9-3] [A8-17]'],
] as const)('%s', (kind, request, failure, ids) => {
  it(`${ids} is asked about first, then called for`, async () => {
    const { did, told, state, request: make, confirm } = start()
    await make(request)
    expect([did, told, state()]).toEqual([[], [`asked ${kind}`], 'confirming'])
    await confirm()
    expect([did, told.at(-1)]).toEqual([[`call ${kind}`], `succeeded ${kind}`])
  })

  it(`${ids} does nothing where it is not meant`, async () => {
    const { actor, did, state, request: make } = start()
    await make(request)
    actor.send({ type: 'request.withdrawn' })
    await settled()
    expect([did, state()]).toEqual([[], 'idle'])
  })

  it(`${ids} fails with the server’s words, or a sentence of ours without any`, async () => {
    const told = async (call: Error) => {
      const machine = start({ call })
      await machine.request(request)
      await machine.confirm()
      return machine.told.at(-1)
    }
    expect(await told(problem('cloud/refused', 'Not now'))).toEqual([
      'failed',
      { code: 'told', message: 'Not now' },
    ])
    expect(await told(problem('cloud/refused'))).toEqual(['failed', { code: failure }])
    expect(await told(problem('cloud/refused', ''))).toEqual(['failed', { code: failure }])
    expect(await told(new Error(''))).toEqual(['failed', { code: failure }])
  })

  it(`${ids} is true where the answer was lost: the record decides`, async () => {
    const done = start({ call: problem('cloud/unreachable'), isDone: true })
    await done.request(request)
    await done.confirm()
    expect([done.did.at(-1), done.told.at(-1)]).toEqual(['look up', `succeeded ${kind}`])
    const open = start({ call: problem('cloud/timeout') })
    await open.request(request)
    await open.confirm()
    expect(open.told.at(-1)).toEqual(['uncertain', { code: 'timeout' }])
    const behind = start({ call: problem('cloud/away') })
    await behind.request(request)
    await behind.confirm()
    expect([behind.did.at(-1), behind.told.at(-1)]).toEqual(['look up', ['uncertain', { code: 'away' }]])
  })

  it(`${ids} was not done where the cloud is asked too often`, async () => {
    const { request: make, confirm, told } = start({ call: problem('cloud/busy') })
    await make(request)
    await confirm()
    expect(told.at(-1)).toEqual(['failed', { code: 'busy' }])
  })
})
