import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Json, isJsonObject, type JsonObject } from '../../authoring/json/Json'
import {
  newAccount,
  readAccount,
  readAlarms,
  newOutputs,
  readOutputs,
  newOwner,
  readOwner,
  newRoom,
  readRoom,
  newSleep,
  readSleep,
  newTools,
  readTools,
  type AccountDocument,
  type AlarmsDocument,
  type OutputsDocument,
  type OwnerDocument,
  type RoomDocument,
  type SleepDocument,
  type ToolsDocument,
} from './settingsDocuments'
import {
  readChosenInterface,
  readDrives,
  newNetwork,
  readNetwork,
  readPlugins,
  newSystem,
  readSystem,
  newWizard,
  readWizard,
  type ChosenInterface,
  type DrivesDocument,
  type NetworkDocument,
  type PluginsDocument,
  type SystemDocument,
  type WizardDocument,
} from './systemDocuments'
import {
  readEntries,
  newPlayback,
  readPlayback,
  newPlaylists,
  readPlaylists,
  readQueue,
  type EntriesDocument,
  type PlaybackDocument,
  type PlaylistsDocument,
  type QueueDocument,
} from './musicDocuments'
import { openJsonDocument, type JsonDocument } from './openJsonDocument'
import { removeHalfWritten } from './writeAtomically'
import { messageOf } from '../core/messageOf'

/** The player's own name and the language of its texts, e.g. `de`. */
type DeviceDocument = { name: string; language: string }

/** What of the UI settings a person chooses: a colour, or a picture of `/backgrounds/`. */
export type AppearanceDocument = { color?: string; background?: { title: string; path: string } }

/** Saved values of settings pages: page id → onSave method → item id → value as it was sent. */
export type SettingsDocument = { [page: string]: { [method: string]: JsonObject } }

/**
 * What differs from the menu that the player ships with: items that were added, ids of items that were taken
 * away.
 */
export type MenuDocument = { added: JsonObject[]; removed: string[] }

/** The player's whole state on disk. */
export interface Storage {
  device: JsonDocument<DeviceDocument>
  appearance: JsonDocument<AppearanceDocument>
  settings: JsonDocument<SettingsDocument>
  menu: JsonDocument<MenuDocument>
  wizard: JsonDocument<WizardDocument>
  network: JsonDocument<NetworkDocument>
  outputs: JsonDocument<OutputsDocument>
  owner: JsonDocument<OwnerDocument>
  drives: JsonDocument<DrivesDocument>
  /** `category/name` of the music plugins that are switched off. */
  musicPluginsOff: JsonDocument<string[]>
  plugins: JsonDocument<PluginsDocument>
  chosenInterface: JsonDocument<ChosenInterface | null>
  sleep: JsonDocument<SleepDocument>
  alarms: JsonDocument<AlarmsDocument>
  playlists: JsonDocument<PlaylistsDocument>
  favourites: JsonDocument<EntriesDocument>
  radioFavourites: JsonDocument<EntriesDocument>
  /** Stations that the owner has entered. */
  webRadios: JsonDocument<EntriesDocument>
  /** What stations on the playlists of an MPD are called, which keeps their addresses alone. */
  stationNames: JsonDocument<EntriesDocument>
  /** What was played last, the latest first. */
  lastPlayed: JsonDocument<EntriesDocument>
  queue: JsonDocument<QueueDocument>
  playback: JsonDocument<PlaybackDocument>
  tools: JsonDocument<ToolsDocument>
  room: JsonDocument<RoomDocument>
  account: JsonDocument<AccountDocument>
  system: JsonDocument<SystemDocument>
  /** Resolves when every document is on disk. */
  settled(): Promise<void>
}

/** A list of texts in a file, or undefined when it is none; what is no text is left out. */
function readTexts(value: Json): string[] | undefined {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : undefined
}

/**
 * Opens the data folder, made if it is missing. Rejects when it cannot be written; damaged documents are put
 * aside.
 */
