import { TooMany } from '../queue/expand'
import { ListRefused } from '../storage/musicDocuments'
import { NotWritten } from '../storage/writeAtomically'
import type { Call, Requests } from './Requests'
import { allRequestValidators } from '../../schemas/generated/allRequestValidators'
import type { RequestPayloads } from '../../schemas/generated/types'
import { takeAsReal } from '../habits/takeAsReal'
import { sayRefused } from '../commands/addToQueue'
import { isForLeader, relayToLeader } from '../rooms/relay'
import { accountRequests, deviceRequests, laterRequests, updateRequests } from './deviceRequests'
import { alarmRequests, playbackRequests, sleepRequests } from './playbackRequests'
import { appearanceRequests, pageRequests, wizardRequests } from './pageRequests'
import { browseRequests, favouriteRequests, libraryRequests } from './libraryRequests'
import { driveRequests, networkRequests } from './networkRequests'
import { outputRequests, roomRequests } from './outputRequests'
import { playlistRequests } from './playlistRequests'
import { pluginRequests } from './pluginRequests'
import { queueRequests } from './queueRequests'
import { messageOf } from '../core/messageOf'

/** Every request that the player answers. */
const allRequests: Requests = {
  ...laterRequests,
  ...accountRequests,
  ...appearanceRequests,
  ...deviceRequests,
  ...roomRequests,
  ...outputRequests,
  ...alarmRequests,
  ...driveRequests,
  ...browseRequests,
  ...libraryRequests,
  ...playbackRequests,
  ...queueRequests,
  ...playlistRequests,
  ...favouriteRequests,
  ...sleepRequests,
  ...pageRequests,
  ...pluginRequests,
  ...networkRequests,
  ...updateRequests,
  ...wizardRequests,
}

/** A request that is not as its schema says. */
class NotUnderstood extends Error {}

/** What a disk says that takes nothing more. */
const full: readonly unknown[] = ['ENOSPC', 'EDQUOT']

/** Tells whoever asked that it was not done and why, and nobody else; what was sent is in no line of it. */
function tellFailure({ acknowledge, client, player }: Call, error: unknown): void {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  const why =
    error instanceof NotUnderstood
      ? 'NOT_UNDERSTOOD'
      : full.includes(code)
        ? 'DISK_FULL'
        : error instanceof NotWritten
          ? 'DISK_REFUSES'
          : 'UNKNOWN'
  acknowledge?.({ success: false })
  // Told already, where it was counted.
  if (error instanceof TooMany) return
  if (error instanceof ListRefused)
    return client.push('pushToastMessage', {
      type: 'error',
      title: player.say('PLAYLIST.NOT.TITLE'),
      message: sayRefused(player, error),
    })
  client.push('pushToastMessage', {
    type: 'error',
    title: player.say('FAILED.TITLE'),
    message: player.say(`FAILED.${why}`),
  })
}

type RequestEvent = keyof RequestPayloads

/**
 * Checks a request and answers it, or has the leader answer it when the player follows one. Never throws: a
 * malformed request, an unknown one and a handler's failure are each one line in the log, the first and the
 * last also a word to whoever asked. Of an unknown one nothing is said, as pages for newer players ask many.
 */
export async function handleRequest(call: Call, event: string, payload: unknown): Promise<void> {
  const { brand, log } = call.player
  const name = event.replace(capital(brand.word), '{Brand}')
  if (!isKnown(name)) {
    log(`unknown request ${JSON.stringify(event.slice(0, 80))}`)
    return
  }
  if (call.player.faults.happens(`silent:${name}`)) return
  const { roomSystem, quirks } = call.player
  const isLed = !call.isRelayed && roomSystem.leaderId() !== null && isForLeader(name)
  try {
    const taken = quirks.isParticular && !isLed && takeAsReal(call, name, payload)
    if (taken !== false) return await taken
    const read = readPayload(name, payload)
    if ('error' in read) {
      log(`refused ${event}: ${read.error}`)
      tellFailure(call, new NotUnderstood())
    } else if (isLed) await relayToLeader(call.player, call.client, name, read.payload)
    else await answerRequest(call, name, read.payload)
  } catch (error) {
    log(`request ${event} failed: ${messageOf(error)}`)
    tellFailure(call, error)
  }
}

/** The payload as its schema allows it, or why it does not. */
function readPayload<E extends RequestEvent>(
  event: E,
  sent: unknown,
): { payload: RequestPayloads[E] } | { error: string } {
  const check = allRequestValidators[event]
  // Clients fill a missing payload with '' or null; real devices take both for none.
  const payload = (sent === '' || sent === null) && !check(sent) ? undefined : sent
  if (check(payload)) return { payload }
  const [error] = check.errors ?? []
  return {
    error: error
      ? `${error.instancePath} ${error.message ?? error.keyword}`.trim()
      : 'not as its schema says',
  }
}

async function answerRequest<E extends RequestEvent>(
  call: Call,
  event: E,
  payload: RequestPayloads[E],
): Promise<void> {
  await allRequests[event]?.(call, payload)
}

function isKnown(name: string): name is RequestEvent {
  return Object.hasOwn(allRequestValidators, name)
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
