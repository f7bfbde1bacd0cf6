import type { RequestPayloads } from '../../schemas/generated/types'
import type { Call } from '../requests/Requests'
import { deviceHabits, networkHabits } from './deviceHabits'
import { endPlayer, type Habits, fieldOf } from './Habit'
import { favouriteHabits, libraryHabits } from './libraryHabits'
import { playlistHabits } from './playlistHabits'
import { queueHabits } from './queueHabits'
import { type Json, isJsonObject, toJson } from '../../authoring/json/Json'

const allHabits: Habits = {
  ...deviceHabits,
  ...favouriteHabits,
  ...libraryHabits,
  ...networkHabits,
  ...playlistHabits,
  ...queueHabits,
}

/**
 * Does with a request what a real device does, whatever was sent: no schema stands before it. False when that
 * is what the request says, which is then left to the caller, and at once: what was asked in a row is done in
 * that order. Rejects or throws when a habit fails, as when a disk is full.
 */
export function takeAsReal(
  call: Call,
  event: keyof RequestPayloads,
  sent: unknown,
): undefined | false | void | Promise<void> {
  const reason = whatEnds(event, sent)
  if (reason !== undefined) return endPlayer(call.player, reason)
  const habit = allHabits[event]
  return habit === undefined ? false : habit(call, sent)
}

type RequestEvent = keyof RequestPayloads

/** Requests of which real devices read a field without looking whether anything was sent. */
const readsAtOnce: ReadonlySet<RequestEvent> = new Set<RequestEvent>([
  'addPlay',
  'addPlayCue',
  'addShare',
  'addToFavourites',
  'addToPlaylist',
  'addToQueue',
  'addToRadioFavourites',
  'addWebRadio',
  'browseLibrary',
  'checkPassword',
  'connectWirelessNetworkWizard',
  'createPlaylist',
  'deleteBackground',
  'deletePlaylist',
  'deleteShare',
  'editShare',
  'enqueue',
  'getInfoShare',
  'getPlaylistContent',
  'getUiConfig',
  'getWizardUiConfig',
  'goTo',
  'installPlugin',
  'moveQueue',
  'playFavourites',
  'playItemsList',
  'playPlaylist',
  'pluginManager',
  'preUninstallPlugin',
  'removeFromFavourites',
  'removeFromPlaylist',
  'removeFromQueue',
  'removeFromRadioFavourites',
  'removeWebRadio',
  'replaceAndPlay',
  'replaceAndPlayCue',
  'saveQueueToPlaylist',
  'saveWirelessNetworkSettings',
  'search',
  'setBackgrounds',
  'setConsume',
  'setLanguage',
  'setOutputDevices',
  'setRandom',
  'setRepeat',
  'setSleep',
  'setWizardAction',
  'unInstallPlugin',
  'updatePlugin',
])

const isNothing = (value: unknown) => value === undefined || value === null
const needsText =
  (...path: readonly string[]) =>
  (sent: Json): boolean =>
    typeof path.reduce<unknown>((value, name) => fieldOf(value, name), sent) !== 'string'

/**
 * An item that names no address is passed over; one whose address is no text, or that is nothing, is more
 * than they bear.
 */
const isUnbearable = (item: Json | undefined): boolean =>
  isNothing(item) || (isJsonObject(item) && !isNothing(item['uri']) && typeof item['uri'] !== 'string')

const hasUnbearable = (sent: Json): boolean =>
  Array.isArray(sent) ? sent.some(isUnbearable) : isUnbearable(sent)

/**
 * Requests that take one kind of payload and end on another; each says whether this one is of the wrong kind.
 */
const wrongKind: { readonly [E in RequestEvent]?: (sent: Json) => boolean } = {
  addPlay: hasUnbearable,
  addPlayCue: needsText('uri'),
  addToQueue: hasUnbearable,
  deleteBackground: needsText('path'),
  getUiConfig: needsText('page'),
  playItemsList(sent) {
    const list = fieldOf(sent, 'list')
    if (isJsonObject(sent) && !isNothing(sent['uri'])) return isUnbearable(sent)
    if (Array.isArray(list) && fieldOf(sent, 'index') !== undefined) return hasUnbearable(list)
    return isUnbearable(fieldOf(sent, 'item') ?? {})
  },
  replaceAndPlay: isUnbearable,
  replaceAndPlayCue: needsText('uri'),
  setBackgrounds: (sent) => isNothing(fieldOf(sent, 'color')) && needsText('path')(sent),
  setExperienceAdvancedSettings: (sent) => typeof sent === 'object',
  setLanguage: needsText('defaultLanguage', 'code'),
  setOutputDevices: (sent) => !isJsonObject(fieldOf(sent, 'output_device')),
  setSleep: needsText('time'),
  // The address alone: a text is the only thing that they can cut.
  updateDb: (sent) => typeof sent !== 'string',
  updatePlugin: needsText('url'),
}

/**
 * Why a request ends the process of a real device; undefined when it does not. Nothing that was sent, or a
 * field of another kind than is read, is an exception there that nobody catches.
 */
export function whatEnds(event: RequestEvent, sent: unknown): string | undefined {
  if (isNothing(sent)) return readsAtOnce.has(event) ? `${event} without a payload` : undefined
  const payload = toJson(sent)
  return wrongKind[event]?.(payload) === true ? `${event} with the wrong kind of payload` : undefined
}
