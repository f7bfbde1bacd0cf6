import { createHmac, randomBytes } from 'node:crypto'
import { createStandIn } from '../../../cloud/billing/standIn/createStandIn'
import { type Services, createServices } from '../../../cloud/services/createServices'
import type { Passes } from '../../../cloud/services/ports/Passes'
import type { Person } from '../../../cloud/services/ports/People'
import type { Records } from '../../../cloud/services/ports/Records'
import rules from '../../../cloud/database.rules.json' with { type: 'json' }
import { createMemoryRecords } from '../../../cloud/testing/memoryRecords'
import { SimulatedTime } from './SimulatedTime'
import { type Spent, farRecords, nothingSpent, sizeOf } from './farRecords'
import { household, overhead, trip } from './household'
import { random } from './random'

/** What calls of one kind have come to. */
export interface Tally {
  /** Calls that were really made, and those that were answered with a refusal. */
  called: number
  refused: number
  /** From each call to its answer, together, ms of the simulated time. */
  waited: number
  /** Bytes of the answers. */
  answered: number
  /** What the calls, and the listeners that heard of their changes, took of the database. */
  spent: Spent
}

/** One instance of the services, and what it has done. */
export interface Instance {
  services: Services
  records: Records
  tally: Tally
}

/** A real project as far as the services see it, in memory, with a time of its own. */
export type World = ReturnType<typeof createWorld>

/** Places with many children that are not children of the root. */
const collections = [
  'referral/people',
  'referral/codes',
  'payments/subscriptions',
  'payments/cancellations',
  'payments/updates',
]

/** Makes an empty one. */
export function createWorld({ start, seed }: { start: number; seed: number }) {
  const time = new SimulatedTime(start)
  const chance = random(seed)
  const memory = createMemoryRecords({ collections, indexes: indexesOf(rules.rules), now: time.now })
  const newUsers = new Map<string, Person>()
  const gone = new Set<string>()
  const watched = new Map<string, number>()
  const far = () => time.wait(trip.least + chance() * (trip.most - trip.least))
  const instances = new Map<string, Instance>()
  let lookUps = 0
  const passes = createPasses(time.now)
  const people = {
    async find(uid: string): Promise<Person | undefined> {
      lookUps += 1
      await far()
      if (gone.has(uid)) return undefined
      const known = { uid, email: `${uid}@example.org`, createdAt: start - 1_000, validAfter: 0 }
      return newUsers.get(uid) ?? known
    },
    async gone(uids: readonly string[]) {
      await far()
      return uids.filter((uid) => gone.has(uid))
    },
  }

  /** Panels that show something hear of its changes. */
  const tell = (values: Readonly<Record<string, unknown>>, spent: Spent) => {
    for (const [path, value] of Object.entries(values)) {
      const [place, uid = ''] = path.split('/')
      const open = watched.get(uid) ?? 0
      if (open > 0 && (place === 'users' || place === 'user_devices'))
        spent.downloaded += open * (sizeOf(value) + overhead)
    }
  }
  const make = (): Instance => {
    const spent = nothingSpent()
    const near = {
      ...memory,
      write(values: Readonly<Record<string, unknown>>) {
        memory.write(values)
        tell(values, spent)
      },
    }
    const records = farRecords(near, { trip: far, overhead }, spent)
    const standIn = createStandIn({
      cards: { redeem: () => 'accepted' },
      origin: () => 'https://cloud.example.org',
      clock: time,
    })
    const services = createServices({
      records,
      people,
      passes,
      billing: standIn,
      clock: time,
      log: () => undefined,
      campaign: 'friends',
      beat: household.beat,
    })
    return { services, records, tally: { called: 0, refused: 0, waited: 0, answered: 0, spent } }
  }

  return {
    time,
    chance,
    memory,
    passes,
    newUsers,
    gone,
    /** How many panels show what is an owner's, by uid. */
    watched,
    /** How often somebody's account was looked up. */
    lookUps: () => lookUps,
    instances,
    /** The instance that answers calls of that kind: a real project runs several, apart from each other. */
    instance(kind: string): Instance {
      const known = instances.get(kind)
      if (known !== undefined) return known
      const made = make()
      instances.set(kind, made)
      return made
    },
  }
}

/** What the rules of the real project have indexed, by place. */
function indexesOf(rule: object, place = ''): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(rule).flatMap(([key, value]: [string, unknown]): [string, readonly string[]][] => {
      if (key === '.indexOn' && Array.isArray(value)) return [[place, value.map(String)]]
      if (key.startsWith('.') || typeof value !== 'object' || value === null) return []
      return Object.entries(indexesOf(value, place === '' ? key : `${place}/${key}`))
    }),
  )
}

/** Tokens that are signed and verified, so that they take as long as others. */
function createPasses(now: () => number): Passes {
  const secret = randomBytes(32)
  const seal = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const sign = (kind: string, claims: object) => {
    const text = Buffer.from(JSON.stringify({ kind, ...claims })).toString('base64url')
    return `${text}.${seal(text)}`
  }
  const read = (kind: string, token: string) => {
    const [text = '', seen] = token.split('.')
    if (seen !== seal(text)) return undefined
    const claims: Record<string, unknown> = JSON.parse(Buffer.from(text, 'base64url').toString())
    return claims['kind'] === kind ? claims : undefined
  }
  return {
    async verify(token) {
      const uid = read('id', token)?.['uid']
      return typeof uid === 'string' ? { uid } : undefined
    },
    customToken: async (uid) => sign('id', { uid }),
    async fromCustom(token) {
      const uid = read('id', token)?.['uid']
      return typeof uid === 'string' ? uid : undefined
    },
    device: {
      sign: async (uid, hwuuid) => sign('device', { uid, hwuuid, at: now() }),
      async read(key) {
        const claims = read('device', key)
        return claims === undefined
          ? undefined
          : { uid: String(claims['uid']), hwuuid: String(claims['hwuuid']), at: Number(claims['at']) }
      },
    },
  }
}
