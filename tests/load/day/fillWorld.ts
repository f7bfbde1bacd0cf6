import catalogue from '../../../fixtures/cloud/productCatalogue/002001.json' with { type: 'json' }
import { fillWithOwners, ownerNumber, playerNumber } from '../../../cloud/testing/manyOwners'
import type { World } from './createWorld'
import { household } from './household'

/** A player of somebody, and whether it is on at the start of the day. */
export interface Player {
  owner: number
  uid: string
  hwuuid: string
  online: boolean
  /** What it tells of itself. */
  told: { host: string; name: string; device: string; isChild: boolean }
}

/** Fills a world with owners as they are after a while, and gives their players. */
export async function fillWorld(world: World, owners: number, until: number): Promise<Player[]> {
  const { memory, time } = world
  const set = (path: string, value: unknown) => {
    for (const [key, child] of Object.entries(Object(value))) memory.write({ [`${path}/${key}`]: child })
  }
  set('products', { '002001': catalogue })
  fillWithOwners({ set }, owners, time.now())
  const players = playersOf(owners)
  for (const { owner, uid, hwuuid, online, told } of players) {
    memory.write({
      [`user_devices/${uid}/${hwuuid}`]: { hwuuid, ...told, enabled: owner % 2 === 0, online },
      [`device_owners/${hwuuid}`]: { uid },
      // Who is not counted beat by beat is heard of all day.
      [`leases/${hwuuid}`]: online ? { uid, until } : null,
    })
  }
  // The one that each has there already is all alike, and replaced by these.
  for (let owner = 0; owner < owners; owner += 1) {
    const other = playerNumber(owner)
    memory.write({
      [`user_devices/${ownerNumber(owner)}/${other}`]: null,
      [`device_owners/${other}`]: null,
      [`leases/${other}`]: null,
    })
  }
  return players
}

const digits = (owner: number) => String(owner).padStart(7, '0')

function playersOf(owners: number): Player[] {
  const count = Math.round(owners * household.players)
  return Array.from({ length: count }, (_, number): Player => {
    const owner = number % owners
    const which = Math.floor(number / owners)
    return {
      owner,
      uid: ownerNumber(owner),
      hwuuid: `hw-${digits(owner)}-${which}`,
      // Spread evenly, so that no number of owners has more of them than another.
      online: (number * 7) % 10 < household.online * 10,
      told: {
        host: `http://192.168.${owner % 200}.${10 + which}`,
        name: which === 0 ? 'Living room' : 'Kitchen',
        device: 'Raspberry Pi',
        isChild: false,
      },
    }
  })
}