export async function openStorage(
  folder: string,
  defaults: DeviceDocument,
  log: (line: string) => void,
): Promise<Storage> {
  await prepare(folder)
  const document = <T extends Json>(name: string, read: (value: Json) => T | undefined, defaults: T) =>
    openJsonDocument({ file: join(folder, `${name}.json`), read, defaults, log })

  const device = await document('device', readDevice, defaults)
  const appearance = await document('appearance', readAppearance, {})
  const settings = await document('settings', readSettings, {})
  const menu = await document('menu', readMenu, { added: [], removed: [] })
  const wizard = await document('wizard', readWizard, newWizard)
  const network = await document('network', readNetwork, newNetwork)
  const outputs = await document('outputs', readOutputs, newOutputs)
  const owner = await document('owner', readOwner, newOwner)
  const drives = await document('drives', readDrives, [])
  const musicPluginsOff = await document('musicPluginsOff', readTexts, [])
  const plugins = await document('plugins', readPlugins, {})
  const chosenInterface = await document('chosenInterface', readChosenInterface, null)
  const sleep = await document('sleep', readSleep, newSleep)
  const alarms = await document('alarms', readAlarms, [])
  const playlists = await document('playlists', readPlaylists, newPlaylists)
  const favourites = await document('favourites', readEntries, [])
  const radioFavourites = await document('radioFavourites', readEntries, [])
  const webRadios = await document('webRadios', readEntries, [])
  const stationNames = await document('stationNames', readEntries, [])
  const lastPlayed = await document('lastPlayed', readEntries, [])
  const queue = await document('queue', readQueue, [])
  const playback = await document('playback', readPlayback, newPlayback)
  const tools = await document('tools', readTools, newTools)
  const room = await document('room', readRoom, newRoom)
  const account = await document('account', readAccount, newAccount)
  const system = await document('system', readSystem, newSystem)
  const roomSystem = {
    device,
    appearance,
    settings,
    menu,
    wizard,
    network,
    outputs,
    owner,
    room,
    account,
    system,
  }
  const ofRadio = { radioFavourites, webRadios, stationNames }
  const lists = { playlists, favourites, ...ofRadio, lastPlayed, queue, playback }
  const all = {
    ...roomSystem,
    ...lists,
    drives,
    musicPluginsOff,
    plugins,
    chosenInterface,
    sleep,
    alarms,
    tools,
  }
  return {
    ...all,
    async settled() {
      await Promise.all(Object.values(all).map((open) => open.settled()))
    },
  }
}

async function prepare(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    await removeHalfWritten(folder)
  } catch (error) {
    const reason = messageOf(error)
    throw new Error(`The state cannot be kept in ${folder} (${reason})`, { cause: error })
  }
}

function readDevice(value: Json): DeviceDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const { name, language } = value
  return typeof name === 'string' && typeof language === 'string' ? { name, language } : undefined
}

function readAppearance(value: Json): AppearanceDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const { color, background } = value
  const read: AppearanceDocument = {}
  if (typeof color === 'string') read.color = color
  if (isJsonObject(background)) {
    const { title, path } = background
    if (typeof title === 'string' && typeof path === 'string') read.background = { title, path }
  }
  return read
}

function readSettings(value: Json): SettingsDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const pages = Object.entries(value).map(([page, methods]) => {
    const known = isJsonObject(methods) ? Object.entries(methods) : []
    const saved = known.flatMap(([method, values]) =>
      isJsonObject(values) ? [[method, values] as const] : [],
    )
    return [page, Object.fromEntries(saved)] as const
  })
  return Object.fromEntries(pages)
}

function readMenu(value: Json): MenuDocument | undefined {
  if (!isJsonObject(value) || !Array.isArray(value['added']) || !Array.isArray(value['removed']))
    return undefined
  return {
    added: value['added'].filter(isJsonObject),
    removed: value['removed'].filter((id) => typeof id === 'string'),
  }
}
