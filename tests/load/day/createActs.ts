import type { BillingEvent, BillingReport } from '../../../cloud/services/ports/Billing'
import { Refused } from '../../../cloud/services/http/Refused'
import { callHandler } from './callHandler'
import type { Instance, World } from './createWorld'
import type { Player } from './fillWorld'
import { household } from './household'

type Call = Parameters<typeof callHandler>[1]

/** What players, browsers and the provider ask of the functions; each kind has an instance of its own. */
export function createActs(world: World, end: number) {
  const { time, chance, memory, passes, newUsers, gone } = world
  let asked = 0

  /** Does it with the instance of that kind, and counts it. */
  const count = async <T>(kind: string, work: (instance: Instance) => Promise<T>): Promise<T | undefined> => {
    const instance = world.instance(kind)
    const { tally } = instance
    const began = time.now()
    tally.called += 1
    try {
      return await work(instance)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      tally.refused += 1
      return undefined
    } finally {
      tally.waited += time.now() - began
    }
  }
  const call = (kind: string, request: Call) =>
    count(kind, async ({ services, tally }) => {
      const { status, bytes } = await callHandler(services.handlers, request)
      tally.answered += bytes
      if (status >= 400) tally.refused += 1
      return status
    })
  const post = (kind: string, path: string, body: object) => call(kind, { method: 'POST', path, body })
  const keyOf = ({ uid, hwuuid }: Player) => passes.device.sign(uid, hwuuid)

  /** Whose presences are not called is heard of all the same, until it stops. */
  const beating = new Set<string>()
  const keepUp = ({ hwuuid, uid }: Player) => {
    if (!beating.has(hwuuid)) memory.write({ [`leases/${hwuuid}`]: { uid, until: end + household.beat } })
  }
  const silent = new Set<string>()

  const beat = async (player: Player) => {
    if (gone.has(player.uid)) return
    if (time.now() + household.beat < end) time.at(time.now() + household.beat, () => beat(player))
    if (silent.has(player.hwuuid)) return
    if (chance() < (household.news * household.beat) / 86_400_000)
      player.told.host = `http://192.168.1.${Math.floor(chance() * 250)}`
    await post('presence', '/devices/presence', { key: await keyOf(player), ...player.told })
  }
  const start = async (player: Player) => {
    if (gone.has(player.uid)) return
    silent.delete(player.hwuuid)
    const [token, key] = [await passes.customToken(player.uid), await keyOf(player)]
    await post('start', '/devices', { token, key, hwuuid: player.hwuuid, ...player.told })
    keepUp(player)
  }
  const startLater = (players: readonly Player[]) => {
    const at = time.now() + household.away
    if (at < end) time.at(at, () => Promise.all(players.map(start)))
  }
  /** What the provider says twice at once, and a part of it again. */
  const deliver = async (events: readonly BillingEvent[]) => {
    const again = events.filter(() => chance() < household.redelivered)
    await Promise.all(
      [...events, ...again].map((event) =>
        count('webhook', ({ services }) => services.subscriptions.apply(event)),
      ),
    )
  }
  const eventsOf = (uid: string, subscription: string, says: BillingReport): BillingEvent[] =>
    ['updated', 'paid'].map((what) => ({
      id: `evt-${what}-${(asked += 1)}`,
      at: time.now(),
      uid,
      subscription,
      says,
    }))
  const viewReferrals = async (uid: string, code?: string) => {
    if (gone.has(uid)) return
    const token = await passes.customToken(uid)
    const path = `/referral/friends/participant${code === undefined ? '' : `?referrerId=${code}`}`
    await call('referral', { method: 'GET', path, token })
    await call('referral', { method: 'GET', path: '/referral/friends/campaign' })
  }

  return {
    start,
    viewReferrals,
    /** A player tells of itself from that moment until the day is over. */
    beatFrom(player: Player, at: number) {
      beating.add(player.hwuuid)
      time.at(at, () => beat(player))
    },
    async leave(players: readonly Player[]) {
      for (const player of players) {
        silent.add(player.hwuuid)
        await post('leave', '/devices/leave', { key: await keyOf(player) })
      }
      startLater(players)
    },
    /** It is switched off: its last presence is the last that was heard of it. */
    stop(players: readonly Player[]) {
      for (const { hwuuid, uid } of players) {
        silent.add(hwuuid)
        if (gone.has(uid)) continue
        if (!beating.has(hwuuid))
          memory.write({ [`leases/${hwuuid}`]: { uid, until: time.now() + 3 * household.beat } })
      }
      startLater(players)
    },
    async toggle([player]: readonly Player[]) {
      if (player === undefined || gone.has(player.uid)) return
      const token = await passes.customToken(player.uid)
      const change = (verb: string) =>
        call('toggle', { method: 'POST', path: `/api/v1/${verb}PlayerDevice?hwuuid=${player.hwuuid}`, token })
      // Two panels show it, and both are pressed.
      await Promise.all([change('disable'), change('enable')])
    },
    /** Somebody new, perhaps sent by an owner, whose player is joined and who perhaps pays. */
    async signUp(number: number, buys: boolean) {
      const uid = `new-user-${number}`
      newUsers.set(uid, { uid, email: `${uid}@example.org`, createdAt: time.now(), validAfter: 0 })
      const { records, tally } = world.instance('what panels read')
      tally.called += 1
      await records.update({ [`users/${uid}`]: { uid, firstName: 'Ada', lastName: 'Kerr', plan: 'free' } })
      // Of those who send others a few send many.
      const sender = chance() < 0.2 ? Math.floor(chance() * 10) : number
      await viewReferrals(uid, number % 2 === 0 ? `code-${sender}` : undefined)
      const told = {
        host: 'http://10.0.0.9',
        name: 'New',
        device: 'PC',
        isChild: false,
      }
      await start({ owner: number, uid, hwuuid: `hw-${uid}`, online: true, told })
      if (!buys) return
      const says = { plan: 'superstar', duration: 'monthly', status: 'active', amount: 6.99 } as const
      const when = { signedUpAt: time.now(), dueAt: time.now() + 30 * 86_400_000 }
      await deliver(eventsOf(uid, `sub-${uid}`, { ...says, ...when }))
    },
    renew: (uid: string) => deliver(eventsOf(uid, `sub-${uid}`, { dueAt: time.now() + 30 * 86_400_000 })),
    async changePlan(uid: string) {
      const token = await passes.customToken(uid)
      await call('plan change', { method: 'POST', path: '/api/v1/updateSubscription?newPlan=202', token })
    },
    /** The trigger of a request may come twice. */
    async requestByCard(uid: string) {
      const id = `-N${(asked += 1)}`
      const request = { planCode: 'virtuoso', planDuration: 'monthly' }
      memory.write({ [`payments/updates/${uid}/${id}`]: request })
      const take = () =>
        count('card request', ({ services }) => services.payments.take({ kind: 'updates', uid, id, request }))
      await Promise.all(chance() < household.redelivered ? [take(), take()] : [take()])
    },
    async deleteAccount(uid: string) {
      gone.add(uid)
      memory.write({ [`users/${uid}`]: null })
      await count('deletion', ({ services }) => services.forget(uid))
    },
    sweep: () => count('sweep', ({ services }) => services.devices.sweep(time.now())),
    sweepPayments: () => count('sweep', ({ services }) => services.payments.sweep()),
  }
}
