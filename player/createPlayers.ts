import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { createPlayer, type Player, type PlayerOptions } from './createPlayer'
import { createTimers } from './core/Clock'
import { findFreePort } from './start/findFreePort'
import type { MpdLogin } from './mpd/connectMpd'
import { createMpdLink, type MpdLink } from './mpd/createMpdLink'
import { messageOf } from './core/messageOf'

/** The partition that every MPD has, and that a client gets. */
const usual = 'default'

/** More partitions than a house has rooms. */
const most = 16

/**
 * Starts a player as `createPlayer` does. Where it plays on an MPD that runs elsewhere, and no partition of
 * that is named, each further partition gets a player of its own, with another port: rooms of one house, each
 * with its queue, its sound and its outputs. They come and go as the partitions do.
 */
export async function createPlayers(options: PlayerOptions): Promise<Player> {
  const player = await createPlayer(options)
  const { mpd } = options
  if (mpd?.kind !== 'shared' || mpd.login.partition !== undefined) return player
  const partitions = watchPartitions(player, options, mpd.login)
  return {
    ...player,
    async close() {
      await partitions.close()
      await player.close()
    },
  }
}

function watchPartitions(player: Player, options: PlayerOptions, login: MpdLogin) {
  const { dataFolder, log = () => undefined } = options
  const rooms = new Map<string, Player>()
  const timers = createTimers(options.clock)
  let last = Promise.resolve()
  let isClosed = false

  const start = async (partition: string): Promise<void> => {
    const folder = join(dataFolder, 'partitions', partition)
    // What it is called is its person's to say; it begins with the name that MPD has for it.
    const isNew = await access(folder).then(
      () => false,
      () => true,
    )
    const { name: _name, peers = [], ...common } = options
    const others = [player, ...rooms.values()].map(({ roomSystem }) => roomSystem.host())
    const room = await createPlayer({
      ...common,
      ...(isNew && { name: partition }),
      dataFolder: folder,
      port: await findFreePort(options.port === 0 ? 0 : player.port + 1, options.host, () => undefined),
      peers: [...peers, ...others],
      mpd: { kind: 'shared', login: { ...login, partition } },
      withoutWizard: true,
      log: (line) => log(`${partition}: ${line}`),
    })
    for (const { roomSystem } of [player, ...rooms.values()]) roomSystem.meet([room.roomSystem.host()])
    rooms.set(partition, room)
    log(`the partition “${partition}” is a player of its own: ${room.url}`)
  }
  const settle = async (names: readonly string[]) => {
    for (const [partition, room] of rooms)
      if (!names.includes(partition)) {
        rooms.delete(partition)
        await room.close()
      }
    for (const partition of names) if (!isClosed && !rooms.has(partition)) await start(partition)
  }
  const look = (link: () => MpdLink) => {
    last = last
      .then(async () => {
        if (isClosed || !link().can('listpartitions')) return
        const { pairs } = await link().ask(['listpartitions'])
        const names = pairs.flatMap(([key, value]) => (key === 'partition' ? [value] : []))
        // As MPD itself takes them: they become names of folders.
        const others = names.filter((name) => name !== usual && /^[\w-]{1,64}$/.test(name))
        await settle(others.slice(0, most))
      })
      .catch((error: unknown) => {
        log(`the partitions of MPD: ${messageOf(error)}`)
      })
  }
  const link: MpdLink = createMpdLink({
    login,
    later: timers.later,
    opened: () => look(() => link),
    changed: (subsystems) => {
      if (subsystems.includes('partition')) look(() => link)
    },
    reached: () => undefined,
  })
  return {
    async close() {
      isClosed = true
      timers.close()
      link.close()
      await last
      await Promise.all([...rooms.values()].map((room) => room.close()))
    },
  }
}
