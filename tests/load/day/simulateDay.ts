import { ownerNumber } from '../../../cloud/testing/manyOwners'
import { createActs } from './createActs'
import { createClients } from './createClients'
import { type Tally, createWorld } from './createWorld'
import { type Player, fillWorld } from './fillWorld'
import { household, sweepEvery } from './household'

/** How a day is simulated. */
interface DayOptions {
  owners: number
  seed: number
  /** Presences that are really called at most; those of the other players are taken to cost the same. */
  mostBeats: number
}

/** What a day came to. */
export interface Day {
  owners: number
  players: number
  /** Players whose presences were all called, of those that were online. */
  beating: { called: number; of: number }
  /** Of each kind of call, and how many calls each of them stands for. */
  kinds: { kind: string; tally: Tally; standsFor: number }[]
  /** How often an account was looked up in the sign-in service, by all that was really called. */
  lookUps: number
  panels: { opened: number; mostOpen: number; seconds: number; coldLoads: number }
  /** Bytes of JSON at the end of the day. */
  stored: number
  /** Seconds of a processor that all of it took here, the simulation's own work with them. */
  processor: number
}

const day = 86_400_000

/** A day in May. */
const start = Date.UTC(2026, 4, 15)

/** Owners that are looked at together at least: so many days of few. */
const enough = 10_000

/** Several days where there are few owners; of presences no more are called for that. */
export async function simulateDays({ owners, seed, mostBeats }: DayOptions): Promise<Day[]> {
  const count = Math.max(1, Math.round(enough / owners))
  const days: Day[] = []
  for (let number = 0; number < count; number += 1)
    days.push(await simulateDay({ owners, seed: seed + number, mostBeats: mostBeats / count }))
  return days
}

/** Lets a day pass for so many owners, with the real services. */
export async function simulateDay({ owners, seed, mostBeats }: DayOptions): Promise<Day> {
  const world = createWorld({ start, seed })
  const { time, chance } = world
  const end = start + day
  const players = await fillWorld(world, owners, end + day)
  const acts = createActs(world, end)
  const clients = createClients(world, end)

  /** So many owners, as far from each other as can be; each kind of thing begins elsewhere. */
  const spread = (share: number, act: (owner: number) => void) => {
    const count = Math.round(owners * share)
    const first = chance()
    for (let number = 0; number < count; number += 1)
      act(Math.floor(((number + first) * owners) / count) % owners)
  }
  const anyTime = () => start + chance() * (day - 60_000)
  const seldom = (share: number, act: (owner: number) => unknown) =>
    spread(share, (owner) => time.at(anyTime(), () => act(owner)))

  const homes = new Map<number, Player[]>()
  for (const player of players) homes.set(player.owner, [...(homes.get(player.owner) ?? []), player])
  const homeOf = (owner: number) => homes.get(owner) ?? []
  const online = players.filter((player) => player.online)
  const stride = Math.max(1, Math.ceil((online.length * (day / household.beat)) / mostBeats))
  const beating = online.filter((_, number) => number % stride === 0)
  for (const player of beating) acts.beatFrom(player, start + chance() * household.beat)

  seldom(household.starts, (owner) => Promise.all(homeOf(owner).map((player) => acts.start(player))))
  seldom(household.leaves, (owner) => acts.leave(homeOf(owner)))
  seldom(household.stops, (owner) => acts.stop(homeOf(owner)))
  seldom(household.planViews, (owner) => clients.viewPlans(ownerNumber(owner)))
  seldom(household.referralViews, (owner) => acts.viewReferrals(ownerNumber(owner)))
  seldom(household.toggles, (owner) => acts.toggle(homeOf(owner)))
  seldom(household.signUps, (owner) => acts.signUp(owner, chance() < household.purchases / household.signUps))
  seldom(household.planChanges, (owner) => acts.changePlan(ownerNumber(owner)))
  seldom(household.cardRequests, (owner) => acts.requestByCard(ownerNumber(owner)))
  seldom(household.deletions, (owner) => acts.deleteAccount(ownerNumber(owner)))
  seldom(household.renewals, (owner) => acts.renew(ownerNumber(owner)))
  spread(household.wallPanels, (owner) => time.at(start, () => clients.open(homeOf(owner), day)))
  for (let opening = 0; opening < household.openings; opening += 1)
    spread(Math.min(1, household.openings - opening), (owner) =>
      time.at(clients.openingTime(start), () => clients.open(homeOf(owner), household.opened)),
    )
  for (let at = start; at < end; at += sweepEvery) time.at(at, acts.sweep)
  time.at(start + day / 2, acts.sweepPayments)

  const before = process.cpuUsage()
  await time.run()
  const { user, system } = process.cpuUsage(before)
  return {
    owners,
    players: players.length,
    beating: { called: beating.length, of: online.length },
    kinds: Array.from(world.instances, ([kind, { tally }]) => ({
      kind,
      tally,
      standsFor: kind === 'presence' ? online.length / beating.length : 1,
    })),
    lookUps: world.lookUps(),
    panels: clients.panels(),
    stored: world.memory.size(),
    processor: (user + system) / 1_000_000,
  }
}
