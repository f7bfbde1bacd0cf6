import type { World } from './createWorld'
import type { Player } from './fillWorld'
import { household } from './household'
import { callHandler } from './callHandler'

const hour = 3_600_000

/** What people's browsers do: what they ask of the database itself, and what they keep open. */
export function createClients(world: World, end: number) {
  const { time, chance, watched } = world
  const panels = { opened: 0, mostOpen: 0, seconds: 0, coldLoads: 0 }
  let open = 0
  let cold = chance()

  const call = async (kind: string, path: string, body?: object) => {
    const { services, tally } = world.instance(kind)
    const began = time.now()
    const { status, bytes } = await callHandler(services.handlers, {
      method: body === undefined ? 'GET' : 'POST',
      path,
      ...(body !== undefined && { body }),
    })
    tally.called += 1
    tally.answered += bytes
    tally.waited += time.now() - began
    if (status >= 400) tally.refused += 1
  }
  const { records: browser, tally: reads } = world.instance('what panels read')

  return {
    panels: () => panels,
    /** When a panel is opened: half of them in the evening. */
    openingTime: (start: number) =>
      chance() < household.evening ? start + (18 + 4 * chance()) * hour : start + 24 * chance() * hour,
    /** A panel is opened for so long: signed in by its player, it shows what is its owner's. */
    async open([player]: readonly Player[], during: number) {
      if (player === undefined || world.gone.has(player.uid)) return
      const { uid, hwuuid } = player
      panels.opened += 1
      cold += household.cold
      panels.coldLoads += Math.floor(cold)
      cold %= 1
      await call('token', '/devices/token', { key: await world.passes.device.sign(uid, hwuuid) })
      reads.called += 1
      await Promise.all([browser.get(`users/${uid}`), browser.get(`user_devices/${uid}`)])
      open += 1
      panels.mostOpen = Math.max(panels.mostOpen, open)
      watched.set(uid, (watched.get(uid) ?? 0) + 1)
      const closes = Math.min(time.now() + during, end)
      panels.seconds += (closes - time.now()) / 1_000
      await time.wait(closes - time.now())
      open -= 1
      const others = (watched.get(uid) ?? 1) - 1
      if (others === 0) watched.delete(uid)
      else watched.set(uid, others)
    },
    async viewPlans(uid: string) {
      if (world.gone.has(uid)) return
      reads.called += 1
      await browser.get('products/002001')
      await call('prices', '/checkout/prices?product_ids=101,102,201,202,203&coupon_code=')
    },
  }
}
