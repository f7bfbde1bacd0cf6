import { randomUUID } from 'node:crypto'
import type { PlayerContext } from '../core/PlayerContext'
import { createOneTimer } from '../core/createOneTimer'
import { inBackground } from '../core/inBackground'
import type { House, Room } from './House'
import { askRoom } from './askRoom'
import { createAnnouncer } from './createAnnouncer'
import { heedHouse } from './heedHouse'
import { ownFacts } from './ownFacts'
import { standAlone } from './standAlone'
import { watchPeer } from './watchPeer'

/** What a house needs of its surroundings. */
interface HouseOptions {
  /** The player; asked only once it is there. */
  player: () => PlayerContext
  /** Its origin, known once its port is open. */
  host: () => string
}

/** A house in which this player knows of nobody yet. It follows whom it followed before. Rejects when its id cannot be kept. */
export async function createHouse(
  { host, player }: HouseOptions,
  parts: Pick<PlayerContext, 'delays' | 'later' | 'now' | 'storage' | 'log'>,
): Promise<House> {
  const { delays, later, log, now, storage } = parts
  if (storage.room.value().id === '') await storage.room.save({ id: randomUUID(), leader: null })
  const announcer = createAnnouncer(parts, () => silent)
  const orphaned = createOneTimer({ later, now })
  const watches: (() => void)[] = []
  const known = new Map<string, Room | undefined>()
  let lastLeader: Room | undefined
  let silent = false
  let announced = ''

  const id = () => storage.room.value().id
  const leaderId = () => storage.room.value().leader
  const rooms = () => {
    const ids = new Set([id()])
    // A player that is reached at two addresses is one player.
    return [...known.values()].flatMap((room) => {
      if (room === undefined || ids.has(room.facts.id)) return []
      ids.add(room.facts.id)
      return [room]
    })
  }
  const hasLeader = () => rooms().some(({ facts }) => facts.id === leaderId())

  const heedLeader = () => {
    const leader = rooms().find(({ facts }) => facts.id === leaderId())
    if (leader !== undefined) lastLeader = leader
    if (leaderId() === null || leader !== undefined) orphaned.clear()
    else if (!orphaned.isSet())
      orphaned.set(now() + delays.orphaned, () =>
        inBackground(parts, 'leaving the group', () => standAlone(player())),
      )
  }

  const hear = (host: string, room: Room | undefined) => {
    known.set(host, room)
    heedLeader()
    heedHouse(player())
    // Whoever leads cannot follow: this one would be led to nowhere.
    if (room !== undefined && room.facts.id === leaderId() && room.facts.leader !== null)
      inBackground(parts, 'leaving the group', () => house.follow(null))
  }

  const house: House = {
    id,
    host,
    meet(origins) {
      for (const origin of origins) {
        if (known.has(origin) || origin === host()) continue
        known.set(origin, undefined)
        const heard = (facts: Room['facts']) => {
          if (known.get(origin) === undefined && facts.id !== id()) log(`${facts.name} is there (${origin})`)
          hear(origin, { facts, host: origin, toldAt: now() })
        }
        const lost = (reason: string) => {
          log(`${known.get(origin)?.facts.name ?? 'a player'} is gone (${origin}): ${reason}`)
          hear(origin, undefined)
        }
        watches.push(watchPeer({ host: origin, player: parts, heard, lost }))
      }
      heedLeader()
    },
    isShared: () => known.size > 0,
    rooms,
    leaderId,
    leader: () => (lastLeader?.facts.id === leaderId() ? lastLeader : undefined),
    hasLeader,
    async follow(leader) {
      if (leader === leaderId()) return
      const saved = storage.room.save({ id: id(), leader })
      lastLeader = undefined
      heedLeader()
      heedHouse(player())
      player().teller.changed('state')
      await saved
    },
    order: (to, order) => askRoom(parts, to, order),
    announce() {
      const line = JSON.stringify(ownFacts(player()))
      if (line !== announced) announcer.tell(line)
      announced = line
    },
    tellAlong: (response) => announcer.add(response, JSON.stringify(ownFacts(player()))),
    setSilent(isSilent) {
      silent = isSilent
      // Whoever waited for a word meanwhile comes anew.
      if (!isSilent) announcer.cut()
    },
    isSilent: () => silent,
    close() {
      for (const end of watches) end()
      announcer.cut()
    },
  }
  return house
}
