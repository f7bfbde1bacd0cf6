import type { PlayerContext } from '../core/PlayerContext'
import { loadFrom } from '../habits/Habit'
import { wait } from '../core/Clock'
import { stopPlayback } from './playOn'
import { toast, type Client } from '../core/Clients'
import { updateInfo } from '../answers/systemAnswers'

/** What a start does to the system: an update that is installed becomes the one that runs. */
export async function bootSystem({ log, now, storage }: PlayerContext): Promise<void> {
  const { pending, ...system } = storage.system.value()
  if (pending === null) return
  await storage.system.save({
    ...system,
    version: pending,
    built: new Date(now()).toUTCString(),
    pending: null,
  })
  log(`version ${pending} runs now`)
}

/**
 * Stops the music, says goodbye, cuts every connection and closes the port for a while: to restart, or to
 * power off. Nobody can press a button on this player, so it wakes by itself after that too; the toast and
 * the log say so.
 */
export async function goOff(player: PlayerContext, way: 'restart' | 'off'): Promise<void> {
  const { delays, log, say } = player
  const [pause, text] = way === 'restart' ? [delays.restart, 'RESTART'] : [delays.poweredOff, 'OFF']
  const seconds = String(Math.ceil(pause / 1_000))
  stopPlayback(player)
  toast(player, 'info', say(`POWER.${text}_TITLE`), say(`POWER.${text}`, { seconds }))
  await wait(player, delays.goodbye)
  log(
    way === 'restart'
      ? `the player restarts: back in ${seconds} s`
      : `the player is powered off: it wakes by itself in ${seconds} s`,
  )
  await bootSystem(player)
  loadFrom(player, pause)
  player.goOffline(pause)
}

/** Looks for an update [D4-19]: says to who asked that it looks, and a little later what there is. */
export async function checkForUpdate(player: PlayerContext, client: Client): Promise<void> {
  const { delays, faults, say } = player
  client.push('updateWaitMsg', {
    title: say('UPDATE.SEARCH_TITLE'),
    description: say('UPDATE.SEARCH'),
    changeLogLink: '',
    updateavailable: false,
  })
  if (faults.happens('update-search-hangs')) return
  await wait(player, delays.updateCheck)
  client.push('updateReady', updateInfo(player))
}

/** Percents from one word to the next. */
const step = 5
/** Where it begins to write what it has loaded, and where it fails, hangs or restarts if it is to. */
const [loaded, mishap] = [50, 60]
/** What a system is large, and how fast it comes, MB. */
const [size, speed] = [240, 2.4]

/** The players that are being updated: one update at a time. */
const updating = new WeakSet<PlayerContext>()

/**
 * Makes believe to update the system to a version, and tells every screen how far it is [D4-20] and how it
 * ended [D4-21]. The new version runs after a restart. Refuses a second at once; rejects when the disk cannot
 * be written.
 */
export async function runUpdate(player: PlayerContext, version: string): Promise<void> {
  const { log } = player
  if (updating.has(player)) return log('refused an update: one is under way')
  updating.add(player)
  try {
    await update(player, version)
  } finally {
    updating.delete(player)
  }
}

async function update(player: PlayerContext, version: string): Promise<void> {
  const { clients, delays, faults, say, storage } = player
  const [fails, hangs, restarts] = (['update-fails', 'update-hangs', 'update-restarts'] as const).map(
    (fault) => faults.happens(fault),
  )
  for (let percent = 0; percent <= 100; percent += step) {
    await wait(player, delays.updateStep)
    if (percent === mishap && fails) {
      return clients.broadcast('updateDone', { status: 'error', message: say('UPDATE.FAILED') })
    }
    if (percent === mishap && hangs) return
    if (percent === mishap && restarts) return restartInTheMiddle(player, version)
    clients.broadcast('updateProgress', progressAt(player, percent))
  }
  await storage.system.save({ ...storage.system.value(), pending: version })
  clients.broadcast('updateDone', {
    status: 'success',
    ...(!faults.happens('update-says-nothing') && { message: say('UPDATE.DONE', { version }) }),
  })
}

function progressAt({ say }: PlayerContext, percent: number) {
  const isLoading = percent < loaded
  const seconds = Math.ceil((size * (1 - percent / 100)) / speed)
  return {
    status: say(isLoading ? 'UPDATE.LOADING' : 'UPDATE.WRITING'),
    progress: percent,
    downloadSpeed: isLoading ? `${speed} MB/s` : '',
    eta: `${Math.floor(seconds / 60)}m ${seconds % 60}s`,
  }
}

/** Some players restart without a word when they have come far enough. */
async function restartInTheMiddle(player: PlayerContext, version: string): Promise<void> {
  const { delays, storage } = player
  stopPlayback(player)
  await storage.system.save({ ...storage.system.value(), pending: version })
  await bootSystem(player)
  player.goOffline(delays.restart)
}
